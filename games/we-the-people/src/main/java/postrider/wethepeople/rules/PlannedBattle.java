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

/** 9.1: a side fights by its plan. As at the table, cards that are not played are never shown. */
record PlannedBattle(BattlePlan plan) implements BattleRounds.Command {
    private static final List<String> LATER =
            List.of("The battle cards that events bring are dealt when both of you have"
                    + " answered; your battle plan goes for them, too.");

    /** Asks both sides at once for events and plans, when they hold all battle cards but those from events (R42). */
    static BattleRounds begin(Battle battle) {
        var umpire = battle.umpire();
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
    public BattleCard lead(BattleDeck.Hand hand, int round) {
        return inOrder(hand).getFirst();
    }

    private List<BattleCard> inOrder(BattleDeck.Hand hand) {
        var order = new ArrayList<>(Lists.filter(plan.lead(), hand::has));
        for (var card : hand.byNumber()) if (!order.contains(card)) order.add(card);
        return order;
    }

    /** Where any card will do, one of the same type if possible, or else the one it would lead last. */
    @Override
    public Optional<BattleCard> answer(BattleDeck.Hand hand, BattleCard led, boolean any, int round) {
        if (!plan.match().contains(led)) return Optional.empty();
        if (hand.has(led)) return Optional.of(led);
        return any ? Optional.of(inOrder(hand).getLast()) : Optional.empty();
    }

    @Override
    public boolean counterattacks(BattleDeck.Hand hand, int round) {
        return plan.counterattack().filter(least -> hand.size() >= least).isPresent();
    }

    /** 9.1, by letter: asks a side for its battle plan. */
    private static final class PlanQuestion extends FreeQuestion<BattlePlan> {
        private final Circumstance circumstance;

        PlanQuestion(Battle battle, Side side, PerSide<BattleDeck.Hand> hands) {
            super(asking(battle, side, hands), examples(hands.of(side)));
            this.circumstance = battle.forces(side);
        }

        private static Asking asking(Battle battle, Side side, PerSide<BattleDeck.Hand> hands) {
            var own = hands.of(side);
            var enemy = hands.of(Sides.enemy(side));
            var text = "Battle in %s. What is your battle plan?".formatted(battle.space());
            var facts = new ArrayList<>(BattleCards.facts(battle));
            facts.add("You hold %d battle cards: %s. Your enemy holds %d."
                    .formatted(own.size(), own.words(), enemy.size()));
            for (var one : battle.sides())
                battle.general(one)
                        .ifPresent(general ->
                                facts.add("%s counterattacks %s.".formatted(general, Odds.onAtMost(general.battle()))));
            return new Asking(side, "9.1", BattleTopic.BATTLE_PLAN, battle.about(side), text).knowing(facts);
        }

        /** Leading each card held, two more cautious plans, and the default, which is what silence means. */
        private static List<BattlePlan> examples(BattleDeck.Hand hand) {
            var examples = new ArrayList<BattlePlan>();
            for (var card : hand.byNumber())
                examples.add(new BattlePlan(List.of(card), BattleCard.ALL, Optional.of(2)));
            examples.add(new BattlePlan(
                    List.of(), Lists.filter(BattleCard.ALL, card -> card != BattleCard.PROBE), Optional.of(3)));
            examples.add(new BattlePlan(List.of(), BattleCard.ALL, Optional.empty()));
            examples.add(BattlePlan.DEFAULT);
            return examples;
        }

        /** The examples reveal the hand, which is secret. */
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
}
