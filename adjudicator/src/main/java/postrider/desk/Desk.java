package postrider.desk;

import java.time.Instant;
import java.time.InstantSource;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Optional;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import postrider.dice.Undone;
import postrider.kernel.ruling.Side;
import postrider.letters.Dispatch;
import postrider.letters.Dispatches;
import postrider.letters.LetterRenderer;
import postrider.letters.Refusals;
import postrider.log.Event;
import postrider.log.GameLog;
import postrider.log.Outgoing;
import postrider.log.PastRuns;
import postrider.log.Settlement;
import postrider.play.OpenGame;
import postrider.play.SignedLetter;
import postrider.play.Status;
import postrider.store.GameFolder;

/**
 * The referee's desk. What was accepted is in the game file before anything is done about it, and the receipt of an order
 * has left before anything is rolled; a letter delivered twice acts once; after a crash {@link #goOn} finishes what was begun,
 * with the same dice. Every method throws an {@link IllegalStateException} if another postrider has the game open,
 * or if the rules no longer fit its file.
 */
public final class Desk {
    private static final Logger LOG = LoggerFactory.getLogger(Desk.class);

    private final GameCatalog catalog;
    private final LetterRenderer renderer;
    private final Transport post;
    private final InstantSource clock;

    public Desk(GameCatalog catalog, LetterRenderer renderer, Transport post, InstantSource clock) {
        this.catalog = catalog;
        this.renderer = renderer;
        this.post = post;
        this.clock = clock;
    }

    /** Begins a game: both players get a letter that binds the referee, and then the game is set up. */
    public GameFolder begin(NewGame plan) {
        plan.players().values().forEach(post::requireAddress);
        var folder = new GameFolder(plan.place());
        try {
            plan.lay(catalog, now());
            try (var session = sit(folder.draft())) {
                welcome(session);
            }
            folder.take(folder.draft());
        } finally {
            folder.draft().discard();
        }
        goOn(folder);
        return folder;
    }

    /** The impulse for which a letter of this side is awaited; empty if none is. */
    public Optional<Integer> awaits(GameFolder folder, Side side) {
        var game = catalog.open(folder, folder.log());
        return Optional.of(game.log().impulse()).filter(impulse -> game.status().awaits(side));
    }

    /** Whether nothing is awaited of this side, and nothing has happened since then. */
    public boolean isQuiet(GameFolder folder, Side side, Instant since) {
        return !catalog.open(folder, folder.log()).status().awaits(side)
                && folder.events().getLast().at().isBefore(since);
    }

    /**
     * The impulse of a letter that names none: the one that a letter of ours, to which it replies, is about.
     *
     * @param repliesTo Message-ID of that letter; nobody signs it, so that it only tells which of the writer's own decisions is meant
     * @param signedAt the reply's signing time
     * @param digest of the reply
     * @return empty unless the side has just one decision to take, that letter came while it was open, and this one was signed after and
     *     not refused before: its writer was told that it does not act
     */
    public Optional<Integer> meant(GameFolder folder, Side side, String repliesTo, Instant signedAt, String digest) {
        var game = catalog.open(folder, folder.log());
        boolean one = game.status().awaits(side) && game.status().asked(side).size() <= 1;
        boolean first = game.log().correspondence(side).idle(digest) == 0;
        if (!one || !first || !signedAt.isAfter(game.log().lastPlayed())) return Optional.empty();
        return impulseOf(folder, side, repliesTo)
                .filter(impulse -> impulse == game.log().impulse());
    }

    /** Where the game stood once a letter of ours had gone out. */
    private static Optional<Integer> impulseOf(GameFolder folder, Side to, String messageId) {
        var log = GameLog.NOTHING;
        for (var event : folder.events()) {
            log = log.with(event);
            if (event.outbox().stream()
                    .anyMatch(letter -> letter.to() == to && letter.messageId().equals(messageId)))
                return Optional.of(log.impulse());
        }
        return Optional.empty();
    }

