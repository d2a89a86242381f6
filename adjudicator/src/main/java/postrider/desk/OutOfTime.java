package postrider.desk;

import java.time.Duration;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import postrider.clock.Call;
import postrider.clock.Judge;
import postrider.clock.Silence;
import postrider.kernel.ruling.Side;
import postrider.log.Event;
import postrider.log.Settlement;
import postrider.log.Tick;
import postrider.log.Timekeeping;
import postrider.store.MailEvent;
import postrider.text.Lists;

/**
 * What the referee does unasked about time in a game with a clock: asks, warns the late player, then tells both, and acts for the
 * silent one as agreed. What is due follows from the events and the time of day; each step is an event.
 */
record OutOfTime(Session session) {
    /** How long an undeliverable letter stops its reader's clock. */
    private static final Duration PATIENCE = Duration.ofDays(7);

    private static final String REASON = "their time is over, and the grace after it.";

    void take() {
        for (var side : session.game().sides()) take(side);
    }

    private void take(Side side) {
        var log = session.game().log();
        if (!log.time().running().contains(side) || waitsForPost(side)) return;
        var judge = log.time().judge(side, log.policy());
        judge.next()
                .filter(due -> !due.at().isAfter(session.now()))
                .map(Judge.Due::call)
                .ifPresent(call -> {
                    if (call != Call.OUT || !actsFor(side)) say(call, side);
                });
        if (Timekeeping.isForfeit(side, session.game().log()))
            new RefereesTurn(session, List.of()).settle(new Decree(new Settlement.Forfeit(side), REASON, ""));
    }

    /**
     * A player who has not received our letter is not late; but a mailbox that refuses letters or returns them does not stop a clock
     * for ever. Once both players have been told that it cannot be reached, the announced deadline holds.
     */
    private boolean waitsForPost(Side side) {
        var letters = session.store().letters();
        var unsent = Lists.filter(letters.unsent(), letter -> letter.to() == side);
        var since = letters.arrivals(side)
                .unreachable()
                .map(MailEvent::at)
                .or(() -> unsent.stream()
                        .flatMap(letter -> letters.refusedSince(letter).stream())
                        .min(Comparator.naturalOrder()));
        return since.map(at -> !at.plus(PATIENCE).isBefore(session.now())).orElse(!unsent.isEmpty());
    }

    private void say(Call call, Side side) {
        session.note(new Event.Clock(new Tick.Called(call, side)), dispatches -> dispatches.called(call, side));
    }

    /** Returns whether something was done for a silent player. */
    private boolean actsFor(Side side) {
        var game = session.game();
        var silence = game.log().policy().silence();
        var ifLate = String.join("\n", game.log().time().ifLate().getOrDefault(side, List.of()));
        if (silence.contains(Silence.STANDING)
                && !ifLate.isEmpty()
                && enters(
                        side,
                        ifLate,
                        "The time of the %s player is over: the lines they left for this act.".formatted(side)))
            return true;
        if (silence.contains(Silence.PASS) && game.status().awaitsOrder(side) && passes(side)) return true;
        var answers = game.status().asked(side).stream()
                .map(question -> "answer %s: %s".formatted(question.name(), question.whenSilent()))
                .collect(Collectors.joining("\n"));
        return silence.contains(Silence.DEFAULT)
                && !answers.isEmpty()
                && enters(
                        side,
                        answers,
                        "The time of the %s player is over: the referee answers as the rules have it for a silent player."
                                .formatted(side));
    }

    /** Tries the least orders in turn until one is legal. */
    private boolean passes(Side side) {
        return session.game().orders().minimalOrders(side).stream()
                .anyMatch(order -> enters(
                        side,
                        order,
                        "The time of the %s player is over: the referee orders the least that the rules allow."
                                .formatted(side)));
    }

    /** Enters a letter for a silent player, with a note of the reason. Returns whether it was accepted. */
    private boolean enters(Side side, String lines, String note) {
        return LetterTurn.byHand(session, side, lines).enter(Optional.of(note)).fate() == Outcome.Fate.ACCEPTED;
    }
}
