package postrider.words;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import postrider.kernel.Vocabulary;
import postrider.text.Complaint;
import postrider.text.Line;
import postrider.text.LineReader;
import postrider.text.Lists;

/**
 * An opened letter: its game and impulse, and the lines that are read. Once the game is known, it is sorted again {@link #in} its context
 * and then {@link #read}.
 *
 * @param game the game's id in small letters; empty if the letter names none
 * @param impulse the impulse it answers; empty if the letter names none
 * @param code of a letter of ours, written in a line without quote marks; empty unless there is exactly one
 * @param written its lines, the writer's own and the others
 * @param lines the lines that are read
 * @param notRead the lines that are passed over
 */
public record OpenedLetter(
        Optional<String> game,
        Optional<Integer> impulse,
        Optional<String> code,
        List<Complaint> complaints,
        Quotes written,
        List<MailLine> lines,
        List<String> notRead) {
    /** How our letters begin the list of lines that were not read. */
    public static final String NOT_READ = "Not read:";

    /** Longer letters are not read. */
    private static final int LONGEST = 200_000;

    private static final Quotes NOTHING = Quotes.of(List.of());

    /** Lines that belong to no impulse. */
    static final Pattern ANYTIME = LineReader.pattern("(preview\\b[ :]*)?((help|status|standing|%s)\\b.*|%s|%s)"
            .formatted(Enquiry.WORDS, Motion.FORM, TimeMotion.FORM));

    private static final Pattern HELLO = LineReader.pattern(Enquiry.HELLO.word() + "\\b.*");

    private static final Pattern PREVIEW = LineReader.pattern("preview\\W*");
    private static final Pattern PREVIEWED = LineReader.pattern("preview\\b.*");

    private static final Pattern ENDED = Pattern.compile(".*[.!]\\W*");

    /** A question mark at the end, or an unfinished question. */
    private static final Pattern ASKS = LineReader.pattern(
            "(?:\\?|\\b(?:what|how|whether|(?:shall|should|may|can|must|do) i|does|would (?:you|it|that|this|my|the|he|she|they))\\b[^.!?]*)\\W*$");

    private static final Pattern NUMBER = Pattern.compile("[0-9]{1,6}");

    public OpenedLetter {
        complaints = List.copyOf(complaints);
        lines = List.copyOf(lines);
        notRead = List.copyOf(notRead);
    }

    /** Opens a letter. Never fails: what is wrong becomes a complaint. */
    public static OpenedLetter open(String text) {
        return open(text, UnaryOperator.identity());
    }

    /** Opens a letter in which no quoted line counts, not even our template filled in. */
    public static OpenedLetter openUnquoted(String text) {
        return open(text, Quotes::unquoted);
    }

    private static OpenedLetter open(String text, UnaryOperator<Quotes> counting) {
        if (text.length() > LONGEST)
            return new OpenedLetter(
                    Optional.empty(),
                    Optional.empty(),
                    Optional.empty(),
                    List.of(new Complaint(0, "", "The letter is too long to be read.", List.of())),
                    NOTHING,
                    List.of(),
                    List.of());
        var written = counting.apply(Quotes.of(MailLine.of(text)));
        var complaints = new ArrayList<Complaint>();
        var game = one("game", Header::game, written, complaints);
        var impulse = one("impulse", Header::impulse, written, complaints);
        if (impulse.isPresent() && !NUMBER.matcher(impulse.get()).matches())
            complaints.add(new Complaint(0, "impulse " + impulse.get(), "'impulse' takes a number.", List.of()));
        return new OpenedLetter(
                        game,
                        impulse.filter(NUMBER.asMatchPredicate()).map(Integer::valueOf),
                        code(written),
                        complaints,
                        written,
                        List.of(),
                        List.of())
                .sorted(Meaning.unknown());
    }

    /** Sorts its lines again, now that the game's words are known. */
    public OpenedLetter in(ReadingContext context) {
        return sorted(Meaning.in(context));
    }

    private OpenedLetter sorted(Meaning meant) {
        var sorting = new Sorting(this, meant);
        return new OpenedLetter(game, impulse, code, complaints, written, sorting.words(), sorting.notRead());
    }

    /** The value in the writer's own lines, or else the first in the letter they reply to. */
    private static Optional<String> one(
            String word, Function<Header, String> value, Quotes written, List<Complaint> complaints) {
        var said = written.own().stream()
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
                .or(() -> first(written.quoted(), Header::of, value))
                .or(() -> first(written.quoted(), Header::ofOurs, value));
    }

    private static Optional<String> first(
            List<MailLine> lines, Function<MailLine, Header> header, Function<Header, String> value) {
        return lines.stream()
                .map(header)
                .map(value)
                .filter(word -> !word.isEmpty())
                .findFirst();
    }

    private static Optional<String> code(Quotes written) {
        var codes = written.own().stream()
                .filter(line -> line.depth() == 0)
                .map(line -> Header.of(line).code())
                .filter(code -> !code.isEmpty())
                .distinct()
                .toList();
        return codes.size() == 1 ? Optional.of(codes.getFirst()) : Optional.empty();
    }

    /** The letter with this game, if it names none. */
    public OpenedLetter assuming(String thisGame) {
        return new OpenedLetter(
                game.or(() -> Optional.of(thisGame)), impulse, code, complaints, written, lines, notRead);
    }

    /** The letter with this game and impulse, if it names none. */
    public OpenedLetter assuming(String thisGame, int thisImpulse) {
        var named = assuming(thisGame);
        return new OpenedLetter(
                named.game, impulse.or(() -> Optional.of(thisImpulse)), code, complaints, written, lines, notRead);
    }

    /** Adds texts that came with it and are not read: attachments and unsigned parts. */
    public OpenedLetter besides(List<String> others) {
        return others.isEmpty()
                ? this
                : new OpenedLetter(game, impulse, code, complaints, written.besides(others), lines, notRead)
                        .sorted(Meaning.unknown());
    }

    /** Adds a complaint about something outside its text. */
    public OpenedLetter faulty(Complaint complaint) {
        return new OpenedLetter(game, impulse, code, Lists.with(complaints, complaint), written, lines, notRead);
    }

    /** Whether it asks for a preview of what it says. */
    public boolean isPreview() {
        return Lists.find(lines, line -> !line.blank())
                .filter(line -> line.says(PREVIEWED))
                .isPresent();
    }

    /** Whether it is an order or an answer. These belong to one impulse; other letters may come at any time. */
    public boolean belongsToAnImpulse() {
        return Lists.find(lines, line -> !line.blank() && !line.says(PREVIEW))
                .map(Boxes::unmarked)
                .filter(line -> !line.says(ANYTIME))
                .isPresent();
    }

    /** Whether each of its lines is a request other than an order or an answer, even in words that do not act. */
    public boolean isRequest() {
        return lines.stream()
                .filter(line -> !line.blank())
                .allMatch(line -> LooseRequest.of(line.text()).isPresent());
    }

    /** Whether it only says hello: the writer wants to know whether their letters arrive. */
    public boolean isHello() {
        return hello().isPresent();
    }

    /** The letter that consists of a greeting. In longer letters a greeting is passed over. */
    Optional<Letter> hello() {
        return greeting().flatMap(Enquiry::read);
    }

    /** Whether it has nothing but courtesies. */
    public boolean isSilent() {
        return lines.stream().allMatch(MailLine::blank);
    }

    /** Whether it has only what programs add, including a signature, and quotes nothing. */
    public boolean isUnwritten() {
        return written.quoted().isEmpty() && Courtesies.onlyPrograms(written.own());
    }

    private Optional<String> greeting() {
        return isSilent() ? Lists.find(notRead, line -> HELLO.matcher(line).matches()) : Optional.empty();
    }

    /** The lines that are passed over. A greeting that is the whole letter is not among them. */
    public List<String> passedOver() {
        return Lists.filter(notRead, line -> greeting().filter(line::equals).isEmpty());
    }

    /** Its game and impulse, and the lines that are read. */
    public List<String> said() {
        return Stream.of(
                        game.stream().map(id -> "game " + id),
                        impulse.stream().map(number -> "impulse " + number),
                        sentences().stream())
                .flatMap(part -> part)
                .toList();
    }

    /** The lines that are read, without those that only name its game and impulse. */
    public List<String> sentences() {
        return lines.stream().filter(line -> !line.blank()).map(MailLine::text).toList();
    }

    /** The lines without quote marks, blank ones included. */
    public List<String> own() {
        return Lists.map(rows(), MailLine::text);
    }

    /** The {@link #own} lines. */
    List<MailLine> rows() {
        return Lists.filter(written.own(), line -> line.depth() == 0);
    }

    /**
     * The indexes of those {@linkplain #own own lines} that stand alone: not in a message to the other player, not in quotation marks, and
     * not below a question or an unfinished sentence, which may say that they are not meant.
     */
    public IntStream alone() {
        var rows = rows();
        var said = new HashSet<>(sentences());
        if (said.stream().anyMatch(Motion::tells)) return IntStream.of();
        return IntStream.range(0, rows.size())
                .filter(at -> !rows.get(at).blank() && !rows.get(at).cited())
                .filter(at -> Lists.find(rows.subList(0, at).reversed(), row -> !row.blank())
                        .filter(above -> said.contains(above.text()) && runsInto(above, rows.get(at)))
                        .isEmpty());
    }

    private static boolean runsInto(MailLine above, MailLine row) {
        return above.number() == row.number() - 1 ? !above.says(ENDED) : above.holds(ASKS);
    }

    /** What the letter asks for. It must have been sorted {@link #in} this context. */
    public Letter read(ReadingContext context) {
        return new LetterParser(this, context).read();
    }

    List<Line> unwrapped(Vocabulary names) {
        return Wrapping.lines(lines, words -> ClauseReader.opens(words, names));
    }
}
