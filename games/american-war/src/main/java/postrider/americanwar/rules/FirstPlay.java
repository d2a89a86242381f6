package postrider.americanwar.rules;

import java.util.List;
import java.util.Optional;
import postrider.americanwar.Sides;
import postrider.kernel.Asking;
import postrider.kernel.Choice;
import postrider.kernel.Side;
import postrider.kernel.Topic;
import postrider.kernel.Umpire;

/**
 * Who plays the first card of a turn (5.3 in both books).
 *
 * @param claimed by the British, who must play a campaign card now
 */
public record FirstPlay(Side side, boolean claimed) {
    /**
     * Somebody says who it is, while the British may claim it; neither waits for the other.
     *
     * @param claim what the British are asked, if they are
     */
    public static FirstPlay ask(Umpire umpire, Side chooser, Topic topic, int year, Optional<Choice<Boolean>> claim) {
        var text = "Who plays the first card of %d?".formatted(year);
        var facts = claim.map(
                asked -> "If the British claim the first play with a campaign card, they play first all the same (%s)."
                        .formatted(asked.rule()));
        var who = new Asking(chooser, "5.3", topic, text)
                .knowing(facts.stream().toList())
                .one(List.of(Sides.BRITISH, Sides.AMERICAN));
        if (claim.isEmpty()) return new FirstPlay(umpire.askOne(who), false);
        var both = umpire.askBoth(claim.get(), who);
        boolean claimed = both.first().getFirst();
        return new FirstPlay(claimed ? Sides.BRITISH : both.second().getFirst(), claimed);
    }
}
