package postrider.wildernesswar.rules;

import java.util.List;
import postrider.kernel.ruling.Side;
import postrider.kernel.view.BattleTable;
import postrider.text.Lists;
import postrider.text.Wording;
import postrider.wildernesswar.Group;
import postrider.wildernesswar.Leader;
import postrider.wildernesswar.Piece;
import postrider.wildernesswar.Sides;
import postrider.wildernesswar.rules.CombatTable.Fire;

/** Chapter 9: an assault (9.1, 9.2). All besiegers and all besieged take part (9.12). */
record Assault(Siege siege, Group who) implements AtTable {
    @Override
    public WorkingPosition table() {
        return siege.table();
    }

    private List<Leader> leaders(Side side) {
        return board().leaders(side, siege.space());
    }

    /** 9.14, 9.2. */
    void carryOut() {
        var side = siege.side();
        var enemy = Sides.enemy(side);
        var space = siege.space();
        int told = umpire().rulingCount();
        var occupation = new Occupation(table());
        var lines = new BattleTable(side, enemy);
        rule("9.1", "%s is assaulted.", space);
        boolean ours = siege.hasCoehorns(side);
        boolean theirs = siege.hasCoehorns(enemy);
        var attack = fire(side, Lists.of(who.commander()), ours, -1, lines);
        var defence = fire(enemy, leaders(enemy), theirs, 0, lines);
        suffer(side, defence, lines);
        suffer(enemy, attack, lines);
        // R9
        boolean won = attack.steps() > defence.steps();
        var outcome = "%s %s".formatted(space, won ? "falls" : "holds");
        rule("9.2", "%s.", outcome);
        umpire().show(() -> lines.scene(space.name(), outcome, outcome + "."), told);
        if (won) {
            var inside = board().pieces(enemy, space);
            for (Piece piece : inside) table().eliminate(piece);
            if (!inside.isEmpty()) rule("9.22", "%s lost inside.", Wording.verb(inside, "is", "are"));
            siege.take(false);
            occupation.massacre(side, space);
        }
        occupation.settle();
    }

    /** 9.13 */
    private Fire fire(Side side, List<Leader> leaders, boolean guns, int shift, BattleTable lines) {
        var purpose = side + " fire at " + siege.space();
        int strength = board().strength(side, siege.space());
        var modifiers = new Modifiers(table(), purpose)
                .tactics("7.51", leaders)
                .with("9.13", "Coehorns", guns ? 2 : 0, "they played none");
        lines.put(side, "9.13", "strength", "%d", strength);
        lines.put(side, "9.13", "assault", shift < 0 ? "1 column less" : "");
        return CombatTable.fire(table(), lines, side, Losses.Combat.ASSAULT, purpose, strength, shift, modifiers);
    }

    private void suffer(Side side, Fire fire, BattleTable lines) {
        var units = board().units(side, siege.space());
        new Losses(table(), side, units, siege.space(), Losses.Combat.ASSAULT).suffer(fire, leaders(side), lines);
    }
}
