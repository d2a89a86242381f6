package postrider.washingtonswar.rules;

import java.util.List;
import java.util.Optional;
import postrider.americanwar.Arrival;
import postrider.americanwar.Card;
import postrider.americanwar.General;
import postrider.americanwar.Order;
import postrider.americanwar.Pile;
import postrider.americanwar.Position;
import postrider.americanwar.Sides;
import postrider.americanwar.Space;
import postrider.americanwar.Track;
import postrider.americanwar.rules.Markers;
import postrider.americanwar.rules.Operations;
import postrider.americanwar.rules.PlayedCard;
import postrider.americanwar.rules.WorkingPosition;
import postrider.kernel.ruling.Fault;
import postrider.kernel.ruling.Refused;
import postrider.kernel.ruling.Side;
import postrider.map.Bars;
import postrider.text.Lists;

/**
 * 6.2, 6.3, 7.1: one strategy card, played, discarded or queued. What it is used for is judged and carried out by its own
 * chapter.
 */
public final class StrategyCards {
    private final WorkingPosition working;
    private final Side side;
    private final Card card;
    private final CardPlay play;
    private final Optional<Exchange> exchange;

    private StrategyCards(WorkingPosition working, Side side, Card card, Optional<Exchange> exchange) {
        this.working = working;
        this.side = side;
        this.card = card;
        this.play = new CardPlay(working, side, card);
        this.exchange = exchange;
    }

    /** Judges the order, then carries it out. */
    static void play(WorkingPosition working, Side side, Order.Play order) {
        var exchange = order.exchange().map(given -> exchange(working, side, given));
        var card = order.card();
        PlayedCard.mustBeHeld(working.now().cards().hand(side), card); // 5.3
        mustBeAsClaimed(working.now(), side, order);
        working.cards(cards -> cards.withExchange(Optional.empty()));
        working.takeFromHand(side, card);
        working.track(track -> track.with(Track.Mark.CAMPAIGN_FIRST, false));
        var played = new StrategyCards(working, side, card, exchange);
        played.use(order.use());
        Sequence.afterCard(played.play);
    }

    private void use(Order.Use use) {
        switch (use) {
            case Order.Use.Operate(var steps) when card.isOps() -> activate(steps);
            case Order.Use.Operate(var steps) when card.isCampaign() -> campaign(steps);
            case Order.Use.Operate(var steps) -> activateByEvent(steps);
            case Order.Use.Control(var spaces) -> control(spaces);
            case Order.Use.Reinforce(var arrival) -> reinforce(arrival);
            case Order.Use.Queue queue -> queue();
            case Order.Use.Event(var picks) -> event(picks);
            case Order.Use.Discard discard -> discard("6.32.B.i");
            case Order.Use.DiscardToPlace(var space) -> discardToPlace(space);
            case Order.Use.DiscardToRemove(var space) -> discardToRemove(space);
        }
    }

    /** 5.3.a */
    private static void mustBeAsClaimed(Position now, Side side, Order.Play order) {
        if (!now.track().has(Track.Mark.CAMPAIGN_FIRST)) return;
        if (order.card().isCampaign() && order.use() instanceof Order.Use.Operate) return;
        var campaigns = Lists.filter(now.cards().hand(side), Card::isCampaign);
        throw new Refused("5.3.a", "You claimed the first play with a campaign card; play one.", campaigns);
    }

    /** Lays the card face up, and before it the one given for an event. Nothing is refused from here on. */
    private void reveal(String rule, String sentence, Object... args) {
        exchange.ifPresent(cards -> working.reveal(
                "6.32.C", cards.given, "%s exchange %s for %s.", Sides.the(side), cards.given, cards.taken));
        working.reveal(rule, card, sentence, args);
    }

    private void showPlayed(String rule, String what) {
        reveal(rule, "%s play %s %s.", Sides.the(side), card, what);
    }

    /** 10.11 */
    private void control(List<Space> spaces) {
        play.mustFit(card.isOps(), "place PC markers", "10.11");
        var rule = side == Sides.BRITISH ? "10.11.B" : "10.11.A";
        PoliticalControl.judge(working.now(), rule + ".i", side, card.ops(), spaces);
        showPlayed("6.2", "for political control");
        working.discard(card);
        abandonQueue();
        PoliticalControl.place(working, rule, side, spaces);
    }

    /** 8.0 */
    private void reinforce(Arrival order) {
        play.mustFit(card.isOps(), "bring on reinforcements", "8.0");
        Fault.refuse(Reinforcements.of(working.occupancy(), side, card).fault(order));
        showPlayed("8.0", "to bring on reinforcements");
        Reinforcements.bringOn(working, side, card, order);
        abandonQueue();
    }

    /** 6.3 */
    private void event(Optional<String> picks) {
        play.mustFit(!card.isOps(), "play an event", "6.3");
        play.mustFit(!card.isCampaign(), "play an event without saying who moves", "7.2.A");
        Events.judge(working.now(), side, card, picks);
        showPlayed("6.3", "as an event");
        abandonQueue();
        var before = working.now();
        Events.play(working, side, card, picks);
        if (working.now().equals(before)) working.rule("6.31", "It changes nothing.");
        Events.afterPlay(working, card);
    }

    /** 6.32.B */
    private void discard(String rule) {
        mustNotBeSpecial();
        reveal(rule, "%s discard %s.", Sides.the(side), card);
        Events.discard(working, card);
        if (card.isEvent()) working.cards(cards -> cards.withExchange(Optional.of(card)));
        abandonQueue();
    }

