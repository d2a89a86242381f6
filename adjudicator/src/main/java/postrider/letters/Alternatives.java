package postrider.letters;

import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import postrider.text.Lists;

/**
 * The answers to a question of which one is to be named. Those that differ in how many alone are one line, if they are several.
 *
 * @param all in the order of the question
 */
record Alternatives(List<String> all) {
    /** Lines of a letter. */
    private static final int MOST = 12;

    /** Lines from the beginning, where there are more. */
    private static final int LIKELIEST = 5;

    /** So many are looked through; of more none are alike, and most are never put into words. */
    private static final int KNOWN = 100;

    /** Alike, and so few that each has its line. */
    private static final int FEW = 2;

    /** Part of a force: "only 3 CU to Concord". */
    private static final Pattern PART = Pattern.compile("\\bonly (\\d+)\\b");

    /** Those that a letter offers: all, or the first, which are the likeliest, and some of the others up to the last. */
    List<String> lines() {
        var some = all.size() > KNOWN ? all : Lists.map(alike(), List::getFirst);
        if (some.size() <= MOST) return some;
        int others = some.size() - 1 - LIKELIEST;
        int lines = MOST - 1 - LIKELIEST;
        return IntStream.range(0, MOST)
                .mapToObj(line -> some.get(line < LIKELIEST ? line : LIKELIEST + (line - LIKELIEST) * others / lines))
                .toList();
    }

    /** All, in a list, if the lines do not show them. */
    List<String> unshown() {
        if (all.size() > KNOWN) return all;
        return lines().size() == all.size() ? List.of() : Lists.map(alike(), Alternatives::folded);
    }

    private List<List<String>> alike() {
        var alike = Lists.grouped(all, option -> PART.matcher(option).replaceFirst("only"));
        return Lists.flatMap(alike.values(), some -> some.size() > FEW ? List.of(some) : Lists.map(some, List::of));
    }

    /** "only 1 to 4 CU to Concord". */
    private static String folded(List<String> alike) {
        if (alike.size() == 1) return alike.getFirst();
        var many = alike.stream()
                .flatMap(option -> PART.matcher(option).results())
                .mapToInt(part -> Integer.parseInt(part.group(1)))
                .summaryStatistics();
        return PART.matcher(alike.getFirst()).replaceFirst("only %d to %d".formatted(many.getMin(), many.getMax()));
    }
}