    /** Deals with a letter of an enrolled player who may write as often as he likes. */
    public Outcome receive(GameFolder folder, SignedLetter letter) {
        return receive(folder, letter, Optional.empty(), ration -> true);
    }

    /**
     * Deals with a letter of an enrolled player. It is passed over if it uses up more than his account covers.
     *
     * @param writer whose key signed it: he may sit on another side by now than when his letter was examined
     */
    public Outcome receive(
            GameFolder folder, SignedLetter examined, Optional<Event.Player> writer, Ration.Account account) {
        try (var session = sit(folder)) {
            goOn(session);
            var header = session.game().log().header();
            var letter = writer.flatMap(header::seat).map(examined::of).orElse(examined);
            var known = answer(session, letter.side(), letter);
            if (known.isPresent() || wasToldTwice(session, letter)) return Outcome.repeated(known);
            var decision = decision(session.game(), letter);
            var lacking = decision.uses().filter(ration -> !account.covers(ration));
            if (lacking.isPresent()) return Outcome.passedOver(lacking.get());
            return deal(session, letter, decision);
        }
    }

    /**
     * Enters a letter by the referee's hand. What is wrong with it he alone is told, and nothing is written.
     *
     * @param note why it comes by hand; both players are told
     */
    public Outcome enter(GameFolder folder, Side side, String text, Optional<String> note) {
        try (var session = sit(folder)) {
            goOn(session);
            var letter = SignedLetter.byHand(side, text).entered(session.entryMark());
            var decision = Intake.of(session.game(), letter);
            if (decision instanceof Decision.Reject(var refusal)) return Outcome.of(Outcome.Kind.REJECTED, refusal);
            var outcome = deal(session, letter, decision);
            note.ifPresent(why -> session.commit(
                    now(), session.game().noted(new Event.Note(why)), dispatches -> dispatches.notes(side, why)));
            return outcome;
        }
    }

    /**
     * Settles what rules and letters leave open; both players are told.
     *
     * @throws IllegalArgumentException if it cannot be settled so; then nothing is written
     */
    public List<Dispatch> settle(GameFolder folder, Decree decree) {
        requireAddress(decree);
        try (var session = sit(folder)) {
            goOn(session);
            settle(session, decree);
            goOn(session);
            return session.written();
        }
    }

    /** The letters that would tell of a settlement; nothing is written. */
    public List<Dispatch> foresee(GameFolder folder, Decree decree) {
        requireAddress(decree);
        var game = catalog.open(folder, folder.log());
        return new Settling(catalog, folder, game, decree).letters();
    }

    private void requireAddress(Decree decree) {
        if (decree.settlement() instanceof Settlement.Replace(var side, var next, var unknown))
            post.requireAddress(next);
    }

    private void settle(Session session, Decree decree) {
        if (decree.settlement() instanceof Settlement.Replace(var side, var next, var unknown)) {
            settling(session, decree).event(); // who cannot be replaced is not bidden farewell
            farewell(session, side, next);
        }
        var settling = settling(session, decree);
        var signed = session.signed(settling.event(), now());
        session.commit(now(), settling.step(signed), dispatches -> settling.letters(dispatches, signed));
    }

    private Settling settling(Session session, Decree decree) {
        return new Settling(catalog, session.folder(), session.game(), decree);
    }

    /** Once another plays, no letter goes to the old address. */
    private void farewell(Session session, Side side, Event.Player next) {
        var game = session.game();
        var old = game.log().header().players().get(side);
        if (next.address().equals(old.address())) return;
        session.folder().letters().withdraw(side, session.folder().letters().unsent(game.log()));
        var note = new Event.Note("%s plays the %s side no more.".formatted(old.name(), side));
        session.commit(now(), game.noted(note), dispatches -> dispatches.farewell(side, next));
    }

