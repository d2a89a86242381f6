package postrider.americanwar.orders;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import postrider.americanwar.Card;
import postrider.americanwar.General;
import postrider.americanwar.Position;
import postrider.americanwar.Track;
import postrider.americanwar.rules.WorkingPosition;
import postrider.kernel.Chance;
import postrider.kernel.Umpire;
import postrider.kernel.question.Answers;
import postrider.kernel.ruling.Side;
import postrider.map.LazyList;
import postrider.text.Lists;

/**
 * Legal orders of the Strategy Phase, counted but not written out ({@link LazyList}). Where an order names several spaces at once
 * there are too many to list them all: neighbours in the order of the box stand for the rest.
 */
public final class CardOrders {
    /** The legal orders with one card, by what it is used for. */
    public record ByUse(List<List<Order>> uses) {}

    /** A card being played, by its book. */
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

    /** Where the generals can go with an OPS card or a campaign is looked for once. */
    public CardOrders(Position now, Side side, Plays plays) {
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

    /** Those with each card in hand; what a card can do is looked for when somebody looks at it. */
    public List<List<Order>> cards() {
        return LazyList.of(distinct(hand()), card -> of(Optional.empty(), card));
    }

    /** Cards that may be played now (5.3 in both books). */
    private List<Card> hand() {
        boolean campaignFirst = mustBeCampaign();
        return Lists.filter(now.cards().hand(side), card -> card.isCampaign() || !campaignFirst);
    }

    private boolean mustBeCampaign() {
        return now.track().has(Track.Mark.CAMPAIGN_FIRST);
    }

    /** For each card in hand, its legal orders by what it is used for; none of the lists is empty. */
    public List<ByUse> cardsByUse() {
        return Lists.map(hand(), card -> byUse(Optional.empty(), card));
    }

    /** Those with a card, perhaps one that another is given for, by what it is used for. */
    public ByUse byUse(Optional<Card> exchange, Card card) {
        return new ByUse(Lists.map(uses(card), uses -> LazyList.of(uses, use -> new Order.Play(exchange, card, use))));
    }

    /** Cards that differ in what they can do. */
    public static List<Card> distinct(List<Card> cards) {
        return Lists.map(Lists.grouped(cards, Card::title).values(), List::getFirst);
    }

    /** Never empty. */
    public List<Order> of(Optional<Card> exchange, Card card) {
        return LazyList.of(LazyList.joined(uses(card)), use -> new Order.Play(exchange, card, use));
    }

    private List<List<Use>> uses(Card card) {
        var play = play(card);
        var uses = some(played(play));
        boolean mustBePlayed = card.isSpecial() || mustBeCampaign() && !uses.isEmpty();
        return mustBePlayed ? uses : some(Lists.concat(uses, play.discards()));
    }

    private static List<List<Use>> some(List<List<Use>> uses) {
        return Lists.filter(uses, use -> !use.isEmpty());
    }

    private List<List<Use>> played(PlayedCard play) {
        return switch (play.card().kind()) {
            case OPS -> ops(play);
            case MINOR_CAMPAIGN, MAJOR_CAMPAIGN ->
                List.of(Operate.campaign(moves(movers)), Operate.campaign(LandingParty.legal(opsCard)));
            case EVENT, BATTLE, BATTLE_OR_EVENT, SPECIAL -> event(play);
        };
    }

    private List<List<Use>> ops(PlayedCard play) {
        int ops = now.cards().queued(side) + play.card().ops();
        var able = Lists.filter(movers, general -> general.strategy() <= ops);
        return List.of(
                Operate.legal(moves(able)), Control.legal(play), play.arrivals().legal(), play.besides());
    }

    private List<List<Use>> event(PlayedCard play) {
        if (play.events().mayPlay(now, side, play.card()).isPresent()) return List.of();
        return List.of(play.card().activatesGeneral() ? Operate.legal(Activation.legal(play)) : Event.legal());
    }

    private List<Activation> moves(List<General> able) {
        return LazyList.joined(Lists.map(
                able, general -> moves.computeIfAbsent(general, mover -> Activation.legal(opsCard, mover))));
    }
}
