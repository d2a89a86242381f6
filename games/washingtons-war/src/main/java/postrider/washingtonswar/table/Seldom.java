package postrider.washingtonswar.table;

import java.util.Map;
import java.util.function.ToIntFunction;
import postrider.americanwar.General;
import postrider.americanwar.Sides;
import postrider.washingtonswar.Position;

/** What play seldom comes to by itself, by rule: how near a position is to it. */
public final class Seldom {
    private static final Map<String, ToIntFunction<Position>> NEARNESS = Map.of(
            "6.1.A", Seldom::drawn, "7.4.D", Seldom::onArnoldsRoad, "8.2.B", Seldom::reinforced);

    private Seldom() {}

    public static int nearness(String rule, Position now) {
        return NEARNESS.getOrDefault(rule, position -> 0).applyAsInt(now);
    }

    /** As many cards from one deck as may be. */
    private static int drawn(Position now) {
        if (now.cards().reshuffle() || now.track().ending().isPresent()) return 0;
        return now.box().cards().size() - now.cards().deck().size();
    }

    /** Others than Arnold at its ends. */
    private static int onArnoldsRoad(Position now) {
        var lines = now.box().country().lines();
        return (int) now.box().country().generals().stream()
                .filter(general -> !general.is(General.ARNOLD))
                .flatMap(general -> now.space(general).stream())
                .filter(space -> !lines.arnolds(space).isEmpty())
                .count();
    }

    private static int reinforced(Position now) {
        return now.cards().reinforcements(Sides.AMERICAN).size();
    }
}
