package postrider.washingtonswar.rules;

import java.util.Optional;
import postrider.americanwar.General;
import postrider.americanwar.Nation;
import postrider.americanwar.Sides;
import postrider.americanwar.Space;
import postrider.americanwar.orders.Battlefield;
import postrider.kernel.Die;
import postrider.kernel.Odds;
import postrider.kernel.ruling.Side;
import postrider.kernel.view.BattleTable;

/**
 * Chapter 9. Read it beside the rule book: {@link #fight} is 9.2, step by step.
 *
 * @param space where the attacker has just arrived, from {@code from}
 * @param intercepted whether an American army intercepted the attacker there (7.8)
 * @param table what players are shown of the battle
 */
record Battle(CardPlay play, Space space, Space from, boolean intercepted, BattleTable table) implements Battlefield {
    Battle(CardPlay play, Space space, Space from, boolean intercepted) {
        this(play, space, from, intercepted, new BattleTable(play.side(), Sides.enemy(play.side())));
    }

    /** 9.2 Combat Resolution Procedure. Returns where the attacking force ends; empty if it surrendered. */
    Optional<Space> fight() {
        int british = now().onMap(Nation.BRITISH);
        int before = umpire().rulingCount();
        rule("9.1", "Battle in %s: %s against %s.", space, force(attacker()), force(defender()));
        for (var side : sides()) table.put(side, "9.1", "force", "%s", force(side));
        var attack = BattleCards.lay(this, attacker(), BattleCards.Laid.NOTHING); // 9.2.1
        if (becomesOverrun(attack)) return Optional.of(space);
        var defence = BattleCards.lay(this, defender(), attack);
        var attackModifiers = new BattleModifiers(this, attacker(), attack);
        var defenceModifiers = new BattleModifiers(this, defender(), defence);
        int attackRating = attackModifiers.actualRating(); // 9.2.2
        int defenceRating = defenceModifiers.actualRating();
        int attackDrm = attackModifiers.drm(attackRating); // 9.2.3
        int defenceDrm = defenceModifiers.drm(defenceRating);
        int attackTotal = total(attacker(), "the attacker", attackDrm); // 9.2.4
        int defenceTotal = total(defender(), "the defender", defenceDrm);
        boolean attackerWins = attackerWins(attackTotal, defenceTotal);
        var who = attackerWins ? "attacker" : "defender";
        var outcome = "%s %d, %s %d: the %s wins.";
        rule("9.2.4", outcome, attacker(), attackTotal, defender(), defenceTotal, who);
        var winner = attackerWins ? attacker() : defender();
        var headline = headline(Sides.enemy(winner));
        loserPays(Sides.enemy(winner)); // 9.2.5
        winnerPays(winner);
        umpire().show(() -> table.scene(space.name(), headline, outcome(who, attackDrm - defenceDrm)), before);
        if (play.endsTheWar()) return Optional.of(space);
        var ended = retreat(winner); // 9.2.6
        if (winner == Sides.AMERICAN) FrenchAlliance.advance(working(), "12.1", 1); // 9.2.7
        int lost = british - now().onMap(Nation.BRITISH);
        if (applies(lost >= 3, "9.41", "The British lost %d CU in %s, not 3.", lost, space))
            FrenchAlliance.loseRegulars(working(), "9.41");
        return ended;
    }

    /** 9.2.4: the attacker wins ties. */
    static boolean attackerWins(int attackTotal, int defenceTotal) {
        return attackTotal >= defenceTotal;
    }

    /** Who won, and how often that happens with this advantage (9.2.4). */
    private static String outcome(String winner, int attackersLead) {
        int wins = BattleOdds.attackerWins(attackersLead);
        int odds = winner.equals("attacker") ? wins : BattleOdds.THROWS - wins;
        if (odds == BattleOdds.THROWS) return "The %s wins, whatever is thrown.".formatted(winner);
        return "The %s wins, as in %s of all throws.".formatted(winner, Odds.percent(odds, BattleOdds.THROWS));
    }

    private int total(Side side, String who, int drm) {
        int die = umpire().roll("9.2.4", who);
        table.put(side, "9.2.4", "die", Die.face(die));
        table.put(side, "9.2.4", "total", "%d", die + drm);
        return die + drm;
    }

    /** 9.2.1, 9.7: Arnold's treason may leave a British attacker facing a single CU, which is overrun at once (R80). */
    private boolean becomesOverrun(BattleCards.Laid attack) {
        var open = Overruns.open(occupancy(), attacker(), units(attacker()));
        boolean overrun = attack.treason() && open.has(space);
        if (overrun) Overruns.carryOut(working(), attacker(), space);
        return overrun;
    }

    /** 9.5 */
    private void loserPays(Side loser) {
        int die = umpire().roll("9.5", "the loser's losses");
        table.put(loser, "9.5", "die for losses", "%s: 1 on 1 to 3, 2 on 4 or 5, 3 on 6", Die.face(die));
        lose(loser, die <= 3 ? 1 : die <= 5 ? 2 : 3);
    }

    /** 9.5: depends on the agility of the losing general. */
    private void winnerPays(Side winner) {
        var beaten = general(Sides.enemy(winner));
        int die = umpire().roll("9.5", "the winner's losses");
        int most = beaten.map(General::agility).orElse(0) + 1;
        table.put(winner, "9.5", "die for losses", "%s: 1 on %d or less", Die.face(die), most);
        lose(winner, die <= most ? 1 : 0);
        boolean stranded = units(winner) == 0 && now().controls(Sides.enemy(winner), space);
        if (stranded) general(winner).ifPresent(someone -> Captures.capture(working(), "9.5", someone));
    }

    private void lose(Side side, int count) {
        lose(side, space, now().troops(space), count);
    }

    /** 9.6. Returns where the attacker ends; empty if nowhere on the map. */
    private Optional<Space> retreat(Side winner) {
        var loser = Sides.enemy(winner);
        var retreat = Retreat.of(working(), loser, space);
        boolean nothingLeft = general(loser).isEmpty() && units(loser) == 0;
        var rule = intercepted ? "7.8.F" : "9.61.B";
        var ended = winner == attacker() ? Optional.of(space) : Optional.<Space>empty();
        if (!nothingLeft && loser == defender()) retreat.defender(rule, from);
        if (!nothingLeft && loser == attacker()) ended = retreat.attacker(rule, from);
        if (loser == Sides.AMERICAN) Captures.disperseCongress(working(), space);
        return ended;
    }
}
