package postrider.desk;

import java.time.Instant;
import java.time.InstantSource;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import postrider.clock.Silence;
import postrider.clock.Span;
import postrider.kernel.ruling.Side;
import postrider.letters.Dispatch;
import postrider.letters.Dispatches;
import postrider.letters.LetterRenderer;
import postrider.log.Event;
import postrider.log.GameLog;
import postrider.log.Moment;
import postrider.log.Settlement;
import postrider.log.Tick;
import postrider.play.SignedLetter;
import postrider.store.GameStore;
import postrider.text.Lists;

/**
 * The referee's desk. An accepted letter is stored before it acts, and the receipt of an order has left before anything is rolled. A
 * letter delivered twice acts once. After a crash {@link #goOn} finishes what was begun, with the same dice. Every method throws an
 * {@link IllegalStateException} if another postrider has the game open, or if the rules no longer fit its events.
 */
public final class Desk {
    private final GameCatalog catalog;
    private final LetterRenderer renderer;
    private final Transport post;
    private final InstantSource clock;
    private final Function<GameStore, List<Span>> absences;

    public Desk(GameCatalog catalog, LetterRenderer renderer, Transport post, InstantSource clock) {
        this(catalog, renderer, post, clock, game -> List.of());
    }

    /** @param absences when a game's letters could not be read or sent, so that nobody's time ran */
    public Desk(
            GameCatalog catalog,
            LetterRenderer renderer,
            Transport post,
            InstantSource clock,
            Function<GameStore, List<Span>> absences) {
        this.absences = absences;
        this.catalog = catalog;
        this.renderer = renderer;
        this.post = post;
        this.clock = () -> clock.instant().truncatedTo(ChronoUnit.SECONDS);
    }

    /** Begins a game: both players get a letter that binds the referee, and then the game is set up. */
    public GameStore begin(NewGame plan) {
        plan.players().values().forEach(post::requireAddress);
        plan.place().begin(plan.beginning(catalog, clock.instant()), begun -> {
            try (var session = sit(begun)) {
                turn(session).welcome();
            }
        });
        goOn(plan.place());
        return plan.place();
    }

    /** The impulse for which a letter of this side is awaited; empty if none is. */
    public Optional<Integer> awaits(GameStore store, Side side) {
        var game = catalog.open(store, store.log());
        return Optional.of(game.log().impulse()).filter(impulse -> game.status().awaits(side));
    }

    /** Whether nothing is awaited of this side, and nothing has happened since then. */
    public boolean isQuiet(GameStore store, Side side, Instant since) {
        return !catalog.open(store, store.log()).status().awaits(side)
                && store.events().getLast().at().isBefore(since);
    }

    /**
     * The impulse of a letter that names none: the one that our letter, to which it replies, is about.
     *
     * @param repliesTo Message-ID of that letter. It is not signed, so it serves only to choose among the writer's own decisions
     * @param signedAt the reply's signing time
     * @param digest of the reply
     * @return empty unless the side has exactly one decision to take, our letter came while it was open, and the reply was signed later
     *     and has not been refused before, as its writer was then told that it does not act
     */
    public Optional<Integer> meant(GameStore store, Side side, String repliesTo, Instant signedAt, String digest) {
        var game = catalog.open(store, store.log());
        boolean one = game.status().awaits(side) && game.status().asked(side).size() <= 1;
        return impulseOf(store, side, repliesTo)
                .filter(impulse -> one
                        && isNew(game.log(), side, signedAt, digest)
                        && impulse == game.log().impulse());
    }

    /**
     * Whether a letter that may come at any time replies to one of ours in this game, was signed after what happened last, and has not
     * been refused before.
     */
    public boolean follows(GameStore store, Side side, String repliesTo, Instant signedAt, String digest) {
        return isNew(store.log(), side, signedAt, digest)
                && impulseOf(store, side, repliesTo).isPresent();
    }

    private static boolean isNew(GameLog log, Side side, Instant signedAt, String digest) {
        return signedAt.isAfter(log.latest().played())
                && log.correspondence(side).idle(digest) == 0;
    }

    /** The impulse in which the game was once a letter of ours had gone out. */
    private static Optional<Integer> impulseOf(GameStore game, Side to, String messageId) {
        return Lists.find(
                        Moment.all(game.events()),
                        moment -> moment.stored().outbox().stream()
                                .anyMatch(letter ->
                                        letter.to() == to && letter.messageId().equals(messageId)))
                .map(moment -> moment.after().impulse());
    }

