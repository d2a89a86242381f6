package postrider.americanwar;

import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import postrider.kernel.ruling.Side;

/**
 * One step of a card's event: a procedure and its parameters. What a procedure does is Java, see {@code Events} of either book;
 * with which numbers and where, is the card's.
 */
public interface CardStep {
    Procedure procedure();

    /** Whose markers, units or hand it touches; empty where it does not matter. */
    Optional<Nation> nation();

    /** How many, 0 where it does not matter. */
    int count();

    /** Where; empty for anywhere. */
    List<String> colonies();

    /** Only in ports, only away from ports, or both. */
    Harbours ports();

    /** Up to {@link #count}: the text says "may" (6.31 / 6.2). */
    boolean optional();

    /** Nobody knows for sure. */
    boolean guess();

    /** At most so many in one colony, 0 for no limit, as always in the elder book. */
    default int perColony() {
        return 0;
    }

    /** What must not stand in the space; the elder book has nothing of it. */
    default ClearOf clearOf() {
        return ClearOf.NOTHING;
    }

    /** At most so many spaces from a general of the card's player, 0 for no limit, as always in the elder book. */
    default int within() {
        return 0;
    }

    /** How far the general goes whom it activates (7.3.C / 7.1); empty if it activates none. */
    default Optional<Integer> march() {
        return procedure().name().equals("ACTIVATE_GENERAL") ? Optional.of(count()) : Optional.empty();
    }

    /** What it does with PC markers, where it does one thing: "place", "remove". */
    default Optional<String> deed() {
        return switch (procedure().name()) {
            case "PLACE_PC" -> Optional.of("place");
            case "REMOVE_PC" -> Optional.of("remove");
            default -> Optional.empty();
        };
    }

    /** Whether its options say what becomes of each space, too; never in the elder book. */
    default boolean offersDeeds() {
        return procedure().name().equals("REMOVE_PC_OR_FLIP_ONE");
    }

    /** The player whose markers or hand it touches. */
    default Side owner() {
        return nation().orElseThrow().side();
    }

    /** What a step does. In the box the key is its name in small letters, {@code remove-pc}, and what both have is called alike. */
    interface Procedure {
        String name();

        boolean takes(Parameter parameter);

        default boolean isCondition() {
            return name().startsWith("CONDITION");
        }
    }

    /** What a step may say besides its procedure. In the box the key is the name in small letters: {@code per-colony}. */
    enum Parameter {
        SIDE(step -> step.nation().isPresent()),
        COUNT(step -> step.count() > 0),
        PER_COLONY(step -> step.perColony() > 0),
        COLONIES(step -> !step.colonies().isEmpty()),
        PORTS(step -> step.ports() != Harbours.ANY),
        CLEAR_OF(step -> step.clearOf() != ClearOf.NOTHING),
        WITHIN(step -> step.within() > 0),
        MAY(CardStep::optional);

        private final Predicate<CardStep> isIn;

        Parameter(Predicate<CardStep> isIn) {
            this.isIn = isIn;
        }

        public boolean isIn(CardStep step) {
            return isIn.test(step);
        }

        /** How many of whose pieces, and where. */
        public static Parameter[] ofPieces() {
            return new Parameter[] {SIDE, COUNT, COLONIES, PORTS, CLEAR_OF, WITHIN};
        }

        /** Without it a procedure that takes it cannot do anything. */
        public boolean isNeeded() {
            return this == SIDE || this == COUNT;
        }
    }

    /** Which spaces a card means by their harbour (6.31 / 6.2). */
    enum Harbours {
        ANY,
        ONLY,
        NONE
    }

    /** Which spaces by what stands there. */
    enum ClearOf {
        NOTHING,
        /** 3.0: an American or French general or CU, or the Congress. */
        AMERICAN_UNIT,
        BRITISH_CU
    }
}
