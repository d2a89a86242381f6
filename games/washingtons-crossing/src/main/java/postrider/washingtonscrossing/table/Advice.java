package postrider.washingtonscrossing.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import postrider.kernel.ruling.Side;
import postrider.text.Lists;
import postrider.text.Wording;
import postrider.washingtonscrossing.Leader;
import postrider.washingtonscrossing.Order;
import postrider.washingtonscrossing.Order.Action;
import postrider.washingtonscrossing.Order.Command;
import postrider.washingtonscrossing.Order.Statement;
import postrider.washingtonscrossing.Order.Step;
import postrider.washingtonscrossing.Position;
import postrider.washingtonscrossing.rules.Possible;

/** What a side may do, in a few words, and a few orders it may give. */
public final class Advice {
    private Advice() {}

    public static List<String> mayDo(Position now, Side side) {
        if (!now.track().toMove().equals(Optional.of(side))) return List.of();
        int points = now.track().points().of(side);
        return List.of(
                "transfer troops, make and absorb detachments (14.0, 15.0)",
                "activate leaders for %s (10.1): %s"
                        .formatted(
                                Wording.count(points, "activation point"),
                                Wording.orNone(Possible.activations(now, side))),
                "go with them, attack by day, dig in (11.0, 16.0, 19.0)");
    }

    /** To do nothing; what has to be done on New Year's night; and the march of each who may be activated to each next hex. */
    public static List<Order> offered(Position now, Side side) {
        if (!now.track().toMove().equals(Optional.of(side))) return List.of();
        var must = new ArrayList<Statement>(Possible.discharges(now, side));
        var all = new ArrayList<Order>();
        all.add(new Order(must));
        for (var leader : Possible.activations(now, side))
            for (var hex : Possible.steps(now, leader)) all.add(march(must, leader, new Step.To(hex, false)));
        return List.copyOf(all);
    }

    private static Order march(List<Statement> must, Leader leader, Step step) {
        return new Order(Lists.concat(
                must, List.of(new Command.Activate(leader, List.of()), new Action.Go(List.of(leader)), step)));
    }
}
