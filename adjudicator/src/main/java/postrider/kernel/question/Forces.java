package postrider.kernel.question;

import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The two forces of a question, as the side that is asked sees them.
 *
 * @param who leads its own; empty if nobody, or nobody in particular
 * @param own how many it has
 * @param enemy how many the other side has
 * @param attacking whether the side that is asked attacks
 * @param unit what is counted: {@code CU}
 */
public record Forces(String where, String who, int own, int enemy, boolean attacking, String unit)
        implements Circumstance {
    /** The states a clause may test. */
    public static final List<String> STATES = List.of("attacking", "defending", "outnumbered", "not outnumbered");

    /** Of a side that does not attack, nobody in particular. */
    public Forces(String where, int own, int enemy, String unit) {
        this(where, "", own, enemy, false, unit);
    }

    /** What a clause may count. */
    public static List<String> counts(String unit) {
        return List.of(unit, "enemy " + unit);
    }

    public boolean outnumbered() {
        return own < enemy;
    }

    @Override
    public Set<String> states() {
        return Set.of(attacking ? "attacking" : "defending", outnumbered() ? "outnumbered" : "not outnumbered");
    }

    @Override
    public Map<String, Integer> counts() {
        return Map.of(unit, own, "enemy " + unit, enemy);
    }
}
