package postrider.words;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import postrider.text.Lists;

/**
 * Numbers and letters before the items of a list: {@code (1)}, {@code a.}, {@code ii)}. They count as such only if they run from the first
 * on. In a letter with an empty box, brackets may be a marked box, so marks in brackets do not count.
 *
 * @param counted the marks in order
 */
record ListMarks(String open, List<String> counted, String close) {
    private static final List<String> ROMAN =
            List.of("i", "ii", "iii", "iv", "v", "vi", "vii", "viii", "ix", "x", "xi", "xii", "xiii", "xiv", "xv");
    private static final List<String> LETTERS =
            IntStream.rangeClosed('a', 'z').mapToObj(Character::toString).toList();
    private static final List<String> NUMBERS =
            IntStream.rangeClosed(1, 99).mapToObj(Integer::toString).toList();

    private static final List<ListMarks> ALL = Stream.of(NUMBERS, LETTERS, capital(LETTERS), ROMAN, capital(ROMAN))
            .flatMap(marks -> Stream.of(
                    new ListMarks("(", marks, ")"),
                    new ListMarks("[", marks, "]"),
                    new ListMarks("", marks, ") "),
                    new ListMarks("", marks, ". ")))
            .toList();

    private static List<String> capital(List<String> marks) {
        return Lists.map(marks, mark -> mark.toUpperCase(Locale.ROOT));
    }

    /** The lines without their list marks. */
    static List<MailLine> without(List<MailLine> lines) {
        var own = Lists.filter(lines, line -> line.depth() == 0 && !line.blank());
        boolean boxed = own.stream().anyMatch(line -> Boxes.isEmpty(line.text()));
        var items = new HashMap<Integer, MailLine>();
        for (var marks : ALL)
            if (!boxed || marks.open.isEmpty()) marks.items(own).forEach(item -> items.put(item.number(), item));
        return Lists.map(lines, line -> items.getOrDefault(line.number(), line));
    }

    /** The items of such a list; none if there is only one. */
    private List<MailLine> items(List<MailLine> lines) {
        var items = new ArrayList<MailLine>();
        var mark = mark(0);
        for (var line : lines)
            if (line.text().startsWith(mark)) {
                items.add(line.item(mark.length()));
                if (items.size() == counted.size()) break;
                mark = mark(items.size());
            }
        return items.size() < 2 ? List.of() : items;
    }

    private String mark(int at) {
        return open + counted.get(at) + close;
    }
}
