package postrider.command;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import postrider.kernel.view.View.Block;
import postrider.kernel.view.View.Fact;
import postrider.letters.RefereeReport;
import postrider.letters.RefereeReport.Item;

/** A sheet on the screen: plain text of at most 80 columns. */
final class ReportText {
    private static final int WIDTH = 80;
    private static final int RULE = 7;
    private static final int LABEL = 9;

    private ReportText() {}

    static String of(RefereeReport sheet) {
        var out = new StringBuilder();
        out.append(sheet.title()).append('\n').append(Screen.item("", sheet.about()));
        out.append("=".repeat(WIDTH)).append('\n');
        if (!sheet.headline().isEmpty()) out.append(Screen.item("", sheet.headline()));
        sheet.lead().forEach(paragraph -> out.append(Screen.item("", paragraph)));
        for (var chapter : sheet.chapters()) {
            out.append('\n').append(underlined(chapter.heading(), '='));
            chapter.items().forEach(item -> out.append(item(item)));
        }
        return Screen.harmless(out.toString());
    }

    private static String underlined(String heading, char mark) {
        return heading + '\n' + String.valueOf(mark).repeat(Math.min(WIDTH, heading.length())) + '\n';
    }

    private static String item(Item item) {
        return switch (item) {
            case Item.Statement said -> said(said);
            case Item.Beside beside -> beside(beside);
            case Item.Table table -> table(table);
            case Item.Map map -> "";
        };
    }

    private static String said(Item.Statement said) {
        var margin = said.rule().isEmpty() ? "" : padded(said.rule(), RULE);
        var out = new StringBuilder(Screen.item(margin, said.sentence()));
        int indent = margin.isEmpty() ? 2 : RULE;
        for (var note : said.notes())
            out.append(Screen.item(" ".repeat(indent) + padded(note.label(), LABEL), note.value()));
        return out.toString();
    }

    /** Never without a blank behind it. */
    private static String padded(String text, int width) {
        return text + " ".repeat(Math.max(1, width - text.length()));
    }

    private static String beside(Item.Beside beside) {
        int width = (WIDTH - 2) / 2;
        var rows = new ArrayList<List<String>>();
        rows.add(List.of(beside.left(), beside.right()));
        rows.add(List.of("-".repeat(width), "-".repeat(width)));
        var left = folded(beside.one(), width);
        var right = folded(beside.other(), width);
        for (int at = 0; at < Math.max(left.size(), right.size()); at++)
            rows.add(List.of(at < left.size() ? left.get(at) : "", at < right.size() ? right.get(at) : ""));
        return Screen.item("", beside.of())
                + rows.stream()
                        .map(row -> (padded(row.get(0), width + 2) + row.get(1)).stripTrailing() + "\n")
                        .collect(Collectors.joining())
                + "\n";
    }

    private static String table(Item.Table table) {
        var out = new StringBuilder();
        if (!table.heading().isEmpty()) out.append('\n').append(underlined(table.heading(), '-'));
        out.append(block(table.block()));
        if (!table.below().isEmpty()) out.append(Screen.item("", table.below()));
        if (!table.heading().isEmpty()) out.append('\n');
        return out.toString();
    }

    private static String block(Block block) {
        return switch (block) {
            case Block.Lines(var lines) ->
                lines.stream().map(line -> Screen.item("  ", line)).collect(Collectors.joining());
            case Block.Facts(var facts) -> facts.stream().map(ReportText::fact).collect(Collectors.joining());
            case Block.Table(var head, var rows) -> columns(head, rows);
        };
    }

    private static String fact(Fact fact) {
        return Screen.item("  " + padded(fact.label(), LABEL), fact.value());
    }

    /** As wide as their words want; of those that do not fit the widest is narrowed, and wrapped. */
    private static String columns(List<String> head, List<List<String>> rows) {
        var all = new ArrayList<List<String>>();
        all.add(head);
        all.addAll(rows);
        var widths = new ArrayList<>(IntStream.range(0, head.size())
                .mapToObj(at ->
                        all.stream().mapToInt(row -> row.get(at).length()).max().orElse(0))
                .toList());
        int room = WIDTH - 2 * (head.size() - 1);
        while (widths.stream().mapToInt(Integer::intValue).sum() > room) {
            int widest = IntStream.range(0, widths.size())
                    .reduce((one, other) -> widths.get(other) > widths.get(one) ? other : one)
                    .orElseThrow();
            widths.set(widest, widths.get(widest) - 1);
        }
        all.add(1, widths.stream().map("-"::repeat).toList());
        return all.stream().map(row -> row(row, widths)).collect(Collectors.joining());
    }

    private static String row(List<String> cells, List<Integer> widths) {
        var folded = IntStream.range(0, cells.size())
                .mapToObj(at -> folded(List.of(cells.get(at)), widths.get(at)))
                .toList();
        int height = folded.stream().mapToInt(List::size).max().orElse(0);
        return IntStream.range(0, height)
                .mapToObj(line -> IntStream.range(0, cells.size())
                                .mapToObj(at -> "%-" + (widths.get(at) + 2) + "s")
                                .collect(Collectors.joining())
                                .formatted(IntStream.range(0, cells.size())
                                        .mapToObj(at -> line < folded.get(at).size()
                                                ? folded.get(at).get(line)
                                                : "")
                                        .toArray())
                                .stripTrailing()
                        + "\n")
                .collect(Collectors.joining());
    }

    /** Lines of at most so many columns; what goes on is set in by two. */
    static List<String> folded(List<String> lines, int width) {
        var folded = new ArrayList<String>();
        for (var line : lines) {
            var left = line;
            var indent = "";
            while (left.length() + indent.length() > width) {
                int cut = left.lastIndexOf(' ', width - indent.length());
                if (cut <= 0) cut = width - indent.length();
                folded.add(indent + left.substring(0, cut));
                left = left.substring(cut).strip();
                indent = "  ";
            }
            folded.add(indent + left);
        }
        return folded;
    }
}
