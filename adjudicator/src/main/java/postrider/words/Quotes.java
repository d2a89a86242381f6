package postrider.words;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import postrider.text.Lists;
import postrider.text.Rewording;

/**
 * Separates the writer's own lines from the letter they reply to. If there are no own lines, our quoted template counts as filled in. A
 * marked line of it always counts.
 *
 * @param own the writer's lines
 * @param quoted the whole letter they reply to; it supplies the game and impulse if they did not repeat them
 * @param marked the quoted template, if a line of it is marked and there are own lines too
 * @param announcing the numbers of own lines that end in a colon just above a quotation
 * @param aside lines that never count: announcements, signatures, text below a letter of ours, hidden or struck-out text, lines marked in a
 *     letter that is not ours, and lines without quote marks inside one that is, which the writer may have added. The attribution that a
 *     mail program writes above a letter of ours is in none of these lists
 */
record Quotes(
        List<MailLine> own,
        List<MailLine> quoted,
        List<MailLine> marked,
        Set<Integer> announcing,
        List<MailLine> aside) {
    private static final Pattern SIGNATURE = MailLine.pattern("--?");
    private static final Pattern POSTSCRIPT = MailLine.pattern("p[.]? ?s\\b.*");

    /** A line of marks alone, but not one that begins or ends what is struck or commented out. */
    private static final Pattern RULE = MailLine.pattern("(?!~~?$|//?\\**$|\\*+/$)[-_=*~#'.+|\\\\/^:\" ]+");

    /** Words in a frame of dashes or the like. An order between {@code ~} or {@code --} may be struck out. */
    private static final Pattern FENCE =
            MailLine.pattern("(?!(?:~|--[^-\\s]).*[\\d:;])[-_=*~#]{2,} ?(\\p{L}[^-_=*~#]*)[-_=*~#]{2,}");

    private static final Pattern ENDED = Pattern.compile(".*[.!?:]");

    /** A gap to fill in, as in our forms. Not a link, which programs put after a word. */
    static final Pattern TO_FILL_IN = Pattern.compile("<(?!%s)\\p{L}[^<>@]*>".formatted(Rewording.LINK));

    private static final Pattern FRAME = Pattern.compile("^[-_=*~#]+ ?| ?[-_=*~#]+$");

    static Quotes of(List<MailLine> letter) {
        var aside = new ArrayList<MailLine>();
        var announced = new Announcements(letter);
        var all = ourselves(deepened(letter, announced, aside));
        aside.addAll(below(letter, announced));
        var seen = Lists.filter(all, line -> !Unseen.is(line));
        aside.addAll(Lists.filter(all, line -> line.depth() == 0 && Unseen.is(line)));
        var unsigned = unsigned(seen, aside);
        var own = Lists.filter(unsigned, line -> line.depth() == 0);
        var quoted = Lists.filter(seen, line -> line.depth() > 0);
        var template = template(Lists.filter(unsigned, line -> line.depth() > 0));
        boolean ours = isOurs(template, quoted, announced.nameAnother());
        if (ours) aside.addAll(unmarked(quoted, letter));
        else aside.addAll(Lists.filter(quoted, line -> Boxes.isMarked(line.text())));
        if (ours && Courtesies.onlyPrograms(own)) {
            aside.addAll(own);
            return new Quotes(template, quoted, List.of(), Set.of(), aside);
        }
        boolean answers = ours && template.stream().anyMatch(line -> Boxes.isMarked(line.text()));
        return new Quotes(own, quoted, answers ? template : List.of(), announced.above(), aside);
    }

    /** Quoted lines that had no quote marks, except lines with a box. */
    private static List<MailLine> unmarked(List<MailLine> quoted, List<MailLine> letter) {
        var plain = letter.stream()
                .filter(line -> line.depth() == 0)
                .map(MailLine::number)
                .collect(Collectors.toSet());
        return IntStream.range(0, quoted.size())
                .filter(at -> plain.contains(quoted.get(at).number()) && !goesOn(quoted, at))
                .mapToObj(quoted::get)
                .filter(line -> !Boxes.opens(line.text()))
                .toList();
    }

    /** Whether a row of our letter continues the one above: a full line, a form to fill in, or an underlined heading. */
    private static boolean goesOn(List<MailLine> rows, int at) {
        if (at == 0 || rows.get(at - 1).number() != rows.get(at).number() - 1) return false;
        var above = rows.get(at - 1);
        if (above.says(RULE))
            return at > 1 && rows.get(at - 2).text().length() == above.text().length();
        return above.holds(TO_FILL_IN)
                || above.indent() == 0 && SignOffs.isFull(above) && !Boxes.opens(above.text()) && !above.says(ENDED);
    }

    /** Removes announcements, and puts what they announce one level deeper where it has no quote marks of its own. */
    private static List<MailLine> deepened(List<MailLine> lines, Announcements announced, List<MailLine> aside) {
        var deepened = new ArrayList<MailLine>();
        int more = 0;
        for (int at = 0; at < lines.size(); at++) {
            int rows = announced.at(at);
            if (rows > 0 && more == 0 && !announced.isByProgram(at)) aside.addAll(lines.subList(at, at + rows));
            if (rows == 0) deepened.add(lines.get(at).deeper(more));
            else if (!announced.quotationBelow(at + rows)) more++;
            at += Math.max(0, rows - 1);
        }
        return deepened;
    }

    /** The same letter when no quoted line counts, even if it is filled in or marked. */
    Quotes unquoted() {
        var chosen = Stream.concat(own.stream(), marked.stream())
                .filter(line -> line.depth() > 0 && Boxes.isMarked(line.text()));
        return new Quotes(
                Lists.filter(own, line -> line.depth() == 0),
                quoted,
                List.of(),
                announcing,
                Stream.concat(aside.stream(), chosen).toList());
    }

    /** Whether a marked quoted line does not count. */
    boolean leavesMark() {
        return aside.stream().anyMatch(line -> line.depth() > 0 && Boxes.isMarked(line.text()));
    }

    /** Adds these texts, which are not lines of the letter, to those aside. */
    Quotes besides(List<String> others) {
        var more = Lists.map(others, what -> MailLine.of(what).getFirst().at(Integer.MAX_VALUE));
        return new Quotes(
                own,
                quoted,
                marked,
                announcing,
                Stream.concat(aside.stream(), more.stream()).toList());
    }

    /** Puts a letter of ours that has no quote marks one level deeper, except for its template. */
    private static List<MailLine> ourselves(List<MailLine> lines) {
        var head = Lists.find(lines, line -> line.depth() == 0 && line.says(Header.OURS));
        if (head.isEmpty()) return lines;
        int title = head.get().number() - 1;
        var back = template(lines.stream().filter(line -> line.number() > title).toList()).stream()
                .map(MailLine::number)
                .collect(Collectors.toSet());
        return lines.stream()
                .map(line -> line.number() < title || back.contains(line.number()) ? line : line.deeper(1))
                .toList();
    }

    /** The lines below a letter of ours without quote marks, up to the next announcement: nothing shows who wrote them. */
    private static List<MailLine> below(List<MailLine> lines, Announcements announced) {
        int end = IntStream.range(0, lines.size())
                .filter(at -> lines.get(at).depth() == 0 && Header.endsOurs(lines, at))
                .findFirst()
                .orElse(lines.size());
        return IntStream.range(end + 1, lines.size())
                .takeWhile(at -> announced.at(at) == 0)
                .mapToObj(lines::get)
                .filter(line -> line.depth() == 0)
                .toList();
    }

    /** Removes signatures. A signature ends at a postscript, and where the quoting depth changes. */
    private static List<MailLine> unsigned(List<MailLine> lines, List<MailLine> aside) {
        var kept = new ArrayList<MailLine>();
        var signature = Optional.<MailLine>empty();
        for (var line : lines) {
            if (line.says(SIGNATURE)) signature = signature.or(() -> Optional.of(line));
            if (signature
                    .filter(above -> line.depth() < above.depth() || line.says(POSTSCRIPT))
                    .isPresent()) signature = Optional.empty();
            if (signature.isEmpty() || line.depth() > signature.get().depth()) kept.add(line);
            else if (line.depth() == 0 && !line.says(SIGNATURE)) aside.add(line);
        }
        return kept;
    }

    /** The template: from the line that names the game to a rule or the end of the quotation. */
    private static List<MailLine> template(List<MailLine> lines) {
        var from = Lists.find(lines, line -> !Header.of(line).game().isEmpty());
        return from.stream()
                .flatMap(first -> lines.stream()
                        .dropWhile(line -> line.number() < first.number())
                        .takeWhile(line -> line.depth() == first.depth() && !line.says(RULE) && !isFramed(line)))
                .toList();
    }

    /**
     * Whether a template is from a letter of ours. Its title proves it. So do boxes, or a rule above it, unless the letter is announced as
     * somebody else's. Nothing that another person wrote or quoted may act.
     */
    private static boolean isOurs(List<MailLine> template, List<MailLine> quoted, boolean anothers) {
        if (template.isEmpty()) return false;
        var first = template.getFirst();
        if (quoted.stream().anyMatch(line -> line.depth() < first.depth() && !divides(line))) return false;
        boolean titled = quoted.stream().anyMatch(line -> line.depth() == first.depth() && line.says(Header.OURS));
        boolean boxed = template.stream().anyMatch(line -> Boxes.opens(line.text()));
        boolean ruled = quoted.stream()
                .anyMatch(line -> line.number() == first.number() - 1 && (line.says(RULE) || isFramed(line)));
        return titled || !anothers && (boxed || ruled);
    }

    /** Whether a line only divides: it is blank, a rule, or words in a frame. */
    static boolean divides(MailLine line) {
        return line.blank() || line.says(RULE) || isFramed(line);
    }

    /** Whether a line is words in a frame. */
    static boolean isFramed(MailLine line) {
        return line.says(FENCE);
    }

    static MailLine unframed(MailLine line) {
        return line.without(FRAME);
    }
}
