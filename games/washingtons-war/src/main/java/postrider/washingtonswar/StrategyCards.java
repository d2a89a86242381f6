package postrider.washingtonswar;

import java.util.List;
import java.util.Optional;
import postrider.kernel.Lists;
import postrider.kernel.Refused;
import postrider.kernel.Side;

/** Chapter 6: one strategy card, played or discarded. */
final class StrategyCards {
    private StrategyCards() {}

    /** Judges the order, then carries it out. */
    static void play(Table table, Side side, Order.Play order) {
        var exchange = order.exchange().map(given -> exchange(table, side, given));
        var card = order.card();
        CardJudge.judge(table.now(), side, order);
        table.cards(cards -> cards.withExchange(Optional.empty()));
        table.takeFromHand(side, card);
        table.track(track -> track.withCampaignFirst(false));
        var play = new CardPlay(table, side, card, exchange);
        switch (order.use()) {
            case Order.Use.Operate(var steps) -> operate(play, steps);
            case Order.Use.Control(var spaces) -> control(play, spaces);
            case Order.Use.Reinforce reinforce -> reinforce(play, reinforce);
            case Order.Use.Queue queue -> queue(play);
            case Order.Use.Event(var picks) -> event(play, picks);
            case Order.Use.Discard discard -> discard(play, "6.32.B.i", () -> {});
            case Order.Use.DiscardToPlace(var space) ->
                discard(play, "6.32.B", () -> PoliticalControl.discardPlace(table, side, space));
            case Order.Use.DiscardToRemove(var space) ->
                discard(play, "6.32.B", () -> PoliticalControl.discardRemove(table, side, space));
        }
        Sequence.afterCard(play);
    }

    /** 6.32.C */
    private static CardPlay.Exchange exchange(Table table, Side side, Card given) {
        var cards = table.now().cards();
        var event = cards.exchange()
                .orElseThrow(
                        () -> new Refused("6.32.C", "There is no event to exchange: none was discarded just now."));
        CardJudge.mustHold(table.now(), side, given);
        if (!given.isOps() || (side == Side.AMERICAN && given.ops() < 2))
            throw new Refused(
                    "6.32.C",
                    side == Side.AMERICAN ? "You must give a 2 or 3 OPS card." : "You must give an OPS card.",
                    payments(table.now(), side).stream().map(Card::label).toList());
        table.takeFromHand(side, given);
        table.cards(
                now -> now.withDiscards(Lists.without(now.discards(), event)).withExchange(Optional.empty()));
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
        if (play.card().isOps()) mustHaveTheOps(table.now(), side, play.card(), steps);
        Operations.judge(play, steps);
        if (play.card().isCampaign()) {
            play.show("7.2.A", "%s play %s.", Names.the(side), play.card());
            table.discard(play.card());
            abandonQueue(play);
        } else if (play.card().isOps()) {
            layDown(play, "to activate " + Order.firstGeneral(steps).orElseThrow());
            endQueue(table, side, "7.1.B.ii", "is used");
        } else {
            showEvent(play);
            abandonQueue(play);
        }
        Operations.carryOut(play, steps);
        if (play.card().isOps() || play.card().isCampaign()) return;
        Events.play(table, side, play.card(), Optional.empty());
        Events.afterPlay(table, side, play.card());
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

    private static void control(CardPlay play, List<Space> spaces) {
        layDown(play, "for political control");
        abandonQueue(play);
        PoliticalControl.place(play.table(), play.side(), spaces);
    }

    private static void reinforce(CardPlay play, Order.Use.Reinforce order) {
        var fault = Reinforcements.fault(Occupancy.of(play.table().now()), play.side(), play.card(), order);
        if (fault.isPresent()) throw fault.get().refused();
        showPlayed(play, "8.0", "to bring on reinforcements");
        Reinforcements.bringOn(play.table(), play.side(), play.card(), order);
        abandonQueue(play);
    }

    private static void queue(CardPlay play) {
        var table = play.table();
        var rule = table.now().cards().queue(play.side()).isEmpty() ? "7.1.B.i" : "7.1.B.ii";
        table.cards(cards -> cards.withQueue(play.side(), Lists.with(cards.queue(play.side()), play.card())));
        showPlayed(play, "7.1.B", "into the Operations Queue");
        table.umpire()
                .rule(
                        rule,
                        "The %s queue now holds %d OPS.",
                        play.side(),
                        table.now().cards().queued(play.side()));
    }

    private static void event(CardPlay play, Optional<String> picks) {
        var table = play.table();
        Events.judge(table.now(), play.side(), play.card(), picks);
        showEvent(play);
        abandonQueue(play);
        var before = table.now();
        Events.play(table, play.side(), play.card(), picks);
        if (table.now().equals(before)) table.umpire().rule("6.31", "It changes nothing.");
        Events.afterPlay(table, play.side(), play.card());
    }

    private static void showEvent(CardPlay play) {
        showPlayed(play, "6.3", "as an event");
    }

    private static void discard(CardPlay play, String rule, Runnable action) {
        var table = play.table();
        play.show(rule, "%s discard %s.", Names.the(play.side()), play.card());
        table.discard(play.card());
        if (play.card().isEvent()) table.cards(cards -> cards.withExchange(Optional.of(play.card())));
        Events.afterDiscard(table, play.card());
        abandonQueue(play);
        action.run();
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
        table.cards(cards -> cards.withQueue(side, List.of()));
        table.umpire().rule(rule, "The %s Operations Queue %s.", side, how);
    }
}
