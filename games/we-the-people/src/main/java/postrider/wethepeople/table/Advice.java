package postrider.wethepeople.table;

import java.util.List;
import postrider.americanwar.Card;
import postrider.americanwar.Position;
import postrider.americanwar.Track;
import postrider.americanwar.orders.Use;
import postrider.americanwar.table.CardAdvice;
import postrider.kernel.ruling.Side;
import postrider.wethepeople.rules.CardPlay;

/** What a player may do now and with what, in a few lines: cards, generals and spaces by their names. */
public final class Advice extends CardAdvice {
    private Advice(Position now, Side side) {
        super(now, side, CardPlay::new);
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
            campaignFirst("5.3", " (7.0)");
            return lines();
        }
        if (!hand(Card::isOps).isEmpty()) {
            activation("6.1", "");
            control("10.1", "");
            reinforcements("8.0");
        }
        campaigns("7.0", "");
        events("6.2");
        tellOf(hand(card -> card.isBattleCardOf(side())), "9.0: keep %s for a battle, where you are asked.");
        tellOf(cards(Use.Discard.class, Card::isEvent), "6.2: discard %s.");
        tellOf(hand(Card::isSpecial), "6.2: %s must be played before the turn ends, never discarded.");
        return lines();
    }
}
