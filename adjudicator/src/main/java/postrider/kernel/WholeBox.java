package postrider.kernel;

import java.util.List;
import java.util.SequencedMap;

/**
 * A box that is its own language of orders. Its data come from files.
 *
 * @param <P> a position
 * @param <O> an order as understood
 */
public interface WholeBox<P, O> extends Game.Box<P, O>, OrderLanguage<P, O> {
    /** What was read from the files. */
    interface Contents {
        String hash();

        Edition edition();

        SequencedMap<String, List<String>> unconfirmed();
    }

    Contents box();

    @Override
    default OrderLanguage<P, O> orders() {
        return this;
    }

    @Override
    default String hash() {
        return box().hash();
    }

    @Override
    default Edition edition() {
        return box().edition();
    }

    @Override
    default SequencedMap<String, List<String>> unconfirmed() {
        return box().unconfirmed();
    }
}
