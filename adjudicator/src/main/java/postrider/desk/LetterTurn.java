package postrider.desk;

import java.util.List;
import java.util.Optional;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import postrider.kernel.ruling.Side;
import postrider.letters.Dispatch;
import postrider.letters.Refusals;
import postrider.log.Event;
import postrider.play.SignedLetter;

/** One letter, dealt with in a session: judged, stored, carried out and answered. */
record LetterTurn(Session session, SignedLetter letter) {
    private static final Logger LOG = LoggerFactory.getLogger(LetterTurn.class);

    /** For a letter that the referee types in for a player. */
    static LetterTurn byHand(Session session, Side side, String text) {
        return new LetterTurn(session, SignedLetter.byHand(side, text).entered(session.entryMark()));
    }

    /** Deals with the order below an answer, once the answered impulse is over. */
    static void below(Session session, Event.Letter answer) {
        var game = session.game();
        var letter = SignedLetter.below(answer, game.id(), game.log().impulse(), session.entryMark());
        new LetterTurn(session, letter).deal(Intake.below(game, letter));
    }

    Outcome receive(Ration.Account account) {
        var known = answered(letter.side());
        if (known.filter(String::isEmpty).isPresent()) return Outcome.underWay();
        if (known.isPresent() || wasToldTwice()) return Outcome.repeated(known);
        var decision = coded(decision());
        var lacking = decision.uses().filter(ration -> !account.covers(ration));
        if (lacking.isPresent()) return Outcome.passedOver(lacking.get());
        return deal(decision);
    }

    /** If something is wrong with it, only the referee is told and nothing is written. */
    Outcome enter(Optional<String> note) {
        var decision = Intake.of(session.game(), letter);
        if (decision instanceof Decision.Reject(var refusal)) return Outcome.of(Outcome.Fate.REJECTED, refusal);
        var outcome = deal(decision);
        note.ifPresent(why -> session.note(new Event.Note(why), dispatches -> dispatches.notes(letter.side(), why)));
        return outcome;
    }

    /** The Message-ID of the reply, if the letter was dealt with before; empty text if there has been no reply yet. */
    private Optional<String> answered(Side writer) {
        return session.game()
                .log()
                .correspondence(writer)
                .answer(letter.messageId(), letter.written().digest());
    }

    /** Whether it was dealt with under another Message-ID, and its player has been told that it came again. */
    private boolean wasToldTwice() {
        var known = session.game().log().correspondence(letter.side());
        return known.idle(letter.written().digest())
                        + known.deed(letter.written().signed()).stream().count()
                > 1;
    }

    /** While a letter is judged nothing is written: if judging fails, its writer is told and the letter is closed. */
    private Decision decision() {
        var game = session.game();
        try {
            return Intake.of(game, letter);
        } catch (IllegalStateException misfit) { // the rules do not fit the game file: the letter waits
            throw misfit;
        } catch (RuntimeException | AssertionError | StackOverflowError fault) {
            LOG.error("a letter of {} in {} cannot be read because of a bug", letter.side(), game.id(), fault);
            return new Decision.Reject(new Refusals(game, letter.side()).unanswerable());
        }
    }

    /** A letter that would act and whose signature carries no time needs the code of our last letter. */
    private Decision coded(Decision decision) {
        boolean good = !(decision instanceof Decision.Accept)
                || !letter.written().needsCode()
                || letter.opened()
                        .code()
                        .filter(code -> session.codes().isGood(letter.side(), code))
                        .isPresent();
        return good
                ? decision
                : new Decision.Reject(new Refusals(session.game(), letter.side()).uncoded(letter.opened()));
    }

    private Outcome deal(Decision decision) {
        int before = session.written().size();
        var log = session.game().log();
        var fate = switch (decision) {
            case Decision.Accept accept -> accept(accept);
            case Decision.Reject reject -> answer(Outcome.Fate.REJECTED, reject.why(), reject.refusal());
            case Decision.Tell tell ->
                answer(Outcome.Fate.ANSWERED, List.of(tell.why()), tell.answer().apply(session.reprints()));
        };
        var writer = session.game().log().seat(letter.side(), log);
        var told = session.written().stream()
                .skip(before)
                .filter(dispatch -> dispatch.to() == writer)
                .findFirst();
        return Outcome.of(fate, told, answered(writer).filter(id -> !id.isEmpty()));
    }

    private Outcome.Fate accept(Decision.Accept accept) {
        var event = sealed(accept.event());
        session.commit(accept.step().apply(event), dispatches -> dispatches.accepted(event, accept.notRead()));
        new RefereesTurn(session, accept.notRead()).take();
        return Outcome.Fate.ACCEPTED;
    }

    private Event.Letter sealed(Event.Letter event) {
        return event.orders()
                ? event.sealed(session.game()
                        .log()
                        .dice()
                        .seal(session.secret(), event.words())
                        .root())
                : event;
    }

    private Outcome.Fate answer(Outcome.Fate fate, List<String> why, Dispatch answer) {
        var event = new Event.Rejected(
                letter.side(), letter.messageId(), letter.written().digest(), why);
        session.note(event, dispatches -> List.of(answer));
        return fate;
    }
}
