package postrider.wethepeople.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import postrider.kernel.Lists;
import postrider.kernel.PerSide;
import postrider.wethepeople.BattleCard;

/**
 * 9.1, by letter: what a side would do in every round, said once (R22). The plan shows no more than the table would: cards that are not
 * played stay unseen.
 *
 * @param lead what to lead first; what is not named comes after, what it holds most of first
 * @param match what to cancel where it can
 * @param counterattack with how many cards left it tries to, at least; empty if never
 */
record BattlePlan(List<BattleCard> lead, List<BattleCard> match, Optional<Integer> counterattack) implements Command {
    /** What silence means: lead what you hold most of, match always, counterattack while you have cards. */
    static final BattlePlan DEFAULT = new BattlePlan(List.of(), BattleCard.ALL, Optional.of(1));

    /** Both sides are asked at once. */
    static PerSide<Command> ask(Battle battle, PerSide<BattleHand> hands) {
        var attacker = battle.attacker();
        var defender = battle.defender();
        var both = battle.working()
                .umpire()
                .askBoth(new PlanQuestion(battle, attacker, hands), new PlanQuestion(battle, defender, hands));
        return new PerSide<>(attacker, both.first(), defender, both.second());
    }

    @Override
    public BattleCard lead(BattleHand hand, int round) {
        return inOrder(hand).getFirst();
    }

    private List<BattleCard> inOrder(BattleHand hand) {
        var order = new ArrayList<>(Lists.those(lead, hand::has));
        for (var card : hand.byNumber()) if (!order.contains(card)) order.add(card);
        return order;
    }

    /** Where any card does, one of the same type all the same, or what it would lead last. */
    @Override
    public Optional<BattleCard> answer(BattleHand hand, BattleCard led, boolean any, int round) {
        if (!match.contains(led)) return Optional.empty();
        if (hand.has(led)) return Optional.of(led);
        return any ? Optional.of(inOrder(hand).getLast()) : Optional.empty();
    }

    @Override
    public boolean counterattacks(BattleHand hand, int round) {
        return counterattack.filter(least -> hand.size() >= least).isPresent();
    }

    /** "lead Probe, Flank Left; match all but Bombardment; counterattack with 2" */
    String words() {
        return "lead %s; match %s; counterattack %s".formatted(leads(), matches(), counterattacks());
    }

    private String leads() {
        return lead.isEmpty() ? "most" : list(lead);
    }

    private String matches() {
        var others = Lists.those(BattleCard.ALL, card -> !match.contains(card));
        if (others.isEmpty()) return "always";
        return match.isEmpty() ? "never" : "all but " + list(others);
    }

    private String counterattacks() {
        return counterattack
                .map(least -> least == 1 ? "always" : "with " + least)
                .orElse("never");
    }

    private static String list(List<BattleCard> cards) {
        return String.join(", ", Lists.each(cards, BattleCard::toString));
    }
}
