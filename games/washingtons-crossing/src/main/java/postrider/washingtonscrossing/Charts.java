package postrider.washingtonscrossing;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import postrider.map.CheapestWays;

/**
 * The player charts.
 *
 * @param costs the Movement Costs Chart: terrain, roads and hexsides by their words
 * @param matrix the Movement Matrix Chart: movement points by column of ratings (11.0)
 * @param crossing the Delaware River Crossing Table: troops by number of ferries (11.4.2)
 * @param ratios what each ratio adds to the combat roll, lowest first (17.1)
 * @param results the Combat Results Table in the column of the best leaders
 * @param shifts what is added to the combat roll for the column of each rating
 * @param modifiers what is added to a roll, by table and reason
 */
public record Charts(
        Map<String, Cost> costs,
        Chart<List<Integer>> matrix,
        Chart<Continues> continuing,
        Chart<Weather> weather,
        Chart<Boolean> raid,
        Chart<String> raiders,
        Chart<RaidResult> raids,
        Chart<List<Integer>> crossing,
        Chart<Surprise> surprise,
        List<Ratio> ratios,
        Chart<Result> results,
        List<Integer> shifts,
        Map<Table, Map<String, Modifier>> modifiers) {

    /** The three columns of the Movement Costs Chart (11.0). */
    public enum Ground {
        NORMAL,
        RAIN,
        FROZEN;

        public static Ground of(Turn turn, Weather weather) {
            if (turn.isFrozen()) return FROZEN;
            return weather == Weather.RAIN ? RAIN : NORMAL;
        }
    }

    /** Movement points by column; {@link CheapestWays#CLOSED} where nobody goes. */
    public record Cost(int normal, int rain, int frozen) {
        public int on(Ground ground) {
            return switch (ground) {
                case NORMAL -> normal;
                case RAIN -> rain;
                case FROZEN -> frozen;
            };
        }
    }

    /** The tables whose rolls are modified. */
    public enum Table {
        MOVEMENT,
        CROSSING,
        SURPRISE,
        COMBAT
    }

    /** What is added to a roll. */
    public record Modifier(String rule, int value, Optional<String> doubt) {}

    /** 7.0: whether the weather goes on. */
    public enum Continues {
        C,
        CF,
        CR,
        CS,
        NEW;

        public boolean keeps(Weather weather) {
            return switch (this) {
                case C -> true;
                case CF -> weather == Weather.FREEZE;
                case CR -> weather == Weather.RAIN;
                case CS -> weather == Weather.SNOW;
                case NEW -> false;
            };
        }
    }

    /** 8.0 */
    public record RaidResult(int attackerLoss, int defenderLoss, int fatigue, int points) {}

    /**
     * 17.1 step 1.
     *
     * @param roll what it adds to the combat roll
     * @param loss percent that it adds to the attacker's loss
     */
    public record Surprise(int roll, int loss) {}

    /** 17.1 step 2: of at least so many attackers to so many defenders. */
    public record Ratio(String label, int attackers, int defenders, int value, Optional<String> doubt) {
        public boolean isReached(int attacking, int defending) {
            return (long) attacking * defenders >= (long) defending * attackers;
        }
    }

    /** 17.1 step 5: losses in percent of the defender's troops, and what else befalls a side. */
    public record Result(int attackerLoss, Effect attacker, int defenderLoss, Effect defender) {}

    /** What befalls a side that loses (17.1 step 5). */
    public enum Effect {
        NONE(0, 0),
        RETREAT(2, 0),
        DISORDER(3, 1),
        ROUT(4, 2);

        private final int hexes;
        private final int fatigue;

        Effect(int hexes, int fatigue) {
            this.hexes = hexes;
            this.fatigue = fatigue;
        }

        /** How far it retreats. */
        public int hexes() {
            return hexes;
        }

        /** 18.1, 18.2 */
        public int fatigue() {
            return fatigue;
        }

        /** 12.0, Exception; 17.1 */
        public boolean isBad() {
            return this == DISORDER || this == ROUT;
        }
    }

    /** The column of a rating, in both the Movement Matrix and the Combat Results Table: 2 to 4, 5 to 6, 7 to 8. */
    public static int column(int rating) {
        if (rating <= 4) return 0;
        return rating <= 6 ? 1 : 2;
    }

    /** As a ruling names it. */
    public static String columnName(int rating) {
        return List.of("2-4", "5-6", "7-8").get(column(rating));
    }

    public Modifier modifier(Table table, String reason) {
        return modifiers.get(table).get(reason);
    }

    /** The best that the attacker reaches (17.1 step 2). */
    public Ratio ratio(int attacking, int defending) {
        var best = ratios.getFirst();
        for (var ratio : ratios) if (ratio.isReached(attacking, defending)) best = ratio;
        return best;
    }
}
