package postrider.americanwar.orders;

import java.util.List;
import java.util.Optional;
import postrider.americanwar.Card;
import postrider.americanwar.General;
import postrider.americanwar.Position;
import postrider.americanwar.Track;
import postrider.americanwar.rules.WorkingPosition;
import postrider.kernel.ruling.Refused;
import postrider.kernel.ruling.Side;
import postrider.text.Lists;

/**
 * 5.3: one strategy card.
 *
 * @param exchange the OPS card given for the event the opponent has just discarded (6.32.C); none in the elder book
 */
public record Play(Optional<Card> exchange, Card card, Use use) implements Order {
    public Play(Card card, Use use) {
        this(Optional.empty(), card, use);
    }

    @Override
    public String words() {
        return exchange.map(given -> "exchange " + given.label() + ", ").orElse("") + use.words(card);
    }

    /** The general who moves first; empty if none does. */
    public Optional<General> mover() {
        return use instanceof Operate(var steps) ? Step.firstGeneral(steps) : Optional.empty();
    }

    /** Takes the card out of the hand; throws {@link Refused} unless it is there and fits the {@code claim} of the first play. */
    public void takeUp(WorkingPosition working, Side side, String claim) {
        mustBeHeld(working.now().cards().hand(side), card);
        mustBeAsClaimed(working.now(), side, claim);
        working.takeFromHand(side, card);
        working.track(track -> track.with(Track.Mark.CAMPAIGN_FIRST, false));
    }

    /** Throws {@link Refused} unless the card is in the hand (5.3 in both books). */
    public static void mustBeHeld(List<Card> hand, Card card) {
        if (hand.contains(card)) return;
        boolean none = card.isOps() && Lists.find(hand, card::like).isEmpty();
        var another = none ? ", nor another %s card".formatted(card.title()) : "";
        throw new Refused("5.3", "You do not hold %s%s.".formatted(card.label(), another), hand);
    }

    private void mustBeAsClaimed(Position now, Side side, String claim) {
        if (!now.track().has(Track.Mark.CAMPAIGN_FIRST) || card.isCampaign() && use instanceof Operate) return;
        var campaigns = Lists.filter(now.cards().hand(side), Card::isCampaign);
        throw new Refused(claim, "You claimed the first play with a campaign card; play one.", campaigns);
    }
}
