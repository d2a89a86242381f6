package postrider.workbench.simulation;

import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.regex.Pattern;
import postrider.kernel.Entry;
import postrider.kernel.Rules;
import postrider.text.Lists;

/**
 * What came up in some games.
 *
 * @param lengths the number of games by their number of impulses
 * @param endings the number of games by ending: its rule, and its sentence with N for every number
 * @param cards how often each card was laid face up, by card, a space, and rule
 * @param rules in how many games each rule ruled, rolled or asked, or was named inside a ruling: {@code militia +1 (9.43)}
 * @param refusals in how many games each rule refused an order or an answer
 */
public record Statistics(
        long games,
        long impulses,
        long decisions,
        long entries,
        SortedMap<Integer, Long> lengths,
        SortedMap<String, Long> endings,
        SortedMap<String, Long> cards,
        SortedMap<String, Long> rules,
        SortedMap<String, Long> refusals) {
    private static final Pattern COUNT = Pattern.compile("\\d+");

    public static final Statistics NONE = new Statistics(
            0, 0, 0, 0, new TreeMap<>(), new TreeMap<>(), new TreeMap<>(), new TreeMap<>(), new TreeMap<>());

    public static Statistics of(Finished<?, ?> game) {
        var cards = new TreeMap<String, Long>();
        var rules = new TreeMap<String, Long>();
        var refusals = new TreeMap<String, Long>();
        game.impulses().forEach(played -> count(played, rules, cards));
        game.refused().forEach(refusal -> refusals.put(refusal.rule(), 1L));
        int impulses = game.impulses().size() - 1;
        long decisions = game.impulses().stream().mapToLong(Played::decisions).sum();
        long entries = Lists.sum(game.impulses(), played -> played.journal().size());
        var lengths = new TreeMap<>(Map.of(impulses, 1L));
        var endings = new TreeMap<>(Map.of(kind(game.ending()), 1L));
        return new Statistics(1, impulses, decisions, entries, lengths, endings, cards, rules, refusals);
    }

    private static void count(Played<?, ?> played, Map<String, Long> rules, Map<String, Long> cards) {
        for (var rule : played.rules()) rules.put(rule, 1L);
        for (var entry : played.journal())
            if (entry instanceof Entry.Show show) count(cards, show.card() + " " + show.rule());
    }

    private static String kind(Rules.Ending ending) {
        return "%-6s  %s"
                .formatted(ending.rule(), COUNT.matcher(ending.sentence()).replaceAll("N"));
    }

    private static void count(Map<String, Long> counts, String what) {
        counts.merge(what, 1L, Long::sum);
    }

    public Statistics plus(Statistics more) {
        return new Statistics(
                games + more.games,
                impulses + more.impulses,
                decisions + more.decisions,
                entries + more.entries,
                sum(lengths, more.lengths),
                sum(endings, more.endings),
                sum(cards, more.cards),
                sum(rules, more.rules),
                sum(refusals, more.refusals));
    }

    private static <K extends Comparable<K>> SortedMap<K, Long> sum(SortedMap<K, Long> one, SortedMap<K, Long> other) {
        var sum = new TreeMap<>(one);
        other.forEach((key, count) -> sum.merge(key, count, Long::sum));
        return sum;
    }

    /** The median length in impulses. */
    public int median() {
        long before = 0;
        for (var length : lengths.entrySet()) {
            before += length.getValue();
            if (2 * before >= games) return length.getKey();
        }
        return 0;
    }

    /** The rules under which a card was laid face up, in order. */
    List<String> rulesOf(String card) {
        var laid = Lists.filter(
                cards.keySet(),
                shown -> shown.substring(0, shown.lastIndexOf(' ')).equals(card));
        return Lists.map(laid, shown -> shown.substring(card.length() + 1));
    }
}
