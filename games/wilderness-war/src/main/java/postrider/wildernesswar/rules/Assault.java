package postrider.wildernesswar.rules;

import java.util.List;
import postrider.kernel.BattleTable;
import postrider.kernel.Lists;
import postrider.kernel.Side;
import postrider.kernel.Wording;
import postrider.wildernesswar.Group;
import postrider.wildernesswar.Leader;
import postrider.wildernesswar.Piece;
import postrider.wildernesswar.Sides;
import postrider.wildernesswar.Unit;

/** Chapter 9: an assault (9.1, 9.2). All besiegers and all besieged take part (9.12). */
record Assault(Siege siege, Group who) {
    private WorkingPosition table() {
        return siege.table();
    }

    private List<Unit> units(Side side) {
        return table().board().units(side, siege.space());
    }

    private List<Leader> leaders(Side side) {
        return table().board().leaders(side, siege.space());
    }

    /**
     * 9.14, 9.2.
     *
     * @param ours the besieger played Coehorns for the siege roll
     * @param theirs the besieged did
     */
    void carryOut(boolean ours, boolean theirs) {
        var side = siege.side();
        var enemy = Sides.enemy(side);
        var space = siege.space();
        int told = table().umpire().told();
        var lines = new BattleTable(side, enemy);
        table().rule("9.1", "%s is assaulted.", space);
        boolean guns = ours || siege.coehorns(side, "Assault");
        boolean their = theirs || siege.coehorns(enemy, "Assault");
        int strength = strength(enemy);
        var attack =
                fire(side, strength(side), who.commander().map(Leader::tactics).orElse(0) + (guns ? 2 : 0), -1);
        var defence = fire(enemy, strength, Command.tactics(leaders(enemy)) + (their ? 2 : 0), 0);
        attack.into(lines, side);
        defence.into(lines, enemy);
        suffer(side, defence, lines);
        suffer(enemy, attack, lines);
        // R9
        boolean won = attack.steps() > defence.steps();
        var outcome = "%s %s".formatted(space, won ? "falls" : "holds");
        table().rule("9.2", "%s.", outcome);
        table().umpire().show(() -> lines.scene(space.name(), outcome, outcome + "."), told);
        if (won) {
            var inside = Lists.those(table().board().pieces(space), piece -> piece.side() == enemy);
            for (Piece piece : inside) table().eliminate(piece);
            if (!inside.isEmpty())
                table().rule("9.22", "%s %s lost inside.", Wording.list(inside), inside.size() == 1 ? "is" : "are");
            siege.take(false);
            Massacre.after(table(), side, space);
        }
        new Occupation(table()).settle();
    }

    private record Fire(int strength, int natural, int modifier, int steps) {
        void into(BattleTable lines, Side side) {
            lines.put(side, "9.13", "Strength", "%d", strength);
            lines.put(side, "9.13", "Die", "%d%+d", natural, modifier);
            lines.put(side, "9.14", "Steps inflicted", "%d", steps);
        }
    }

    private Fire fire(Side side, int strength, int modifier, int shift) {
        int die = table().umpire().roll("9.13", side + " fire at " + siege.space());
        int steps = CombatTable.losses(strength, shift, die + modifier);
        var sentence = "%s have strength %d, roll %d%+d and inflict %s.";
        table().rule("9.13", sentence, Sides.the(side), strength, die, modifier, Wording.count(steps, "step"));
        return new Fire(strength, die, modifier, steps);
    }

    private int strength(Side side) {
        return table().board().strength(side, siege.space());
    }

    private void suffer(Side side, Fire fire, BattleTable lines) {
        var losses = new Losses(table(), side, units(side), siege.space(), Losses.Of.ASSAULT);
        var lost = losses.take("9.14", fire.steps());
        lines.put(side, "9.14", "Steps lost", "%s", Wording.orNone(losses.told(lost)));
        if (fire.steps() > 0 && (fire.natural() == 1 || fire.natural() == 6))
            lines.put(side, "7.7", "Leaders lost", "%s", Wording.orNone(Losses.leaders(table(), "7.7", leaders(side))));
    }
}
