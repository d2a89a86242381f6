package postrider.wethepeople.table;

import java.util.List;
import postrider.americanwar.Card;
import postrider.americanwar.Position;
import postrider.americanwar.Track;
import postrider.americanwar.orders.Control;
import postrider.americanwar.orders.Use;
import postrider.americanwar.table.CardAdvice;
import postrider.kernel.ruling.Side;
import postrider.wethepeople.rules.LegalOrders;

/** What a player may do now and with what, in a few lines: cards, generals and spaces by their names. */
public final class Advice extends CardAdvice {
    private Advice(Position now, Side side) {
        super(now, side, LegalOrders.byUse(now, side));
    }

    /** Of the side whose order is needed. */
    public static List<String> mayDo(Position now, Side side) {
        return switch (now.track().phase()) {
            case COMMITTEES_OF_CORRESPONDENCE ->
                List.of("4.0: place one PC marker in each of the thirteen colonies, where no British piece is.");
            case STRATEGY -> new Advice(now, side).strategy();
            case FOR_THE_KING, OVER -> List.of();
        };
    }

    private List<String> strategy() {
        if (now().track().has(Track.Mark.CAMPAIGN_FIRST)) {
            tell(
                    "5.3: play the campaign card with which you claimed the first play, %s, and activate two or three generals, one"
                            + " after the other (7.0).",
                    hand(Card::isCampaign));
            return lines();
        }
        if (!hand(Card::isOps).isEmpty()) {
            activation("6.1", "");
            tellWhere(
                    Control.class,
                    "10.1: with an OPS card, place or flip as many PC markers as its number, in %s.",
                    use -> use.spaces().stream());
            reinforcements("8.0");
        }
        tellOf(
                Card::isCampaign,
                "7.0: with %s, activate two generals, with a Major Campaign three, one after the other.");
        events("6.2");
        tellOf(card -> card.isBattleCardOf(side()), "9.0: keep %s for a battle, where you are asked.");
        tellOf(cards(Use.Discard.class, Card::isEvent), "6.2: discard %s.");
        tellOf(Card::isSpecial, "6.2: %s must be played before the turn ends, never discarded.");
        return lines();
    }
}
