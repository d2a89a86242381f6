package postrider.gateway.tournament;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import postrider.files.Shipped;
import postrider.gateway.NotRead;
import postrider.text.Lists;

/**
 * What is written in a tournament, to be read in a letter or in a browser: as plain text of at most 72 columns, and as a page that brings
 * all it needs, in the colours of the games' letters.
 *
 * @param tournament its name
 * @param headline what is new
 */
public record Leaf(String tournament, String headline, List<Part> parts) {
    private static final int COLUMNS = 72;

    /** Figures stand beside one another on a telephone, too. */
    private static final String FIGURES = """
            @media (max-width: 30em) { .figures { font-size: 0.8em; } .figures th, .figures td { padding-right: 0.6em; } }
            """;

    public Leaf {
        parts = List.copyOf(parts);
    }

    /** What it is made of. */
    public sealed interface Part {}

    /** A paragraph. */
    public record Words(String text) implements Part {}

    /** A heading. */
    public record Heading(String text) implements Part {}

    /** A line to be sent as it stands. */
    public record Say(String line) implements Part {}

    /**
     * A table.
     *
     * @param head the first column, which names a row, first
     * @param figures the columns that hold figures, from 0
     */
    public record Table(List<String> head, List<Integer> figures, List<List<String>> rows) implements Part {
        public Table {
            head = List.copyOf(head);
            figures = List.copyOf(figures);
            rows = List.copyOf(rows);
        }

        boolean isFigure(int column) {
            return figures.contains(column);
        }
    }

    static Leaf of(String tournament, String headline, Part... parts) {
        return new Leaf(tournament, headline, List.of(parts));
    }

    /** To a letter in which this stands besides. */
    Leaf notReading(List<String> lines) {
        return lines.isEmpty()
                ? this
                : new Leaf(tournament, headline, Lists.with(parts, new Words(NotRead.sentence(lines))));
    }

    /** A paragraph, filled in. */
    static Part words(String text, Object... about) {
        return new Words(about.length == 0 ? text : text.formatted(about));
    }

    /** As plain text. */
    public String text() {
        return "%s%n%s%n%n%s"
                .formatted(
                        wrapped(headline).strip(),
                        "=".repeat(Math.min(COLUMNS, headline.length())),
                        parts.stream().map(Leaf::text).collect(Collectors.joining("\n")))
                .replace("\r\n", "\n");
    }

    static String text(Part part) {
        return switch (part) {
            case Words(var text) -> wrapped(text);
            case Heading(var text) -> "%s\n%s\n".formatted(text, "-".repeat(text.length()));
            case Say(var line) -> "    %s\n".formatted(line);
            case Table table -> text(table);
        };
    }

    private static String wrapped(String text) {
        return text.lines()
                .map(line -> line.replaceAll("(.{1,%d})(?: +|$)".formatted(COLUMNS), "$1\n"))
                .collect(Collectors.joining());
    }

    /** What does not fit beside a row's name goes below it. */
    private static String text(Table table) {
        var widths = IntStream.range(0, table.head().size())
                .map(column -> table.rows().stream()
                        .mapToInt(row -> row.get(column).length())
                        .reduce(table.head().get(column).length(), Math::max))
                .toArray();
        int wide = IntStream.of(widths).sum() + 2 * (widths.length - 1);
        var lines = new ArrayList<String>();
        if (wide <= COLUMNS) {
            lines.add(line(table, table.head(), widths));
            lines.add("-".repeat(wide));
            table.rows().forEach(row -> lines.add(line(table, row, widths)));
        } else table.rows().forEach(row -> lines.add(stacked(table, row)));
        return lines.stream().map(line -> line.stripTrailing() + "\n").collect(Collectors.joining());
    }

    private static String line(Table table, List<String> cells, int[] widths) {
        return IntStream.range(0, cells.size())
                .mapToObj(column ->
                        ("%" + (table.isFigure(column) ? "" : "-") + widths[column] + "s").formatted(cells.get(column)))
                .collect(Collectors.joining("  "));
    }

    private static String stacked(Table table, List<String> cells) {
        var rest = IntStream.range(1, cells.size())
                .filter(column -> !cells.get(column).isEmpty())
                .mapToObj(column -> "%s %s".formatted(table.head().get(column), cells.get(column)))
                .collect(Collectors.joining(", "));
        return wrapped("%s: %s".formatted(cells.getFirst(), rest)).strip().replace("\n", "\n    ");
    }

    /** As a page. */
    public String html() {
        return """
            <!DOCTYPE html>
            <html lang="en">
            <head>
            <meta charset="utf-8">
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <meta name="color-scheme" content="light dark">
            <meta name="supported-color-schemes" content="light dark">
            <title>%s</title>
            <style>
            %s</style>
            </head>
            <body>
            <div class="letter" style="max-width: 52rem; margin: 0 auto">
            <p class="game"><b>%s</b></p>
            <h1>%s</h1>
            %s</div>
            </body>
            </html>
            """.formatted(
                        escaped(headline),
                        style(),
                        escaped(tournament),
                        escaped(headline),
                        parts.stream().map(Leaf::html).collect(Collectors.joining()));
    }

    private static String html(Part part) {
        return switch (part) {
            case Words(var text) ->
                text.lines().map(line -> "<p>%s</p>\n".formatted(escaped(line))).collect(Collectors.joining());
            case Heading(var text) -> "<h2>%s</h2>\n".formatted(escaped(text));
            case Say(var line) ->
                "<pre class=\"reply\" style=\"padding: 0.8em; white-space: pre-wrap\">%s</pre>\n"
                        .formatted(escaped(line));
            case Table table -> html(table);
        };
    }

    private static String html(Table table) {
        var head = IntStream.range(0, table.head().size())
                .mapToObj(column -> "<th align=\"%s\">%s</th>"
                        .formatted(align(table, column), escaped(table.head().get(column))))
                .collect(Collectors.joining());
        var rows = table.rows().stream()
                .map(row -> IntStream.range(0, row.size())
                        .mapToObj(column -> "<td align=\"%s\" data-head=\"%s\">%s</td>"
                                .formatted(
                                        align(table, column),
                                        escaped(table.head().get(column)),
                                        escaped(row.get(column))))
                        .collect(Collectors.joining("", "<tr>", "</tr>\n")))
                .collect(Collectors.joining());
        return "<div class=\"wide\">\n<table class=\"%s\" cellspacing=\"0\" cellpadding=\"4\">\n<tr>%s</tr>\n%s</table>\n</div>\n"
                .formatted(table.figures().isEmpty() ? "stack" : "figures", head, rows);
    }

    private static String align(Table table, int column) {
        return table.isFigure(column) ? "right" : "left";
    }

    private static String escaped(String text) {
        return text.replace("&", "&amp;")
                .replace("<", "&lt;")
                .replace(">", "&gt;")
                .replace("\"", "&quot;");
    }

    /** That of the games' letters. */
    private static String style() {
        return Shipped.text(Leaf.class, "/letters/style.css") + FIGURES;
    }
}
