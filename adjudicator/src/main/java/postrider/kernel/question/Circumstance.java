package postrider.kernel.question;

import java.util.Map;
import java.util.Set;

/** The public facts of a question that a clause or a standing order may test, in the words of its game. */
public interface Circumstance {
    /** Nothing to test. */
    Circumstance NONE = new Circumstance() {};

    /** What is told of a question, and nothing counted. */
    record Told(String where, String who, Set<String> states) implements Circumstance {}

    /** The space it is about; empty if none. */
    default String where() {
        return "";
    }

    /** The piece of the asked side it is about; empty if none or many. */
    default String who() {
        return "";
    }

    /** What is so: {@code attacking}, {@code not outnumbered}. */
    default Set<String> states() {
        return Set.of();
    }

    /** What is counted, and how many there are: {@code CU}, {@code enemy CU}. */
    default Map<String, Integer> counts() {
        return Map.of();
    }
}
