package postrider.templates;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import postrider.kernel.View.Block;
import postrider.kernel.View.Fact;

/** Text in lines of at most {@value #WIDTH} columns. A word is broken only when it is longer than its line. */
final class Columns {
    static final int WIDTH = 72;
    private static final int GAP = 2;
    private static final String INDENT = " ".repeat(8);

    private Columns() {}

    /** The lines of {@code text} within {@code width}; a text that fits keeps its own spacing. */
    static List<String> wrap(String text, int width) {
        if (length(text) <= width) return List.of(text);
        var lines = new ArrayList<String>();
        var line = "";
        for (var word : text.strip().split(" +")) {
            var longer = line.isEmpty() ? word : line + " " + word;
            if (length(longer) > width && !line.isEmpty()) lines.add(line);
            line = length(longer) > width ? word : longer;
            for (; length(line) > width; line = after(line, width)) lines.add(before(line, width));
        }
        lines.add(line);
        return lines;
    }

    /**
     * A paragraph whose first line begins with {@code first} and whose others begin with {@code rest}. A beginning that
     * leaves too little room stands on a line of its own.
     */
    static String paragraph(String text, String first, String rest) {
        int width = WIDTH - Math.max(length(first), length(rest));
        if (!first.isBlank() && width < Math.min(longest(text, " +"), WIDTH - INDENT.length()))
            return paragraph(first.stripTrailing(), "", INDENT) + paragraph(text, INDENT, INDENT);
        return first + String.join("\n" + rest, wrap(text, width)) + "\n";
    }

    /** A line that keeps its own indent; what does not fit goes on four deeper. */
    static String hang(String line) {
        if (length(line) <= WIDTH) return line + "\n";
        var words = line.stripLeading();
        var indent = " ".repeat(Math.min(length(line) - length(words), WIDTH / 2));
        return paragraph(words, indent, indent + "    ");
    }

    /** Proofs, set in by four and what goes on by six: a hash and its bracket still fit unbroken. See docs/dice.md. */
    static String proof(String proof) {
        return proof.lines().map(line -> paragraph(line, "    ", "      ")).collect(Collectors.joining());
    }

    /** The text and blanks up to {@code width}, at least two. */
    static String pad(String text, int width) {
        return text + " ".repeat(Math.max(GAP, width - length(text)));
    }

    /** A heading, underlined with {@code mark}. */
    static String heading(String text, String mark) {
        var lines = wrap(text, WIDTH);
        var longest = lines.stream().mapToInt(Columns::length).max().orElse(0);
        return String.join("\n", lines) + "\n" + mark.repeat(longest) + "\n";
    }

    /** A block of the situation. */
    static String block(Block block) {
        return switch (block) {
            case Block.Lines(var lines) -> lines.stream().map(Columns::hang).collect(Collectors.joining());
            case Block.Facts(var facts) -> facts(facts);
            case Block.Table(var head, var rows) -> table(head, rows);
        };
    }

    /** Whether column {@code at} holds numbers, and so stands to the right. */
    static boolean numeric(List<List<String>> rows, int at) {
        return rows.stream().allMatch(row -> row.get(at).matches("([+-]?\\d+|-)?"))
                && rows.stream().anyMatch(row -> row.get(at).matches(".*\\d"));
    }

    /** The whole letter made fit for post: no line too long, no trailing blank, nothing a mail program takes for its own. */
    static String fold(String text) {
        return text.lines()
                .map(String::stripTrailing)
                .map(line -> line.matches("From .*|--|-- .*") ? " " + line : line)
                .map(Columns::hang)
                .collect(Collectors.joining())
                .replaceAll("\n{4,}", "\n\n\n")
                .strip()
                .concat("\n");
    }

