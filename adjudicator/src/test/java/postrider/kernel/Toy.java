package postrider.kernel;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;
import java.util.function.Function;
import postrider.kernel.ruling.Side;
import postrider.text.Speech;

/** A game so small that one class implements its whole contract. */
public interface Toy<P, O> extends Game.Box<P, O>, Rules<P, O>, Notation<P>, OrderLanguage<P, O> {
    @Override
    default Rules<P, O> rules() {
        return this;
    }

    @Override
    default Notation<P> notation() {
        return this;
    }

    @Override
    default OrderLanguage<P, O> orders() {
        return this;
    }

    @Override
    default String hash() {
        return "b0";
    }

    @Override
    default Edition edition() {
        return Edition.FIRST;
    }

    @Override
    default SequencedMap<String, List<String>> unconfirmed() {
        return new LinkedHashMap<>();
    }

    @Override
    default Vocabulary vocabulary() {
        return new Vocabulary(List.of(), List.of(), List.of(), List.of(), List.of(), List.of(), Speech.PLAIN);
    }

    @Override
    default List<String> mayDo(P position, Side side) {
        return legalOrders(position, side);
    }

    /** All legal orders in canonical words, their lines separated by line feeds. */
    default List<String> legalOrders(P position, Side side) {
        return legal(position, side).stream()
                .flatMap(List::stream)
                .map(order -> String.join("\n", words(order)))
                .toList();
    }

    /** A game with a box for each edition of its rules. */
    record Shelved(
            String name, List<Side> sides, List<String> scenarios, Edition edition, Function<Edition, Toy<?, ?>> boxes)
            implements Game {
        @Override
        public String title() {
            return name;
        }

        @Override
        public Box<?, ?> open(Layers layers, Edition under) {
            return boxes.apply(under);
        }
    }
}