    /** While a letter is judged nothing is written: if judging fails, its writer is told and the letter is closed. */
    private static Decision decision(OpenGame<?, ?> game, SignedLetter letter) {
        try {
            return Intake.of(game, letter);
        } catch (IllegalStateException misfit) { // of the rules and the game file: the letter waits
            throw misfit;
        } catch (RuntimeException | AssertionError | StackOverflowError fault) {
            LOG.error("a letter of {} in {} cannot be read: a fault of ours", letter.side(), game.id(), fault);
            return new Decision.Reject(new Refusals(game, letter.side()).unanswerable());
        }
    }

    private static Optional<String> answer(Session session, Side writer, SignedLetter letter) {
        return session.game().log().correspondence(writer).answer(letter.messageId(), letter.digest());
    }

    /** Whether it was dealt with under another Message-ID, and its player has been told that it came again. */
    private static boolean wasToldTwice(Session session, SignedLetter letter) {
        var known = session.game().log().correspondence(letter.side());
        return known.idle(letter.digest())
                        + known.deed(letter.signed()).stream().count()
                > 1;
    }

    /** What a letter would bring about, up to the first die, card or question; nothing is written. */
    public Outcome preview(GameFolder folder, SignedLetter letter) {
        return switch (Intake.of(catalog.open(folder, folder.log()), letter)) {
            case Decision.Accept accept -> Outcome.of(Outcome.Kind.ACCEPTED, accept.foreseen());
            case Decision.Reject reject -> Outcome.of(Outcome.Kind.REJECTED, reject.refusal());
            case Decision.Tell tell -> Outcome.of(Outcome.Kind.ANSWERED, tell.answer());
            case Decision.LookUp(var asked, var notRead) ->
                Outcome.of(
                        Outcome.Kind.ANSWERED,
                        retelling(folder)
                                .lookedUp(catalog.open(folder, folder.log()), letter.side(), asked)
                                .notReading(notRead));
        };
    }

    /**
     * The letter that told {@code side} what came of an impulse, or of the last one, written again from the game file: all that
     * happened in it, whatever earlier letters told.
     *
     * @throws IllegalArgumentException if nothing is known of that impulse
     */
    public Dispatch report(GameFolder folder, Side side, Optional<Integer> impulse) {
        return retelling(folder).report(side, impulse);
    }

    private Reprints retelling(GameFolder folder) {
        return new Reprints(catalog, folder);
    }

    /** Does what the referee has to do next, if anything: after a crash, or once the receipt could be sent. */
    public void goOn(GameFolder folder) {
        try (var session = sit(folder)) {
            goOn(session);
        }
    }

    /** Reminds those whose letters are awaited, if any are. */
    public void remind(GameFolder folder) {
        try (var session = sit(folder)) {
            var game = session.game();
            if (game.log().held() || game.sides().stream().noneMatch(game.status()::awaits)) return;
            session.commit(now(), game.noted(new Event.Posted(Event.Posted.REMINDER)), Dispatches::reminders);
        }
    }

    private Session sit(GameFolder folder) {
        return Session.open(folder, catalog, renderer, post);
    }

    private Instant now() {
        return clock.instant().truncatedTo(ChronoUnit.SECONDS);
    }

    private Outcome deal(Session session, SignedLetter letter, Decision decision) {
        int before = session.written().size();
        var log = session.game().log();
        var kind = switch (decision) {
            case Decision.Accept accept -> accept(session, letter, accept);
            case Decision.Reject reject ->
                answer(session, letter, Outcome.Kind.REJECTED, reject.why(), reject.refusal());
            case Decision.Tell tell ->
                answer(session, letter, Outcome.Kind.ANSWERED, List.of(tell.why()), tell.answer());
            case Decision.LookUp(var asked, var notRead) ->
                answer(
                        session,
                        letter,
                        Outcome.Kind.ANSWERED,
                        List.of(asked.what().word()),
                        retelling(session.folder())
                                .lookedUp(session.game(), letter.side(), asked)
                                .notReading(notRead));
        };
        var writer = session.game().log().seat(letter.side(), log);
        var told = session.written().stream()
                .skip(before)
                .filter(dispatch -> dispatch.to() == writer)
                .findFirst();
        return Outcome.of(kind, told, answer(session, writer, letter).filter(id -> !id.isEmpty()));
    }

