package postrider.washingtonswar;

import java.util.List;
import java.util.Optional;

/** What a player may be asked to order. */
sealed interface Order {
    /** 4.0, the American: one PC marker in each of the thirteen colonies. */
    record Committees(List<Space> spaces) implements Order {
        public Committees {
            spaces = List.copyOf(spaces);
        }
    }

    /** 4.0, the British: up to three PC markers. */
    record ForTheKing(List<Space> spaces) implements Order {
        public ForTheKing {
            spaces = List.copyOf(spaces);
        }
    }

    /**
     * 5.3: one strategy card.
     *
     * @param exchange the OPS card given for the event the opponent has just discarded (6.32.C)
     */
    record Play(Optional<Card> exchange, Card card, Use use) implements Order {}

    /** What a card is played for. */
    sealed interface Use {
        /** 6.2, 7.1: activate a general, completing the Operations Queue if there is one; or Glover's event. */
        record Activate(Activation activation) implements Use {}

        /** 6.2, 10.11: place or flip PC markers. */
        record Control(List<Space> spaces) implements Use {
            public Control {
                spaces = List.copyOf(spaces);
            }
        }

        /**
         * 6.2, 8.0: reinforcements.
         *
         * @param units CUs; the American brings what the card says
         */
        record Reinforce(Space space, Optional<General> general, int units) implements Use {}

        /** 7.1.B: begin or extend an Operations Queue. */
        record Queue() implements Use {}

        /**
         * 7.2: a campaign card.
         *
         * @param thenAsk ask for the next operation after these, while there may be one
         */
        record Campaign(List<Operation> operations, boolean thenAsk) implements Use {
            public Campaign {
                operations = List.copyOf(operations);
            }
        }

        /** 6.3: the event, with the player's first choice if he made it in the order. */
        record Event(Optional<String> picks) implements Use {}

        /** 6.32.B.i */
        record Discard() implements Use {}

        /** 6.32.B.ii */
        record DiscardToPlace(Space space) implements Use {}

        /** 6.32.B.iii */
        record DiscardToRemove(Space space) implements Use {}
    }

    /** One of the operations of a campaign card. */
    sealed interface Operation {}

    /** 7.2.B */
    record LandingParty(Space port) implements Operation {}

    /** 7.3: one general's whole move. */
    record Activation(General general, List<Leg> legs) implements Operation {
        public Activation {
            legs = List.copyOf(legs);
        }
    }

    /** One part of a move. */
    sealed interface Leg {
        /** 7.3.B: along a line into an adjacent space. */
        record To(Space space) implements Leg {}

        /** 7.5 */
        record BySea(Space port) implements Leg {}

        /** 7.3.A */
        record PickUp(Troops troops) implements Leg {}

        /** 7.3.A */
        record DropOff(Troops troops) implements Leg {}
    }
}
