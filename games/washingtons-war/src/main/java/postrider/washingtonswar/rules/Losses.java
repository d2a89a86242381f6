package postrider.washingtonswar.rules;

import java.util.LinkedHashMap;
import postrider.americanwar.Sides;
import postrider.americanwar.Space;
import postrider.americanwar.Troops;
import postrider.kernel.Asking;
import postrider.kernel.Forces;
import postrider.kernel.Side;
import postrider.kernel.Topic;
import postrider.washingtonswar.WarTopic;

/**
 * Which CUs, where American and French ones stand together: the American player says (11.3), in battle (9.5) and on the march
 * too (R40).
 */
final class Losses {
    private Losses() {}

    /**
     * Up to {@code most} of those of a side in a space. The American player is asked only where he has a choice.
     *
     * @param topic what is asked
     * @return as many as there are, or {@code most}
     */
    static Troops choose(WorkingPosition working, Side side, Space space, int most, String rule, Topic topic) {
        var troops = working.now().troops(space).only(side);
        if (troops.total() <= most) return troops;
        if (troops.french() == 0 || troops.american() == 0) return troops.common(new Troops(most, most, most));
        var options = new LinkedHashMap<String, Troops>();
        for (int french = Math.max(0, most - troops.american()); french <= Math.min(most, troops.french()); french++) {
            var split = new Troops(0, most - french, french);
            options.put(split.named(), split);
        }
        var about = (topic == WarTopic.CU_TO_LOSE ? "in " : "from ") + space;
        var text = "Which are the %d %s %s, where %s are?".formatted(most, topic.words(), about, troops.words());
        return working.umpire()
                .settleOne(new Asking(Sides.AMERICAN, rule, topic, about, text)
                        .one(options)
                        .silently(options.keySet().iterator().next())
                        .given(new Forces(space.name(), troops.total(), 0, Troops.UNIT)));
    }
}
