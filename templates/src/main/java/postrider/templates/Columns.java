package postrider.templates;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.ToIntFunction;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import postrider.kernel.view.View.Block;
import postrider.kernel.view.View.Fact;
import postrider.text.Lists;

/** Sets the blocks of the situation in columns no wider than a line; a cell that is too long wraps within its column. */
final class Columns {
    private static final int GAP = 2;

    /** How many characters fit across a telephone. */
    private static final int NARROW = 40;

    private static final Pattern NUMBER = Pattern.compile("([+-]?\\d+|-)?");

    private Columns() {}

    static String block(Block block) {
        return switch (block) {
            case Block.Lines(var lines) -> Lists.joined(lines, Paragraphs::hang);
            case Block.Facts(var facts) -> facts(facts);
            case Block.Table(var head, var rows) -> table(head, rows);
        };
    }

    /** Whether column {@code at} holds numbers, and so is aligned to the right. */
    static boolean numeric(List<List<String>> rows, int at) {
        return rows.stream().allMatch(row -> NUMBER.matcher(row.get(at)).matches())
                && rows.stream()
                        .anyMatch(row -> !row.get(at).isEmpty() && !row.get(at).equals("-"));
    }

    /** Whether the columns fit side by side on a telephone; two columns always do, however long their cells. */
    static boolean narrow(Block.Table table) {
        if (table.head().size() <= 2) return true;
        var lines = Lists.with(table.rows(), table.head());
        return IntStream.range(0, table.head().size())
                        .map(at -> GAP + widest(lines, at, Paragraphs::length))
                        .sum()
                <= NARROW;
    }

    private static String facts(List<Fact> facts) {
        int widest = Lists.highest(facts, fact -> Paragraphs.length(fact.label()));
        int width = Math.min(widest, Paragraphs.WIDTH / 2 - GAP) + GAP;
        return Lists.joined(
                facts,
                fact -> Paragraphs.paragraph(fact.value(), Paragraphs.pad(fact.label(), width), " ".repeat(width)));
    }

    private static String table(List<String> head, List<List<String>> rows) {
        var columns = IntStream.range(0, head.size()).boxed().toList();
        var widths = widths(Stream.concat(Stream.of(head), rows.stream()).toList(), columns);
        if (widths.isEmpty()) return stanzas(head, rows, columns);
        var right = Lists.map(columns, at -> numeric(rows, at));
        var rule = Lists.map(widths, "-"::repeat);
        return Stream.concat(Stream.of(head, rule), rows.stream())
                .map(row -> row(row, widths, right))
                .collect(Collectors.joining());
    }

    /** Columns as wide as their longest words, and what is left given to the most cramped; empty if the words alone do not fit. */
    private static List<Integer> widths(List<List<String>> rows, List<Integer> columns) {
        var wanted = Lists.map(columns, at -> widest(rows, at, Paragraphs::length));
        var widths = new ArrayList<>(Lists.map(columns, at -> widest(rows, at, Paragraphs::longestWord)));
        int left = Paragraphs.WIDTH - GAP * (columns.size() - 1) - Lists.sum(widths, Integer::intValue);
        if (left < 0) return List.of();
        for (; left > 0; left--) {
            var cramped = columns.stream()
                    .filter(at -> widths.get(at) < wanted.get(at))
                    .max(Comparator.comparingDouble(at -> (double) wanted.get(at) / widths.get(at)));
            cramped.ifPresent(at -> widths.set(at, widths.get(at) + 1));
        }
        return widths;
    }

    private static int widest(List<List<String>> rows, int at, ToIntFunction<String> measure) {
        return rows.stream().map(row -> row.get(at)).mapToInt(measure).max().orElse(0);
    }

    private static String row(List<String> cells, List<Integer> widths, List<Boolean> right) {
        var wrapped = IntStream.range(0, cells.size())
                .mapToObj(at -> Paragraphs.wrap(cells.get(at), widths.get(at)))
                .toList();
        int height = wrapped.stream().mapToInt(List::size).max().orElse(0);
        var out = new StringBuilder();
        for (int line = 0; line < height; line++) {
            var parts = new ArrayList<String>();
            for (int at = 0; at < wrapped.size(); at++) {
                var part = line < wrapped.get(at).size() ? wrapped.get(at).get(line) : "";
                var blanks = " ".repeat(widths.get(at) - Paragraphs.length(part));
                parts.add(right.get(at) ? blanks + part : part + blanks);
            }
            out.append(String.join(" ".repeat(GAP), parts).stripTrailing()).append("\n");
        }
        return out.toString();
    }

    /** A table that is too wide for the page: a stanza for each row, a line for each cell. */
    private static String stanzas(List<String> head, List<List<String>> rows, List<Integer> columns) {
        return Lists.joined(rows, "\n", row -> Lists.joined(columns, at -> stanza(head, row, at)));
    }

    private static String stanza(List<String> head, List<String> row, int at) {
        return Paragraphs.paragraph(head.get(at) + ": " + row.get(at), at == 0 ? "" : "  ", "    ");
    }
}
