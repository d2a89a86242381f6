package postrider.wethepeople;

import java.util.List;
import java.util.Optional;
import postrider.text.Lists;
import postrider.text.Read;

/**
 * 9.1, by letter: what a side would do in every round, said once (R22).
 *
 * @param lead what to lead first; what is not named comes after, what it holds most of first
 * @param match what to cancel where it can
 * @param counterattack with how many cards left it tries to, at least; empty if never
 */
public record BattlePlan(List<BattleCard> lead, List<BattleCard> match, Optional<Integer> counterattack) {
    /** What silence means: lead what you hold most of, match always, counterattack while you have cards. */
    public static final BattlePlan DEFAULT = new BattlePlan(List.of(), BattleCard.ALL, Optional.of(1));

    /** What a plan may be said in. */
    public static final List<String> WORDS = List.of("""
            default lead most match always never none nothing all but except counterattack with while at least cards left
            Frontal Attack Flank Left Right Double Envelopment Bombardment Probe Ranked Fire Entrenchment Screen
            """.split("\\s+"));

    public BattlePlan {
        lead = List.copyOf(lead);
        match = List.copyOf(match);
    }

    /** {@code default}, or {@link #words} in a player's own way. What he does not say is as in the default. */
    public static Read<BattlePlan> read(String said) {
        return new PlanReader().read(said);
    }

    /** "lead Probe, Flank Left; match all but Bombardment; counterattack with 2" */
    public String words() {
        return "lead %s; match %s; counterattack %s".formatted(leads(), matches(), counterattacks());
    }

    private String leads() {
        return lead.isEmpty() ? "most" : list(lead);
    }

    private String matches() {
        var others = Lists.filter(BattleCard.ALL, card -> !match.contains(card));
        if (others.isEmpty()) return "always";
        return match.isEmpty() ? "never" : "all but " + list(others);
    }

    private String counterattacks() {
        return counterattack
                .map(least -> least == 1 ? "always" : "with " + least)
                .orElse("never");
    }

    private static String list(List<BattleCard> cards) {
        return String.join(", ", Lists.map(cards, BattleCard::toString));
    }
}
