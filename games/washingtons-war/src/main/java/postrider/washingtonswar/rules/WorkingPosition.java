package postrider.washingtonswar.rules;

import java.util.function.UnaryOperator;
import postrider.americanwar.rules.WorkingBoard;
import postrider.kernel.Side;
import postrider.kernel.Umpire;
import postrider.washingtonswar.Box;
import postrider.washingtonswar.Card;
import postrider.washingtonswar.Cards;
import postrider.washingtonswar.Pile;
import postrider.washingtonswar.Position;
import postrider.washingtonswar.Track;

/** The table during one adjudication, its cards and its track too. The chapters of the rule book work on it. */
public final class WorkingPosition extends WorkingBoard<Position> {
    public WorkingPosition(Position now, Umpire umpire) {
        super(now, umpire);
    }

    /** Lays a card face up: {@code sentence} is reported with its proof. */
    void show(String rule, Card card, String sentence, Object... args) {
        umpire().show(rule, Dealing.DECK, card.id(), sentence, args);
    }

    Box box() {
        return now().box();
    }

    boolean isOver() {
        return now().track().isOver();
    }

    public void track(UnaryOperator<Track> change) {
        become(now().with(change.apply(now().track())));
    }

    void cards(UnaryOperator<Cards> change) {
        become(now().with(change.apply(now().cards())));
    }

    /** Takes a card out of a hand. */
    public void takeFromHand(Side side, Card card) {
        cards(cards -> cards.minus(Pile.hand(side), card));
    }

    void discard(Card card) {
        cards(cards -> cards.plus(Pile.DISCARDS, card));
    }

    void addToHand(Side side, Card card) {
        cards(cards -> cards.plus(Pile.hand(side), card));
    }
}
