package postrider.desk;

import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import postrider.kernel.Parts;
import postrider.kernel.Verdict;
import postrider.kernel.ruling.Side;
import postrider.letters.Dispatch;
import postrider.letters.Enquiries;
import postrider.letters.HelpPage;
import postrider.letters.MotionLetters;
import postrider.letters.Refusals;
import postrider.log.Event;
import postrider.log.Event.Letter.Purpose;
import postrider.play.OpenGame;
import postrider.play.SignedLetter;
import postrider.text.Complaint;
import postrider.text.Lists;
import postrider.text.Read;
import postrider.words.Letter;
import postrider.words.OpenedLetter;
import postrider.words.ReadingContext;

/** Reads and judges one letter. It changes nothing: no die is rolled and no question asked. */
final class Intake<P, O> {
    /** With more complaints than this, no corrections are suggested. */
    private static final int HINTED = 12;

    private final OpenGame<P, O> game;
    private final SignedLetter letter;
    private final Side side;
    private final ReadingContext context;
    private final OpenedLetter opened;
    private final Refusals refusals;
    private final Enquiries request;

    private Intake(OpenGame<P, O> game, SignedLetter letter) {
        this.game = game;
        this.letter = letter;
        this.side = letter.side();
        var written = letter.written().byHand()
                ? letter.opened().assuming(game.id(), game.log().impulse())
                : letter.opened();
        this.context = game.context(side);
        this.opened = written.in(context);
        this.refusals = new Refusals(game, side, opened.notRead());
        this.request = new Enquiries(game, side);
    }

    static Decision of(OpenGame<?, ?> game, SignedLetter letter) {
        var intake = new Intake<>(game, letter);
        return unless(intake.refusals.outside(letter, intake.opened), intake::inTime);
    }

    /** Decides the order below an answer, once the answered impulse is over. It arrived on time, so it is not checked for lateness. */
    static Decision below(OpenGame<?, ?> game, SignedLetter letter) {
        var intake = new Intake<>(game, letter);
        return unless(
                intake.refusals.unexpected(intake.opened), () -> intake.decide(intake.opened.read(intake.context)));
    }

    private static Decision unless(Optional<Dispatch> refusal, Supplier<Decision> otherwise) {
        return refusal.<Decision>map(Decision.Reject::new).orElseGet(otherwise);
    }

    /** A request in unusual words gets the complaint that teaches the right ones, whosever turn it is. */
    private Decision inTime() {
        var untimely = refusals.untimely(letter, opened);
        if (untimely.isPresent() && !opened.isRequest()) return new Decision.Reject(untimely.get());
        var read = opened.read(context);
        return unless(untimely.filter(why -> !(read instanceof Letter.Garbled)), () -> decide(read));
    }

    private Decision decide(Letter read) {
        return switch (read) {
            case Letter.Garbled garbled ->
                notUnderstood(garbled.and(new OrderCheck<>(game, side).complaints(garbled.order())));
            case Letter.Preview(var of) -> decide(of).preview();
            case Letter.Order order -> order(order);
            case Letter.Replies replies -> answers(replies);
            case Letter.Standing standing ->
                unless(
                        refusals.overtaken(letter),
                        () -> accept(
                                Purpose.STANDING, List.of(), standing.clauses().words(), standing));
            case Letter.Moved moved -> motion(moved);
            case Letter.StandingAsked asked -> tell("standing orders", request.standing());
            case Letter.Status status -> tell("status", request.status());
            case Letter.Help(var about) -> tell("help", new HelpPage(game, side).about(about));
            case Letter.LookUp asked ->
                new Decision.Tell(
                        asked.what().word(),
                        file -> file.lookedUp(game, side, asked).notReading(opened.passedOver()));
        };
    }

    private Decision tell(String why, Dispatch answer) {
        var told = answer.notReading(opened.passedOver());
        return new Decision.Tell(why, file -> told);
    }

    private Decision motion(Letter.Moved moved) {
        var motion = moved.motion();
        var unread = new OrderCheck<>(game, side).unread(moved.order());
        if (!unread.isEmpty()) return notUnderstood(unread);
        var refusal = new MotionLetters(game, side)
                .refused(motion)
                .or(() -> refusals.early(letter, motion))
                .or(() -> refusals.refusedBefore(letter));
        return unless(refusal, () -> accept(Purpose.MOTION, moved.words(), List.of(), moved));
    }

    private Decision notUnderstood(List<Complaint> complaints) {
        var told = complaints.size() > HINTED ? complaints : Lists.map(complaints, this::hinted);
        return new Decision.Reject(refusals.notUnderstood(told));
    }

    /** Suggests legal orders that end with these words. */
    private Complaint hinted(Complaint complaint) {
        if (complaint.line() == 0) return complaint;
        var begun = new OrderCheck<>(game, side).begun(complaint.words());
        return new Complaint(
                complaint.line(),
                complaint.words(),
                complaint.expected(),
                begun.isEmpty() ? complaint.nearest() : begun);
    }

    private Decision order(Letter.Order order) {
        return switch (game.read(side, order.lines())) {
            case Read.NotUnderstood<O>(var complaints) -> notUnderstood(complaints);
            case Read.Understood<O>(O understood) -> judged(order, understood);
        };
    }

    private Decision judged(Letter.Order order, O understood) {
        var words = game.words(understood);
        if (Parts.of(words).size() > places()) return notUnderstood(List.of(tooLong()));
        var judged = game.judge(side, understood);
        if (judged instanceof Verdict.Denied<?>(var why))
            return new Decision.Reject(refusals.notAllowed(order.lines(), why));
        return new Decision.Accept(
                event(Purpose.ORDER, words, order.clauses().words()),
                opened.notRead(),
                request.preview(order, words, judged, opened.notRead()),
                event -> game.accepted(event, Optional.of(understood)));
    }

    private int places() {
        return game.log().header().places();
    }

    private Complaint tooLong() {
        return new Complaint(
                0,
                "",
                "An order has %d parts at most; end a shorter one with 'then ask'.".formatted(places()),
                List.of());
    }

    private Decision answers(Letter.Replies replies) {
        if (!replies.refusals().isEmpty()) return new Decision.Reject(refusals.wrongAnswers(replies));
        var canonical = new Letter.Replies(
                Lists.map(
                        replies.replies(),
                        reply -> new Letter.Reply(
                                reply.line(), reply.question(), reply.question().canonical(reply.words()))),
                replies.clauses(),
                replies.next());
        return accept(Purpose.ANSWER, canonical.answers(), canonical.below(), canonical);
    }

    private Decision accept(Purpose purpose, List<String> words, List<String> clauses, Letter read) {
        return new Decision.Accept(
                event(purpose, words, clauses),
                opened.notRead(),
                request.understood(read, opened.notRead()),
                event -> game.accepted(event, Optional.empty()));
    }

    private Event.Letter event(Purpose purpose, List<String> words, List<String> clauses) {
        return new Event.Letter(
                purpose,
                side,
                game.log().impulse(),
                letter.messageId(),
                letter.written().digest(),
                letter.written().signed(),
                letter.written().signature(),
                words,
                clauses,
                Optional.empty());
    }
}
