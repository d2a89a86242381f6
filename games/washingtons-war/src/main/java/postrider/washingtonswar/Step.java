package postrider.washingtonswar;

import java.util.List;
import java.util.Optional;
import postrider.kernel.Side;

/**
 * One step of a card's event: a procedure and its parameters. What a procedure does is Java, see {@link Events}; with which
 * numbers and where, is the card's.
 *
 * @param procedure key of the procedure, e.g. {@code remove-pc}
 * @param side whose markers, units or hand it touches; empty where it does not matter
 * @param count how many, 0 where it does not matter
 * @param perColony at most so many in one colony, 0 for no limit
 * @param colonies where; empty for anywhere
 * @param ports only in ports, only away from ports, or both
 * @param within at most so many spaces from a general of the card's player, 0 for no limit
 * @param optional the text says "may" (6.31)
 * @param guess a low-confidence reconstruction, not known from any source
 */
public record Step(
        String procedure,
        Optional<Side> side,
        int count,
        int perColony,
        List<String> colonies,
        Ports ports,
        int within,
        boolean optional,
        boolean guess) {

    /** Which spaces by their harbour. */
    public enum Ports {
        ANY,
        ONLY,
        NONE
    }

    public Step {
        colonies = List.copyOf(colonies);
    }
}
