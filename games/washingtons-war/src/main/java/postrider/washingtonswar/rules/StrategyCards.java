package postrider.washingtonswar.rules;

import java.util.List;
import java.util.Optional;
import postrider.americanwar.Card;
import postrider.americanwar.Pile;
import postrider.americanwar.Position;
import postrider.americanwar.Sides;
import postrider.americanwar.Space;
import postrider.americanwar.orders.Discard;
import postrider.americanwar.orders.Play;
import postrider.americanwar.orders.Use;
import postrider.americanwar.rules.CardEvents;
import postrider.americanwar.rules.Markers;
import postrider.americanwar.rules.WorkingPosition;
import postrider.kernel.ruling.Refused;
import postrider.kernel.ruling.Side;
import postrider.map.Bars;
import postrider.map.LazyList;
import postrider.text.Lists;

/** 6.32, 5.3: one strategy card, played, exchanged or discarded. What it is played for stands with each kind of order. */
public final class StrategyCards {
    private StrategyCards() {}

    /** Judges the order, then carries it out. */
    static void play(WorkingPosition working, Side side, Play order) {
        var exchange = order.exchange().map(given -> exchange(working, side, given));
        order.takeUp(working, side, "5.3.a");
        working.cards(cards -> cards.withExchange(Optional.empty()));
        var play = new CardPlay(working, side, order.card(), exchange);
        order.use().carryOut(play);
        Sequence.afterCard(play);
    }

    /** 6.32.B */
    static void discard(CardPlay play, String rule) {
        mustNotBeSpecial(play.card());
        play.lay(rule, "%s discard %s.", Sides.the(play.side()), play.card());
        CardEvents.discard(play.working(), play.card());
        if (play.card().isEvent()) play.working().cards(cards -> cards.withExchange(Optional.of(play.card())));
        play.abandonQueue();
    }

    private static void mustNotBeSpecial(Card card) {
        if (card.isSpecial()) throw new Refused("6.34.A", "%s must be played.".formatted(card.label()));
    }

    /** 6.32.B.ii: places or flips one marker adjacent to a friendly one. */
    static void discardToPlace(CardPlay play, Space space) {
        discardFor(play, space, play.markerRules().discardPlace());
        Markers.put(play.working(), "6.32.B.ii", play.side(), List.of(space));
    }

    /** 6.32.B.iii: removes one enemy marker adjacent to a friendly one. */
    static void discardToRemove(CardPlay play, Space space) {
        discardFor(play, space, play.markerRules().discardRemove());
        Markers.lift(play.working(), "6.32.B.iii", "", Sides.enemy(play.side()), List.of(space));
    }

    private static void discardFor(CardPlay play, Space space, Bars<Space> where) {
        mustNotBeSpecial(play.card());
        if (play.card().isOps()) throw new Refused("6.32.B", "Only an event card can be discarded for that.");
        where.check(List.of(space));
        play.working().umpire().allowed(() -> where.sparing(space));
        discard(play, "6.32.B");
    }

    /** 6.32.B; an OPS card is discarded for nothing. */
    static List<List<Use>> discards(CardPlay play) {
        var nothing = List.<Use>of(new Discard());
        if (play.card().isOps()) return List.of(nothing);
        var rules = play.markerRules();
        return List.of(
                nothing,
                LazyList.of(rules.discardPlace().open(), Use.DiscardToPlace::new),
                LazyList.of(rules.discardRemove().open(), Use.DiscardToRemove::new));
    }

    /** 6.32.C */
    private static CardPlay.Exchange exchange(WorkingPosition working, Side side, Card given) {
        var event = working.now().cards().exchange();
        if (event.isEmpty()) throw new Refused("6.32.C", "There is no event to exchange: none was discarded just now.");
        Play.mustBeHeld(working.now().cards().hand(side), given);
        var payments = payments(working.now(), side);
        var what = side == Sides.AMERICAN ? "a 2 or 3" : "an";
        if (!payments.contains(given))
            throw new Refused("6.32.C", "You must give %s OPS card.".formatted(what), payments);
        working.takeFromHand(side, given);
        working.cards(cards -> cards.minus(Pile.DISCARDS, event.get()).withExchange(Optional.empty()));
        working.discard(given);
        working.addToHand(side, event.get());
        return new CardPlay.Exchange(given, event.get());
    }

    /** 6.32.C: OPS cards that may be given for the event just discarded; empty if none was. */
    public static List<Card> payments(Position now, Side side) {
        if (now.cards().exchange().isEmpty()) return List.of();
        int least = side == Sides.AMERICAN ? 2 : 1;
        return Lists.filter(now.cards().hand(side), card -> card.ops() >= least);
    }
}
