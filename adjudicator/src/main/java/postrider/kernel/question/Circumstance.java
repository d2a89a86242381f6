package postrider.kernel.question;

import java.util.Map;
import java.util.Set;

/** The facts about a question that the conditions of clauses and standing orders may test. Both sides must know them. */
public interface Circumstance {
    /** Nothing to test. */
    Circumstance NONE = new Circumstance() {};

    /** A circumstance in which nothing is counted. */
    record Told(String where, String who, Set<String> states) implements Circumstance {}

    /** The space the question is about; empty if none. */
    default String where() {
        return "";
    }

    /** The asked side's piece that the question is about; empty if none or several. */
    default String who() {
        return "";
    }

    /** The states that hold: {@code attacking}, {@code not outnumbered}. */
    default Set<String> states() {
        return Set.of();
    }

    /** The counts, by what is counted: {@code CU}, {@code enemy CU}. */
    default Map<String, Integer> counts() {
        return Map.of();
    }
}
