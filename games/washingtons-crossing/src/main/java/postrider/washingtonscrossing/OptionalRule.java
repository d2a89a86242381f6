package postrider.washingtonscrossing;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import postrider.kernel.GameOption;
import postrider.text.Lists;

/** The book's optional rules, which players agree on before a game. */
public enum OptionalRule {
    BRITISH_RESPONSE("10.3.1", "The British may activate everybody from 7 am of 26 December on."),
    TRACED_ENLISTMENTS(
            "9.4.1", "On New Year's night men in detachments may go as those whom they came from might lose them."),
    NIGHT_PANIC("11.1", "American militia that leaves an enemy zone of control at night may panic."),
    PROPORTIONAL_LOSSES("17.1", "Losses are shared in proportion to the troops of each leader.");

    private final GameOption option;

    OptionalRule(String rule, String sentence) {
        this.option = new GameOption(word(), List.of("no", "yes"), rule, sentence);
    }

    /** {@code night-panic}. */
    public String word() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    public static List<GameOption> options() {
        return Lists.map(List.of(values()), rule -> rule.option);
    }

    public static List<OptionalRule> agreed(Map<String, String> options) {
        return Lists.filter(List.of(values()), rule -> rule.option.changed(options));
    }
}
