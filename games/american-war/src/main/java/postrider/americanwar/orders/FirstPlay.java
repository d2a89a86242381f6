package postrider.americanwar.orders;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import postrider.americanwar.Card;
import postrider.americanwar.Sides;
import postrider.americanwar.WarTopic;
import postrider.americanwar.rules.WorkingPosition;
import postrider.kernel.question.Asking;
import postrider.kernel.question.Choice;
import postrider.kernel.ruling.Side;
import postrider.text.Lists;

/** Who plays the first card of a turn (5.3 in both books); if the British claimed it, a campaign. */
public record FirstPlay(Side side, boolean claimed) {
    /** Somebody says who it is, while the British may claim it; neither waits for the other. */
    public static FirstPlay ask(WorkingPosition working, Side chooser, Optional<Choice<Boolean>> claim) {
        var text = "Who plays the first card of %d?"
                .formatted(working.now().track().year());
        var facts = claim.map(
                asked -> "If the British claim the first play with a campaign card, they play first all the same (%s)."
                        .formatted(asked.rule()));
        var who = new Asking(chooser, "5.3", WarTopic.FIRST_PLAYER, text)
                .knowing(facts.stream().toList())
                .one(List.of(Sides.BRITISH, Sides.AMERICAN));
        if (claim.isEmpty()) return new FirstPlay(working.umpire().askOne(who), false);
        var both = working.umpire().askBoth(claim.get(), who);
        boolean claimed = both.first().getFirst();
        return new FirstPlay(claimed ? Sides.BRITISH : both.second().getFirst(), claimed);
    }

    /**
     * Asked of the British whatever they hold, as long as the American cannot rule out that they are able. Which campaign it is
     * makes no difference to where it may begin.
     *
     * @param otherwise what happens if they do not claim it
     */
    public static Optional<Choice<Boolean>> claim(
            WorkingPosition working, String rule, String otherwise, Function<Card, PlayedCard> played) {
        var cards = working.now().cards();
        var hand = cards.hand(Sides.BRITISH);
        var campaign = Lists.find(hand, Card::isCampaign)
                .or(() -> Lists.find(cards.hand(Sides.AMERICAN), Card::isCampaign))
                .or(() -> Lists.find(cards.deck(), Card::isCampaign));
        if (campaign.isEmpty() || Operations.legal(played.apply(campaign.get())).isEmpty()) return Optional.empty();
        var text = "Do you claim the first play of the turn by playing a campaign card?";
        var asking = new Asking(Sides.BRITISH, rule, WarTopic.CLAIM_THE_FIRST_PLAY, text).knowing(List.of(otherwise));
        boolean able = Lists.find(hand, Card::isCampaign).isPresent();
        return Optional.of((able ? asking.yesOrNo() : asking.one(Map.of("no", false))).hidden());
    }
}
