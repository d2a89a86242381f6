package postrider.words;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import postrider.kernel.Complaint;
import postrider.kernel.Line;
import postrider.kernel.Lists;
import postrider.kernel.Vocabulary;

/**
 * A letter opened: which game and impulse it is for, and the player's own lines. {@link #read} goes on from there, when
 * the game is known.
 *
 * @param game the game's id in small letters; empty if the letter does not name it
 * @param impulse the impulse it answers; empty if the letter does not name it
 * @param notRead greetings and farewells around his lines, which are passed over
 */
public record OpenedLetter(
        Optional<String> game,
        Optional<Integer> impulse,
        List<Complaint> complaints,
        List<MailLine> lines,
        List<String> notRead) {
    /** Longer letters are not read. */
    private static final int LONGEST = 200_000;

    private static final Pattern ANYTIME = Pattern.compile(
            "(preview\\b[ :]*)?((help|status|standing|%s)\\b.*|%s)".formatted(Enquiry.WORDS, Motions.FORM),
            Pattern.CASE_INSENSITIVE);

    private static final Pattern PREVIEW = Pattern.compile("preview\\W*", Pattern.CASE_INSENSITIVE);

    private static final Pattern NUMBER = Pattern.compile("[0-9]{1,6}");

    public OpenedLetter {
        complaints = List.copyOf(complaints);
        lines = List.copyOf(lines);
        notRead = List.copyOf(notRead);
    }

    /** Opens a letter. Never fails: what is wrong with it is among the complaints. */
    public static OpenedLetter open(String text) {
        if (text.length() > LONGEST)
            return new OpenedLetter(
                    Optional.empty(),
                    Optional.empty(),
                    List.of(new Complaint(0, "", "The letter is too long to be read.", List.of())),
                    List.of(),
                    List.of());
        var letter = MailLine.of(text);
        var own = Quotes.own(letter);
        var quoted = Quotes.quoted(letter);
        var filledIn = Quotes.filledIn(letter);
        boolean counts =
                Courtesies.isNothingElse(own) || filledIn.stream().anyMatch(line -> Boxes.isMarked(line.text()));
        var words = counts ? Lists.both(own, filledIn) : own;
        var complaints = new ArrayList<Complaint>();
        var game = one("game", Header::game, words, quoted, complaints);
        var impulse = one("impulse", Header::impulse, words, quoted, complaints);
        if (impulse.isPresent() && !NUMBER.matcher(impulse.get()).matches())
            complaints.add(new Complaint(0, "impulse " + impulse.get(), "'impulse' takes a number.", List.of()));
        var said = Courtesies.around(words.stream()
                .filter(line -> line.blank() || Header.of(line).silent())
                .toList());
        return new OpenedLetter(
                game,
                impulse.filter(NUMBER.asMatchPredicate()).map(Integer::valueOf),
                complaints,
                said.words(),
                said.notRead());
    }

    /** The one value his own lines give, or else the first in the letter he replies to. */
    private static Optional<String> one(
            String word,
            Function<Header, String> value,
            List<MailLine> own,
            List<MailLine> quoted,
            List<Complaint> complaints) {
        var said = own.stream()
                .map(Header::of)
                .map(value)
                .filter(v -> !v.isEmpty())
                .distinct()
                .toList();
        if (said.size() > 1)
            complaints.add(new Complaint(
                    0, "", "The letter names more than one %s: %s.".formatted(word, String.join(", ", said)), said));
        return said.stream()
                .findFirst()
                .or(() -> quoted.stream()
                        .map(Header::of)
                        .map(value)
                        .filter(v -> !v.isEmpty())
                        .findFirst());
    }

    /** The same letter, meant for this game and impulse where it names none. */
    public OpenedLetter assuming(String thisGame, int thisImpulse) {
        return new OpenedLetter(
                game.or(() -> Optional.of(thisGame)),
                impulse.or(() -> Optional.of(thisImpulse)),
                complaints,
                lines,
                notRead);
    }

    /** Whether it is an order or an answer, which belong to one impulse; other letters may come at any time. */
    public boolean belongsToAnImpulse() {
        return lines.stream()
                .filter(line -> !line.blank() && !line.says(PREVIEW))
                .findFirst()
                .map(line -> !line.says(ANYTIME))
                .orElse(false);
    }

    /** Whether each of its lines asks for what is no order and no answer, though perhaps not so that it acts. */
    public boolean isWish() {
        return lines.stream()
                .filter(line -> !line.blank())
                .allMatch(line -> Wish.of(line.text()).isPresent());
    }

    /** Whether hello is all it says: he wants to see whether his letters arrive. */
    public boolean isHello() {
        return hello().isPresent();
    }

    /** A greeting is passed over, unless it is all he says. */
    Optional<Letter> hello() {
        return lines.stream().allMatch(MailLine::blank)
                ? notRead.stream().findFirst().flatMap(Enquiry::read)
                : Optional.empty();
    }

    /** What he says, for whichever game: the lines that would be read, and no others. */
    public List<String> said() {
        return Stream.of(
                        game.stream().map(id -> "game " + id),
                        impulse.stream().map(number -> "impulse " + number),
                        lines.stream().filter(line -> !line.blank()).map(MailLine::text))
                .flatMap(part -> part)
                .toList();
    }

    /** What the letter asks for. */
    public Letter read(ReadingContext context) {
        return new LetterParser(this, context).read();
    }

    /** His lines, unwrapped. */
    List<Line> unwrapped(Vocabulary names) {
        return Wrapping.lines(lines, words -> ClauseReader.opens(words, names));
    }
}
