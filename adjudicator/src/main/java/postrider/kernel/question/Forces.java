package postrider.kernel.question;

import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The two opposing forces that a question is about, as the asked side sees them.
 *
 * @param who the asked side's leader; empty if there is none, or none in particular
 * @param own the asked side's strength
 * @param enemy the other side's strength
 * @param attacking whether the asked side attacks
 * @param unit the unit of strength: {@code CU}
 */
public record Forces(String where, String who, int own, int enemy, boolean attacking, String unit)
        implements Circumstance {
    /** The states that a condition may test. */
    public static final List<String> STATES = List.of("attacking", "defending", "outnumbered", "not outnumbered");

    /** For a defending force without a particular leader. */
    public Forces(String where, int own, int enemy, String unit) {
        this(where, "", own, enemy, false, unit);
    }

    /** What a condition may count. */
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
