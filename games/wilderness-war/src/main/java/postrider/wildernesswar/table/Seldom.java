package postrider.wildernesswar.table;

import java.util.Map;
import java.util.function.ToIntFunction;
import postrider.wildernesswar.Position;
import postrider.wildernesswar.Sides;
import postrider.wildernesswar.rules.Supply;

/** What play seldom comes to by itself, by rule: how near a position is to it. */
public final class Seldom {
    private static final Map<String, ToIntFunction<Position>> NEARNESS =
            Map.of("8.11", Seldom::crowd, "10.33", Seldom::raided, "12.3", Seldom::hunger);

    private static final int SIEGE = 1;
    private static final int OUT_OF_SUPPLY = 4;

    private Seldom() {}

    public static int nearness(String rule, Position now) {
        return NEARNESS.getOrDefault(rule, position -> 0).applyAsInt(now);
    }

    /** More units about a fort than find room in it. */
    private static int crowd(Position now) {
        int most = 0;
        for (var side : Sides.BOTH)
            for (var space : now.board().fortifications().unbesiegedStrongholds().of(side))
                if (!space.fortress()) most = Math.max(most, now.board().units(side, space).size());
        return most;
    }

    /** Marked fields to raid again. */
    private static int raided(Position now) {
        int fields = 0;
        for (var space : now.country().cultivated()) if (now.board().raided().containsKey(space)) fields++;
        return fields;
    }

    /** Besiegers who could roll if they were in supply. */
    private static int hunger(Position now) {
        int hunger = 0;
        for (var side : Sides.BOTH) {
            var sieges = now.board().fortifications().inside().of(Sides.enemy(side));
            if (sieges.isEmpty()) continue;
            var supply = new Supply(now.country(), now.board(), side);
            for (var space : sieges)
                if (now.board().hasDrilled(side, space)
                        && !now.board().leaders(side, space).isEmpty()) hunger += supply.supplies(space) ? SIEGE : OUT_OF_SUPPLY;
        }
        return hunger;
    }
}
