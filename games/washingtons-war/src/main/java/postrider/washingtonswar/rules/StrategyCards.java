package postrider.washingtonswar.rules;

import java.util.List;
import java.util.Optional;
import postrider.kernel.Fault;
import postrider.kernel.Lists;
import postrider.kernel.Refused;
import postrider.kernel.Side;
import postrider.washingtonswar.Card;
import postrider.washingtonswar.Order;
import postrider.washingtonswar.Position;
import postrider.washingtonswar.Sides;
import postrider.washingtonswar.Space;
import postrider.washingtonswar.Track;

/** 6.2, 6.3: one strategy card, played or discarded. What it is used for is judged and carried out by its own chapter. */
final class StrategyCards {
    private StrategyCards() {}

    /** Judges the order, then carries it out. */
    static void play(WorkingPosition working, Side side, Order.Play order) {
        var exchange = order.exchange().map(given -> Discards.exchange(working, side, given));
        var card = order.card();
        mustHold(working.now(), side, card);
        mustBeAsClaimed(working.now(), side, order);
        working.cards(cards -> cards.withExchange(Optional.empty()));
        working.takeFromHand(side, card);
        working.track(track -> track.with(Track.Mark.CAMPAIGN_FIRST, false));
        var play = new CardPlay(working, side, card, exchange);
        switch (order.use()) {
            case Order.Use.Operate(var steps) -> operate(play, steps);
            case Order.Use.Control(var spaces) -> control(play, spaces);
            case Order.Use.Reinforce reinforce -> reinforce(play, reinforce);
            case Order.Use.Queue queue -> OperationsQueue.add(play);
            case Order.Use.Event(var picks) -> event(play, picks);
            case Order.Use.Discard discard -> Discards.nothing(play);
            case Order.Use.DiscardToPlace(var space) -> Discards.toPlace(play, space);
            case Order.Use.DiscardToRemove(var space) -> Discards.toRemove(play, space);
        }
        Sequence.afterCard(play);
    }

    /** 5.3 */
    static void mustHold(Position now, Side side, Card card) {
        var hand = now.cards().hand(side);
        if (hand.contains(card)) return;
        boolean none = card.isOps() && Lists.first(hand, card::like).isEmpty();
        var another = none ? ", nor another %s card".formatted(card.title()) : "";
        throw new Refused("5.3", "You do not hold %s%s.".formatted(card, another), hand);
    }

    /** 5.3.a */
    private static void mustBeAsClaimed(Position now, Side side, Order.Play order) {
        if (!now.track().has(Track.Mark.CAMPAIGN_FIRST)) return;
        if (order.card().isCampaign() && order.use() instanceof Order.Use.Operate) return;
        var campaigns = Lists.those(now.cards().hand(side), Card::isCampaign);
        throw new Refused("5.3.a", "You claimed the first play with a campaign card; play one.", campaigns);
    }

    /** 7.1, 7.2, or Glover's event (7.3.C). */
    private static void operate(CardPlay play, List<Order.Step> steps) {
        var working = play.working();
        var side = play.side();
        var card = play.card();
        boolean event = !card.isOps() && !card.isCampaign();
        if (card.isOps()) OperationsQueue.mustSuffice(play, steps);
        if (event && !card.activatesGeneral()) throw notFor(card, "activate one general", "7.0");
        if (event) Fault.refuse(Events.mayPlay(working.now(), side, card));
        Operations.judge(play, steps);
        if (card.isCampaign()) {
            play.show("7.2.A", "%s play %s.", Sides.the(side), card);
            working.discard(card);
            OperationsQueue.abandon(play);
        } else if (card.isOps()) {
            layDown(play, "to activate " + Order.firstGeneral(steps).orElseThrow());
            OperationsQueue.use(play);
        } else {
            showEvent(play);
            OperationsQueue.abandon(play);
        }
        Operations.carryOut(play, steps);
        if (!event) return;
        Events.play(working, side, card, Optional.empty());
        Events.afterPlay(working, side, card);
    }

    /** 10.11 */
    private static void control(CardPlay play, List<Space> spaces) {
        mustBeOps(play.card(), "place PC markers", "10.11");
        var rule = play.side() == Sides.BRITISH ? "10.11.B" : "10.11.A";
        PoliticalControl.judge(
                play.working().now(), rule + ".i", play.side(), play.card().ops(), spaces);
        layDown(play, "for political control");
        OperationsQueue.abandon(play);
        PoliticalControl.place(play.working(), rule, play.side(), spaces);
    }

    /** 8.0 */
    private static void reinforce(CardPlay play, Order.Use.Reinforce order) {
        mustBeOps(play.card(), "bring on reinforcements", "8.0");
        Fault.refuse(new Reinforcements(play.working().occupancy(), play.side(), play.card()).fault(order));
        play.showPlayed("8.0", "to bring on reinforcements");
        Reinforcements.bringOn(play.working(), play.side(), play.card(), order);
        OperationsQueue.abandon(play);
    }

    /** 6.3 */
    private static void event(CardPlay play, Optional<String> picks) {
        var working = play.working();
        if (play.card().isOps()) throw notFor(play.card(), "play an event", "6.3");
        if (play.card().isCampaign()) throw notFor(play.card(), "play an event without saying who moves", "7.2.A");
        Events.judge(working.now(), play.side(), play.card(), picks);
        showEvent(play);
        OperationsQueue.abandon(play);
        var before = working.now();
        Events.play(working, play.side(), play.card(), picks);
        if (working.now().equals(before)) working.rule("6.31", "It changes nothing.");
        Events.afterPlay(working, play.side(), play.card());
    }

    static void mustBeOps(Card card, String what, String rule) {
        if (!card.isOps()) throw notFor(card, what, rule);
    }

    private static Refused notFor(Card card, String what, String rule) {
        return new Refused(rule, "You cannot %s with %s.".formatted(what, card.label()));
    }

    private static void showEvent(CardPlay play) {
        play.showPlayed("6.3", "as an event");
    }

    private static void layDown(CardPlay play, String what) {
        play.showPlayed("6.2", what);
        play.working().discard(play.card());
    }
}
