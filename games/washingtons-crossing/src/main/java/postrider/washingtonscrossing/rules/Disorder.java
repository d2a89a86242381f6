package postrider.washingtonscrossing.rules;

import java.util.List;
import postrider.washingtonscrossing.Charts.Effect;
import postrider.washingtonscrossing.Condition;
import postrider.washingtonscrossing.Leader;

/** Chapter 18: troops become disordered or routed (18.1, 18.2). */
record Disorder(Table table) implements AtTable {
    /** What a result does to them besides their retreat. */
    void befall(List<Leader> leaders, Effect effect) {
        if (!effect.isBad()) return;
        for (var leader : leaders) {
            var force = board().there(leader);
            if (!force.hasTroops()) continue;
            boolean routs = effect == Effect.ROUT || force.isRouted();
            table.change(leader, one -> one.with(routs ? Condition.ROUTED : Condition.DISORDERED));
            table.tire(leader, effect.fatigue());
            rule(routs ? "18.2" : "18.1", "%s is %s.", leader, routs ? "routed" : "disordered");
        }
    }
}
