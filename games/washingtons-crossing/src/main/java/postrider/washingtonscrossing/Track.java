package postrider.washingtonscrossing;

import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import postrider.kernel.Rules;
import postrider.kernel.ruling.PerSide;
import postrider.kernel.ruling.Side;

/**
 * The tracks and displays, except for leaders (2.3).
 *
 * @param weather of this turn, or of the last one until this turn's is rolled
 * @param toMove the side whose command phase comes next; empty when the game is over
 * @param points activation points
 * @param victory victory points
 * @param arrived names of reinforcements that have arrived (9.1.1, 9.3.1)
 */
public record Track(
        Turn turn,
        Weather weather,
        Optional<Side> toMove,
        PerSide<Integer> points,
        PerSide<Integer> victory,
        Set<Mark> marks,
        Set<String> arrived,
        Set<OptionalRule> options,
        Optional<Rules.Ending> ending) {
    /** 2.2.3 */
    public static final int MOST_POINTS = 30;

    public Track {
        marks = Set.copyOf(marks);
        arrived = Set.copyOf(arrived);
        options = Set.copyOf(options);
    }

    public static Track start() {
        return new Track(
                Turn.FIRST,
                Weather.FAIR,
                Optional.of(Sides.AMERICAN),
                Sides.each(0),
                Sides.each(0),
                Set.of(),
                Set.of(),
                Set.of(),
                Optional.empty());
    }

    public Track withTurn(Turn next) {
        return new Track(next, weather, toMove, points, victory, marks, arrived, options, ending);
    }

    public Track with(Weather next) {
        return new Track(turn, next, toMove, points, victory, marks, arrived, options, ending);
    }

    public Track withToMove(Optional<Side> next) {
        return new Track(turn, weather, next, points, victory, marks, arrived, options, ending);
    }

    /** 2.2.3: never more than 30. */
    public Track withPoints(Side side, int next) {
        var bounded = Math.clamp(next, 0, MOST_POINTS);
        return new Track(turn, weather, toMove, points.with(side, bounded), victory, marks, arrived, options, ending);
    }

    public Track withVictory(Side side, int next) {
        return new Track(turn, weather, toMove, points, victory.with(side, next), marks, arrived, options, ending);
    }

    public Track with(Mark mark, boolean on) {
        return new Track(turn, weather, toMove, points, victory, with(marks, mark, on), arrived, options, ending);
    }

    public Track with(OptionalRule rule, boolean on) {
        return new Track(turn, weather, toMove, points, victory, marks, arrived, with(options, rule, on), ending);
    }

    public Track withArrived(String name) {
        return new Track(turn, weather, toMove, points, victory, marks, with(arrived, name, true), options, ending);
    }

    private static <T> Set<T> with(Set<T> some, T one, boolean on) {
        var next = new HashSet<>(some);
        if (on) next.add(one);
        else next.remove(one);
        return next;
    }

    public Track withEnding(Rules.Ending end) {
        return new Track(turn, weather, Optional.empty(), points, victory, marks, arrived, options, Optional.of(end));
    }

    public boolean has(Mark mark) {
        return marks.contains(mark);
    }

    public boolean has(OptionalRule rule) {
        return options.contains(rule);
    }

    /** 9.1: when a reinforcement arrives; acceleration is permanent. */
    public Turn due(Reinforcement coming) {
        return has(Mark.REINFORCEMENTS_ACCELERATED) ? coming.accelerated().orElse(coming.turn()) : coming.turn();
    }

    /** The side with more victory points; empty in a tie. */
    public Optional<Side> leading() {
        int more = victory.of(Sides.AMERICAN) - victory.of(Sides.BRITISH);
        return more == 0 ? Optional.empty() : Optional.of(more > 0 ? Sides.AMERICAN : Sides.BRITISH);
    }

    public boolean isOver() {
        return ending.isPresent();
    }

    public Charts.Going going() {
        if (turn.isFrozen()) return Charts.Going.FROZEN;
        return weather == Weather.RAIN ? Charts.Going.RAIN : Charts.Going.NORMAL;
    }
}
