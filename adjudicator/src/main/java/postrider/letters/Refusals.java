package postrider.letters;

import static postrider.log.LetterKind.REFUSAL;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import postrider.kernel.ruling.Refusal;
import postrider.kernel.ruling.Side;
import postrider.letters.Dispatch.Fault;
import postrider.log.Correspondence;
import postrider.log.Event;
import postrider.log.SigningTime;
import postrider.log.SigningWay;
import postrider.play.OpenGame;
import postrider.play.SignedLetter;
import postrider.play.Status;
import postrider.text.Complaint;
import postrider.text.Line;
import postrider.text.Lists;
import postrider.words.Letter;
import postrider.words.Motion;
import postrider.words.OpenedLetter;

/**
 * The letters that say why a letter was not carried out.
 *
 * @param notRead the lines of the letter that were not read, which may be what is wrong
 */
public record Refusals(OpenGame<?, ?> game, Side to, List<String> notRead) {
    private static final String NOTHING = "Nothing has been rolled and nothing has changed.";

    /** The most faults in a letter. After correcting these, players can see what is wrong with the others. */
    private static final int FAULTS = 12;

    public Refusals(OpenGame<?, ?> game, Side to) {
        this(game, to, List.of());
    }

    /** Refuses a letter for another game, or one that has already acted, whatever else it says. */
    public Optional<Dispatch> outside(SignedLetter letter, OpenedLetter opened) {
        if (!opened.complaints().isEmpty()) return Optional.empty();
        if (opened.game().filter(named -> !named.equalsIgnoreCase(game.id())).isPresent())
            return refused(
                    "Your letter is for another game",
                    "It names game %s, but it came to game %s."
                            .formatted(opened.game().orElseThrow(), game.id()));
        var known =
                game.log().correspondence(to).deed(letter.written().signed()).filter(deed -> !again(letter, deed));
        if (known.isPresent())
            return refused(
                    "Your letter has come in before",
                    "These very words, signed, were accepted as your %s in impulse %d. A letter acts once; to mean it again, %s."
                            .formatted(
                                    purpose(known.get().purpose()),
                                    known.get().impulse(),
                                    known.get().purpose().isAwaited() ? "write it in other words" : "sign it anew"));
        return Optional.empty();
    }

    /** Whether standing orders or a motion were signed again in the same words, which is allowed. Only their player can sign them. */
    private boolean again(SignedLetter letter, Correspondence.Deed deed) {
        var since = switch (deed.purpose()) {
            case ORDER, ANSWER -> Instant.MAX;
            case STANDING -> game.log().standing().since(to);
            case MOTION -> game.log().motions().since(to);
        };
        return letter.written().signedAt().filter(at -> at.isAfter(since)).isPresent();
    }

    /** Refuses standing orders signed before those in force. Otherwise anyone who held a letter back could choose which counts. */
    public Optional<Dispatch> overtaken(SignedLetter letter) {
        var since = game.log().standing().since(to);
        return letter.written()
                .signedAt()
                .filter(at -> at.isBefore(since))
                .flatMap(at -> refused(
                        "You have signed other standing orders since",
                        ("These were signed on %s, and those in force on %s. The ones signed last count, whichever arrive last; if you mean these, sign them anew.")
                                .formatted(Phrases.clock(at), Phrases.clock(since))));
    }

    /** Refuses a letter that lacks the code of our last letter. */
    public Dispatch uncoded(OpenedLetter opened) {
        return refusal(
                opened.code().isPresent()
                        ? "The code in your letter is not the last one"
                        : "Your letter lacks the code of the referee's last letter",
                opened.code().isPresent()
                        ? "Each code is good for one letter, and only until something has happened. Send your letter again with the code in this one."
                        : "It must stand in a line of its own, not among what is quoted. Send your letter again with the code in this one.",
                List.of());
    }

    private static String purpose(Event.Letter.Purpose purpose) {
        return switch (purpose) {
            case ORDER -> "order";
            case ANSWER -> "answer";
            case STANDING -> "standing orders";
            case MOTION -> "wish";
        };
    }

    /** Refuses an order or an answer that comes too early or too late. */
    public Optional<Dispatch> untimely(SignedLetter letter, OpenedLetter opened) {
        if (!opened.complaints().isEmpty() || !opened.belongsToAnImpulse()) return Optional.empty();
        return unexpected(opened).or(() -> early(letter));
    }

    /** Refuses an order or an answer for an impulse in which none is expected of them. */
    public Optional<Dispatch> unexpected(OpenedLetter opened) {
        int impulse = game.log().impulse();
        int named = opened.impulse().orElse(impulse);
        if (game.status() instanceof Status.Over) return refused("The game is over", "There is nothing left to order.");
        if (game.log().held())
            return refused(
                    game.log().paused() ? "The game is paused" : "The game is held",
                    "No order or answer counts until play resumes; please send yours again then.");
        if (named < impulse)
            return refused(
                    "Impulse %d is over".formatted(named),
                    "Your letter is for impulse %d, but the game is at impulse %d.".formatted(named, impulse));
        if (named > impulse)
            return refused(
                    "Impulse %d has not begun".formatted(named),
                    ("Your letter is for impulse %d, but the game is at impulse %d. Sign it anew when impulse %d has begun:"
                                    + " this one will not act then.")
                            .formatted(named, impulse, named));
        return game.status().awaits(to)
                ? Optional.empty()
                : refused(
                        unasked(),
                        "%s for impulse %d, in which no letter from you is expected."
                                .formatted(
                                        game.log().answerWithNext(to).isPresent()
                                                ? "The order below your answer was"
                                                : "Your letter is",
                                        named));
    }

