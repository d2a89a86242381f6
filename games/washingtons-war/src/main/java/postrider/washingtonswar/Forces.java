package postrider.washingtonswar;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import postrider.kernel.Circumstance;
import postrider.kernel.Side;

/**
 * The two forces of a question.
 *
 * @param own CUs of the side that is asked
 * @param enemy CUs of the other side
 * @param attacking whether the side that is asked attacks
 */
public record Forces(Space space, Optional<General> general, int own, int enemy, boolean attacking)
        implements Circumstance {
    static final List<String> STATES = List.of("attacking", "defending", "outnumbered", "not outnumbered");
    static final List<String> COUNTS = List.of("CU", "enemy CU");

    /** Of a side that does not attack, no general of its own in particular. */
    public Forces(Space space, int own, int enemy) {
        this(space, Optional.empty(), own, enemy, false);
    }

    /** Those of a space, as {@code side} sees them. */
    public static Forces in(Position now, Side side, Space space, boolean attacking) {
        int enemy = now.units(Sides.enemy(side), space);
        return new Forces(space, now.general(side, space), now.units(side, space), enemy, attacking);
    }

    public boolean outnumbered() {
        return own < enemy;
    }

    @Override
    public String where() {
        return space.name();
    }

    @Override
    public String who() {
        return general.map(General::name).orElse("");
    }

    @Override
    public Set<String> states() {
        return Set.of(attacking ? "attacking" : "defending", outnumbered() ? "outnumbered" : "not outnumbered");
    }

    @Override
    public Map<String, Integer> counts() {
        return Map.of("CU", own, "enemy CU", enemy);
    }
}
