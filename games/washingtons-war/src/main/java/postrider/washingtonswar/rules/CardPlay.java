package postrider.washingtonswar.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import postrider.americanwar.Card;
import postrider.americanwar.General;
import postrider.americanwar.Pile;
import postrider.americanwar.Sides;
import postrider.americanwar.Space;
import postrider.americanwar.WorkingPosition;
import postrider.americanwar.orders.Encounter;
import postrider.americanwar.orders.Movement;
import postrider.americanwar.orders.Order;
import postrider.americanwar.orders.PlayedCard;
import postrider.americanwar.orders.Use;
import postrider.americanwar.rules.CardEvents;
import postrider.americanwar.rules.Markers;
import postrider.kernel.ruling.Refused;
import postrider.kernel.ruling.Side;
import postrider.map.Bars;

/** 6.3, 5.3: a strategy card being played, exchanged or discarded, and what each chapter says about it. */
public final class CardPlay extends PlayedCard {
    private static final Book BOOK = new Book(
            Events.BOOK,
            General.Rating.AGILITY,
            true,
            new Steps(),
            Captures::occupy,
            Reinforcements::of,
            Victory::automatic,
            Orders::new);

    private final Optional<Exchange> exchange;
    private boolean landed;
    private final List<Side> replacements = new ArrayList<>();

    /** 6.32.C: the OPS card given, and the event taken that the enemy discarded. */
    record Exchange(Card given, Card taken) {}

    public CardPlay(WorkingPosition working, Side side, Card card) {
        this(working, side, card, Optional.empty());
    }

    CardPlay(WorkingPosition working, Side side, Card card, Optional<Exchange> exchange) {
        super(working, side, card, BOOK);
        this.exchange = exchange;
    }

    static void play(WorkingPosition working, Side side, Order.Play order) {
        var exchange = order.exchange().map(given -> exchange(working, side, given));
        order.takeUp(working, side);
        working.cards(cards -> cards.withExchange(Optional.empty()));
        var play = new CardPlay(working, side, order.card(), exchange);
        order.use().carryOut(play);
        Sequence.afterCard(play);
    }

    /** 6.32.C */
    private static Exchange exchange(WorkingPosition working, Side side, Card given) {
        var event = working.now().cards().exchange();
        if (event.isEmpty()) throw new Refused("6.32.C", "There is no event to exchange: none was discarded just now.");
        Order.Play.mustBeHeld(working.now().cards().hand(side), given);
        var payments = Order.Play.payments(working.now(), side);
        var what = side == Sides.AMERICAN ? "a 2 or 3" : "an";
        if (!payments.contains(given))
            throw new Refused("6.32.C", "You must give %s OPS card.".formatted(what), payments);
        working.takeFromHand(side, given);
        working.cards(cards -> cards.minus(Pile.DISCARDS, event.get()).withExchange(Optional.empty()));
        working.discard(given);
        working.addToHand(side, event.get());
        return new Exchange(given, event.get());
    }

    /** Reveals first the card given for it (6.32.C). */
    @Override
    protected void lay(String rule, String sentence, Object... args) {
        exchange.ifPresent(cards -> working()
                .reveal("6.32.C", cards.given, "%s exchange %s for %s.", Sides.the(side()), cards.given, cards.taken));
        super.lay(rule, sentence, args);
    }

    @Override
    protected void discard() {
        discard("6.32.B.i");
    }

    /** 6.32.B; it may cause a reshuffle (6.3.D). */
    private void discard(String rule) {
        mustNotBeSpecial();
        lay(rule, "%s discard %s.", Sides.the(side()), card());
        CardEvents.discard(working(), card());
        if (card().isEvent()) working().cards(cards -> cards.withExchange(Optional.of(card())));
        abandonQueue();
    }

    private void mustNotBeSpecial() {
        if (card().isSpecial()) throw new Refused("6.34.A", "%s must be played.".formatted(card().label()));
    }

    /** 6.32.B; OPS cards are discarded only for nothing. */
    @Override
    protected List<List<Use>> discardUses() {
        var nothing = List.<Use>of(new Use.Discard());
        if (card().isOps()) return List.of(nothing);
        var rules = markerRules();
        return List.of(
                nothing,
                rules.discardPlace().open().lazily(Use.DiscardToPlace::new),
                rules.discardRemove().open().lazily(Use.DiscardToRemove::new));
    }

