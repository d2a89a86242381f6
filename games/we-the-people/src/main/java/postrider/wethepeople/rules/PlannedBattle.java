package postrider.wethepeople.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import postrider.kernel.Lists;
import postrider.kernel.PerSide;
import postrider.wethepeople.BattleCard;
import postrider.wethepeople.BattlePlan;

/** 9.1: a side that fights by its plan. It shows no more than the table would: cards that are not played stay unseen. */
record PlannedBattle(BattlePlan plan) implements Command {
    /** Both sides are asked at once. */
    static PerSide<Command> ask(Battle battle, PerSide<BattleHand> hands) {
        var attacker = battle.attacker();
        var defender = battle.defender();
        var both = battle.working()
                .umpire()
                .askBoth(new PlanQuestion(battle, attacker, hands), new PlanQuestion(battle, defender, hands));
        return new PerSide<>(attacker, new PlannedBattle(both.first()), defender, new PlannedBattle(both.second()));
    }

    @Override
    public BattleCard lead(BattleHand hand, int round) {
        return inOrder(hand).getFirst();
    }

    private List<BattleCard> inOrder(BattleHand hand) {
        var order = new ArrayList<>(Lists.those(plan.lead(), hand::has));
        for (var card : hand.byNumber()) if (!order.contains(card)) order.add(card);
        return order;
    }

    /** Where any card does, one of the same type all the same, or what it would lead last. */
    @Override
    public Optional<BattleCard> answer(BattleHand hand, BattleCard led, boolean any, int round) {
        if (!plan.match().contains(led)) return Optional.empty();
        if (hand.has(led)) return Optional.of(led);
        return any ? Optional.of(inOrder(hand).getLast()) : Optional.empty();
    }

    @Override
    public boolean counterattacks(BattleHand hand, int round) {
        return plan.counterattack().filter(least -> hand.size() >= least).isPresent();
    }
}
