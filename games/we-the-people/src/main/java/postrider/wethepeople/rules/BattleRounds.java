package postrider.wethepeople.rules;

import java.util.Optional;
import postrider.americanwar.General;
import postrider.americanwar.Sides;
import postrider.kernel.Die;
import postrider.kernel.ruling.PerSide;
import postrider.kernel.ruling.Side;

/** 9.1 Battle Rounds, Cancelling, Counterattack, Winning a Battle. */
final class BattleRounds {
    private final Battle battle;
    private final PerSide<BattleDeck.Hand> hands;
    private final PerSide<Command> command;
    private final boolean kosciuszko;
    private Side attacker;
    private int round;

    /** @param kosciuszko whether the American may cancel a Bombardment with any card */
    BattleRounds(Battle battle, PerSide<BattleDeck.Hand> hands, PerSide<Command> command, boolean kosciuszko) {
        this.battle = battle;
        this.hands = hands;
        this.command = command;
        this.kosciuszko = kosciuszko;
        this.attacker = battle.attacker();
    }

    /**
     * Who won the battle, and how.
     *
     * @param with the card that was not cancelled; empty if the attacker ran out of cards
     */
    record Won(Side by, Optional<BattleCard> with, int round) {
        String how() {
            var how = with.map(card -> "with " + card).orElse("for the attacker has no battle card left");
            return "%s win in round %d, %s.".formatted(Sides.the(by), round, how);
        }
    }

    private void rule(String sentence, Object... args) {
        battle.rule("9.1", sentence, args);
    }

    private Side defender() {
        return Sides.enemy(attacker);
    }

    Won fight() {
        while (true) {
            round++;
            if (hands.of(attacker).isEmpty()) return won(defender(), Optional.empty());
            var led = command.of(attacker).lead(hands.of(attacker), round);
            show(attacker, "lead", led);
            if (!isCancelled(led)) return won(attacker, Optional.of(led));
            counterattack();
        }
    }

    private Won won(Side by, Optional<BattleCard> with) {
        var won = new Won(by, with, round);
        rule("%s", won.how());
        return won;
    }

    private void show(Side side, String verb, BattleCard type) {
        var id = hands.of(side).play(type);
        battle.umpire().reveal("9.1", BattleDeck.NAME, id, "Round %d: %s %s %s.", round, Sides.the(side), verb, type);
        battle.table()
                .put(side, "9.1", "round " + round, "%s %s", verb.equals("lead") ? "leads" : "answers with", type);
    }

    /** A defender who cannot or will not cancel the card has lost, whatever else they might play (R21). */
    private boolean isCancelled(BattleCard led) {
        var hand = hands.of(defender());
        if (hand.isEmpty()) {
            rule("Round %d: %s have no battle card left.", round, Sides.the(defender()));
            return false;
        }
        boolean any = kosciuszko && defender() == Sides.AMERICAN && led == BattleCard.BOMBARDMENT;
        var answer = command.of(defender()).answer(hand, led, any, round);
        if (answer.isEmpty()) rule("Round %d: %s do not cancel it.", round, Sides.the(defender()));
        answer.ifPresent(card -> show(defender(), "answer with", card));
        return answer.isPresent();
    }

    /** The defender attacks in the next round if a die does not exceed the general's battle rating (R23). */
    private void counterattack() {
        var general = battle.general(defender());
        if (general.isEmpty()) return;
        if (!command.of(defender()).counterattacks(hands.of(defender()), round)) {
            rule("Round %d: %s do not counterattack.", round, Sides.the(defender()));
            return;
        }
        roll(general.get());
    }

    private void roll(General general) {
        int die = battle.umpire().roll("9.1", "%s to counterattack in round %d".formatted(general, round));
        boolean succeeds = die <= general.battle();
        var outcome = succeeds ? "counterattacks" : "does not counterattack";
        rule("%s rolls %d against battle rating %d and %s.", general, die, general.battle(), outcome);
        battle.table()
                .put(defender(), "9.1", "counterattack " + round, "%s: %s", Die.face(die), succeeds ? "yes" : "no");
        if (succeeds) attacker = defender();
    }

    /** Makes the decisions of a side in the rounds of a battle (9.1). */
    interface Command {
        /** The card it leads; the hand is not empty. */
        BattleCard lead(BattleDeck.Hand hand, int round);

        /** The card with which it cancels the one led; {@code any} if any card may. Empty if it cannot or will not. */
        Optional<BattleCard> answer(BattleDeck.Hand hand, BattleCard led, boolean any, int round);

        boolean counterattacks(BattleDeck.Hand hand, int round);
    }
}
