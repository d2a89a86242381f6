package postrider.americanwar;

import java.util.List;
import java.util.SequencedMap;
import java.util.stream.IntStream;
import postrider.kernel.Edition;
import postrider.kernel.Forces;
import postrider.kernel.Game;
import postrider.kernel.Lists;
import postrider.kernel.OrderLanguage;
import postrider.kernel.Playable;
import postrider.kernel.Speech;
import postrider.kernel.Topic;
import postrider.kernel.Vocabulary;

/**
 * Everything there is to one box: it is its own language of orders, and its own player.
 *
 * @param <P> a position
 * @param <O> an order as understood
 */
public interface OpenBox<P, O> extends Game.Box<P, O>, OrderLanguage<P, O>, Playable<P, O> {
    /** A clause may be for one of them. */
    Speech YEARS = new Speech(
            List.of(),
            IntStream.rangeClosed(1775, 1783).mapToObj(Integer::toString).toList(),
            "");

    Box box();

    /** What players are asked. */
    List<? extends Topic> topics();

    @Override
    default OrderLanguage<P, O> orders() {
        return this;
    }

    @Override
    default Playable<P, O> playable() {
        return this;
    }

    @Override
    default Vocabulary vocabulary() {
        return new Vocabulary(
                List.copyOf(topics()),
                Lists.each(box().country().spaces(), Space::name),
                Lists.each(box().country().generals(), General::name),
                Lists.each(box().cards(), card -> card.number() + " " + card.title()),
                Forces.STATES,
                Forces.counts(Troops.UNIT),
                YEARS);
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
