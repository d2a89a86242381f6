package postrider.washingtonswar.rules;

import java.util.List;
import postrider.americanwar.General;
import postrider.kernel.Die;
import postrider.kernel.Odds;
import postrider.kernel.ruling.Modifier;
import postrider.kernel.ruling.Side;
import postrider.text.Lists;

/**
 * What both sides can work out about a battle that is about to be fought: its modifiers and chances, by the same rules. Cards not yet
 * laid count only where the sentence says so.
 *
 * @param attack what the attacker has laid
 */
record BattleOdds(Battle battle, BattleCards.Laid attack) {
    /** The throws of two dice. */
    static final int THROWS = Die.D6.faces() * Die.D6.faces();

    /** Both forces, and the chances of {@code side}; {@code lays} if it may lay a card. */
    List<String> facts(Side side, boolean lays) {
        return List.of(
                force(battle.attacker(), attack),
                force(battle.defender(), BattleCards.Laid.NOTHING),
                chances(side, lays));
    }

    /** "Howe with 5 CU attacks: CU +5 (9.4), battle rating +3 or +6 (9.3), British Regulars +1 (9.41)." */
    private String force(Side side, BattleCards.Laid laid) {
        var modifiers = new BattleModifiers(battle, side, laid);
        int half = modifiers.rating(1);
        int full = modifiers.rating(Die.D6.faces());
        var rating = battle.general(side)
                .map(General::name)
                .map(who -> ", battle rating +%s (9.3)".formatted(half == full ? "" + full : half + " or +" + full))
                .orElse("");
        var others = Lists.filter(
                modifiers.with(0), one -> one.applies() && !one.rule().equals("9.4"));
        var more = Lists.joined(others, modifier -> ", " + modifier);
        var does = side == battle.attacker() ? "attacks" : "defends";
        return "%s %s: CU +%d (9.4)%s%s.".formatted(battle.force(side), does, battle.units(side), rating, more);
    }

    private String chances(Side side, boolean lays) {
        boolean attacks = side == battle.attacker();
        var nothing = "You win %s%s".formatted(chance(side, 0), attack.drm() > 0 ? " as it stands" : "");
        var unknown = attacks ? " if the defender lays nothing" : "";
        if (!lays) return nothing + " if neither side lays a card.";
        return "%s%s; with a discarded event (+1) %s, with a battle card (+2) %s."
                .formatted(nothing, unknown, chance(side, 1), chance(side, 2));
    }

    private String chance(Side side, int more) {
        boolean attacks = side == battle.attacker();
        int wins = 0;
        int all = 0;
        for (int first = 1; first <= Die.D6.faces(); first++)
            for (int second = 1; second <= Die.D6.faces(); second++) {
                int lead = total(battle.attacker(), first, attack)
                        - total(battle.defender(), second, BattleCards.Laid.NOTHING)
                        + (attacks ? more : -more);
                wins += attacks ? attackerWins(lead) : THROWS - attackerWins(lead);
                all += THROWS;
            }
        return Odds.percent(wins, all);
    }

    /** How many throws of two dice the attacker wins with this lead (9.2.4). */
    static int attackerWins(int lead) {
        int wins = 0;
        for (int attacker = 1; attacker <= Die.D6.faces(); attacker++)
            for (int defender = 1; defender <= Die.D6.faces(); defender++)
                if (Battle.attackerWins(attacker + lead, defender)) wins++;
        return wins;
    }

    private int total(Side side, int ratingDie, BattleCards.Laid laid) {
        var modifiers = new BattleModifiers(battle, side, laid);
        return Modifier.sum(modifiers.with(modifiers.rating(ratingDie)));
    }
}
