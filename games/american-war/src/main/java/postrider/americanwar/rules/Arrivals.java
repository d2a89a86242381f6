package postrider.americanwar.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;
import postrider.americanwar.Arrival;
import postrider.americanwar.General;
import postrider.americanwar.Nation;
import postrider.americanwar.Place;
import postrider.americanwar.Position;
import postrider.americanwar.Sides;
import postrider.americanwar.Space;
import postrider.americanwar.Troops;
import postrider.kernel.Fault;
import postrider.kernel.Lists;
import postrider.kernel.Side;
import postrider.map.Bars;
import postrider.map.LazyList;
import postrider.map.SpaceSet;

/** Generals and CUs that come into their box, and out of it onto the map (8.1, 8.2 / 8.0). */
public final class Arrivals {
    private Arrivals() {}

    /**
     * Captured generals come home, British CUs arrive.
     *
     * @param rule for each side's
     */
    public static void phase(WorkingPosition working, Function<Side, String> rule, int british) {
        for (var general :
                Lists.those(working.country().generals(), who -> working.now().place(who) == Place.Box.CAPTURED)) {
            working.place(general, Place.Box.REINFORCEMENTS);
            var why = "%s is exchanged and waits in the Reinforcements Box.";
            working.rule(rule.apply(general.side()), why, general);
        }
        working.board(board -> board.withBritishBox(board.britishBox() + british));
        working.rule(rule.apply(Sides.BRITISH), "%d British CU arrive in the Reinforcements Box.", british);
    }

    /**
     * Why these pieces cannot come, wherever it is; empty if they can.
     *
     * @param ops of the card that brings them
     */
    public static Optional<Fault> fault(Position now, String rule, Side side, int ops, Arrival order) {
        var generals = now.generals(side, Place.Box.REINFORCEMENTS);
        var absent = order.general().filter(general -> !generals.contains(general));
        if (absent.isPresent()) {
            Supplier<List<String>> others = () -> Lists.each(generals, General::name);
            return Fault.no(others, rule, "%s is not in your Reinforcements Box.", absent.get());
        }
        int waiting = now.board().britishBox();
        if (side == Sides.AMERICAN && order.units() != ops)
            return Fault.no(rule, "This card brings %d CU, no more and no fewer.", ops);
        if (side == Sides.BRITISH && order.units() > waiting)
            return Fault.no(rule, "Only %d CU wait in the Reinforcements Box.", waiting);
        return order.units() == 0 && order.general().isEmpty()
                ? Fault.no(rule, "Name a general or some CU to bring on.")
                : Optional.empty();
    }

    /**
     * All that a card can bring on: in each space every general who waits, and CUs alone; then all the French.
     *
     * @param units with a general, or alone
     * @param led where a general may come
     * @param unled where they may come alone
     * @param ports where the French may land, looked for if they wait
     */
    public static List<Arrival> legal(
            Position now,
            Side side,
            int units,
            SpaceSet<Space> led,
            SpaceSet<Space> unled,
            Supplier<Bars<Space>> ports) {
        var waiting = now.generals(side, Place.Box.REINFORCEMENTS);
        var nobody = List.of(Optional.<General>empty());
        var somebody = Lists.each(Lists.those(waiting, general -> !FrenchLanding.waits(now, general)), Optional::of);
        var anybody = LazyList.joined(somebody, nobody);
        var legal = new ArrayList<List<Arrival>>();
        for (var space : led.or(unled)) {
            var who = !led.has(space) ? nobody : unled.has(space) ? anybody : somebody;
            legal.add(LazyList.of(who, general -> new Arrival(space, general, units)));
        }
        var rochambeau = Lists.first(waiting, general -> FrenchLanding.waits(now, general));
        if (rochambeau.isPresent())
            legal.add(LazyList.of(ports.get().open(), port -> new Arrival(port, rochambeau, 0)));
        return LazyList.joined(legal);
    }

    /** They enter the map; a general takes another's place, who goes into the box. */
    public static void bringOn(WorkingPosition working, String rule, Side side, Arrival arrival) {
        var space = arrival.space();
        arrival.general().ifPresent(general -> replace(working, rule, side, general, space));
        working.add(space, Troops.of(Nation.of(side), arrival.units()));
        if (side == Sides.BRITISH) working.board(board -> board.withBritishBox(board.britishBox() - arrival.units()));
        var led = arrival.general().map(general -> general + " and ").orElse("");
        working.rule(rule, "%s%d %s CU arrive in %s.", led, arrival.units(), side, space);
    }

    private static void replace(WorkingPosition working, String rule, Side side, General general, Space space) {
        working.now().general(side, space).ifPresent(old -> {
            working.place(old, Place.Box.REINFORCEMENTS);
            working.rule(rule, "%s goes to the Reinforcements Box.", old);
        });
        working.place(general, space);
    }
}
