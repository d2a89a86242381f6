package postrider.letters;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import postrider.text.Lists;

/**
 * The answers to a question of which one is to be named. Those that differ in how many alone are one line, if they are several.
 *
 * @param all in the order of the question
 */
record Alternatives(List<String> all) {
    /** Lines of a letter. */
    private static final int MOST = 12;

    /** Alike, and so few that each has its line. */
    private static final int FEW = 2;

    /** Part of a force: "only 3 CU to Concord". */
    private static final Pattern PART = Pattern.compile("\\bonly (\\d+)\\b");

    /** Those that a letter offers: all, or some from the first to the last. */
    List<String> lines() {
        var some = Lists.map(alike(), List::getFirst);
        return some.size() <= MOST
                ? some
                : IntStream.range(0, MOST)
                        .mapToObj(i -> some.get(i * (some.size() - 1) / (MOST - 1)))
                        .toList();
    }

    /** All, in a list, if the lines do not show them. */
    List<String> unshown() {
        return lines().size() == all.size() ? List.of() : Lists.map(alike(), Alternatives::folded);
    }

    private List<List<String>> alike() {
        var alike = new LinkedHashMap<String, List<String>>();
        for (var option : all)
            alike.computeIfAbsent(PART.matcher(option).replaceFirst("only"), any -> new ArrayList<>())
                    .add(option);
        return alike.values().stream()
                .flatMap(some -> some.size() > FEW
                        ? Stream.of(List.copyOf(some))
                        : some.stream().map(List::of))
                .toList();
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
