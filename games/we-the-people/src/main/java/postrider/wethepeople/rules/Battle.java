package postrider.wethepeople.rules;

import java.util.Optional;
import java.util.function.Function;
import postrider.americanwar.General;
import postrider.americanwar.Nation;
import postrider.americanwar.Sides;
import postrider.americanwar.Space;
import postrider.americanwar.Troops;
import postrider.americanwar.orders.Battlefield;
import postrider.americanwar.rules.Occupation;
import postrider.kernel.Die;
import postrider.kernel.ruling.PerSide;
import postrider.kernel.ruling.Side;
import postrider.kernel.view.BattleTable;

/**
 * Chapter 9. Read it beside the rule book.
 *
 * @param space where the attacker has just arrived, from {@code from}
 * @param intercepted whether an American army intercepted the attacker there (7.2)
 * @param table what players are shown of the battle
 */
record Battle(CardPlay play, Space space, Space from, boolean intercepted, BattleTable table) implements Battlefield {
    Battle(CardPlay play, Space space, Space from, boolean intercepted) {
        this(play, space, from, intercepted, new BattleTable(play.side(), Sides.enemy(play.side())));
    }

    /** What each side has, the attacker first. */
    <T> PerSide<T> perSide(Function<Side, T> has) {
        return new PerSide<>(attacker(), has.apply(attacker()), defender(), has.apply(defender()));
    }

    /** 9.0 to 9.2, from events to losses. */
    void fight() {
        int british = now().onMap(Nation.BRITISH);
        int before = umpire().rulingCount();
        rule("9.0", "Battle in %s: %s against %s.", space, force(attacker()), force(defender()));
        for (var side : sides()) table.put(side, "9.0", "force", "%s", force(side));
        var rounds = now().optionalRule() ? CardByCard.begin(this) : PlannedBattle.begin(this);
        var won = rounds.fight();
        var loser = Sides.enemy(won.by());
        var headline = headline(loser);
        pay(won, loser);
        umpire().show(() -> table.scene(space.name(), headline, won.how()), before);
        if (loser == Sides.AMERICAN && loser == defender()) Occupation.dispersesCongress(working(), space);
        int lost = british - now().onMap(Nation.BRITISH);
        boolean heavy = loser == Sides.BRITISH && lost >= 3;
        if (applies(heavy, "9.1", "The British have not lost 3 CU in a defeat in %s.", space))
            FrenchAlliance.loseRegulars(working());
    }

    /** The attacking general is the one who moves: another may already have been there among the enemy (R19). */
    @Override
    public Optional<General> general(Side side) {
        return side == attacker() ? play.moving().map(move -> move.march().general()) : now().general(side, space);
    }

    /** 9.2: the loser retreats and then loses CUs; the winner may lose one. */
    private void pay(BattleRounds.Won won, Side loser) {
        var retreat = new Retreat(working(), loser, general(loser), space);
        var force = now().troops(loser, space);
        var ended = loser == attacker() ? retreat.attacker(from) : retreat.defender(from);
        if (ended.isEmpty()) table.put(loser, "9.2", "losses", "all: %s", force.words());
        boolean over = play.endsTheWar();
        if (ended.isPresent() && !over) loserPays(won, loser, ended.get(), force);
        if (working().isOver()) return; // 12.0
        int units = Math.min(won.with().map(BattleCard::winnersLosses).orElse(0), units(won.by()));
        if (units > 0) lose(won.by(), space, now().troops(space), units);
    }

    /** 9.2 Loser Casualties, from the force that retreated (R25). */
    private void loserPays(BattleRounds.Won won, Side loser, Space where, Troops force) {
        int die = umpire().roll("9.2", "the loser's losses");
        int more = won.with().map(BattleCard::moreLosses).orElse(0);
        int losses = Math.clamp((die <= 3 ? 1 : die <= 5 ? 2 : 3) + more, 0, force.total());
        var by = more == 0 ? "" : ", %+d for %s".formatted(more, won.with().orElseThrow());
        table.put(loser, "9.2", "die for losses", "%s: 1 on 1 to 3, 2 on 4 or 5, 3 on 6%s", Die.face(die), by);
        lose(loser, where, force.common(now().troops(where)), losses);
    }

    @Override
    public void lose(Side side, Space where, Troops force, int count) {
        Battlefield.super.lose(side, where, force, count);
        play.endsTheWar();
    }
}
