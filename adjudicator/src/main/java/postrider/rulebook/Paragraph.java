package postrider.rulebook;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BiConsumer;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import postrider.text.Line;
import postrider.text.Lists;

/** A keyword of a case, with the text after it and indented under it. */
record Paragraph(int line, String keyword, List<Line> lines) {
    private static final Pattern HEAD = Pattern.compile("([A-Z]+)(?:\\s+(.*))?");

    /** Splits a file into paragraphs; empty lines and lines that begin with # are ignored. */
    static List<Paragraph> of(String text, BiConsumer<Integer, String> faults) {
        var paragraphs = new ArrayList<Paragraph>();
        int number = 0;
        for (var row : text.split("\\R", -1)) {
            number++;
            if (row.isBlank() || row.startsWith("#")) continue;
            var head = HEAD.matcher(row.stripTrailing());
            if (Character.isWhitespace(row.charAt(0)) && !paragraphs.isEmpty())
                paragraphs.getLast().lines.add(new Line(number, row.strip()));
            else if (head.matches()) paragraphs.add(of(number, head.group(1), head.group(2)));
            else faults.accept(number, "a line begins with a keyword or is indented under one");
        }
        return paragraphs;
    }

    private static Paragraph of(int number, String keyword, String rest) {
        var lines = new ArrayList<Line>();
        if (rest != null) lines.add(new Line(number, rest.strip()));
        return new Paragraph(number, keyword, lines);
    }

    /** All of it on one line. */
    String text() {
        return String.join(" ", Lists.map(lines, Line::text));
    }

    /** The items between these marks and line ends. */
    Stream<Line> items(String marks) {
        return lines.stream()
                .flatMap(line -> Stream.of(line.text().split(marks)).map(item -> new Line(line.number(), item.strip())))
                .filter(item -> !item.text().isEmpty());
    }
}
