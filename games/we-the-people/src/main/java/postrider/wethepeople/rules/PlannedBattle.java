package postrider.wethepeople.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import postrider.americanwar.Sides;
import postrider.text.Lists;
import postrider.wethepeople.BattleCard;
import postrider.wethepeople.BattlePlan;

/** 9.1: a side that fights by its plan. It shows no more than the table would: cards that are not played stay unseen. */
record PlannedBattle(BattlePlan plan) implements BattleRounds.Command {
    private static final List<String> LATER =
            List.of("The battle cards that events bring are dealt when both of you have"
                    + " answered; your battle plan goes for them, too.");

    /** Both sides are asked at once for events and plan, with the cards in hand that no event brings (R42). */
    static BattleRounds begin(Battle battle) {
        var umpire = battle.working().umpire();
        var deck = new BattleDeck(battle);
        deck.deal(battle.perSide(side -> new BattleCards(battle, side).own()));
        var questions = battle.perSide(side -> new PlanQuestion(battle, side, deck.hands()));
        var events = new BattleEvents(battle, LATER);
        var played = events.ask(Lists.map(battle.sides(), questions::of));
        var plans = battle.<BattleRounds.Command>perSide(side -> new PlannedBattle(umpire.ask(questions.of(side))));
        events.turnUp(played);
        deck.deal(battle.perSide(side -> List.of(played.of(side).cards())));
        return new BattleRounds(
                battle, deck.hands(), plans, played.of(Sides.AMERICAN).cancelsBombardment());
    }

    @Override
    public BattleCard lead(BattleHand hand, int round) {
        return inOrder(hand).getFirst();
    }

    private List<BattleCard> inOrder(BattleHand hand) {
        var order = new ArrayList<>(Lists.filter(plan.lead(), hand::has));
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
