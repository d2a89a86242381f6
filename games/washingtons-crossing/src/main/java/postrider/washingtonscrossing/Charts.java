package postrider.washingtonscrossing;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import postrider.box.Omissible;
import postrider.kernel.ruling.Modifier;
import postrider.map.Prices;
import postrider.text.Lists;

/**
 * The player charts.
 *
 * @param terrain the Movement Costs Chart by terrain, and for roads (11.0)
 * @param rivers the Movement Costs Chart by hexside (11.0)
 * @param matrix the Movement Matrix Chart: movement points, one chart per rating column (11.0)
 * @param raiders names of the raiders (8.0)
 * @param crossing the Delaware River Crossing Table: men, one chart per number of ferry arrows (11.4.2)
 * @param odds the Attacker to Defender Ratio Table, lowest first (17.1)
 * @param results the Combat Results Table, one chart per rating column (17.1)
 * @param additions modifiers of each roll, by reason
 * @param battles what a victory is worth, the best first (22.2)
 */
public record Charts(
        Map<String, Cost> terrain,
        Map<River, Cost> rivers,
        List<Chart<Integer>> matrix,
        Chart<List<Weather>> continuing,
        Chart<Weather> weather,
        Chart<Boolean> raid,
        Chart<String> raiders,
        Chart<RaidResult> raids,
        List<Chart<Integer>> crossing,
        Chart<Surprise> surprise,
        List<Odds> odds,
        List<Chart<Result>> results,
        Map<Roll, Map<String, Addition>> additions,
        List<BattleWorth> battles) {
    /** Rating columns of both the Movement Matrix and the Combat Results Table. */
    public static final List<String> COLUMNS = List.of("2-4", "5-6", "7-8");

    /** The three columns of the Movement Costs Chart (11.0). */
    public enum Going {
        NORMAL,
        RAIN,
        FROZEN
    }

    /**
     * Movement points by column; {@link Prices#CLOSED} where movement is prohibited.
     *
     * @param doubts why a column is uncertain
     */
    public record Cost(String name, Map<Going, Integer> points, Map<Going, String> doubts) {
        public int on(Going going) {
            return points.get(going);
        }

        public Optional<String> doubt(Going going) {
            return Optional.ofNullable(doubts.get(going));
        }
    }

    /** The rolls that charts modify. */
    public enum Roll {
        MOVEMENT("11.0"),
        CROSSING("11.4.2"),
        SURPRISE("17.2.3"),
        COMBAT("17.1");

        private final String rule;

        Roll(String rule) {
            this.rule = rule;
        }
    }

    /** A modifier of a roll, and why it is uncertain. */
    public record Addition(Roll roll, String reason, int value, Optional<String> doubt) {
        public Modifier modifier() {
            return new Modifier(roll.rule, reason, value);
        }

        /** "defender in woods -1 (17.1, reconstructed)". */
        public Optional<String> doubted() {
            return doubt.filter(why -> value != 0)
                    .map(why -> "%s %+d (%s, %s)".formatted(reason, value, roll.rule, why));
        }
    }

    /** 8.0: the losses of both sides, and the British loss of activation points. */
    public record RaidResult(
            int roll,
            @Omissible int attackerLoss,
            @Omissible int defenderLoss,
            @Omissible int fatigue,
            @Omissible int points)
            implements Chart.Line {}

    /**
     * 17.1 step 1.
     *
     * @param combat added to the combat roll
     * @param loss percent added to the attacker's loss
     */
    public record Surprise(int roll, int combat, int loss) implements Chart.Line {}

    /** 17.1 step 2: the lowest ratio of attackers to defenders for this line. */
    public record Odds(String name, int attackers, int defenders, int value, Optional<String> doubt) {
        public boolean isReached(int attacking, int defending) {
            return (long) attacking * defenders >= (long) defending * attackers;
        }
    }

    /** 17.1 step 5: losses in percent of the defender's troops, and the effect on each side. */
    public record Result(int attackerLoss, Effect attacker, int defenderLoss, Effect defender) {
        /** "20/60, the defender is routed". */
        @Override
        public String toString() {
            return "%d/%d%s%s".formatted(attackerLoss, defenderLoss, attacker.on("attacker"), defender.on("defender"));
        }
    }

    /** The effect on a beaten side (17.1 step 5, 18.1, 18.2). */
    public enum Effect {
        NONE("", "", 0, 0),
        RETREAT("R", "retreats", 2, 0),
        DISORDER("?", "is disordered", 3, 1),
        ROUT("!", "is routed", 4, 2);

        private final String sign;
        private final String words;
        private final int hexes;
        private final int fatigue;

        Effect(String sign, String words, int hexes, int fatigue) {
            this.sign = sign;
            this.words = words;
            this.hexes = hexes;
            this.fatigue = fatigue;
        }

        /** As printed in a cell of the table. */
        public String sign() {
            return sign;
        }

        private String on(String whom) {
            return this == NONE ? "" : ", the %s %s".formatted(whom, words);
        }

        /** The length of the retreat. */
        public int hexes() {
            return hexes;
        }

        public int fatigue() {
            return fatigue;
        }

        /** 12.0, Exception */
        public boolean isBad() {
            return this == DISORDER || this == ROUT;
        }
    }

    /**
     * 22.2: a victory, in which the victor loses at most {@code victor} / {@code of} of the loser's percentage.
     *
     * @param loss the fewest men the loser loses
     */
    public record BattleWorth(String name, int loss, int victor, int of, int points) {}

    /** The index of a rating's column. */
    public static int column(int rating) {
        if (rating <= 4) return 0;
        return rating <= 6 ? 1 : 2;
    }

    public static String columnName(int rating) {
        return COLUMNS.get(column(rating));
    }

    /** The modifiers for these reasons; 0 for a reason not on the chart. */
    public List<Addition> additions(Roll roll, List<String> reasons) {
        var lines = additions.get(roll);
        return Lists.map(
                reasons, reason -> lines.getOrDefault(reason, new Addition(roll, reason, 0, Optional.empty())));
    }

    /** To follow a die: ", snow -2 (11.0),"; empty if there are no modifiers. */
    public static String words(List<Addition> added) {
        var words = Modifier.words(Lists.map(added, Addition::modifier));
        return words.isEmpty() ? "" : ", " + words + ",";
    }

    /** The best ratio the attacker reaches (17.1 step 2). */
    public Odds odds(int attacking, int defending) {
        var best = odds.getFirst();
        for (var line : odds) if (line.isReached(attacking, defending)) best = line;
        return best;
    }
}