    private Outcome.Kind accept(Session session, SignedLetter letter, Decision.Accept accept) {
        var log = session.game().log();
        var root = Optional.of(accept.words())
                .filter(words -> accept.purpose() == Event.Letter.Purpose.ORDER)
                .map(words -> log.seal(session.secret(), words).root());
        var event = accept.event(letter, log.impulse(), root);
        session.commit(now(), accept.step().apply(event), dispatches -> dispatches.accepted(event, accept.notRead()));
        goOn(session, accept.notRead());
        return Outcome.Kind.ACCEPTED;
    }

    private Outcome.Kind answer(
            Session session, SignedLetter letter, Outcome.Kind kind, List<String> why, Dispatch answer) {
        var event = new Event.Rejected(letter.side(), letter.messageId(), letter.digest(), why);
        session.commit(now(), session.game().noted(event), dispatches -> List.of(answer));
        return kind;
    }

    private void goOn(Session session) {
        goOn(session, List.of());
    }

    /** @param notRead what of the letter that came in was passed over */
    private void goOn(Session session, List<String> notRead) {
        if (!session.game().log().welcomed()) welcome(session);
        session.game().log().agreed().ifPresent(settlement -> settle(session, Decree.asked(settlement)));
        if (session.game().status() instanceof Status.Ready) play(session, notRead);
        if (session.game().status() instanceof Status.Over
                && !session.game().log().revealed()) reveal(session);
    }

    private void welcome(Session session) {
        session.commit(now(), session.game().noted(new Event.Posted(Event.Posted.WELCOME)), Dispatches::welcomes);
    }

    /** What chance has no part in is told at once. Else the receipt of the order has to leave before: until then nothing is written. */
    private void play(Session session, List<String> notRead) {
        var secret = session.secret();
        var game = session.game();
        var log = game.log();
        var undone = log.takenBack() ? PastRuns.of(session.folder().events()) : Undone.NOTHING;
        var step = game.play(log.chance(secret, undone));
        var played = (Event.Played) step.event();
        if (played.byChance()) {
            announce(session);
            if (!post.flush(session.folder(), session.game().log())) {
                tellOfRefusal(session);
                return;
            }
        }
        session.commit(
                now(),
                step.after(session.game().log()),
                dispatches -> retelling(session.folder()).told(dispatches, played, notRead));
    }

    /** Writes what must have left before anything is rolled, if it was not written, or was lost before it left. */
    private void announce(Session session) {
        var game = session.game();
        var log = game.log();
        var lost = log.needed().stream()
                .filter(session.folder().letters()::hasLost)
                .toList();
        lost.forEach(letter -> LOG.error("{} was lost before it left: it is written anew", letter.messageId()));
        if (log.order().isEmpty() && !lost.isEmpty())
            session.commit(
                    now(),
                    game.noted(new Event.Posted(Event.Posted.WELCOME)),
                    dispatches ->
                            dispatches.welcomes(lost.stream().map(Outgoing::to).toList()));
        var order = lost.isEmpty() ? log.unannounced() : log.order();
        order.ifPresent(told -> session.commit(
                now(),
                game.noted(new Event.Posted(Event.Posted.RECEIPT)),
                dispatches ->
                        dispatches.announced(told, log.sealed(session.secret()).orElseThrow())));
    }

    /** Who ordered is told, once, if the other player's mail system refuses what he must have first. */
    private void tellOfRefusal(Session session) {
        var game = session.game();
        var log = game.log();
        if (log.hopeless()
                || log.needed().stream()
                        .allMatch(letter ->
                                session.folder().letters().refused(letter).isEmpty())) return;
        log.order()
                .ifPresent(order -> session.commit(
                        now(),
                        game.noted(new Event.Posted(Event.Posted.UNDELIVERABLE)),
                        dispatches -> dispatches.undeliverable(order)));
    }

    private void reveal(Session session) {
        var secret = session.secret().hex();
        session.commit(now(), session.game().noted(new Event.Revealed(secret)), Dispatches::none);
    }
}
