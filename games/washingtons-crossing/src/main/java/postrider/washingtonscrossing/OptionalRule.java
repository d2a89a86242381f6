package postrider.washingtonscrossing;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import postrider.kernel.GameOption;

/** The optional rules of the book, agreed before a game. */
public enum OptionalRule {
    BRITISH_RESPONSE("10.3.1", "The British may activate everybody from 7 am of 26 December on."),
    TRACED_ENLISTMENTS(
            "9.4.1", "On New Year's night men in detachments may go as those whom they came from might lose them."),
    NIGHT_PANIC("11.1", "American militia that leaves an enemy zone of control at night may panic."),
    PROPORTIONAL_LOSSES("17.1", "Losses are shared in proportion to the troops of each leader.");

    private final String rule;
    private final String sentence;

    OptionalRule(String rule, String sentence) {
        this.rule = rule;
        this.sentence = sentence;
    }

    /** {@code night-panic}. */
    public String word() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    public static List<GameOption> options() {
        return Stream.of(values())
                .map(one -> new GameOption(one.word(), List.of("no", "yes"), one.rule, one.sentence))
                .toList();
    }

    public static Set<OptionalRule> agreed(Map<String, String> options) {
        var agreed = new TreeSet<OptionalRule>();
        for (var one : values()) if (options.getOrDefault(one.word(), "no").equals("yes")) agreed.add(one);
        return agreed;
    }
}
