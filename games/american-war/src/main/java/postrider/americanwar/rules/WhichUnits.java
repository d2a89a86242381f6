package postrider.americanwar.rules;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import postrider.americanwar.General;
import postrider.americanwar.Sides;
import postrider.americanwar.Space;
import postrider.americanwar.Troops;
import postrider.americanwar.WarTopic;
import postrider.americanwar.WorkingPosition;
import postrider.kernel.question.Asking;
import postrider.kernel.question.Forces;
import postrider.kernel.question.Topic;
import postrider.kernel.ruling.Side;
import postrider.text.LineReader;
import postrider.text.Match;

/** Which CUs, where American and French ones are together. The American is asked only if there is a choice. */
public final class WhichUnits {
    private static final Pattern FIRST = LineReader.pattern("^(?:the )?(american|french)s?(?: cus?)?(?: first)?$");

    private static final Pattern SO_MANY = LineReader.pattern("(to )?(\\p{L}.*?),? with (?:only )?(\\d+)(?: cus?)?");

    private WhichUnits() {}

    /** The CUs that a force in a space loses: {@code most}, or all if there are fewer. */
    public static Troops lost(WorkingPosition working, Side side, Space space, Troops force, int most, String rule) {
        return choose(working, space, force.only(side), most, rule, WarTopic.CU_TO_LOSE, "in ");
    }

    /** The CUs that an American general takes along from a space: {@code most}, or all if there are fewer. */
    public static Troops going(WorkingPosition working, Space space, int most, String rule, Topic topic) {
        var there = working.now().troops(Sides.AMERICAN, space);
        return choose(working, space, there, most, rule, topic, "from ");
    }

    /** "French" means as many French as possible, and Americans only for the rest. */
    private static Optional<String> leading(String first, SequencedMap<String, Troops> options) {
        return switch (FIRST.matcher(first).replaceFirst("$1").toLowerCase(Locale.ROOT)) {
            case "american" -> Optional.of(options.firstEntry().getKey());
            case "french" -> Optional.of(options.lastEntry().getKey());
            default -> Optional.empty();
        };
    }

    /** The smaller numbers of CUs that may go; an army is a general with at least one CU (3.0). */
    public static List<Integer> fewer(Troops army) {
        return IntStream.range(1, Math.clamp(army.total(), 1, General.MOST_UNITS))
                .boxed()
                .toList()
                .reversed();
    }

    /** "Only 3 CU with Greene" of "Greene with 3 CU", "only 2 CU to Albany" of "to Albany with 2 CU", if that is offered. */
    public static String fewer(String said, Set<String> offered) {
        var so = SO_MANY.matcher(said);
        if (!so.matches()) return said;
        var where = so.group(1) == null ? "with" : "to";
        return Match.one("only %s CU %s %s".formatted(so.group(3), where, so.group(2)), offered)
                .orElse(said);
    }

    private static Troops choose(
            WorkingPosition working, Space space, Troops troops, int most, String rule, Topic topic, String where) {
        if (troops.total() <= most) return troops;
        if (troops.french() == 0 || troops.american() == 0) return troops.common(new Troops(most, most, most));
        var options = new LinkedHashMap<String, Troops>();
        for (int french = Math.max(0, most - troops.american()); french <= Math.min(most, troops.french()); french++) {
            var split = new Troops(0, most - french, french);
            options.put(split.named(), split);
        }
        var text =
                "Which are the %d %s %s, where %s are?".formatted(most, topic.words(), where + space, troops.words());
        return working.umpire()
                .settleOne(new Asking(Sides.AMERICAN, rule, topic, where + space, text)
                        .one(options)
                        .defaultingTo(options.firstEntry().getKey())
                        .ranking(listed -> leading(listed.getFirst(), options))
                        .withFacts(new Forces(space.name(), troops.total(), 0, Troops.UNIT)));
    }
}
