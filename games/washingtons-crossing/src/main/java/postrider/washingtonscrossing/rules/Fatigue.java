package postrider.washingtonscrossing.rules;

import java.util.Collection;
import postrider.text.Lists;
import postrider.text.Wording;
import postrider.washingtonscrossing.Leader;

/** Chapters 12 and 13: fatigue at the end of an action phase (12.0), and recovery at night (13.0). */
record Fatigue(PlayerTurn turn) implements AtTable.InTurn {
    /** 12.0: for moves, forced marches and attacks; for the enemy, for reaction and defence. */
    void endOfActionPhase() {
        tire(turn.moved, "moved");
        tire(Lists.filter(turn.declared, leader -> !turn.spared.contains(leader)), "made a forced march");
        tire(turn.attacked, "attacked");
        tire(turn.reacted, "reacted");
        tire(turn.defended, "defended");
    }

    private void tire(Collection<Leader> leaders, String why) {
        var tired = board().armed(leaders);
        if (tired.isEmpty()) return;
        for (var leader : tired) table().tire(leader, 1);
        table().tell(tired.getFirst().side(), "12.0", "A level of fatigue for %s, who %s.", Wording.list(tired), why);
    }

    /** 13.0: leaders who have spent no movement points in this night turn recover a level. */
    void recover() {
        if (!table().turn().isNight()) return;
        var rested = Lists.filter(
                board().of(side()), leader -> board().there(leader).fatigue() > 0 && !turn.moved.contains(leader));
        if (rested.isEmpty()) return;
        for (var leader : rested) table().tire(leader, -1);
        tell("13.0", "%s a level of fatigue.", Wording.verb(rested, "recovers", "recover"));
    }
}
