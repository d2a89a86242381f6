package postrider.wethepeople.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import postrider.americanwar.Sides;
import postrider.kernel.Odds;
import postrider.kernel.question.Asking;
import postrider.kernel.question.Circumstance;
import postrider.kernel.question.FreeQuestion;
import postrider.kernel.ruling.PerSide;
import postrider.kernel.ruling.Refused;
import postrider.kernel.ruling.Side;
import postrider.text.Complaint;
import postrider.text.Lists;
import postrider.text.Read;
import postrider.wethepeople.BattleCard;
import postrider.wethepeople.BattlePlan;
import postrider.wethepeople.BattleTopic;

/** 9.1, by letter: the battle plan of a side, in a word or in full. */
final class PlanQuestion extends FreeQuestion<BattlePlan> {
    private final Circumstance circumstance;

    PlanQuestion(Battle battle, Side side, PerSide<BattleHand> hands) {
        super(asking(battle, side, hands), examples(hands.of(side)));
        this.circumstance = battle.forces(side);
    }

    private static Asking asking(Battle battle, Side side, PerSide<BattleHand> hands) {
        var own = hands.of(side);
        var enemy = hands.of(Sides.enemy(side));
        var text = "Battle in %s. What is your battle plan?".formatted(battle.space());
        var facts = new ArrayList<>(BattleCards.facts(battle));
        facts.add(
                "You hold %d battle cards: %s. Your enemy holds %d.".formatted(own.size(), own.words(), enemy.size()));
        for (var one : battle.sides())
            battle.general(one)
                    .ifPresent(general ->
                            facts.add("%s counterattacks %s.".formatted(general, Odds.onAtMost(general.battle()))));
        return new Asking(side, "9.1", BattleTopic.BATTLE_PLAN, battle.about(side), text).knowing(facts);
    }

    /** Each card that he holds first, one plan of more prudence, and the default, which silence means. */
    private static List<BattlePlan> examples(BattleHand hand) {
        var examples = new ArrayList<BattlePlan>();
        for (var card : hand.byNumber()) examples.add(new BattlePlan(List.of(card), BattleCard.ALL, Optional.of(2)));
        examples.add(new BattlePlan(
                List.of(), Lists.filter(BattleCard.ALL, card -> card != BattleCard.PROBE), Optional.of(3)));
        examples.add(new BattlePlan(List.of(), BattleCard.ALL, Optional.empty()));
        examples.add(BattlePlan.DEFAULT);
        return examples;
    }

    /** What he holds is his secret, and the examples tell of it. */
    @Override
    public boolean secret() {
        return true;
    }

    @Override
    public Circumstance circumstance() {
        return circumstance;
    }

    @Override
    protected String words(BattlePlan plan) {
        return plan.words();
    }

    @Override
    protected BattlePlan judged(String words) {
        return switch (BattlePlan.read(words)) {
            case Read.Understood<BattlePlan>(var plan) -> plan;
            case Read.NotUnderstood<BattlePlan>(var complaints) -> throw refused(words, complaints.getFirst());
        };
    }

    private Refused refused(String words, Complaint fault) {
        return new Refused(rule(), fault.expected(), fault.nearest().isEmpty() ? nearest(words) : fault.nearest());
    }
}
