package postrider.words;

import static java.util.Comparator.comparingInt;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import postrider.text.LineReader;
import postrider.text.Lists;

/** Sorts the lines of a letter into those that are read and those that are passed over. */
final class Sorting {
    /** Lines that may accompany an order. */
    private static final Pattern BESIDE = LineReader.pattern("preview\\W*|(if asked|otherwise)\\b.*");

    private final OpenedLetter letter;
    private final Quotes written;
    private final Meaning meant;
    private final List<MailLine> own;

    /** Whether marked quoted lines count too. */
    private final boolean marks;

    private final List<MailLine> all;
    private final List<MailLine> words;

    Sorting(OpenedLetter letter, Meaning meant) {
        this.letter = letter;
        this.written = letter.written();
        this.meant = meant;
        this.own = spoken(silent(written.own()));
        var said = Courtesies.words(own, written.announcing(), meant);
        this.marks = goesWith(said);
        this.all = marks ? merged(said, silent(written.marked())) : said;
        boolean marked = all.stream().anyMatch(line -> Boxes.isMarked(line.text()));
        this.words = marked ? Wrapping.meant(all, meant) : all;
    }

    /** The lines that are read. */
    List<MailLine> words() {
        return words;
    }

    /** The lines that are passed over. A note is among them only if no box follows it. */
    List<String> notRead() {
        var read = numbers(words);
        var offered = numbers(Lists.filter(all, line -> Boxes.isEmpty(line.text()) || Boxes.isMarked(line.text())));
        for (var line : all.reversed())
            if (Boxes.isNote(line.text()) && offered.contains(line.number() + 1)) offered.add(line.number());
        return Stream.of(spoken(written.aside()), own, marks ? List.<MailLine>of() : written.marked())
                .flatMap(List::stream)
                .filter(line ->
                        Boxes.isNote(line.text()) ? !offered.contains(line.number()) : !read.contains(line.number()))
                .filter(line -> !Quotes.divides(line) && !Boxes.isEmpty(line.text()) && !Unseen.isHidden(line))
                .filter(line -> line.depth() == 0 || Boxes.isMarked(line.text()) || meant.isTyped(line))
                .sorted(comparingInt(MailLine::number))
                .map(MailLine::text)
                .toList();
    }

    private static Set<Integer> numbers(List<MailLine> lines) {
        return lines.stream().map(MailLine::number).collect(Collectors.toSet());
    }

    /** Removes the frames from framed lines that may be meant, or that take something back. */
    private List<MailLine> spoken(List<MailLine> lines) {
        return Lists.map(
                lines, line -> Quotes.isFramed(line) && tells(Quotes.unframed(line)) ? Quotes.unframed(line) : line);
    }

    private boolean tells(MailLine line) {
        return meant.maybe(line) || Closings.takesBack(line) && !SignOffs.isNotice(List.of(line));
    }

    private static List<MailLine> silent(List<MailLine> lines) {
        return Lists.filter(lines, line -> line.blank() || Header.of(line).silent());
    }

    /** Whether a marked quoted line belongs together with these own lines. It does not if they are a letter by themselves. */
    private boolean goesWith(List<MailLine> said) {
        var first = Lists.find(said, line -> !line.blank() && !line.says(BESIDE));
        return !written.marked().isEmpty()
                && fits(Header::game, letter.game())
                && fits(Header::impulse, letter.impulse().map(String::valueOf))
                && first.filter(line -> line.says(OpenedLetter.ANYTIME) && meant.surely(line))
                        .isEmpty();
    }

    private boolean fits(Function<Header, String> value, Optional<String> said) {
        return written.marked().stream()
                .map(Header::of)
                .map(value)
                .filter(word -> !word.isEmpty())
                .allMatch(word -> said.filter(word::equals).isPresent());
    }

    private static List<MailLine> merged(List<MailLine> some, List<MailLine> others) {
        return Stream.concat(some.stream(), others.stream())
                .sorted(comparingInt(MailLine::number))
                .toList();
    }
}
