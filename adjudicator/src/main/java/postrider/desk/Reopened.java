package postrider.desk;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import postrider.dice.RecordedChance;
import postrider.gamefile.GameFile;
import postrider.gamefile.Record;
import postrider.gamefile.Retrial;
import postrider.gamefile.Signatures;
import postrider.kernel.Ruling;

/**
 * The desk does the work of a game a second time. Each letter must say what was read in it and be one that was to be
 * accepted; each impulse must take its answers from those letters and come to the rulings and the position recorded.
 *
 * @param signatures reads what was signed; without it only letters entered by the referee's hand are read
 */
public record Reopened(Shelf shelf, GameFolder folder, Optional<Signatures> signatures) implements Retrial {

    /**
     * @param file a game file; if a corrected box lies beside it, the game was played with that
     * @throws IllegalStateException if the game was begun with another box
     */
    public static Reopened at(Shelf shelf, Path file) {
        var folder = new GameFolder(file.toAbsolutePath().getParent());
        shelf.rules(folder, GameFile.read(file).header());
        return new Reopened(shelf, folder, Signatures.installed());
    }

    @Override
    public Optional<String> fault(List<Record> before, Record record) {
        try {
            return switch (record) {
                case Record.Letter letter -> read(before, letter);
                case Record.Played played -> play(before, played);
                case Record.Header header -> Optional.empty();
                case Record.Posted posted -> Optional.empty();
                case Record.Turned turned -> Optional.empty();
                case Record.Note note -> Optional.empty();
                case Record.Revealed revealed -> Optional.empty();
            };
        } catch (RuntimeException | AssertionError e) {
            return Optional.of("the rules cannot do it again (%s)".formatted(e.getMessage()));
        }
    }

    private Optional<String> read(List<Record> before, Record.Letter letter) {
        boolean byHand = letter.signature().isEmpty();
        if (!byHand && signatures.isEmpty()) return Optional.empty();
        var text = byHand ? Optional.of(entered(letter)) : signatures.get().text(letter);
        if (text.isEmpty()) return Optional.of("the letter has no text");
        var signed =
                new SignedLetter(letter.side(), letter.messageId(), letter.signed(), letter.signature(), text.get());
        var game = shelf.open(folder, before);
        return switch (new Reception(game, signed).decide()) {
            case Decision.Turn turn -> Optional.of("the letter was not to be accepted: " + turn.why());
            case Decision.Tell tell -> Optional.of("the letter only asks: " + tell.why());
            case Decision.Accept(var purpose, var words, var clauses, var preview) ->
                Stream.of(
                                difference("purpose of the letter", letter.purpose(), purpose),
                                difference(
                                        "impulse",
                                        letter.impulse(),
                                        game.ledger().impulse()),
                                difference("reading of the letter", letter.words(), words),
                                difference("reading of its clauses", letter.clauses(), clauses))
                        .flatMap(Optional::stream)
                        .findFirst();
        };
    }

    private static String entered(Record.Letter letter) {
        var bytes = letter.signed().getBytes(StandardCharsets.ISO_8859_1);
        return SignedLetter.asEntered(new String(bytes, StandardCharsets.UTF_8));
    }

    private Optional<String> play(List<Record> before, Record.Played played) {
        var game = shelf.open(folder, before);
        int impulse = game.ledger().impulse();
        var turn = game.play(new RecordedChance(played.entries()));
        var again = (Record.Played) turn.record(impulse, played.outbox(), played.at());
        return Stream.of(
                        difference("impulse", played.impulse(), impulse),
                        difference("questions", played.questions(), again.questions()),
                        difference("journal", played.entries(), again.entries()),
                        rulings(played.rulings(), again.rulings()),
                        difference("position", played.position(), again.position()),
                        difference("ending", played.ended(), again.ended()))
                .flatMap(Optional::stream)
                .findFirst();
    }

    private static Optional<String> rulings(List<Ruling> recorded, List<Ruling> again) {
        return IntStream.range(0, Math.min(recorded.size(), again.size()))
                .mapToObj(i -> difference("ruling " + (i + 1), recorded.get(i), again.get(i)))
                .flatMap(Optional::stream)
                .findFirst()
                .or(() -> difference("number of rulings", recorded.size(), again.size()));
    }

    private static Optional<String> difference(String what, Object recorded, Object again) {
        return Objects.equals(recorded, again)
                ? Optional.empty()
                : Optional.of("the %s recorded is '%s', but now it comes to '%s'"
                        .formatted(what, excerpt(recorded, again), excerpt(again, recorded)));
    }

    /** What begins to differ from {@code other}, a few words of it. */
    private static String excerpt(Object one, Object other) {
        var text = one.toString();
        int from = 0;
        while (from < text.length() && other.toString().startsWith(text.substring(0, from + 1))) from++;
        from = Math.max(text.lastIndexOf('\n', from) + 1, from - 40);
        return text.substring(from, Math.min(text.length(), from + 100)).strip();
    }
}
