package postrider.washingtonswar;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import postrider.dice.UnsealedChance;
import postrider.kernel.Entry;
import postrider.kernel.Impulse;
import postrider.kernel.Ruling;
import postrider.kernel.Side;
import postrider.kernel.Verdict;

/** A whole war of two random players, from set-up to peace. */
final class RandomGame {
    static final Box BOX = BoxReader.read(Optional.empty());
    static final WarRules RULES = new WarRules(BOX);
    private static final int MOST_IMPULSES = 400;

    /** One impulse as it was played. */
    record Played(Position before, Side by, Order order, List<Entry> journal, List<Ruling> report, Position after) {}

    private RandomGame() {}

    /** All impulses of the game that {@code seed} gives. */
    static List<Played> play(long seed) {
        var player = new RandomPlayer(seed);
        var chance = new UnsealedChance(seed);
        var played = new ArrayList<Played>();
        var position = RULES.setUp("1775", Map.of());
        while (RULES.ending(position).isEmpty()) {
            if (played.size() > MOST_IMPULSES) throw new AssertionError("no end after " + played.size() + " impulses");
            var side = RULES.toMove(position).orElseThrow();
            var order = player.order(position, side);
            var verdict = new Impulse<>(RULES, position, side, Optional.of(order)).run(List.of(), chance, player);
            if (!(verdict instanceof Verdict.Done<Position>(var after, var report, var journal)))
                throw new AssertionError("%s: %s after %s".formatted(verdict, OrderWords.of(order), position));
            played.add(new Played(position, side, order, journal, report, after));
            position = after;
        }
        return played;
    }
}
