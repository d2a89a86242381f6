package postrider.gateway.tournament;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import postrider.gateway.NotRead;
import postrider.gateway.Notice;
import postrider.letters.LetterRenderer.Printed;
import postrider.templates.Letterpress;
import postrider.text.Lists;

/**
 * A page of a tournament, for a letter or a browser: as plain text of at most 72 columns, or as self-contained HTML in the colours of the games'
 * letters.
 *
 * @param headline what is new
 */
public record Leaf(String tournament, String headline, List<Part> parts) {
    private static final int COLUMNS = 72;

    public Leaf {
        parts = List.copyOf(parts);
    }

    public sealed interface Part {
        /** The part's name in the HTML template. */
        default String kind() {
            return getClass().getSimpleName();
        }
    }

    public record Words(String text) implements Part {}

    public record Heading(String text) implements Part {}

    /** A line that the reader may send. */
    public record Say(String line) implements Part {}

    /**
     * A table.
     *
     * @param head the column heads; the first column names the row
     * @param figures the columns that hold numbers, from 0
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

    /** With a note that these lines of the letter were not read. */
    Leaf notReading(List<String> lines) {
        return lines.isEmpty()
                ? this
                : new Leaf(tournament, headline, Lists.with(parts, new Words(NotRead.sentence(lines))));
    }

    static Part words(String text, Object... about) {
        return new Words(about.length == 0 ? text : text.formatted(about));
    }

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

    /** A table that is too wide is printed row by row instead. */
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

    public Notice notice() {
        return new Notice(headline, new Printed(text(), html()));
    }

    public String html() {
        return Letterpress.page("pages/leaf.html", Map.of("leaf", this));
    }
}
