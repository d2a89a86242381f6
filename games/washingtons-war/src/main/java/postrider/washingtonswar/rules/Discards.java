package postrider.washingtonswar.rules;

import java.util.List;
import java.util.Optional;
import postrider.kernel.Lists;
import postrider.kernel.Refused;
import postrider.kernel.Side;
import postrider.map.Bars;
import postrider.washingtonswar.Card;
import postrider.washingtonswar.Pile;
import postrider.washingtonswar.Position;
import postrider.washingtonswar.Sides;
import postrider.washingtonswar.Space;

/** 6.32 Discarding events, and taking one that the enemy discarded. */
public final class Discards {
    private Discards() {}

    /** 6.32.B.i */
    static void nothing(CardPlay play) {
        mustNotBeSpecial(play.card());
        layOff(play, "6.32.B.i");
    }

    private static void mustNotBeSpecial(Card card) {
        if (card.isSpecial()) throw new Refused("6.34.A", "%s must be played.".formatted(card.label()));
    }

    private static void layOff(CardPlay play, String rule) {
        var working = play.working();
        var card = play.card();
        play.show(rule, "%s discard %s.", Sides.the(play.side()), card);
        working.discard(card);
        if (card.isEvent()) working.cards(cards -> cards.withExchange(Optional.of(card)));
        Events.afterDiscard(working, card);
        OperationsQueue.abandon(play);
    }

    /** 6.32.B.ii: places or flips one marker adjacent to a friendly one. */
    static void toPlace(CardPlay play, Space space) {
        discardFor(play, space, play.markers().discardPlace());
        Markers.put(play.working(), "6.32.B.ii", play.side(), List.of(space));
    }

    /** 6.32.B.iii: removes one enemy marker adjacent to a friendly one. */
    static void toRemove(CardPlay play, Space space) {
        discardFor(play, space, play.markers().discardRemove());
        Markers.lift(play.working(), "6.32.B.iii", "", Sides.enemy(play.side()), List.of(space));
    }

    private static void discardFor(CardPlay play, Space space, Bars<Space> where) {
        mustNotBeSpecial(play.card());
        if (play.card().isOps()) throw new Refused("6.32.B", "Only an event card can be discarded for that.");
        where.check(List.of(space));
        layOff(play, "6.32.B");
    }

    /** 6.32.C */
    static CardPlay.Exchange exchange(WorkingPosition working, Side side, Card given) {
        var cards = working.now().cards();
        if (cards.exchange().isEmpty())
            throw new Refused("6.32.C", "There is no event to exchange: none was discarded just now.");
        var event = cards.exchange().get();
        StrategyCards.mustHold(working.now(), side, given);
        var payments = payments(working.now(), side);
        if (!payments.contains(given))
            throw new Refused(
                    "6.32.C",
                    "You must give %s OPS card.".formatted(side == Sides.AMERICAN ? "a 2 or 3" : "an"),
                    payments);
        working.takeFromHand(side, given);
        working.cards(now -> now.minus(Pile.DISCARDS, event).withExchange(Optional.empty()));
        working.discard(given);
        working.addToHand(side, event);
        return new CardPlay.Exchange(given, event);
    }

    /** 6.32.C: OPS cards that may be given for the event just discarded; empty if none was. */
    public static List<Card> payments(Position now, Side side) {
        if (now.cards().exchange().isEmpty()) return List.of();
        int least = side == Sides.AMERICAN ? 2 : 1;
        return Lists.those(now.cards().hand(side), card -> card.ops() >= least);
    }
}
