package postrider.log;

import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import postrider.kernel.ruling.Side;

/** What a player asks for beside the moves of the game, in the canonical words of his letter. */
public sealed interface Motion {
    /** He disputes what was ruled in an impulse: the game is held until it is settled or he withdraws. */
    record Dispute(int impulse, String reason) implements Motion {}

    /** He takes back his dispute, or what he offered. */
    record Withdraw() implements Motion {}

    /** He asks to take back what he ordered or answered last. */
    record Undo() implements Motion {}

    /** He offers a draw. */
    record OfferDraw() implements Motion {}

    /** He lets the other take it back. */
    record AcceptUndo() implements Motion {}

    /** He takes the draw that was offered. */
    record AcceptDraw() implements Motion {}

    /** He agrees to play on with the box and the rules that are installed. */
    record AgreeUpgrade() implements Motion {}

    /** He gives up. */
    record Concede() implements Motion {}

    /** A message to the other player. */
    record Press(boolean anonymous, String text) implements Motion {}

    /** What a side has offered: a draw, to take its last order back, to play on with another box or other rules. */
    enum Offer {
        DRAW,
        UNDO,
        UPGRADE
    }

    Pattern DISPUTE = Pattern.compile("(?s)dispute ([0-9]{1,6})(?:: (.*))?");
    Pattern PRESS = Pattern.compile("(?s)press( anonymous)?: (.*)");

    /** As an accepted letter says it. */
    static Motion of(List<String> words) {
        var said = String.join("\n", words);
        var dispute = DISPUTE.matcher(said);
        if (dispute.matches())
            return new Dispute(
                    Integer.parseInt(dispute.group(1)),
                    Optional.ofNullable(dispute.group(2)).orElse(""));
        var press = PRESS.matcher(said);
        if (press.matches()) return new Press(press.group(1) != null, press.group(2));
        return switch (said) {
            case "withdraw" -> new Withdraw();
            case "undo" -> new Undo();
            case "offer draw" -> new OfferDraw();
            case "accept undo" -> new AcceptUndo();
            case "accept draw" -> new AcceptDraw();
            case "agree upgrade" -> new AgreeUpgrade();
            case "concede" -> new Concede();
            default -> throw new IllegalArgumentException("'%s' is no motion".formatted(said));
        };
    }

    /** What it accepts; empty if it accepts nothing. */
    default Optional<Offer> accepts() {
        return switch (this) {
            case AcceptUndo() -> Optional.of(Offer.UNDO);
            case AcceptDraw() -> Optional.of(Offer.DRAW);
            case AgreeUpgrade() -> Optional.of(Offer.UPGRADE);
            case Concede() -> Optional.empty();
            case Dispute dispute -> Optional.empty();
            case Withdraw() -> Optional.empty();
            case Undo() -> Optional.empty();
            case OfferDraw() -> Optional.empty();
            case Press press -> Optional.empty();
        };
    }

    /** What it settles at once; empty if it settles nothing. */
    default Optional<Settlement> settles(Side by, GameLog log) {
        return switch (this) {
            case Concede() -> Optional.of(new Settlement.Concede(by));
            case AcceptDraw() -> Optional.of(new Settlement.Draw());
            case AcceptUndo() -> log.undoing(log.other(by));
            case AgreeUpgrade() -> log.offered(this, by).map(since -> new Settlement.Upgrade(Pin.NONE));
            case Dispute dispute -> Optional.empty();
            case Withdraw() -> Optional.empty();
            case Undo() -> Optional.empty();
            case OfferDraw() -> Optional.empty();
            case Press press -> Optional.empty();
        };
    }
}
