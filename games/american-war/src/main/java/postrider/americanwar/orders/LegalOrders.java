package postrider.americanwar.orders;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import postrider.americanwar.Card;
import postrider.americanwar.General;
import postrider.americanwar.Position;
import postrider.americanwar.Sides;
import postrider.americanwar.Track;
import postrider.americanwar.WorkingPosition;
import postrider.kernel.Chance;
import postrider.kernel.Umpire;
import postrider.kernel.question.Answers;
import postrider.kernel.ruling.Side;
import postrider.text.LazyList;
import postrider.text.Lists;

/**
 * All orders that the rules allow, made only when somebody looks at them ({@link LazyList}). Orders that name several spaces are too
 * many to list: runs of neighbours in the order of the box stand for the rest.
 */
public final class LegalOrders {
    /** The legal orders with one card, grouped by what it is used for. */
    public record ByUse(List<List<Order>> uses) {}

    /** Makes a card that is being played, by the rules of a book. */
    public interface Plays {
        PlayedCard of(WorkingPosition working, Side side, Card card);
    }

    private final Position now;
    private final Side side;
    private final WorkingPosition working;
    private final Plays plays;
    private final PlayedCard opsCard;
    private final List<General> movers;
    private final Map<General, List<Activation>> moves = new HashMap<>();

    /** Works out only once where the generals can go with an OPS card or a campaign. */
    public LegalOrders(Position now, Side side, Plays plays) {
        this.now = now;
        this.side = side;
        this.working = new WorkingPosition(now, new Umpire(List.of(), Chance.NONE, Answers.SILENCE));
        this.plays = plays;
        this.opsCard = play(Lists.find(now.box().cards(), Card::isOps).orElseThrow());
        this.movers = Activation.movers(opsCard);
    }

    private PlayedCard play(Card card) {
        return plays.of(working, side, card);
    }

    /** Grouped by card; worked out for a card only when somebody looks at its orders. */
    public List<List<Order>> all() {
        return switch (now.track().phase()) {
            case COMMITTEES_OF_CORRESPONDENCE -> List.of(Order.Committees.legal(working.occupancy()));
            case FOR_THE_KING ->
                List.of(Order.ForTheKing.legal(
                        plays.of(working, Sides.BRITISH, opsCard.card()).markers()));
            case STRATEGY ->
                LazyList.joined(
                        LazyList.of(distinct(hand()), card -> of(Optional.empty(), card)),
                        LazyList.of(distinct(payments()), given -> of(Optional.of(given), exchanged())));
            case OVER -> List.of();
        };
    }

    /** For each card in hand; no list of orders is empty. */
    public List<ByUse> cards() {
        return Lists.map(hand(), card -> byUse(Optional.empty(), card));
    }

    /** For each card, and for the event that the opponent has just discarded (6.32.C). Before the first turn all in one. */
    public List<ByUse> toOffer() {
        if (now.track().phase() != Track.Phase.STRATEGY) return Lists.map(all(), orders -> new ByUse(List.of(orders)));
        var given = payments().stream().findFirst();
        return Lists.concat(cards(), Lists.of(given.map(card -> byUse(Optional.of(card), exchanged()))));
    }

    /** Cards that may be played now (5.3 in both books). */
    private List<Card> hand() {
        boolean campaignFirst = mustBeCampaign();
        return Lists.filter(now.cards().hand(side), card -> card.isCampaign() || !campaignFirst);
    }

    /** OPS cards that may be given for the event, which is then played (6.32.C). */
    private List<Card> payments() {
        return mustBeCampaign() ? List.of() : Order.Play.payments(now, side);
    }

    private Card exchanged() {
        return now.cards().exchange().orElseThrow();
    }

    private boolean mustBeCampaign() {
        return now.track().has(Track.Mark.CAMPAIGN_FIRST);
    }

    private ByUse byUse(Optional<Card> exchange, Card card) {
        return new ByUse(Lists.map(uses(card), uses -> LazyList.of(uses, use -> new Order.Play(exchange, card, use))));
    }

    /** One card for each title: cards with the same title can do the same. */
    private static List<Card> distinct(List<Card> cards) {
        return Lists.map(Lists.grouped(cards, Card::title).values(), List::getFirst);
    }

    /** Never empty. */
    private List<Order> of(Optional<Card> exchange, Card card) {
        return LazyList.of(LazyList.joined(uses(card)), use -> new Order.Play(exchange, card, use));
    }

    private List<List<Use>> uses(Card card) {
        var play = play(card);
        var uses = some(played(play));
        boolean mustBePlayed = card.isSpecial() || mustBeCampaign() && !uses.isEmpty();
        return mustBePlayed ? uses : some(Lists.concat(uses, play.discardUses()));
    }

    private static List<List<Use>> some(List<List<Use>> uses) {
        return Lists.filter(uses, use -> !use.isEmpty());
    }

    private List<List<Use>> played(PlayedCard play) {
        return switch (play.card().kind()) {
            case OPS -> ops(play);
            case MINOR_CAMPAIGN, MAJOR_CAMPAIGN ->
                List.of(Use.Operate.campaign(moves(movers)), Use.Operate.campaign(Step.LandingParty.legal(opsCard)));
            case EVENT, BATTLE, BATTLE_OR_EVENT, SPECIAL -> event(play);
        };
    }

    private List<List<Use>> ops(PlayedCard play) {
        int ops = now.cards().queued(side) + play.card().ops();
        var able = Lists.filter(movers, general -> general.strategy() <= ops);
        return List.of(
                Use.Operate.legal(moves(able)),
                Control.legal(play),
                play.arrivals().legal(),
                play.besides());
    }

    private List<List<Use>> event(PlayedCard play) {
        if (play.book().events().mayPlay(now, side, play.card()).isPresent()) return List.of();
        boolean moves = play.card().activatesGeneral();
        return List.of(moves ? Use.Operate.legal(Activation.legal(play)) : List.of(new Use.Event(Optional.empty())));
    }

    private List<Activation> moves(List<General> able) {
        return LazyList.joined(Lists.map(
                able, general -> moves.computeIfAbsent(general, mover -> Activation.legal(opsCard, mover))));
    }
}