    /** Refuses a letter signed before the last impulse was played: it must not act later. */
    private Optional<Dispatch> early(SignedLetter letter) {
        return early(letter, game.log().latest().played());
    }

    /** Refuses consent or a cancellation signed before what it is about. Otherwise anyone who held it back could use it for another. */
    public Optional<Dispatch> early(SignedLetter letter, Motion motion) {
        return motion instanceof Motion.CancelNext
                ? early(letter)
                : game.log().motions().offered(motion, to).flatMap(offered -> early(letter, offered));
    }

    /** Refuses a letter that was refused before. Otherwise anyone who kept it could choose when it acts. */
    public Optional<Dispatch> refusedBefore(SignedLetter letter) {
        return wasRefused(letter)
                ? refused(
                        "Your letter has come in before",
                        "It was not carried out then, and does not act later. To mean it now, write it again, and sign it anew.")
                : Optional.empty();
    }

    /** Whether this same signed letter was refused before. What the referee enters has no signature. */
    private boolean wasRefused(SignedLetter letter) {
        var written = letter.written();
        return SigningWay.ofSignature(written.signature()).isPresent()
                && game.log().correspondence(to).idle(written.digest()) > 0;
    }

    /** Refuses a letter signed before {@code asked}, allowing for a slow clock unless it was refused before. */
    private Optional<Dispatch> early(SignedLetter letter, Instant asked) {
        var slow = wasRefused(letter) ? Duration.ZERO : SigningTime.SLOW;
        return letter.written()
                .signedAt()
                .filter(at -> at.plus(slow).isBefore(asked))
                .flatMap(at -> refused(
                        "Your letter was signed before what it answers",
                        ("It was signed on %s, and the referee's last letter is of %s: sign it anew. If your clock is slow, set it"
                                        + " first.")
                                .formatted(Phrases.clock(at), Phrases.clock(asked))));
    }

    private String unasked() {
        if (game.log().open().answered(to)) return "Your answer is in already";
        boolean mine =
                game.log().open().order().filter(order -> order.side() == to).isPresent();
        if (mine) return "Your order is in already";
        return game.status() instanceof Status.Order ? "It is not your turn" : "You have not been asked";
    }

    private Optional<Dispatch> refused(String headline, String why) {
        return Optional.of(refusal(headline, why, List.of()));
    }

    private Dispatch refusal(String headline, String why, List<Fault> faults) {
        return new DispatchBuilder(game, REFUSAL, to, headline)
                .lead("%s %s".formatted(why, NOTHING).strip())
                .waiting()
                .lead(faults.isEmpty() ? "" : Phrases.notRead(notRead))
                .faults(first(faults))
                .closing(more(faults))
                .awaited()
                .written();
    }

    private static String more(List<Fault> faults) {
        return faults.stream().anyMatch(fault -> fault.nearest().size() > Fault.EXAMPLES)
                ? "The %d nearest are listed. A letter with the line 'moves all' brings all that you may say now."
                        .formatted(Fault.EXAMPLES)
                : "";
    }

    private static List<Fault> first(List<Fault> faults) {
        if (faults.size() <= FAULTS) return Lists.map(faults, Fault::clipped);
        var more = "%,d more are not listed. Fix these first; anything still wrong will be listed then."
                .formatted(faults.size() - FAULTS);
        return Lists.with(Lists.map(faults.subList(0, FAULTS), Fault::clipped), new Fault(0, "", "", more, List.of()));
    }

    public Dispatch notUnderstood(List<Complaint> complaints) {
        return refusal(
                "Your letter was not understood",
                below(),
                Lists.map(complaints, c -> new Fault(c.line(), c.words(), "", c.expected(), c.nearest())));
    }

    /** The letter caused a fault of ours while it was read. */
    public Dispatch unanswerable() {
        return refusal(
                "Your letter could not be answered as meant",
                "It could not be read: the fault is not yours, and the referee's log tells of it. Write it in other words,"
                        + " or in several letters.",
                List.of());
    }

    public Dispatch notAllowed(List<Line> lines, List<Refusal> refusals) {
        return refusal("Your order is not allowed", below(), Lists.map(refusals, refusal -> fault(lines, refusal)));
    }

    /** For an order below an answer that has acted. */
    private String below() {
        return game.log().answerWithNext(to).isPresent()
                ? "The order below your answer is meant; the answer counts."
                : "";
    }

    /** The line is known only if the order has one line. */
    private static Fault fault(List<Line> lines, Refusal refusal) {
        var only = Optional.of(lines.getFirst()).filter(line -> lines.size() == 1);
        return Fault.of(only.map(Line::number).orElse(0), only.map(Line::text).orElse(""), refusal);
    }

    public Dispatch wrongAnswers(Letter.Replies replies) {
        var faults = Lists.flatMap(
                replies.replies(),
                reply -> Lists.map(reply.refusals(), refusal -> Fault.of(reply.line(), reply.words(), refusal)));
        return refusal("Your answer is not allowed", "", faults);
    }
}
