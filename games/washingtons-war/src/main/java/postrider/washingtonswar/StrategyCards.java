package postrider.washingtonswar;

import java.util.List;
import java.util.Optional;
import postrider.kernel.Fault;
import postrider.kernel.Lists;
import postrider.kernel.Refused;
import postrider.kernel.Side;
import postrider.map.Bars;

/** Chapter 6: one strategy card, played or discarded. */
final class StrategyCards {
    private StrategyCards() {}

    /** Judges the order, then carries it out. */
    static void play(Table table, Side side, Order.Play order) {
        var exchange = order.exchange().map(given -> exchange(table, side, given));
        var card = order.card();
        mustHold(table.now(), side, card);
        mustBeAsClaimed(table.now(), side, order);
        table.cards(cards -> cards.withExchange(Optional.empty()));
        table.takeFromHand(side, card);
        table.track(track -> track.with(Track.Mark.CAMPAIGN_FIRST, false));
        var play = new CardPlay(table, side, card, exchange);
        switch (order.use()) {
            case Order.Use.Operate(var steps) -> operate(play, steps);
            case Order.Use.Control(var spaces) -> control(play, spaces);
            case Order.Use.Reinforce reinforce -> reinforce(play, reinforce);
            case Order.Use.Queue queue -> queue(play);
            case Order.Use.Event(var picks) -> event(play, picks);
            case Order.Use.Discard discard -> discard(play);
            case Order.Use.DiscardToPlace(var space) -> discardToPlace(play, space);
            case Order.Use.DiscardToRemove(var space) -> discardToRemove(play, space);
        }
        Sequence.afterCard(play);
    }

    /** 5.3 */
    private static void mustHold(Position now, Side side, Card card) {
        var hand = now.cards().hand(side);
        if (hand.contains(card)) return;
        boolean none = card.isOps() && Lists.first(hand, card::like).isEmpty();
        throw new Refused(
                "5.3",
                "You do not hold %s%s."
                        .formatted(card.label(), none ? ", nor another %s card".formatted(card.title()) : ""),
                hand.stream().map(Card::label).toList());
    }

    /** 5.3.a */
    private static void mustBeAsClaimed(Position now, Side side, Order.Play order) {
        if (!now.track().has(Track.Mark.CAMPAIGN_FIRST)) return;
        if (order.card().isCampaign() && order.use() instanceof Order.Use.Operate) return;
        var campaigns = Lists.those(now.cards().hand(side), Card::isCampaign);
        throw new Refused(
                "5.3.a",
                "You claimed the first play with a campaign card; play one.",
                campaigns.stream().map(Card::label).toList());
    }

    /** 6.32.C */
    private static CardPlay.Exchange exchange(Table table, Side side, Card given) {
        var cards = table.now().cards();
        var event = cards.exchange()
                .orElseThrow(
                        () -> new Refused("6.32.C", "There is no event to exchange: none was discarded just now."));
        mustHold(table.now(), side, given);
        if (!given.isOps() || (side == Side.AMERICAN && given.ops() < 2))
            throw new Refused(
                    "6.32.C",
                    side == Side.AMERICAN ? "You must give a 2 or 3 OPS card." : "You must give an OPS card.",
                    payments(table.now(), side).stream().map(Card::label).toList());
        table.takeFromHand(side, given);
        table.cards(now -> now.minus(Pile.DISCARDS, event).withExchange(Optional.empty()));
        table.discard(given);
        table.addToHand(side, event);
        return new CardPlay.Exchange(given, event);
    }

    /** 6.32.C: OPS cards that may be given for the event just discarded; empty if none was. */
    static List<Card> payments(Position now, Side side) {
        if (now.cards().exchange().isEmpty()) return List.of();
        int least = side == Side.AMERICAN ? 2 : 1;
        return Lists.those(now.cards().hand(side), card -> card.ops() >= least);
    }

    /** 7.1, 7.2, or Glover's event (7.3.C). */
    private static void operate(CardPlay play, List<Order.Step> steps) {
        var table = play.table();
        var side = play.side();
        var card = play.card();
        boolean event = !card.isOps() && !card.isCampaign();
        if (card.isOps()) mustHaveTheOps(table.now(), side, card, steps);
        if (event && !card.activatesGeneral()) throw notFor(card, "activate one general", "7.0");
        if (event) Fault.refuse(Events.mayPlay(table.now(), side, card));
        Operations.judge(play, steps);
        if (card.isCampaign()) {
            play.show("7.2.A", "%s play %s.", Names.the(side), card);
            table.discard(card);
            abandonQueue(play);
        } else if (card.isOps()) {
            layDown(play, "to activate " + Order.firstGeneral(steps).orElseThrow());
            endQueue(table, side, "7.1.B.ii", "is used");
        } else {
            showEvent(play);
            abandonQueue(play);
        }
        Operations.carryOut(play, steps);
        if (!event) return;
        Events.play(table, side, card, Optional.empty());
        Events.afterPlay(table, side, card);
    }

    /** 7.1.A */
    private static void mustHaveTheOps(Position now, Side side, Card card, List<Order.Step> steps) {
        int ops = now.cards().queued(side) + card.ops();
        var general = Order.firstGeneral(steps).filter(first -> first.strategy() > ops);
        if (general.isPresent())
            throw new Refused(
                    "7.1.A",
                    "%s needs %d OPS; you have %d."
                            .formatted(general.get(), general.get().strategy(), ops),
                    able(now, side, ops));
    }

