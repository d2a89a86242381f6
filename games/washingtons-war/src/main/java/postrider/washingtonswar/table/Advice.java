package postrider.washingtonswar.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import postrider.kernel.Side;
import postrider.washingtonswar.Card;
import postrider.washingtonswar.Position;
import postrider.washingtonswar.Sides;
import postrider.washingtonswar.Track;
import postrider.washingtonswar.rules.Reinforcements;
import postrider.washingtonswar.rules.StrategyCards;

/** What a player may do now, in a few lines, and the lines he sends back. */
public final class Advice {
    private Advice() {}

    public static List<String> mayDo(Position now, Side side) {
        if (!now.track().toMove().equals(Optional.of(side))) return List.of();
        return switch (now.track().phase()) {
            case COMMITTEES_OF_CORRESPONDENCE ->
                List.of("4.0: place one PC marker in each of the thirteen colonies, where no British piece is.");
            case FOR_THE_KING ->
                List.of(
                        "4.0: place up to three PC markers in free spaces next to British ones; all ports are next to each other.");
            case STRATEGY -> strategy(now, side);
            case OVER -> List.of();
        };
    }

    private static List<String> strategy(Position now, Side side) {
        if (now.track().has(Track.Mark.CAMPAIGN_FIRST))
            return List.of(
                    "5.3.a: play the campaign card with which you claimed the first play, and activate two or three"
                            + " generals, one after the other; one of them may be a landing party (7.2).");
        var hand = now.cards().hand(side);
        var lines = new ArrayList<String>();
        var payments = StrategyCards.payments(now, side);
        if (!payments.isEmpty())
            lines.add("6.32.C: before you play, you may take %s for an OPS card: exchange %s."
                    .formatted(now.cards().exchange().orElseThrow(), payments.getFirst()));
        if (hand.stream().anyMatch(Card::isOps)) ops(now, side, lines);
        if (hand.stream().anyMatch(Card::isCampaign))
            lines.add("7.2: with a campaign card, activate two or three generals, one after the other%s."
                    .formatted(side == Sides.BRITISH ? ", one of them may be a landing party" : ""));
        if (hand.stream().anyMatch(Card::isEvent))
            lines.add("6.3, 6.32: play an event that is yours, or discard one to place, flip or remove one PC marker.");
        if (hand.stream().anyMatch(Card::isSpecial))
            lines.add("6.34: a card marked must be played is played before the turn ends, never discarded.");
        return lines;
    }

    private static void ops(Position now, Side side, List<String> lines) {
        int queued = now.cards().queued(side);
        lines.add("7.1: with an OPS card, activate a general rated no higher than its number%s."
                .formatted(queued > 0 ? " and the " + queued + " in your queue" : ""));
        boolean onlyFlips = side == Sides.AMERICAN
                && (now.board().congress().isEmpty() || now.track().has(Track.Mark.MUTINIES));
        lines.add("10.11: or place or flip as many PC markers as its number%s."
                .formatted(onlyFlips ? " (only flip: 10.11.A.iv)" : ""));
        if (Reinforcements.mayStill(now, side)) lines.add(reinforcements(now, side));
        lines.add("7.1.B: or lay it into an Operations Queue.");
    }

    private static String reinforcements(Position now, Side side) {
        return side == Sides.BRITISH
                ? "8.1: or bring on reinforcements, once this turn; %d CU wait."
                        .formatted(now.board().britishBox())
                : "8.2: or bring on reinforcements; %d of 2 times left this turn."
                        .formatted(2 - now.cards().reinforcements(side).size());
    }

    public static List<String> reply(Position now, Side side) {
        if (!now.track().toMove().equals(Optional.of(side))) return List.of();
        return switch (now.track().phase()) {
            case COMMITTEES_OF_CORRESPONDENCE -> List.of("committees: <thirteen spaces, one in each colony>");
            case FOR_THE_KING -> List.of("for the king: <space>, <space>, <space>");
            case STRATEGY -> List.of("play <card>: <what you do with it>");
            case OVER -> List.of();
        };
    }
}
