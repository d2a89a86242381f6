package postrider.desk;

import java.util.List;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import postrider.dice.Undone;
import postrider.kernel.ruling.Side;
import postrider.letters.Dispatches;
import postrider.log.Event;
import postrider.log.Outgoing;
import postrider.log.PastRuns;
import postrider.log.Settlement;
import postrider.log.Tick;
import postrider.play.Status;
import postrider.play.Step;
import postrider.text.Lists;

/**
 * What the referee does unasked, once a letter has come in or has left. All of it follows from the game and its outbox, so whoever
 * takes over after a crash does the same.
 *
 * @param notRead what was passed over in the letter that came in
 */
record RefereesTurn(Session session, List<String> notRead) {
    private static final Logger LOG = LoggerFactory.getLogger(RefereesTurn.class);

    void take() {
        if (!session.game().log().mailing().told().welcomed()) welcome();
        session.game().log().motions().agreed().ifPresent(settlement -> settle(Decree.agreed(settlement)));
        if (session.game().status() instanceof Status.Ready) play();
        if (session.game().status() instanceof Status.Order(var by)) next(by);
        if (session.game().status() instanceof Status.Over
                && !session.game().log().revealed()) reveal();
        runClocks();
    }

    /** Deals with the orders below the answers of the finished impulse. The side that is not to move is told first. */
    private void next(Side toMove) {
        var answers = session.game().log().answersWithNext();
        for (boolean moves : List.of(false, true))
            for (var answer : Lists.filter(answers, one -> (one.side() == toMove) == moves))
                LetterTurn.below(session, answer);
    }

    /** In a game with a clock, enters whose letters are awaited from now on. */
    private void runClocks() {
        var game = session.game();
        var log = game.log();
        if (log.policy().isNone() || log.time().running().equals(game.awaited())) return;
        session.note(new Event.Clock(new Tick.Runs(game.awaited())), Dispatches::none);
    }

    void welcome() {
        session.note(new Event.Posted(Event.Posted.WELCOME), Dispatches::welcomes);
    }

    void settle(Decree decree) {
        if (decree.settlement() instanceof Settlement.Replace(var side, var next, var unknown)) {
            settling(decree).event(); // throws before the farewell if they cannot be replaced
            farewell(side, next);
        }
        var settling = settling(decree);
        var signed = session.signed(settling.event());
        session.commit(settling.step(signed), dispatches -> settling.letters(dispatches, signed));
    }

    private Settling settling(Decree decree) {
        return new Settling(session.catalog(), session.store(), session.game(), decree);
    }

    /** Once someone else plays, no letter goes to the old address. */
    private void farewell(Side side, Event.Player next) {
        var game = session.game();
        var old = game.player(side);
        if (next.address().equals(old.address())) return;
        var note = new Event.Note("%s no longer plays the %s side.".formatted(old.name(), side));
        if (session.store().events().getLast().event().equals(note)) return; // written before a crash
        session.store().letters().withdraw(side, game.log(), session.now());
        session.noteFarewell(note, dispatches -> dispatches.farewell(side, next));
    }

    /**
     * What does not depend on chance is told at once. Otherwise the receipt of the order must leave first: until then nothing is
     * written, and the game waits for the post as it waits for a player.
     */
    private void play() {
        var game = session.game();
        var log = game.log();
        var undone = log.takenBack() ? PastRuns.of(session.store().events()) : Undone.NOTHING;
        var step = game.play(log.dice().chance(session.secret(), undone));
        var played = (Event.Played) step.event();
        if (!played.byChance()) {
            tell(step, played);
            return;
        }
        announce();
        if (!session.isAnnounced() && !session.releaseAndSend()) take(); // the game has moved meanwhile
        else if (session.isAnnounced()) tell(step, played);
        else tellOfRefusal();
    }

    private void tell(Step step, Event.Played played) {
        session.commit(
                step.after(session.game().log()),
                dispatches -> session.reprints().told(dispatches, played, notRead));
    }

    /** Writes the letter that must leave before anything is rolled, if it has not been written or was lost before it left. */
    private void announce() {
        var game = session.game();
        var log = game.log();
        var lost = Lists.filter(log.mailing().needed(), session.store().letters()::hasLost);
        lost.forEach(letter -> LOG.error("{} was lost before it left, so it is written again", letter.messageId()));
        if (log.open().order().isEmpty() && !lost.isEmpty())
            session.note(
                    new Event.Posted(Event.Posted.WELCOME),
                    dispatches -> dispatches.welcomes(Lists.map(lost, Outgoing::to)));
        var order = lost.isEmpty() ? log.unannounced() : log.open().order();
        order.ifPresent(told -> session.note(
                new Event.Posted(Event.Posted.RECEIPT),
                dispatches -> dispatches.announced(
                        told, log.dice().sealed(session.secret()).orElseThrow())));
    }

    /** Tells the writer of the order, once, if the other player's mail system refuses the letter that they must have first. */
    private void tellOfRefusal() {
        var game = session.game();
        var log = game.log();
        var letters = session.store().letters();
        if (log.mailing().hopeless()
                || log.mailing().needed().stream()
                        .allMatch(letter -> letters.refused(letter).isEmpty())) return;
        log.open()
                .order()
                .ifPresent(order -> session.note(
                        new Event.Posted(Event.Posted.UNDELIVERABLE), dispatches -> dispatches.undeliverable(order)));
    }

    private void reveal() {
        var secret = session.secret().hex();
        session.note(new Event.Revealed(secret), Dispatches::none);
    }
}
