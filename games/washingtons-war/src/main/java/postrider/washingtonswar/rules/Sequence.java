package postrider.washingtonswar.rules;

import java.util.List;
import java.util.Optional;
import postrider.americanwar.Cards;
import postrider.americanwar.Sides;
import postrider.americanwar.Track;
import postrider.americanwar.WarTopic;
import postrider.americanwar.WorkingPosition;
import postrider.americanwar.orders.Arrivals;
import postrider.americanwar.orders.FirstPlay;
import postrider.americanwar.orders.Order;
import postrider.americanwar.rules.Turns;
import postrider.kernel.question.Asking;
import postrider.kernel.question.Choice;
import postrider.kernel.ruling.Side;
import postrider.text.Lists;

/** Chapter 5, the sequence of play. */
public final class Sequence {
    private Sequence() {}

    public static void carryOut(WorkingPosition working, Side by, Order order) {
        switch (order) {
            case Order.Committees committees -> PoliticalControl.committees(working, committees);
            case Order.ForTheKing markers -> PoliticalControl.forTheKing(working, markers);
            case Order.Play play -> CardPlay.play(working, by, play);
        }
    }

    public static void advance(WorkingPosition working) {
        Turns.advance(working, Sequence::beginTurn, Sequence::endTurn);
    }

    /** After a card is resolved: perhaps victory (13.1), the alliance (12.2.B), replacement cards (6.33.B), the next player (5.3). */
    static void afterCard(CardPlay play) {
        var working = play.working();
        Victory.automatic(working);
        if (working.isOver()) return;
        FrenchAlliance.takeEffect(working);
        play.replacements().forEach(side -> Dealing.replace(working, side, "6.33.B"));
        var enemy = Sides.enemy(play.side());
        var order = anotherAction(play) ? List.of(play.side()) : List.of(enemy, play.side());
        var next = Lists.find(order, side -> !working.now().cards().hand(side).isEmpty());
        working.track(track -> track.withToMove(next));
        if (!next.equals(Optional.of(enemy))) working.cards(cards -> cards.withExchange(Optional.empty())); // 6.32.C
    }

    /**
     * 6.34.C.i, the optional tournament rule: whether the British play again at once after the Declaration of Independence or Benjamin
     * Franklin. If so, they draw a card first (R86, R87).
     */
    private static boolean anotherAction(CardPlay play) {
        var working = play.working();
        boolean earned = working.now().optionalRule()
                && play.side() == Sides.BRITISH
                && play.card().isSpecial()
                && play.card().endYear() == 0;
        if (!earned || !anyCard(working.now().cards())) return false;
        var text = "Do you draw a card and play again at once, with any card of your hand?";
        var asking = new Asking(Sides.BRITISH, "6.34.C.i", WarTopic.ANOTHER_ACTION, text);
        if (!working.umpire().askOne(asking.yesOrNo())) return false;
        Dealing.replace(working, Sides.BRITISH, "6.34.C.i");
        working.rule("6.34.C.i", "The British play again.");
        return true;
    }

    private static boolean anyCard(Cards cards) {
        return !cards.hand(Sides.BRITISH).isEmpty()
                || !cards.deck().isEmpty()
                || !cards.discards().isEmpty();
    }

    private static void beginTurn(WorkingPosition working) {
        working.rule("5.0", "The turn of %d begins.", working.now().track().year());
        working.track(track -> track.withPhase(Track.Phase.STRATEGY));
        Arrivals.phase(working); // 5.1
        Dealing.phase(working); // 5.2
        Victory.automatic(working);
        if (!working.isOver()) firstPlayer(working); // 5.3
    }

    /** 5.3 a to c */
    private static void firstPlayer(WorkingPosition working) {
        boolean dispersed = working.now().track().has(Track.Mark.CONGRESS_DISPERSED);
        working.track(track -> track.with(
                Track.Mark.CONGRESS_DISPERSED, working.now().board().congress().isEmpty()));
        var chooser = dispersed ? Sides.BRITISH : Sides.AMERICAN;
        var claim = dispersed ? Optional.<Choice<Boolean>>empty() : claim(working);
        FirstPlay.settle(working, chooser, claim, dispersed ? "5.3.b" : "5.3.c");
    }

    private static Optional<Choice<Boolean>> claim(WorkingPosition working) {
        var otherwise = "If you do not, the American says who plays first (5.3.c).";
        return FirstPlay.claim(working, otherwise, CardPlay::new);
    }

    private static void endTurn(WorkingPosition working) {
        WinterAttrition.phase(working); // 5.4
        Victory.automatic(working);
        if (working.isOver()) return;
        FrenchAlliance.navyPhase(working); // 5.5
        PoliticalControl.phase(working); // 5.6
        FrenchAlliance.europeanWar(working); // 5.7
        Turns.end(working, Victory::atEnd, Sequence::beginTurn);
    }
}
