package postrider.americanwar;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import postrider.text.Lists;

/** What a player may be asked to order. */
public sealed interface Order {
    /** 4.0, the American: one PC marker in each of the thirteen colonies. */
    record Committees(List<Space> spaces) implements Order {}

    /** 4.0, the British: up to three PC markers; not in the elder book. */
    record ForTheKing(List<Space> spaces) implements Order {}

    /**
     * 5.3: one strategy card.
     *
     * @param exchange the OPS card given for the event the opponent has just discarded (6.32.C); none in the elder book
     */
    record Play(Optional<Card> exchange, Card card, Use use) implements Order {
        public Play(Card card, Use use) {
            this(Optional.empty(), card, use);
        }
    }

    /** What a card is played for. */
    sealed interface Use {
        /**
         * 6.2, 7.1, 7.2 / 6.1, 7.0: a general is activated, completing the Operations Queue if there is one; or the operations
         * of a campaign; or Glover's event.
         */
        record Operate(List<Step> steps) implements Use {}

        /** 6.2, 10.11 / 6.1, 10.1: place or flip PC markers. */
        record Control(List<Space> spaces) implements Use {}

        /** 6.2, 8.0 / 6.1, 8.0: reinforcements. */
        record Reinforce(Arrival arrival) implements Use {}

        /** 6.3 / 6.2: the event, with the player's first choice if he made it in the order. */
        record Event(Optional<String> picks) implements Use {}

        /** 6.32.B.i / 6.2 */
        record Discard() implements Use {}

        /** What the elder book does not have. */
        sealed interface Newer extends Use {}

        /** 7.1.B: begin or extend an Operations Queue. */
        record Queue() implements Newer {}

        /** 6.32.B.ii */
        record DiscardToPlace(Space space) implements Newer {}

        /** 6.32.B.iii */
        record DiscardToRemove(Space space) implements Newer {}
    }

    /** One step of operations. */
    sealed interface Step extends Part {}

    /** After an operation: ask the player how the move goes on, or which operation is next. */
    record ThenAsk() implements Step {}

    /** What a general does, or a landing party. */
    sealed interface Operation extends Step {}

    /** 7.2.B; the elder book has none. */
    record LandingParty(Space port) implements Operation {}

    /** 7.3 / 7.1: one general's whole move. */
    record Activation(General general, List<Leg> legs) implements Operation {}

    /**
     * What a player says when he is asked on the way.
     *
     * @param legs how the general goes on; none if he stops
     * @param then what follows; nothing if there is no more to do
     */
    record Onward(List<Leg> legs, List<Step> then) {
        public static final Onward STOP = new Onward(List.of(), List.of());
    }

    /** The parts of these steps, in turn. */
    static List<Part> parts(List<Step> steps) {
        var parts = new ArrayList<Part>();
        for (var step : steps) {
            parts.add(step);
            if (step instanceof Activation(var general, var legs)) parts.addAll(legs);
        }
        return List.copyOf(parts);
    }

    static List<Part> parts(Onward onward) {
        return Lists.concat(onward.legs(), parts(onward.then()));
    }

    /** The general of the first operation; empty if it is a landing party. */
    static Optional<General> firstGeneral(List<Step> steps) {
        return operations(steps).stream()
                .findFirst()
                .filter(Activation.class::isInstance)
                .map(first -> ((Activation) first).general());
    }

    static List<Operation> operations(List<Step> steps) {
        return Lists.filter(steps, Operation.class);
    }
}
