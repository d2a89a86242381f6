package postrider.americanwar;

import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import postrider.box.Key;
import postrider.box.Omissible;
import postrider.box.OneOf;
import postrider.box.Range;
import postrider.kernel.ruling.Side;

/**
 * One step of a card's event, as in the box: a procedure and its parameters. Each book says which procedures its cards may name and
 * carries them out; the card supplies the numbers and places.
 *
 * @param nation whose markers, units or hand it affects; empty if irrelevant
 * @param count how many; 0 if irrelevant
 * @param perColony the most in one colony; 0 for no limit, as always in the elder book
 * @param colonies where; empty means anywhere
 * @param ports only in ports, only away from ports, or both
 * @param clearOf what must not be in the space; never anything in the elder book
 * @param within the most spaces from a general of the card's player; 0 for no limit, as always in the elder book
 * @param optional up to {@code count}, where the card's text says "may" (6.31 / 6.2)
 * @param guess we are guessing
 */
public record CardStep(
        @Key("do") Procedure procedure,
        @Key("side") Optional<Nation> nation,
        @Omissible @Range(from = 1, to = 110) int count,
        @Omissible @Range(from = 1, to = 110) int perColony,
        @OneOf("colonies") List<String> colonies,
        @Omissible Harbours ports,
        @Omissible ClearOf clearOf,
        @Omissible @Range(from = 1, to = 110) int within,
        @Omissible @Key("may") boolean optional,
        @Omissible boolean guess) {

    /** How far the general it activates may go (7.3.C / 7.1); empty if it activates none. */
    public Optional<Integer> march() {
        return procedure == Procedure.ACTIVATE_GENERAL ? Optional.of(count) : Optional.empty();
    }

    /** What it does with PC markers, if that is one thing: "place", "remove". */
    public Optional<String> deed() {
        return switch (procedure) {
            case PLACE_PC -> Optional.of("place");
            case REMOVE_PC -> Optional.of("remove");
            default -> Optional.empty();
        };
    }

    /** Whether each option also says what to do in the space; never in the elder book. */
    public boolean offersDeeds() {
        return procedure == Procedure.REMOVE_PC_OR_FLIP_ONE;
    }

    /** The player whose markers or hand it affects. */
    public Side owner() {
        return nation.orElseThrow().side();
    }

    /** What a step does. The key in the box is the name in lower case: {@code remove-pc}. */
    public enum Procedure {
        /** Conditions come first: unless they hold, the card can only be discarded (6.32.A / 6.2). */
        CONDITION_NO_ALLIANCE,
        CONDITION_EUROPEAN_WAR,
        CONDITION_NO_EUROPEAN_WAR,
        CONDITION_NAVY_ON_MAP,
        PLACE_PC,
        REMOVE_PC,
        /** Remove {@code count} markers of {@code side}, or flip one of them. */
        REMOVE_PC_OR_FLIP_ONE,
        REMOVE_CU,
        /** The side loses cards from its hand, drawn at random (6.1.D, 6.31). */
        DISCARD_RANDOM_CARD,
        /** The enemy loses cards from the hand, drawn at random; whoever takes a special card plays it (6.2 of the elder book). */
        TAKE_RANDOM_CARD,
        /** 6.0 of the elder book. */
        DRAW_CARDS,
        /** 9.0 of the elder book: extra battle cards for its player. */
        BATTLE_CARDS,
        /** 9.1 of the elder book: any battle card cancels a Bombardment. */
        CANCEL_BOMBARDMENT,
        DECLARATION_OF_INDEPENDENCE,
        /** The marker advances by {@code count} (12.1); in the elder book France enters the war (6.2). */
        FRENCH_ALLIANCE,
        /** 6.2 of the elder book: before the alliance the deck is shuffled; after it {@code count} British CUs leave the map. */
        EUROPEAN_WAR,
        /** 6.34.C.iii / 6.2 */
        WAR_ENDS,
        /** 7.3.C / 7.1: a general, whatever his rating, moves up to {@code count} spaces. */
        ACTIVATE_GENERAL,
        /** 9.41 / 9.1 */
        END_REGULARS,
        /** 10.11.A.iv / 10.1 */
        BAR_PLACING,
        /** 12.3: to the turn track. */
        MOVE_NAVY_AWAY,
        /** 6.33 / 6.2: out of the game, wherever he is. */
        REMOVE_ARNOLD;

        public boolean isCondition() {
            return name().startsWith("CONDITION");
        }
    }

    /** What a step may say besides its procedure. The key in the box is the name in lower case: {@code per-colony}. */
    public enum Parameter {
        SIDE(step -> step.nation.isPresent()),
        COUNT(step -> step.count > 0),
        PER_COLONY(step -> step.perColony > 0),
        COLONIES(step -> !step.colonies.isEmpty()),
        PORTS(step -> step.ports != Harbours.ANY),
        CLEAR_OF(step -> step.clearOf != ClearOf.NOTHING),
        WITHIN(step -> step.within > 0),
        MAY(CardStep::optional);

        private final Predicate<CardStep> isIn;

        Parameter(Predicate<CardStep> isIn) {
            this.isIn = isIn;
        }

        public boolean isIn(CardStep step) {
            return isIn.test(step);
        }

        /** Whether a procedure that takes it can do nothing without it. */
        public boolean isNeeded() {
            return this == SIDE || this == COUNT;
        }
    }

    /** Restricts a step to ports, or to other spaces (6.31 / 6.2). */
    public enum Harbours {
        ANY,
        ONLY,
        NONE
    }

    /** Excludes spaces by what is in them. */
    public enum ClearOf {
        NOTHING,
        /** 3.0: an American or French general or CU, or the Congress. */
        AMERICAN_UNIT,
        BRITISH_CU
    }
}
