package postrider.letters;

import static postrider.log.Outgoing.Kind.NOTICE;
import static postrider.log.Outgoing.Kind.RECEIPT;
import static postrider.log.Outgoing.Kind.REFUSAL;

import java.util.List;
import java.util.Optional;
import postrider.kernel.ruling.Side;
import postrider.log.Event;
import postrider.log.Motion;
import postrider.log.Outgoing;
import postrider.log.Settlement;
import postrider.play.OpenGame;

/**
 * What both are told of a motion.
 *
 * @param game as it stands after it; before it, where it is refused
 */
public record MotionLetters(OpenGame<?, ?> game, Side by) {

    /** Its writer's first. */
    List<Dispatch> told(Event.Letter letter, List<String> notRead) {
        var motion = Motion.of(letter.words());
        var other = game.other(by);
        return List.of(
                letter(RECEIPT, by, "Your %s has come in".formatted(name(motion)), toWriter(motion), List.of())
                        .notReading(notRead),
                letter(NOTICE, other, headline(motion), toOther(motion), answers(motion)));
    }

    private Dispatch letter(Outgoing.Kind kind, Side to, String headline, String lead, List<String> reply) {
        var draft = new DispatchBuilder(game, kind, to, game.log().impulse(), headline)
                .lead(lead, new Phrases(game).waitsFor(to));
        return (reply.isEmpty() ? draft.awaited() : draft.reply(reply)).written();
    }

    private static String name(Motion motion) {
        return switch (motion) {
            case Motion.Dispute dispute -> "dispute of impulse " + dispute.impulse();
            case Motion.Withdraw withdraw -> "withdrawal";
            case Motion.Undo undo -> "wish to take back what you wrote";
            case Motion.OfferDraw offer -> "offer of a draw";
            case Motion.AcceptUndo accept -> "consent";
            case Motion.AcceptDraw accept -> "consent";
            case Motion.AgreeUpgrade agree -> "consent to the box and the rules as they are now";
            case Motion.Concede concede -> "concession";
            case Motion.Press press -> "message";
        };
    }

    private String toWriter(Motion motion) {
        return switch (motion) {
            case Motion.Dispute dispute ->
                "The game is held until the referee has settled it or you withdraw. The other player reads what you wrote: "
                        + dispute.reason();
            case Motion.Withdraw withdraw -> "What you disputed or offered is taken back.";
            case Motion.Undo undo -> "The other player is asked. The game goes on until they agree.";
            case Motion.OfferDraw offer ->
                "The other player is asked. The game goes on until they agree; their next order declines.";
            case Motion.AcceptUndo accept -> "You agree to what was asked.";
            case Motion.AcceptDraw accept -> "You agree to what was offered.";
            case Motion.AgreeUpgrade agree ->
                "The game goes on with the box and the rules that are installed when both of you have agreed.";
            case Motion.Concede concede -> "You give the game up.";
            case Motion.Press press ->
                press.anonymous()
                        ? "The other player reads it without your name: " + press.text()
                        : "The other player reads: " + press.text();
        };
    }

    private String headline(Motion motion) {
        return switch (motion) {
            case Motion.Dispute dispute -> "Impulse %d is disputed".formatted(dispute.impulse());
            case Motion.Withdraw withdraw -> "The %s player has withdrawn".formatted(by);
            case Motion.Undo undo -> "The %s player asks to take back what they wrote".formatted(by);
            case Motion.OfferDraw offer -> "The %s player offers a draw".formatted(by);
            case Motion.AcceptUndo accept -> "The %s player agrees".formatted(by);
            case Motion.AcceptDraw accept -> "The %s player agrees".formatted(by);
            case Motion.AgreeUpgrade agree ->
                "The %s player agrees to the box and the rules as they are now".formatted(by);
            case Motion.Concede concede -> "The %s player gives up".formatted(by);
            case Motion.Press press -> press.anonymous() ? "A message" : "A message of the %s player".formatted(by);
        };
    }

    private String toOther(Motion motion) {
        return switch (motion) {
            case Motion.Dispute dispute ->
                "The %s player disputes what was ruled in impulse %d: %s The game is held until the referee has settled it or they withdraw."
                        .formatted(
                                by,
                                dispute.impulse(),
                                dispute.reason() + (dispute.reason().matches("(?s).*\\p{Punct}") ? "" : "."));
            case Motion.Withdraw withdraw -> "What they disputed or offered is taken back.";
            case Motion.Undo undo ->
                "It is %s; nothing was rolled, drawn or answered since. If you agree, send these lines back; if not, do nothing."
                        .formatted(taken());
            case Motion.OfferDraw offer ->
                "If you agree, send these lines back, and the game is over; if not, do nothing.";
            case Motion.AgreeUpgrade agree ->
                game.log().agreed().isPresent()
                        ? ""
                        : "The referee has another box installed than this game is played with, or newer rules; ask them what"
                                + " differs. If you agree, send these lines back, and the game goes on with them; if not, do nothing.";
            case Motion.AcceptUndo accept -> "";
            case Motion.AcceptDraw accept -> "";
            case Motion.Concede concede -> "";
            case Motion.Press press -> press.text();
        };
    }

    /** What he would take back. What he answered may be a secret. */
    private String taken() {
        return game.log().undoing(by).orElseThrow() instanceof Settlement.Rollback(int to)
                ? "their order of impulse " + to
                : "their last answer";
    }

    private List<String> answers(Motion motion) {
        if (motion instanceof Motion.AgreeUpgrade && game.log().agreed().isEmpty()) return List.of("agree upgrade");
        if (motion instanceof Motion.Undo) return List.of("accept undo");
        return motion instanceof Motion.OfferDraw ? List.of("accept draw") : List.of();
    }

    /** Why it cannot be; empty if it can. */
    public Optional<Dispatch> refused(Motion motion) {
        return game.log()
                .cannot(motion, by)
                .map(why -> new DispatchBuilder(
                                game, REFUSAL, by, game.log().impulse(), "Your letter cannot be acted upon")
                        .lead(
                                "It cannot be done: %s. Nothing has changed.".formatted(why),
                                new Phrases(game).waitsFor(by))
                        .awaited()
                        .written());
    }
}
