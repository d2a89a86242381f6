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

/** The lines of a letter, sorted into those that are read and those that are passed over. */
final class Sorting {
    /** What stands with an order, and is none. */
    private static final Pattern BESIDE = LineReader.pattern("preview\\W*|(if asked|otherwise)\\b.*");

    private final OpenedLetter letter;
    private final Quotes written;
    private final Meaning meant;
    private final List<MailLine> own;

    /** Whether marked lines of what is quoted count with them. */
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

    /** Those that are read. */
    List<MailLine> words() {
        return words;
    }

    /** What stands around them, and is passed over; a note only where the line below is no box. */
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

    /** What may be meant for the referee, or says that nothing is, though a frame is around it, without the frame. */
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

    /** Whether a quoted line that was marked is said together with these: nothing among them is a letter of its own. */
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
