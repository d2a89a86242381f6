package postrider.americanwar;

import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import postrider.kernel.ruling.Side;

/**
 * One step of a card's event: a procedure and its parameters. Each book's {@code Events} carries out the procedures; the card supplies
 * the numbers and places.
 */
public interface CardStep {
    Procedure procedure();

    /** Whose markers, units or hand it affects; empty if irrelevant. */
    Optional<Nation> nation();

    /** How many; 0 if irrelevant. */
    int count();

    /** Where; empty means anywhere. */
    List<String> colonies();

    /** Only in ports, only away from ports, or both. */
    Harbours ports();

    /** Up to {@link #count}, where the card's text says "may" (6.31 / 6.2). */
    boolean optional();

    /** We are guessing. */
    boolean guess();

    /** The most in one colony; 0 for no limit, as always in the elder book. */
    default int perColony() {
        return 0;
    }

    /** What must not be in the space; never anything in the elder book. */
    default ClearOf clearOf() {
        return ClearOf.NOTHING;
    }

    /** The most spaces from a general of the card's player; 0 for no limit, as always in the elder book. */
    default int within() {
        return 0;
    }

    /** How far the general it activates may go (7.3.C / 7.1); empty if it activates none. */
    default Optional<Integer> march() {
        return procedure().name().equals("ACTIVATE_GENERAL") ? Optional.of(count()) : Optional.empty();
    }

    /** What it does with PC markers, if that is one thing: "place", "remove". */
    default Optional<String> deed() {
        return switch (procedure().name()) {
            case "PLACE_PC" -> Optional.of("place");
            case "REMOVE_PC" -> Optional.of("remove");
            default -> Optional.empty();
        };
    }

    /** Whether each option also says what to do in the space; never in the elder book. */
    default boolean offersDeeds() {
        return procedure().name().equals("REMOVE_PC_OR_FLIP_ONE");
    }

    /** The player whose markers or hand it affects. */
    default Side owner() {
        return nation().orElseThrow().side();
    }

    /** What a step does. The key in the box is the name in lower case: {@code remove-pc}. Both books use the same names. */
    interface Procedure {
        String name();

        boolean takes(Parameter parameter);

        default boolean isCondition() {
            return name().startsWith("CONDITION");
        }
    }

    /** What a step may say besides its procedure. The key in the box is the name in lower case: {@code per-colony}. */
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

        /** Whose pieces, how many, and where. */
        public static Parameter[] ofPieces() {
            return new Parameter[] {SIDE, COUNT, COLONIES, PORTS, CLEAR_OF, WITHIN};
        }

        /** Whether a procedure that takes it can do nothing without it. */
        public boolean isNeeded() {
            return this == SIDE || this == COUNT;
        }
    }

    /** Restricts a step to ports, or to other spaces (6.31 / 6.2). */
    enum Harbours {
        ANY,
        ONLY,
        NONE
    }

    /** Excludes spaces by what is in them. */
    enum ClearOf {
        NOTHING,
        /** 3.0: an American or French general or CU, or the Congress. */
        AMERICAN_UNIT,
        BRITISH_CU
    }
}
