package postrider.desk;

import java.time.Instant;
import java.time.InstantSource;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Optional;
import postrider.gamefile.Record;
import postrider.kernel.Side;

/**
 * The referee's desk. Each letter is one transaction: what was accepted is in the game file, and its receipts in the
 * outbox, before anything is rolled; a letter delivered twice acts once; after a crash {@link #goOn} finishes what was
 * begun, with the same dice. Every method throws an {@link IllegalStateException} if another postrider has the game open,
 * or if the rules no longer fit its file.
 */
public final class Desk {
    private final Shelf shelf;
    private final Press press;
    private final Post post;
    private final InstantSource clock;

    public Desk(Shelf shelf, Press press, Post post, InstantSource clock) {
        this.shelf = shelf;
        this.press = press;
        this.post = post;
        this.clock = clock;
    }

    /** Begins a game: both players get a letter that binds the referee, and then the game is set up. */
    public GameFolder begin(NewGame plan) {
        var folder = plan.lay(shelf, now());
        goOn(folder);
        return folder;
    }

    /** Deals with a letter of an enrolled player. */
    public Outcome receive(GameFolder folder, SignedLetter letter) {
        try (var sitting = sit(folder)) {
            goOn(sitting);
            if (sitting.game().ledger().delivered(letter)) return new Outcome(Outcome.Kind.REPEATED, Optional.empty());
            var outcome = deal(sitting, letter.byHand() ? letter.entered(sitting.entryMark()) : letter);
            goOn(sitting);
            return outcome;
        }
    }

    /** What a letter would bring about, up to the first die, card or question; nothing is written. */
    public Outcome preview(GameFolder folder, SignedLetter letter) {
        var game = shelf.open(folder, folder.records());
        return switch (new Reception(game, letter).decide()) {
            case Decision.Accept accept -> Outcome.of(Outcome.Kind.ACCEPTED, accept.preview());
            case Decision.Turn turn -> Outcome.of(Outcome.Kind.TURNED, turn.refusal());
            case Decision.Tell tell -> Outcome.of(Outcome.Kind.ANSWERED, tell.answer());
        };
    }

    /**
     * The letter that told {@code side} what came of an impulse, or of the last run, written again from the records.
     *
     * @throws IllegalArgumentException if nothing is known of that impulse
     */
    public Dispatch report(GameFolder folder, Side side, Optional<Integer> impulse) {
        var records = folder.records();
        var told = records.stream()
                .filter(record -> record instanceof Record.Played played
                        && impulse.map(n -> n == played.impulse()).orElse(true))
                .reduce((first, last) -> last)
                .orElseThrow(() -> new IllegalArgumentException(
                        "Nothing has happened in impulse %s of %s; the game is at impulse %d."
                                .formatted(
                                        impulse.map(String::valueOf).orElse("0"),
                                        folder.id(),
                                        new Ledger(records).impulse())));
        int end = records.lastIndexOf(told);
        var dispatches = new Dispatches(shelf.open(folder, records.subList(0, end + 1)));
        return dispatches.played(new Ledger(records.subList(0, end)), folder::secret).stream()
                .filter(dispatch -> dispatch.to() == side)
                .findFirst()
                .orElseThrow();
    }

    /** Does what the referee has to do next, if anything: after a crash, or once the receipts could be sent. */
    public void goOn(GameFolder folder) {
        try (var sitting = sit(folder)) {
            goOn(sitting);
        }
    }

    /** Reminds those whose letters are awaited, if any are. */
    public void remind(GameFolder folder) {
        var at = now();
        try (var sitting = sit(folder)) {
            var game = sitting.game();
            if (game.sides().stream().noneMatch(game.stage()::awaits)) return;
            sitting.write(at, outbox -> new Record.Posted("reminder", outbox, at), Dispatches::reminders);
        }
    }

    /** Files the referee's word: why he ruled by hand, what was set aside. */
    public void note(GameFolder folder, String text) {
        var at = now();
        try (var sitting = sit(folder)) {
            sitting.write(at, outbox -> new Record.Note(text, at), dispatches -> List.of());
        }
    }

    private Sitting sit(GameFolder folder) {
        return Sitting.open(folder, shelf, press, post);
    }

    private Instant now() {
        return clock.instant().truncatedTo(ChronoUnit.SECONDS);
    }

    private Outcome deal(Sitting sitting, SignedLetter letter) {
        return switch (new Reception(sitting.game(), letter).decide()) {
            case Decision.Accept accept -> accept(sitting, letter, accept);
            case Decision.Turn turn -> answer(sitting, letter, Outcome.Kind.TURNED, turn.why(), turn.refusal());
            case Decision.Tell tell ->
                answer(sitting, letter, Outcome.Kind.ANSWERED, List.of(tell.why()), tell.answer());
        };
    }

    private Outcome accept(Sitting sitting, SignedLetter letter, Decision.Accept accept) {
        var at = now();
        int impulse = sitting.game().ledger().impulse();
        var receipts = sitting.write(
                at,
                outbox -> accept.record(letter, impulse, outbox, at),
                dispatches -> dispatches.receipts(letter.side()));
        return Outcome.of(Outcome.Kind.ACCEPTED, receipts.getFirst());
    }

    private Outcome answer(Sitting sitting, SignedLetter letter, Outcome.Kind kind, List<String> why, Dispatch answer) {
        var at = now();
        sitting.write(
                at,
                outbox -> new Record.Turned(letter.side(), letter.messageId(), letter.digest(), why, outbox, at),
                dispatches -> List.of(answer));
        return Outcome.of(kind, answer);
    }

    private void goOn(Sitting sitting) {
        if (!sitting.game().ledger().welcomed()) welcome(sitting);
        if (sitting.game().stage() instanceof Stage.Ready && post.flush(sitting.folder())) play(sitting);
        if (sitting.game().stage() instanceof Stage.Over
                && !sitting.game().ledger().revealed()) reveal(sitting);
    }

    private void welcome(Sitting sitting) {
        var at = now();
        sitting.write(at, outbox -> new Record.Posted("welcome", outbox, at), Dispatches::welcomes);
    }

    private void play(Sitting sitting) {
        var at = now();
        var before = sitting.game().ledger();
        var secret = sitting.folder().secret();
        var turn = sitting.game().play(before.chance(secret));
        sitting.write(
                at,
                outbox -> turn.record(before.impulse(), outbox, at),
                dispatches -> dispatches.played(before, () -> secret));
    }

    private void reveal(Sitting sitting) {
        var at = now();
        var secret = sitting.folder().secret().hex();
        sitting.write(at, outbox -> new Record.Revealed(secret, at), dispatches -> List.of());
    }
}