    private static String facts(List<Fact> facts) {
        int widest = facts.stream().mapToInt(fact -> length(fact.label())).max().orElse(0);
        int width = Math.min(widest, WIDTH / 2 - GAP) + GAP;
        return facts.stream()
                .map(fact -> paragraph(fact.value(), pad(fact.label(), width), " ".repeat(width)))
                .collect(Collectors.joining());
    }

    private static String table(List<String> head, List<List<String>> rows) {
        var all = Stream.concat(Stream.of(head).filter(h -> !h.isEmpty()), rows.stream())
                .toList();
        if (all.isEmpty()) return "";
        var columns = IntStream.range(0, all.getFirst().size()).boxed().toList();
        var widths = widths(all, columns);
        if (widths.isEmpty()) return stanzas(head, rows, columns);
        var right =
                columns.stream().map(at -> !head.isEmpty() && numeric(rows, at)).toList();
        var rule = widths.stream().map("-"::repeat).toList();
        var top = head.isEmpty() ? Stream.<List<String>>of() : Stream.of(head, rule);
        return Stream.concat(top, rows.stream())
                .map(row -> row(row, widths, right))
                .collect(Collectors.joining());
    }

    /** From the longest word up, what is left going to the column most cramped; empty if the words alone do not fit. */
    private static List<Integer> widths(List<List<String>> rows, List<Integer> columns) {
        var wanted = columns.stream().map(at -> widest(rows, at, "$")).toList();
        var widths = new ArrayList<>(
                columns.stream().map(at -> widest(rows, at, " +")).toList());
        int left = WIDTH
                - GAP * (columns.size() - 1)
                - widths.stream().mapToInt(Integer::intValue).sum();
        if (left < 0) return List.of();
        for (; left > 0; left--) {
            var cramped = columns.stream()
                    .filter(at -> widths.get(at) < wanted.get(at))
                    .max(Comparator.comparingDouble(at -> (double) wanted.get(at) / widths.get(at)));
            cramped.ifPresent(at -> widths.set(at, widths.get(at) + 1));
        }
        return widths;
    }

    private static int widest(List<List<String>> rows, int at, String split) {
        return rows.stream().mapToInt(row -> longest(row.get(at), split)).max().orElse(0);
    }

    private static int longest(String text, String split) {
        return Stream.of(text.split(split)).mapToInt(Columns::length).max().orElse(0);
    }

    private static String row(List<String> cells, List<Integer> widths, List<Boolean> right) {
        var wrapped = IntStream.range(0, cells.size())
                .mapToObj(at -> wrap(cells.get(at), widths.get(at)))
                .toList();
        int height = wrapped.stream().mapToInt(List::size).max().orElse(0);
        var out = new StringBuilder();
        for (int line = 0; line < height; line++) {
            var parts = new ArrayList<String>();
            for (int at = 0; at < wrapped.size(); at++) {
                var part = line < wrapped.get(at).size() ? wrapped.get(at).get(line) : "";
                var blanks = " ".repeat(widths.get(at) - length(part));
                parts.add(right.get(at) ? blanks + part : part + blanks);
            }
            out.append(String.join(" ".repeat(GAP), parts).stripTrailing()).append("\n");
        }
        return out.toString();
    }

    /** A table too wide for the page: a stanza a row, a line a cell. */
    private static String stanzas(List<String> head, List<List<String>> rows, List<Integer> columns) {
        return rows.stream()
                .map(row -> columns.stream().map(at -> stanza(head, row, at)).collect(Collectors.joining()))
                .collect(Collectors.joining("\n"));
    }

    private static String stanza(List<String> head, List<String> row, int at) {
        var label = head.isEmpty() ? "" : head.get(at) + ": ";
        return paragraph(label + row.get(at), at == 0 ? "" : "  ", "    ");
    }

    private static int length(String text) {
        return text.codePointCount(0, text.length());
    }

    private static String before(String text, int width) {
        return text.substring(0, text.offsetByCodePoints(0, width));
    }

    private static String after(String text, int width) {
        return text.substring(text.offsetByCodePoints(0, width));
    }
}
