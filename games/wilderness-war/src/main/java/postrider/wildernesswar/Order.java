package postrider.wildernesswar;

import java.util.List;
import java.util.Optional;

/** What a player may order. */
public sealed interface Order {
    /**
     * 4.0, Exception: a player with one card left holds it.
     *
     * @param demolished forts and stockades demolished in this action phase (5.46)
     */
    record Pass(List<Space> demolished) implements Order {
        public Pass {
            demolished = List.copyOf(demolished);
        }

        public Pass() {
            this(List.of());
        }
    }

    /**
     * 5.26: one strategy card.
     *
     * @param first forts and stockades demolished before anything else (5.46)
     * @param last those demolished after everything else
     */
    record Play(Card card, Use use, List<Space> first, List<Space> last) implements Order {
        public Play(Card card, Use use) {
            this(card, use, List.of(), List.of());
        }
    }

    /** What a card is played for. */
    sealed interface Use {
        /** 5.51 */
        default boolean isCampaign() {
            return this instanceof Activate(var operations, var campaign) && campaign;
        }

        /**
         * 5.3: activation.
         *
         * @param campaign whether the event activates two leaders
         */
        record Activate(List<Operation> operations, boolean campaign) implements Use {}

        /** 5.4: stockades, or forts begun and completed. */
        record Build(boolean forts, List<Space> spaces) implements Use {}

        /** 5.5: the event. */
        record Event() implements Use {}

        /** Nobody is activated. */
        record Nothing() implements Use {}
    }

    /** Everything that one force, unit or leader does (5.36). */
    record Operation(Group who, List<Step> steps) {
        private static final Step ASK = new Step.ThenAsk();

        /** Activates a piece; the player says what it does when its turn comes. */
        public static Operation open(Piece head) {
            return new Operation(Group.of(head), List.of(ASK));
        }

        /** The piece that names it: the commander, or the unit. */
        public Piece head() {
            return who.head();
        }

        /** Where it ends, if it moves. */
        public Optional<Space> goal() {
            return Order.goal(steps.getLast());
        }

        public boolean isOpen() {
            return steps.equals(List.of(ASK));
        }

        /** Whether it ends with {@code then ask}. */
        public boolean asks() {
            return !steps.isEmpty() && steps.getLast().equals(ASK);
        }
    }

    /** A step of an operation. */
    sealed interface Step {
        /** 6.2, 6.3, 6.4 */
        record To(Space space, Means means) implements Step {}

        /** 6.1: these pieces move no further. */
        record Drop(List<Piece> pieces) implements Step {}

        /** 8.231 */
        record Siege() implements Step {}

        /** 9.11 */
        record Assault() implements Step {}

        /** 8.25: the besieged attack. */
        record Sortie() implements Step {}

        /** 5.46: demolition on the way. */
        record Demolish(Space space) implements Step {}

        /** Always last: the player says how it goes on when the results of the other steps are known. */
        record ThenAsk() implements Step {}
    }

    /** How a piece moves. */
    enum Means {
        /** By land or by boat, whichever reaches the space. */
        LAND("to"),
        /** 6.2 */
        FOOT("by land to"),
        /** 6.3 */
        BOAT("by boat to"),
        SEA("by sea to"),
        LANDING("land at");

        private final String words;

        Means(String words) {
            this.words = words;
        }

        public String words() {
            return words;
        }

        /** 6.4 */
        public boolean isNaval() {
            return this == SEA || this == LANDING;
        }
    }

    /** The operations of an order; none unless it activates. */
    static List<Operation> operations(Order order) {
        return order instanceof Play(var card, Use.Activate(var operations, var campaign), var first, var last)
                ? operations
                : List.of();
    }

    /** The space that a step moves to, if it moves. */
    static Optional<Space> goal(Step step) {
        return step instanceof Step.To(var space, var way) ? Optional.of(space) : Optional.empty();
    }
}