    /**
     * Deals with a letter of an enrolled player. It is passed over if their account does not cover it.
     *
     * @param writer whose key signed it: they may have changed sides since the letter was examined
     */
    public Outcome receive(GameStore store, SignedLetter examined, Event.Player writer, Ration.Account account) {
        try (var session = sit(store)) {
            turn(session).take();
            var header = session.game().log().header();
            var letter = header.seat(writer).map(examined::of).orElse(examined);
            return new LetterTurn(session, letter).receive(account);
        }
    }

    /**
     * Enters a letter by the referee's hand. If something is wrong with it, only the referee is told and nothing is written.
     *
     * @param note why it comes by hand; both players are told
     */
    public Outcome enter(GameStore store, Side side, String text, Optional<String> note) {
        try (var session = sit(store)) {
            turn(session).take();
            return LetterTurn.byHand(session, side, text).enter(note);
        }
    }

    /**
     * Settles what rules and letters leave open; both players are told.
     *
     * @throws IllegalArgumentException if it cannot be settled so; then nothing is written
     */
    public List<Dispatch> settle(GameStore store, Decree decree) {
        requireAddress(decree);
        try (var session = sit(store)) {
            turn(session).take();
            turn(session).settle(decree);
            turn(session).take();
            return session.written();
        }
    }

    /** The letters that would report a settlement; nothing is written. */
    public List<Dispatch> foresee(GameStore store, Decree decree) {
        requireAddress(decree);
        var game = catalog.open(store, store.log());
        return new Settling(catalog, store, game, decree).letters();
    }

    private void requireAddress(Decree decree) {
        if (decree.settlement() instanceof Settlement.Replace(var side, var next, var unknown))
            post.requireAddress(next);
    }

    /** What a letter would do, up to the first die, card or question; nothing is written. */
    public Outcome preview(GameStore store, SignedLetter letter) {
        return switch (Intake.of(catalog.open(store, store.log()), letter)) {
            case Decision.Accept accept -> Outcome.of(Outcome.Fate.ACCEPTED, accept.foreseen());
            case Decision.Reject reject -> Outcome.of(Outcome.Fate.REJECTED, reject.refusal());
            case Decision.Tell tell ->
                Outcome.of(Outcome.Fate.ANSWERED, tell.answer().apply(reprints(store)));
        };
    }

    /**
     * Writes the letter again that told {@code side} the result of an impulse, or of the last one: everything that happened in it,
     * whatever earlier letters told.
     *
     * @throws IllegalArgumentException if nothing is known of that impulse
     */
    public Dispatch report(GameStore store, Side side, Optional<Integer> impulse) {
        return reprints(store).report(side, impulse);
    }

    /** Whether a side's player is out of time, and both have agreed that someone else may then play on. */
    public boolean isForfeited(GameStore store, String side) {
        var log = store.log();
        return log.policy().silence().contains(Silence.SUBSTITUTE)
                && log.header().players().keySet().stream()
                        .filter(one -> one.word().equals(side))
                        .anyMatch(one -> log.time().judge(one, log.policy()).isOut());
    }

    /** What observers may read of a game; empty if its players allow none. */
    public Optional<Gazette> gazette(GameStore store) {
        return Gazette.of(catalog, store);
    }

    private Reprints reprints(GameStore store) {
        return new Reprints(catalog, store);
    }

    /** Does what the referee has to do next, if anything: after a crash, or once the receipt could be sent. */
    public void goOn(GameStore store) {
        try (var session = sit(store)) {
            turn(session).take();
        }
    }

    /** Says and does what is due about time. In a game without a clock, reminds the players whose letters are awaited. */
    public void remind(GameStore store) {
        try (var session = sit(store)) {
            var game = session.game();
            if (!game.log().policy().isNone()) {
                turn(session).take();
                new OutOfTime(session).take();
                turn(session).take();
                return;
            }
            if (game.log().held() || game.sides().stream().noneMatch(game.status()::awaits)) return;
            session.note(new Event.Posted(Event.Posted.REMINDER), Dispatches::reminders);
        }
    }

    private Session sit(GameStore store) {
        var session = new Session(store, catalog, renderer, post, clock);
        try {
            if (!session.game().log().policy().isNone())
                for (var meanwhile : absences.apply(store)) enterDelay(session, meanwhile);
            return session;
        } catch (RuntimeException e) {
            session.close();
            throw e;
        }
    }

    /** If somebody's time ran while the referee was away, enters that it did not. */
    private void enterDelay(Session session, Span meanwhile) {
        if (session.game().log().time().ran(meanwhile))
            session.note(new Event.Clock(new Tick.Delayed(meanwhile)), dispatches -> dispatches.delayed(meanwhile));
    }

    private RefereesTurn turn(Session session) {
        return new RefereesTurn(session, List.of());
    }
}
