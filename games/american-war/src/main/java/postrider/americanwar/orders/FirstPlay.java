package postrider.americanwar.orders;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import postrider.americanwar.Card;
import postrider.americanwar.Law.Subject;
import postrider.americanwar.Sides;
import postrider.americanwar.Track;
import postrider.americanwar.WarTopic;
import postrider.americanwar.WorkingPosition;
import postrider.kernel.question.Asking;
import postrider.kernel.question.Choice;
import postrider.kernel.ruling.Side;
import postrider.text.Lists;

/** Who plays the first card of a turn (5.3 in both books). */
public final class FirstPlay {
    private FirstPlay() {}

    /**
     * {@code chooser} names the side while the British may claim the first play; both are asked at once.
     *
     * @param claim the question to the British, if they are asked; its rule makes them play a campaign card
     * @param otherwise the section by which the named side begins
     */
    public static void settle(
            WorkingPosition working, Side chooser, Optional<Choice<Boolean>> claim, String otherwise) {
        var text = "Who plays the first card of %d?"
                .formatted(working.now().track().year());
        var facts = claim.map(
                asked -> "If the British claim the first play with a campaign card, they play first all the same (%s)."
                        .formatted(asked.rule()));
        var who = new Asking(chooser, "5.3", WarTopic.FIRST_PLAYER, text)
                .knowing(Lists.of(facts))
                .one(List.of(Sides.BRITISH, Sides.AMERICAN));
        if (claim.isEmpty()) {
            begins(working, working.umpire().askOne(who), false, otherwise, "");
            return;
        }
        var both = working.umpire().askBoth(claim.get(), who);
        if (both.first().getFirst())
            begins(working, Sides.BRITISH, true, claim.get().rule(), ", with a campaign card");
        else begins(working, both.second().getFirst(), false, otherwise, "");
    }

    private static void begins(WorkingPosition working, Side side, boolean claimed, String rule, String how) {
        working.track(track -> track.with(Track.Mark.CAMPAIGN_FIRST, claimed).withToMove(Optional.of(side)));
        working.rule(rule, "%s play first%s.", Sides.the(side), how);
    }

    /**
     * The British are asked whatever they hold, as long as the American cannot rule out that they can claim it. All campaign cards may
     * begin with the same operations.
     *
     * @param otherwise what happens if they do not claim it
     */
    public static Optional<Choice<Boolean>> claim(WorkingPosition working, String otherwise, LegalOrders.Plays plays) {
        var cards = working.now().cards();
        var hand = cards.hand(Sides.BRITISH);
        var campaign = Lists.find(hand, Card::isCampaign)
                .or(() -> Lists.find(cards.hand(Sides.AMERICAN), Card::isCampaign))
                .or(() -> Lists.find(cards.deck(), Card::isCampaign));
        var begins = campaign.map(card -> Operations.legal(plays.of(working, Sides.BRITISH, card)));
        if (begins.isEmpty() || begins.get().isEmpty()) return Optional.empty();
        var text = "Do you claim the first play of the turn by playing a campaign card?";
        var asking = new Asking(
                        Sides.BRITISH, working.law(Subject.CLAIM_THE_FIRST_PLAY), WarTopic.CLAIM_THE_FIRST_PLAY, text)
                .knowing(List.of(otherwise));
        boolean able = Lists.find(hand, Card::isCampaign).isPresent();
        return Optional.of((able ? asking.yesOrNo() : asking.one(Map.of("no", false))).hidden());
    }
}
