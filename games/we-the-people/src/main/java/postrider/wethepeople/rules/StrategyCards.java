package postrider.wethepeople.rules;

import java.util.List;
import java.util.Optional;
import postrider.americanwar.Arrival;
import postrider.americanwar.Card;
import postrider.americanwar.General;
import postrider.americanwar.Order;
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
import postrider.text.Lists;

/** 6.1, 6.2: one strategy card, played or discarded. What it is used for is judged and carried out by its own chapter. */
final class StrategyCards {
    private final WorkingPosition working;
    private final Side side;
    private final Card card;
    private final CardPlay play;

    private StrategyCards(WorkingPosition working, Side side, Card card) {
        this.working = working;
        this.side = side;
        this.card = card;
        this.play = new CardPlay(working, side, card);
    }

    /** Judges the order, then carries it out. */
    public static void play(WorkingPosition working, Side side, Order.Play order) {
        var card = order.card();
        PlayedCard.mustBeHeld(working.now().cards().hand(side), card); // 5.3
        mustBeAsClaimed(working.now(), side, order);
        working.takeFromHand(side, card);
        working.track(track -> track.with(Track.Mark.CAMPAIGN_FIRST, false));
        var played = new StrategyCards(working, side, card);
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
            case Order.Use.Event(var picks) -> event(picks);
            case Order.Use.Newer newer -> throw new AssertionError(newer);
            case Order.Use.Discard discard -> discard();
        }
    }

    /** 5.3 */
    private static void mustBeAsClaimed(Position now, Side side, Order.Play order) {
        if (!now.track().has(Track.Mark.CAMPAIGN_FIRST)) return;
        if (order.card().isCampaign() && order.use() instanceof Order.Use.Operate) return;
        var campaigns = Lists.filter(now.cards().hand(side), Card::isCampaign);
        throw new Refused("5.3", "You claimed the first play with a campaign card; play one.", campaigns);
    }

    /** Lays the card face up. Nothing is refused from here on. */
    private void showPlayed(String rule, String what) {
        working.reveal(rule, card, "%s play %s%s.", Sides.the(side), card, what);
    }

    /** 10.1 */
    private void control(List<Space> spaces) {
        play.mustFit(card.isOps(), "place PC markers", "10.1");
        PoliticalControl.judge(working.now(), side, card.ops(), spaces);
        showPlayed("6.1", " for political control");
        working.discard(card);
        Markers.put(working, "10.1", side, spaces);
        if (spaces.isEmpty()) working.rule("10.1", "No %s PC marker is placed.", side);
    }

    /** 8.0 */
    private void reinforce(Arrival order) {
        play.mustFit(card.isOps(), "bring on reinforcements", "8.0");
        Fault.refuse(Reinforcements.of(working.occupancy(), side, card).fault(order));
        showPlayed("6.1", " to bring on reinforcements");
        Reinforcements.bringOn(working, side, card, order);
    }

    /** 6.2 */
    private void event(Optional<String> picks) {
        play.mustFit(!card.isOps(), "play an event", "6.2");
        play.mustFit(!card.isCampaign(), "play an event without saying who moves", "7.0");
        Events.judge(working.now(), side, card, picks);
        showPlayed("6.2", " as an event");
        var before = working.now();
        Events.play(working, side, card, picks);
        if (working.now().equals(before)) working.rule("6.2", "It changes nothing.");
        Events.afterPlay(working, card);
    }

    /** 6.2 */
    private void discard() {
        if (card.isSpecial()) throw new Refused("6.2", "%s must be played.".formatted(card.label()));
        if (card.isOps())
            throw new Refused(
                    "5.3", "Only events are discarded; %s may be played for nothing.".formatted(card.label()));
        working.reveal("6.2", card, "%s discard %s.", Sides.the(side), card);
        working.discard(card);
    }

    /** 7.0 */
    private void activate(List<Order.Step> steps) {
        Order.firstGeneral(steps).ifPresent(this::mustSuffice);
        Operations.judge(play, steps);
        showPlayed("6.1", " to activate " + Order.firstGeneral(steps).orElseThrow());
        working.discard(card);
        Operations.carryOut(play, steps);
    }

    /** 6.1 */
    private void mustSuffice(General general) {
        if (general.strategy() <= card.ops()) return;
        var able = Lists.filter(
                working.country().generals(side),
                other -> other.strategy() <= card.ops()
                        && working.now().space(other).isPresent());
        var why = "%s has strategy rating %d; this card moves generals up to %d.";
        throw new Refused("6.1", why.formatted(general, general.strategy(), card.ops()), able);
    }

    /** 7.0 */
    private void campaign(List<Order.Step> steps) {
        Operations.judge(play, steps);
        showPlayed("7.0", "");
        working.discard(card);
        Operations.carryOut(play, steps);
    }

    /** 7.1: Glover's event. */
    private void activateByEvent(List<Order.Step> steps) {
        play.mustFit(card.activatesGeneral(), "activate one general", "7.0");
        Fault.refuse(Events.mayPlay(working.now(), side, card));
        Operations.judge(play, steps);
        showPlayed("6.2", " as an event");
        Operations.carryOut(play, steps);
        Events.play(working, side, card, Optional.empty());
        Events.afterPlay(working, card);
    }
}
