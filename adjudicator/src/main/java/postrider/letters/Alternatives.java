package postrider.letters;

import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import postrider.text.Lists;

/**
 * The options of a question to which the answer is one of them. Several that differ only in a number are shown as one line.
 *
 * @param all in the order of the question
 */
record Alternatives(List<String> all) {
    /** The most lines in a letter. */
    private static final int MOST = 12;

    /** If there are more, how many lines are taken from the beginning. */
    private static final int LIKELIEST = 5;

    /** More options than this are not compared, since most of them are never put into words. */
    private static final int KNOWN = 100;

    /** So few similar options have a line each. */
    private static final int FEW = 2;

    /** A part of a force, as in "only 3 CU to Concord". */
    private static final Pattern PART = Pattern.compile("\\bonly (\\d+)\\b");

    /** The options that a letter offers: all, or the first, which are the likeliest, and a selection of the others up to the last. */
    List<String> lines() {
        var some = all.size() > KNOWN ? all : Lists.map(alike(), List::getFirst);
        if (some.size() <= MOST) return some;
        int others = some.size() - 1 - LIKELIEST;
        int lines = MOST - 1 - LIKELIEST;
        return IntStream.range(0, MOST)
                .mapToObj(line -> some.get(line < LIKELIEST ? line : LIKELIEST + (line - LIKELIEST) * others / lines))
                .toList();
    }

    /** All options, if the lines do not show all of them; otherwise none. */
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
