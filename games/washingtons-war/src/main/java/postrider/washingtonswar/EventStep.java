package postrider.washingtonswar;

import java.util.List;
import java.util.Optional;
import postrider.kernel.Side;
import postrider.washingtonswar.rules.Events;

/**
 * One step of a card's event: a procedure and its parameters. What a procedure does is Java, see {@link Events}; with which
 * numbers and where, is the card's.
 *
 * @param nation whose markers, units or hand it touches; empty where it does not matter
 * @param count how many, 0 where it does not matter
 * @param perColony at most so many in one colony, 0 for no limit
 * @param colonies where; empty for anywhere
 * @param ports only in ports, only away from ports, or both
 * @param clearOf what must not stand in the space
 * @param within at most so many spaces from a general of the card's player, 0 for no limit
 * @param optional up to {@code count}: the text says "may" (6.31)
 */
public record EventStep(
        Procedure procedure,
        Optional<Nation> nation,
        int count,
        int perColony,
        List<String> colonies,
        Ports ports,
        ClearOf clearOf,
        int within,
        boolean optional) {

    /** What the steps of our cards do. In the box the key is the name in small letters: {@code remove-pc}. */
    public enum Procedure {
        /** A condition comes first: unless it holds, the card can only be discarded (6.32.A). */
        CONDITION_NO_ALLIANCE,
        CONDITION_EUROPEAN_WAR,
        CONDITION_NO_EUROPEAN_WAR,
        CONDITION_NAVY_ON_MAP,
        PLACE_PC,
        REMOVE_PC,
        /** Remove {@code count} markers of {@code side}, or flip one of them. */
        REMOVE_PC_OR_FLIP_ONE,
        REMOVE_CU,
        /** The side loses a card of its hand, drawn at random (6.1.D, 6.31). */
        DISCARD_RANDOM_CARD,
        /** The marker advances by {@code count} (12.1). */
        FRENCH_ALLIANCE,
        /** 9.41 */
        END_REGULARS,
        /** 6.34.C.i */
        DECLARATION_OF_INDEPENDENCE,
        /** 6.34.C.iii */
        WAR_ENDS,
        /** 7.3.C: a general, whatever his rating, moves up to {@code count} spaces. */
        ACTIVATE_GENERAL,
        /** 10.11.A.iv */
        BAR_PLACING,
        /** 12.3: onto the turn track. */
        MOVE_NAVY_AWAY,
        /** 6.33: from wherever he is, out of the game. */
        REMOVE_ARNOLD
    }

    /** Which spaces by their harbour. */
    public enum Ports {
        ANY,
        ONLY,
        NONE
    }

    /** Which spaces by what stands there. */
    public enum ClearOf {
        NOTHING,
        /** 3.0: an American or French general or CU, or the Congress. */
        AMERICAN_UNIT,
        BRITISH_CU
    }

    public EventStep {
        colonies = List.copyOf(colonies);
    }

    /** The player whose markers or hand it touches. */
    public Side owner() {
        return nation.orElseThrow().side();
    }
}