    private static List<String> able(Position now, Side side, int ops) {
        return now.box().generals(side).stream()
                .filter(general ->
                        general.strategy() <= ops && now.space(general).isPresent())
                .map(General::name)
                .toList();
    }

    /** 10.11 */
    private static void control(CardPlay play, List<Space> spaces) {
        mustBeOps(play.card(), "place PC markers", "10.11");
        PoliticalControl.judge(play.table().now(), play.side(), play.card().ops(), spaces);
        layDown(play, "for political control");
        abandonQueue(play);
        PoliticalControl.place(play.table(), play.side(), spaces);
    }

    /** 8.0 */
    private static void reinforce(CardPlay play, Order.Use.Reinforce order) {
        mustBeOps(play.card(), "bring on reinforcements", "8.0");
        Fault.refuse(Reinforcements.fault(play.table().occupancy(), play.side(), play.card(), order));
        showPlayed(play, "8.0", "to bring on reinforcements");
        Reinforcements.bringOn(play.table(), play.side(), play.card(), order);
        abandonQueue(play);
    }

    /** 7.1.B */
    private static void queue(CardPlay play) {
        var table = play.table();
        var side = play.side();
        boolean begins = table.now().cards().queue(side).isEmpty();
        mustBeOps(play.card(), "queue", "7.1.B");
        if (begins && play.card().ops() == 3)
            throw new Refused("7.1.B.i", "A 3 OPS card cannot begin an Operations Queue.");
        table.cards(cards -> cards.plus(Pile.queue(side), play.card()));
        showPlayed(play, "7.1.B", "into the Operations Queue");
        int queued = table.now().cards().queued(side);
        table.umpire().rule(begins ? "7.1.B.i" : "7.1.B.ii", "The %s queue now holds %d OPS.", side, queued);
    }

    /** 6.3 */
    private static void event(CardPlay play, Optional<String> picks) {
        var table = play.table();
        if (play.card().isOps()) throw notFor(play.card(), "play an event", "6.3");
        if (play.card().isCampaign()) throw notFor(play.card(), "play an event without saying who moves", "7.2.A");
        Events.judge(table.now(), play.side(), play.card(), picks);
        showEvent(play);
        abandonQueue(play);
        var before = table.now();
        Events.play(table, play.side(), play.card(), picks);
        if (table.now().equals(before)) table.umpire().rule("6.31", "It changes nothing.");
        Events.afterPlay(table, play.side(), play.card());
    }

    private static void mustBeOps(Card card, String what, String rule) {
        if (!card.isOps()) throw notFor(card, what, rule);
    }

    private static Refused notFor(Card card, String what, String rule) {
        return new Refused(rule, "You cannot %s with %s.".formatted(what, card.label()));
    }

    private static void showEvent(CardPlay play) {
        showPlayed(play, "6.3", "as an event");
    }

    /** 6.32.B.i */
    private static void discard(CardPlay play) {
        mustNotBeSpecial(play.card());
        layOff(play, "6.32.B.i");
    }

    private static void mustNotBeSpecial(Card card) {
        if (card.isSpecial()) throw new Refused("6.34.A", "%s must be played.".formatted(card.label()));
    }

    private static void layOff(CardPlay play, String rule) {
        var table = play.table();
        var card = play.card();
        play.show(rule, "%s discard %s.", Names.the(play.side()), card);
        table.discard(card);
        if (card.isEvent()) table.cards(cards -> cards.withExchange(Optional.of(card)));
        Events.afterDiscard(table, card);
        abandonQueue(play);
    }

    /** 6.32.B.ii: places or flips one marker adjacent to a friendly one. */
    private static void discardToPlace(CardPlay play, Space space) {
        discardFor(play, space, new MarkerRules(play.table().occupancy(), play.side()).discardPlace());
        Markers.put(play.table(), "6.32.B.ii", play.side(), List.of(space));
    }

    /** 6.32.B.iii: removes one enemy marker adjacent to a friendly one. */
    private static void discardToRemove(CardPlay play, Space space) {
        discardFor(play, space, new MarkerRules(play.table().occupancy(), play.side()).discardRemove());
        Markers.lift(play.table(), "6.32.B.iii", "", Box.enemy(play.side()), List.of(space));
    }

    private static void discardFor(CardPlay play, Space space, Bars<Space> where) {
        mustNotBeSpecial(play.card());
        if (play.card().isOps()) throw new Refused("6.32.B", "Only an event card can be discarded for that.");
        where.check(List.of(space));
        layOff(play, "6.32.B");
    }

    private static void showPlayed(CardPlay play, String rule, String what) {
        play.show(rule, "%s play %s %s.", Names.the(play.side()), play.card(), what);
    }

    private static void layDown(CardPlay play, String what) {
        showPlayed(play, "6.2", what);
        play.table().discard(play.card());
    }

    /** 7.1.B.iii: any other play abandons the queue. */
    static void abandonQueue(CardPlay play) {
        endQueue(play.table(), play.side(), "7.1.B.iii", "is abandoned");
    }

    private static void endQueue(Table table, Side side, String rule, String how) {
        var queue = table.now().cards().queue(side);
        if (queue.isEmpty()) return;
        table.discardAll(queue);
        table.cards(cards -> cards.with(Pile.queue(side), List.of()));
        table.umpire().rule(rule, "The %s Operations Queue %s.", side, how);
    }
}
