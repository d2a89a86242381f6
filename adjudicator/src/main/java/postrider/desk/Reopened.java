package postrider.desk;

import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import postrider.dice.RecordedChance;
import postrider.kernel.ruling.Ruling;
import postrider.kernel.ruling.Side;
import postrider.log.Event;
import postrider.log.GameLog;
import postrider.log.Signatures;
import postrider.log.Tick;
import postrider.play.OpenGame;
import postrider.play.SignedLetter;
import postrider.proof.Replayer;
import postrider.store.GameStore;

/**
 * Does the desk's work for a game a second time. Each letter must say what was read in it and must be acceptable; each impulse must
 * take its answers from those letters and lead to the rulings and the position recorded.
 *
 * @param opening opens the game that a log describes
 * @param signatures reads what was signed; without it only letters entered by the referee's hand are read
 */
public record Reopened(Function<GameLog, OpenGame<?, ?>> opening, Optional<Signatures> signatures) implements Replayer {

    /**
     * @param store which has the boxes it was played with
     * @param header of the file that is checked
     * @throws IllegalStateException if it was begun with another box
     */
    public static Reopened of(GameCatalog catalog, GameStore store, Event.Header header) {
        catalog.box(store, header);
        return new Reopened(log -> catalog.open(store, log), Signatures.installed());
    }

    @Override
    public Optional<String> fault(GameLog before, Event event) {
        try {
            return switch (event) {
                case Event.Letter letter -> read(opening.apply(before), letter);
                case Event.Played played -> play(opening.apply(before), played);
                case Event.Settled settled -> settled(opening.apply(before), settled);
                case Event.Header header -> Optional.empty();
                case Event.Posted posted -> Optional.empty();
                case Event.Rejected rejected ->
                    before.answerWithNext(rejected.side())
                            .flatMap(answer -> refused(opening.apply(before), rejected.side()));
                case Event.Note note -> Optional.empty();
                case Event.Clock(var tick) -> timed(opening.apply(before), tick);
                case Event.Revealed revealed -> Optional.empty();
            };
        } catch (RuntimeException | AssertionError e) {
            return Optional.of("the rules cannot repeat it (%s)".formatted(e.getMessage()));
        }
    }

    private Optional<String> read(OpenGame<?, ?> game, Event.Letter letter) {
        var below = below(game, letter.side());
        if (below.isPresent() && letter.orders()) return compared(letter, below.get());
        if (!letter.written().byHand() && signatures.isEmpty()) return Optional.empty();
        var text = letter.written().text(signatures);
        if (text.isEmpty()) return Optional.of("the letter has no text");
        var opened = letter.written().opened(text.get());
        boolean later = letter.written()
                .signedAt()
                .map(at -> at.isAfter(game.log().latest().played()))
                .orElse(true); // its code proves it
        var signed = new SignedLetter(
                letter.side(),
                letter.messageId(),
                letter.written(),
                later ? opened.assuming(game.id(), letter.impulse()) : opened);
        return compared(letter, Intake.of(game, signed));
    }

    /** The first letter refused is the order below their answer, if there is one. */
    private static Optional<String> refused(OpenGame<?, ?> game, Side side) {
        return below(game, side)
                .filter(Decision.Accept.class::isInstance)
                .map(decision -> "the order below the answer was to be accepted");
    }

    private static Optional<Decision> below(OpenGame<?, ?> game, Side side) {
        return game.log()
                .answerWithNext(side)
                .map(answer -> SignedLetter.below(answer, game.id(), game.log().impulse(), ""))
                .map(letter -> Intake.below(game, letter));
    }

    private static Optional<String> compared(Event.Letter letter, Decision decision) {
        return switch (decision) {
            case Decision.Reject reject -> Optional.of("the letter was not to be accepted: " + reject.why());
            case Decision.Tell tell -> Optional.of("the letter only asks: " + tell.why());
            case Decision.Accept(var again, var notRead, var foreseen, var step) ->
                first(Stream.of(
                        difference("purpose of the letter", letter.purpose(), again.purpose()),
                        difference("impulse", letter.impulse(), again.impulse()),
                        difference("reading of the letter", letter.words(), again.words()),
                        difference("reading of its clauses", letter.clauses(), again.clauses())));
        };
    }

    private Optional<String> timed(OpenGame<?, ?> game, Tick tick) {
        return switch (tick) {
            case Tick.Runs(var sides) -> difference("players whose letters are awaited", sides, game.awaited());
            case Tick.Called called -> Optional.empty();
            case Tick.Delayed delayed -> Optional.empty();
        };
    }

    private Optional<String> settled(OpenGame<?, ?> game, Event.Settled settled) {
        var again = game.settled(settled.settlement(), settled.position());
        return first(Stream.of(
                difference("position", settled.position(), again.position()),
                difference("ending", settled.ended(), again.ended())));
    }

    private Optional<String> play(OpenGame<?, ?> game, Event.Played played) {
        var again =
                (Event.Played) game.play(new RecordedChance(played.entries())).event();
        return first(Stream.of(
                difference("impulse", played.impulse(), again.impulse()),
                difference("questions", played.questions(), again.questions()),
                difference("journal", played.entries(), again.entries()),
                rulings(played.rulings(), again.rulings()),
                difference("position", played.position(), again.position()),
                difference("ending", played.ended(), again.ended())));
    }

    private static Optional<String> first(Stream<Optional<String>> differences) {
        return differences.flatMap(Optional::stream).findFirst();
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

    /** The beginning of the difference to {@code other}, a few words of it. */
    private static String excerpt(Object one, Object other) {
        var text = text(one);
        int from = Math.max(0, Arrays.mismatch(text.toCharArray(), text(other).toCharArray()));
        from = Math.max(text.lastIndexOf('\n', from) + 1, from - 40);
        return text.substring(from, Math.min(text.length(), from + 100)).strip();
    }

    private static String text(Object of) {
        return of instanceof Optional<?> perhaps ? perhaps.map(Object::toString).orElse("") : of.toString();
    }
}