    @Override
    protected void carryOut(Use.Newer use) {
        switch (use) {
            case Use.Queue queue -> extendQueue();
            case Use.DiscardToPlace(var space) -> {
                discardFor(space, markerRules().discardPlace());
                Markers.put(working(), "6.32.B.ii", side(), List.of(space));
            }
            case Use.DiscardToRemove(var space) -> {
                discardFor(space, markerRules().discardRemove());
                Markers.lift(working(), "6.32.B.iii", "", Sides.enemy(side()), List.of(space));
            }
        }
    }

    private void discardFor(Space space, Bars<Space> where) {
        mustNotBeSpecial();
        if (card().isOps()) throw new Refused("6.32.B", "Only an event card can be discarded for that.");
        where.check(List.of(space));
        umpire().allowed(() -> where.sparing(space));
        discard("6.32.B");
    }

    /** 7.1.A: the card and the queue must have enough OPS for the general. */
    @Override
    protected void mustSuffice(General general) {
        int ops = now().cards().queued(side()) + card().ops();
        var fact = "%s needs %d OPS, and the card with the queue has %d.";
        boolean lacks = general.strategy() > ops;
        if (!applies(lacks, "7.1.A", fact, general, general.strategy(), ops)) return;
        var why = "%s needs %d OPS; you have %d.".formatted(general, general.strategy(), ops);
        throw new Refused("7.1.A", why, able(ops));
    }

    private List<Card> queue() {
        return now().cards().queue(side());
    }

    /** 7.1.B.i: a 3 OPS card may not begin the queue. */
    private boolean beginsWithThree() {
        return queue().isEmpty() && card().ops() == 3;
    }

    /** 7.1.B */
    @Override
    protected List<Use> besides() {
        return beginsWithThree() ? List.of() : List.of(new Use.Queue());
    }

    private void extendQueue() {
        mustFit(card().isOps(), "queue", "7.1.B");
        if (beginsWithThree()) throw new Refused("7.1.B.i", "A 3 OPS card cannot begin an Operations Queue.");
        var section = queue().isEmpty() ? "7.1.B.i" : "7.1.B.ii";
        working().cards(cards -> cards.plus(Pile.queue(side()), card()));
        show("7.1.B", "into the Operations Queue");
        rule(section, "The %s queue now holds %d OPS.", side(), now().cards().queued(side()));
    }

    @Override
    protected void useQueue() {
        endQueue("7.1.B.ii", "is used");
    }

    @Override
    protected void abandonQueue() {
        endQueue("7.1.B.iii", "is abandoned");
    }

    /** 7.1.B.ii, iii: playing any card abandons the queue, except an OPS card that activates a general or is queued. */
    private void endQueue(String rule, String how) {
        var queue = queue();
        if (!applies(!queue.isEmpty(), rule, "There is no %s Operations Queue.", side())) return;
        working().cards(cards -> cards.onto(Pile.DISCARDS, queue));
        rule(rule, "The %s Operations Queue %s.", side(), how);
    }

    @Override
    protected Encounter entering(Movement move, Space to) {
        return new Entering(this, move, to);
    }

    /** 7.2.B: where a party may land. */
    @Override
    public Bars<Space> landing() {
        var occupancy = occupancy();
        var everywhere = occupancy.everywhere();
        return occupancy
                .bars()
                .barIf(side() != Sides.BRITISH, "7.2.B", everywhere, "Only the British land parties.")
                .barIf(landed, "7.2.B", everywhere, "Only one landing party a card.")
                .also(new MarkerRules(occupancy, Sides.BRITISH).landing());
    }

    public void land() {
        landed = true;
    }

    @Override
    protected void land(Space port, List<Integer> part) {
        land();
        umpire().carryOut(part, "7.2.B", "A party lands at %s.", port);
        Markers.put(working(), "7.2.B", Sides.BRITISH, List.of(port));
    }

    @Override
    protected Bars<Space> markers() {
        return markerRules().action();
    }

    MarkerRules markerRules() {
        return new MarkerRules(occupancy(), side());
    }

    /** 6.33.B: a battle card was played and will be replaced after the impulse. The side to move draws first. */
    void replaceLater(Side whose) {
        replacements.add(whose == side() ? 0 : replacements.size(), whose);
    }

    /** 6.33.B: who draws, in order. */
    List<Side> replacements() {
        return List.copyOf(replacements);
    }

    /** 9.44: no card is left in either hand, and no battle card will be replaced (R81). */
    boolean lastOfThePhase() {
        return replacements.isEmpty()
                && now().cards().hand(Sides.AMERICAN).isEmpty()
                && now().cards().hand(Sides.BRITISH).isEmpty();
    }
}
