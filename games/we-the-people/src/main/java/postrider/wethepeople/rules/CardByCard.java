package postrider.wethepeople.rules;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import postrider.americanwar.Sides;
import postrider.kernel.question.Asking;
import postrider.kernel.question.Choice;
import postrider.kernel.question.Topic;
import postrider.kernel.ruling.PerSide;
import postrider.kernel.ruling.Side;
import postrider.text.Lists;

/** Asks for each battle card by itself, as at the table; an option of the game. The questions reveal nothing about the hand. */
record CardByCard(Battle battle, Side side, PerSide<BattleDeck.Hand> hands) implements BattleRounds.Command {
    /** Begins in the order of the book: events, battle cards, rounds. */
    static BattleRounds begin(Battle battle) {
        var events = new BattleEvents(battle, BattleCards.facts(battle));
        var played = events.ask(List.of());
        events.turnUp(played);
        var deck = new BattleDeck(battle);
        deck.deal(battle.perSide(side ->
                Lists.with(new BattleCards(battle, side).own(), played.of(side).cards())));
        return new BattleRounds(
                battle,
                deck.hands(),
                battle.perSide(side -> new CardByCard(battle, side, deck.hands())),
                played.of(Sides.AMERICAN).cancelsBombardment());
    }

    private Asking asking(Topic topic, int round, String text, Object... args) {
        var where = "in round %d in %s".formatted(round, battle.space());
        var own = "You hold %s.".formatted(hands.of(side).words());
        var enemy = hands.of(Sides.enemy(side));
        return new Asking(side, "9.1", topic, where, text.formatted(args))
                .knowing(List.of(own, "Your enemy holds %d battle cards.".formatted(enemy.size())));
    }

    private <A> A answer(Choice<A> question) {
        return battle.umpire().askOne(question.withFacts(battle.forces(side)).hidden());
    }

    @Override
    public BattleCard lead(BattleDeck.Hand hand, int round) {
        return answer(asking(BattleTopic.LEAD, round, "Which battle card do you lead?")
                .one(hand.byNumber().reversed()));
    }

    @Override
    public Optional<BattleCard> answer(BattleDeck.Hand hand, BattleCard led, boolean any, int round) {
        var options = new LinkedHashMap<String, Optional<BattleCard>>();
        options.put("none", Optional.empty());
        for (var type : hand.byNumber().reversed())
            if (any || type == led) options.put(type.toString(), Optional.of(type));
        var text = "%s lead %s. What do you answer with?";
        return answer(asking(BattleTopic.ANSWER, round, text, Sides.the(Sides.enemy(side)), led)
                .one(options));
    }

    @Override
    public boolean counterattacks(BattleDeck.Hand hand, int round) {
        var options = new LinkedHashMap<String, Boolean>();
        options.put("no", false);
        options.put("yes", true);
        return answer(asking(BattleTopic.COUNTERATTACK, round, "Do you try to counterattack?")
                .one(options));
    }
}
