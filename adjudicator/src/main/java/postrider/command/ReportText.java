package postrider.command;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;
import postrider.kernel.view.View.Block;
import postrider.kernel.view.View.Fact;
import postrider.letters.RefereeReport;
import postrider.letters.RefereeReport.Item;
import postrider.text.Lists;

/** A referee's report as plain text of at most 80 columns. */
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
        out.append(Screen.items("", sheet.lead()));
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

    /** The text and blanks up to a width, at least one. */
    private static String padded(String text, int width) {
        return text + " ".repeat(Math.max(1, width - text.length()));
    }

    private static String beside(Item.Beside beside) {
        int width = (WIDTH - 2) / 2;
        var left = Lists.concat(List.of(beside.left(), "-".repeat(width)), folded(beside.one(), width));
        var right = Lists.concat(List.of(beside.right(), "-".repeat(width)), folded(beside.other(), width));
        return Screen.item("", beside.of()) + rows(List.of(left, right), List.of(width, width)) + "\n";
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
            case Block.Lines(var lines) -> Screen.items("  ", lines);
            case Block.Facts(var facts) -> Lists.joined(facts, ReportText::fact);
            case Block.Table(var head, var rows) -> columns(head, rows);
        };
    }

    private static String fact(Fact fact) {
        return Screen.item("  " + padded(fact.label(), LABEL), fact.value());
    }

    /** Columns as wide as their cells; while they do not fit, the widest is narrowed, and its cells wrap. */
    private static String columns(List<String> head, List<List<String>> rows) {
        var all = new ArrayList<>(Lists.concat(List.of(head), rows));
        var widths = new ArrayList<>(IntStream.range(0, head.size())
                .mapToObj(at -> Lists.highest(all, row -> row.get(at).length()))
                .toList());
        int room = WIDTH - 2 * (head.size() - 1);
        while (Lists.sum(widths, Integer::intValue) > room) {
            int widest = Collections.max(widths);
            widths.set(widths.indexOf(widest), widest - 1);
        }
        all.add(1, Lists.map(widths, "-"::repeat));
        return Lists.joined(all, row -> row(row, widths));
    }

    private static String row(List<String> cells, List<Integer> widths) {
        return rows(
                IntStream.range(0, cells.size())
                        .mapToObj(at -> folded(List.of(cells.get(at)), widths.get(at)))
                        .toList(),
                widths);
    }

    /** Columns of lines, side by side. */
    private static String rows(List<List<String>> columns, List<Integer> widths) {
        var rows = new StringBuilder();
        for (int line = 0; line < Lists.highest(columns, List::size); line++) {
            var row = new StringBuilder();
            for (int at = 0; at < columns.size(); at++) {
                var column = columns.get(at);
                row.append(padded(line < column.size() ? column.get(line) : "", widths.get(at) + 2));
            }
            rows.append(row.toString().stripTrailing()).append('\n');
        }
        return rows.toString();
    }

    /** Lines wrapped to a width; what is left of a line is indented by two. */
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
