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
 * A letter opened: which game and impulse it is for, and the player's own lines. {@link #read} goes on from there, when
 * the game is known.
 *
 * @param game the game's id in small letters; empty if the letter does not name it
 * @param impulse the impulse it answers; empty if the letter does not name it
 * @param code of a letter of ours that they have read, in a line of their own: never one that is quoted; empty unless there is one
 * @param written its lines, and what of them is not the writer's words
 * @param lines those that are read
 * @param notRead what stands around them and is passed over: greetings, farewells, names, what programs add
 */
public record OpenedLetter(
        Optional<String> game,
        Optional<Integer> impulse,
        Optional<String> code,
        List<Complaint> complaints,
        Quotes written,
        List<MailLine> lines,
        List<String> notRead) {
    /** How our letters begin to tell what was not read. */
    public static final String NOT_READ = "Not read:";

    /** Longer letters are not read. */
    private static final int LONGEST = 200_000;

    private static final Quotes NOTHING = Quotes.of(List.of());

    /** What belongs to no impulse. */
    static final Pattern ANYTIME = LineReader.pattern("(preview\\b[ :]*)?((help|status|standing|%s)\\b.*|%s|%s)"
            .formatted(Enquiry.WORDS, Motion.FORM, TimeMotion.FORM));

    private static final Pattern HELLO = LineReader.pattern(Enquiry.HELLO.word() + "\\b.*");

    private static final Pattern PREVIEW = LineReader.pattern("preview\\W*");
    private static final Pattern PREVIEWED = LineReader.pattern("preview\\b.*");

    private static final Pattern ENDED = Pattern.compile(".*[.!]\\W*");

    /** The end of a question, or a question that has not ended. */
    private static final Pattern ASKS = LineReader.pattern(
            "(?:\\?|\\b(?:what|how|whether|(?:shall|should|may|can|must|do) i|does|would (?:you|it|that|this|my|the|he|she|they))\\b[^.!?]*)\\W*$");

    private static final Pattern NUMBER = Pattern.compile("[0-9]{1,6}");

    public OpenedLetter {
        complaints = List.copyOf(complaints);
        lines = List.copyOf(lines);
        notRead = List.copyOf(notRead);
    }

    /** Opens a letter. Never fails: what is wrong with it is among the complaints. */
    public static OpenedLetter open(String text) {
        return open(text, UnaryOperator.identity());
    }

    /** Where nothing quoted counts, not even lines of ours that were filled in. */
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
                .sorted(Meaning.UNKNOWN);
    }

    /** As it is read by somebody who knows the words of the game. */
    public OpenedLetter in(ReadingContext context) {
        return sorted(Meaning.in(context));
    }

    private OpenedLetter sorted(Meaning meant) {
        var sorting = new Sorting(this, meant);
        return new OpenedLetter(game, impulse, code, complaints, written, sorting.words(), sorting.notRead());
    }

    /** The one value the writer's own lines give, or else the first in the letter they reply to. */
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

    /** Meant for this game where it names none. */
    public OpenedLetter assuming(String thisGame) {
        return new OpenedLetter(
                game.or(() -> Optional.of(thisGame)), impulse, code, complaints, written, lines, notRead);
    }

    /** Meant for this game and impulse where it names none. */
    public OpenedLetter assuming(String thisGame, int thisImpulse) {
        var named = assuming(thisGame);
        return new OpenedLetter(
                named.game, impulse.or(() -> Optional.of(thisImpulse)), code, complaints, written, lines, notRead);
    }

    /** With what nobody reads beside it: files, and what is not signed. */
    public OpenedLetter besides(List<String> others) {
        return others.isEmpty()
                ? this
                : new OpenedLetter(game, impulse, code, complaints, written.besides(others), lines, notRead)
                        .sorted(Meaning.UNKNOWN);
    }

    /** With this wrong with it, which does not stand in its words. */
    public OpenedLetter faulty(Complaint complaint) {
        return new OpenedLetter(game, impulse, code, Lists.with(complaints, complaint), written, lines, notRead);
    }

    /** Whether it asks for a preview of what it says. */
    public boolean isPreview() {
        return Lists.find(lines, line -> !line.blank())
                .filter(line -> line.says(PREVIEWED))
                .isPresent();
    }

    /** Whether it is an order or an answer, which belong to one impulse; other letters may come at any time. */
    public boolean belongsToAnImpulse() {
        return Lists.find(lines, line -> !line.blank() && !line.says(PREVIEW))
                .map(Boxes::unmarked)
                .filter(line -> !line.says(ANYTIME))
                .isPresent();
    }

    /** Whether each of its lines asks for what is no order and no answer, though perhaps not so that it acts. */
    public boolean isRequest() {
        return lines.stream()
                .filter(line -> !line.blank())
                .allMatch(line -> LooseRequest.of(line.text()).isPresent());
    }

    /** Whether hello is all it says: they want to see whether their letters arrive. */
    public boolean isHello() {
        return hello().isPresent();
    }

    /** A greeting is passed over, unless it is all there is. */
    Optional<Letter> hello() {
        return greeting().flatMap(Enquiry::read);
    }

    /** Whether its writer says nothing but courtesies. */
    public boolean isSilent() {
        return lines.stream().allMatch(MailLine::blank);
    }

    /** Whether nothing stands in it, quoted or not, but what programs add and the signature that one lays below every letter. */
    public boolean isUnwritten() {
        return written.quoted().isEmpty() && Courtesies.onlyPrograms(written.own());
    }

    private Optional<String> greeting() {
        return isSilent() ? Lists.find(notRead, line -> HELLO.matcher(line).matches()) : Optional.empty();
    }

    /** What is passed over, but for a greeting that is all there is. */
    public List<String> passedOver() {
        return Lists.filter(notRead, line -> greeting().filter(line::equals).isEmpty());
    }

    /** What is said, for whichever game: the lines that would be read, and no others. */
    public List<String> said() {
        return Stream.of(
                        game.stream().map(id -> "game " + id),
                        impulse.stream().map(number -> "impulse " + number),
                        sentences().stream())
                .flatMap(part -> part)
                .toList();
    }

    /** Likewise, but for the lines that only name its game and impulse. */
    public List<String> sentences() {
        return lines.stream().filter(line -> !line.blank()).map(MailLine::text).toList();
    }

    /** All that its writer wrote above, between and below what is quoted, a blank line as it stands. */
    public List<String> own() {
        return Lists.map(rows(), MailLine::text);
    }

    private List<MailLine> rows() {
        return Lists.filter(written.own(), line -> line.depth() == 0);
    }

    /**
     * Which of its {@linkplain #own own lines} stand by themselves: in no message to the other player, not in quotation marks, and below no
     * sentence that runs into them and no question, for what that says is perhaps that they are not meant.
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

    /** What the letter asks for, {@linkplain #in opened by somebody who knows the game}. */
    public Letter read(ReadingContext context) {
        return new LetterParser(this, context).read();
    }

    List<Line> unwrapped(Vocabulary names) {
        return Wrapping.lines(lines, words -> ClauseReader.opens(words, names));
    }
}