    private void mustNotBeSpecial() {
        if (card.isSpecial()) throw new Refused("6.34.A", "%s must be played.".formatted(card.label()));
    }

    /** 6.32.B.ii: places or flips one marker adjacent to a friendly one. */
    private void discardToPlace(Space space) {
        discardFor(space, play.markers().discardPlace());
        Markers.put(working, "6.32.B.ii", side, List.of(space));
    }

    /** 6.32.B.iii: removes one enemy marker adjacent to a friendly one. */
    private void discardToRemove(Space space) {
        discardFor(space, play.markers().discardRemove());
        Markers.lift(working, "6.32.B.iii", "", Sides.enemy(side), List.of(space));
    }

    private void discardFor(Space space, Bars<Space> where) {
        mustNotBeSpecial();
        if (card.isOps()) throw new Refused("6.32.B", "Only an event card can be discarded for that.");
        where.check(List.of(space));
        working.umpire().allowed(() -> where.sparing(space));
        discard("6.32.B");
    }

    /** 6.32.C: the OPS card given for the event the enemy discarded. */
    private record Exchange(Card given, Card taken) {}

    /** 6.32.C */
    private static Exchange exchange(WorkingPosition working, Side side, Card given) {
        var event = working.now().cards().exchange();
        if (event.isEmpty()) throw new Refused("6.32.C", "There is no event to exchange: none was discarded just now.");
        PlayedCard.mustBeHeld(working.now().cards().hand(side), given);
        var payments = payments(working.now(), side);
        var what = side == Sides.AMERICAN ? "a 2 or 3" : "an";
        if (!payments.contains(given))
            throw new Refused("6.32.C", "You must give %s OPS card.".formatted(what), payments);
        working.takeFromHand(side, given);
        working.cards(cards -> cards.minus(Pile.DISCARDS, event.get()).withExchange(Optional.empty()));
        working.discard(given);
        working.addToHand(side, event.get());
        return new Exchange(given, event.get());
    }

    /** 6.32.C: OPS cards that may be given for the event just discarded; empty if none was. */
    public static List<Card> payments(Position now, Side side) {
        if (now.cards().exchange().isEmpty()) return List.of();
        int least = side == Sides.AMERICAN ? 2 : 1;
        return Lists.filter(now.cards().hand(side), card -> card.ops() >= least);
    }

    /** 7.1 */
    private void activate(List<Order.Step> steps) {
        Order.firstGeneral(steps).ifPresent(this::mustSuffice);
        Operations.judge(play, steps);
        showPlayed("6.2", "to activate " + Order.firstGeneral(steps).orElseThrow());
        working.discard(card);
        endQueue("7.1.B.ii", "is used");
        Operations.carryOut(play, steps);
    }

    /** 7.1.A: with the cards queued before it. */
    private void mustSuffice(General general) {
        var now = working.now();
        int ops = now.cards().queued(side) + card.ops();
        var fact = "%s needs %d OPS, and the card with the queue has %d.";
        if (!working.umpire().applies(general.strategy() > ops, "7.1.A", fact, general, general.strategy(), ops))
            return;
        var able = Lists.filter(
                now.country().generals(side),
                other -> other.strategy() <= ops && now.space(other).isPresent());
        var why = "%s needs %d OPS; you have %d.".formatted(general, general.strategy(), ops);
        throw new Refused("7.1.A", why, able);
    }

    /** 7.1.B */
    private void queue() {
        boolean begins = working.now().cards().queue(side).isEmpty();
        play.mustFit(card.isOps(), "queue", "7.1.B");
        if (begins && card.ops() == 3) throw new Refused("7.1.B.i", "A 3 OPS card cannot begin an Operations Queue.");
        working.cards(cards -> cards.plus(Pile.queue(side), card));
        showPlayed("7.1.B", "into the Operations Queue");
        int queued = working.now().cards().queued(side);
        working.rule(begins ? "7.1.B.i" : "7.1.B.ii", "The %s queue now holds %d OPS.", side, queued);
    }

    /** 7.1.B.iii: any play but that of an OPS card to activate a general or to be queued abandons the queue. */
    private void abandonQueue() {
        endQueue("7.1.B.iii", "is abandoned");
    }

    private void endQueue(String rule, String how) {
        var queue = working.now().cards().queue(side);
        if (!working.umpire().applies(!queue.isEmpty(), rule, "There is no %s Operations Queue.", side)) return;
        working.cards(cards -> cards.onto(Pile.DISCARDS, queue));
        working.rule(rule, "The %s Operations Queue %s.", side, how);
    }

    /** 7.2.A */
    private void campaign(List<Order.Step> steps) {
        Operations.judge(play, steps);
        reveal("7.2.A", "%s play %s.", Sides.the(side), card);
        working.discard(card);
        abandonQueue();
        Operations.carryOut(play, steps);
    }

    /** 7.3.C: Glover's event. */
    private void activateByEvent(List<Order.Step> steps) {
        play.mustFit(card.activatesGeneral(), "activate one general", "7.0");
        Fault.refuse(Events.mayPlay(working.now(), side, card));
        Operations.judge(play, steps);
        showPlayed("6.3", "as an event");
        abandonQueue();
        Operations.carryOut(play, steps);
        Events.play(working, side, card, Optional.empty());
        Events.afterPlay(working, card);
    }
}
