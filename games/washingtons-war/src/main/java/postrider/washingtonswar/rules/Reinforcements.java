package postrider.washingtonswar.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import postrider.kernel.Fault;
import postrider.kernel.Lists;
import postrider.kernel.Side;
import postrider.map.Bars;
import postrider.map.LazyList;
import postrider.washingtonswar.Card;
import postrider.washingtonswar.General;
import postrider.washingtonswar.Nation;
import postrider.washingtonswar.Order;
import postrider.washingtonswar.Pile;
import postrider.washingtonswar.Place;
import postrider.washingtonswar.Position;
import postrider.washingtonswar.Sides;
import postrider.washingtonswar.Space;
import postrider.washingtonswar.Troops;

/** Chapter 8. */
public final class Reinforcements {
    private Reinforcements() {}

    /** 5.1: captured generals come home, British CUs arrive in their box. */
    static void phase(WorkingPosition working) {
        for (var general : working.box().generals())
            if (working.now().place(general) == Place.Box.CAPTURED) {
                working.place(general, Place.Box.REINFORCEMENTS);
                working.rule(
                        general.side() == Sides.BRITISH ? "8.1.A" : "8.2.A",
                        "%s is exchanged and waits in the Reinforcements Box.",
                        general);
            }
        int arriving = working.box().arrivals().get(working.now().track().year());
        working.board(board -> board.withBritishBox(board.britishBox() + arriving));
        working.rule("8.1.A", "%d British CU arrive in the Reinforcements Box.", arriving);
    }

    /** How often a side may bring on reinforcements in a turn (8.1.B, 8.2.B). */
    public static int allowed(Side side) {
        return side == Sides.BRITISH ? 1 : 2;
    }

    public static boolean mayStill(Position now, Side side) {
        return now.cards().reinforcements(side).size() < allowed(side);
    }

    /**
     * 8.1.C, 8.2.C, 7.4.A: where they may arrive.
     *
     * @param led a general comes
     * @param alone no CUs come
     */
    static Bars<Space> where(Occupancy now, Side side, boolean led, boolean alone) {
        var enemy = now.enemyOf(side);
        var bars = now.bars();
        if (side == Sides.BRITISH)
            bars.bar("8.1.C", now.everywhere().minus(now.ports().open()), "%s cannot take reinforcements.");
        else bars.bar("8.2.C", enemy.units().or(enemy.markers()), "%s cannot take reinforcements.");
        return bars.barIf(led, "8.2.C", now.washington(side), "No general can take Washington's place.")
                .barIf(alone, "7.4.A", enemy.generals(), "A general alone cannot arrive where an enemy general is.");
    }

    /** All that an OPS card can bring on: in each space every general who waits, and CUs alone; then all the French. */
    static List<Order.Use> legal(Occupancy occupancy, Side side, Card card) {
        var now = occupancy.now();
        if (!mayStill(now, side)) return List.of();
        int units = side == Sides.BRITISH ? now.board().britishBox() : card.ops();
        var led = where(occupancy, side, true, units == 0).open();
        var unled =
                units == 0 ? led.none() : where(occupancy, side, false, false).open();
        var waiting = now.generals(side, Place.Box.REINFORCEMENTS);
        var generals = Lists.those(waiting, general -> !lands(now, general));
        var legal = new ArrayList<List<Order.Use>>();
        for (var space : led.or(unled)) {
            if (led.has(space))
                legal.add(
                        LazyList.of(generals, general -> new Order.Use.Reinforce(space, Optional.of(general), units)));
            if (unled.has(space)) legal.add(List.of(new Order.Use.Reinforce(space, Optional.empty(), units)));
        }
        if (generals.size() < waiting.size())
            legal.add(LazyList.of(
                    FrenchAlliance.landingPlaces(occupancy).open(),
                    port -> new Order.Use.Reinforce(port, Lists.first(waiting, General::french), 0)));
        return LazyList.joined(legal);
    }

    /** Plays an OPS card into a Reinforcement Card box and puts the pieces on the map, as was judged before. */
    static void bringOn(WorkingPosition working, Side side, Card card, Order.Use.Reinforce order) {
        working.cards(cards -> cards.plus(Pile.reinforcements(side), card));
        if (landing(working.now(), order)) {
            FrenchAlliance.land(working, order.space());
            return;
        }
        order.general().ifPresent(general -> replace(working, side, general, order.space()));
        working.add(order.space(), Troops.of(Nation.of(side), order.units()));
        if (side == Sides.BRITISH) working.board(board -> board.withBritishBox(board.britishBox() - order.units()));
        working.rule(
                side == Sides.BRITISH ? "8.1.C" : "8.2.C",
                "%s%d %s CU arrive in %s.",
                order.general().map(general -> general + " and ").orElse(""),
                order.units(),
                side,
                order.space());
        Captures.lone(working, side, order.space());
    }

    private static void replace(WorkingPosition working, Side side, General general, Space space) {
        working.now().general(side, space).ifPresent(old -> {
            working.place(old, Place.Box.REINFORCEMENTS);
            working.rule(side == Sides.BRITISH ? "8.1.C" : "8.2.C", "%s goes to the Reinforcements Box.", old);
        });
        working.place(general, space);
    }

    private static boolean landing(Position now, Order.Use.Reinforce order) {
        return order.general().filter(general -> lands(now, general)).isPresent();
    }

    /** 12.2.B.ii: Rochambeau waits with all the French. */
    static boolean lands(Position now, General general) {
        return general.french() && now.board().frenchBox() > 0 && now.place(general) == Place.Box.REINFORCEMENTS;
    }

    /** Why the order is not allowed (8.1, 8.2); empty if it is. */
    public static Optional<Fault> fault(Occupancy occupancy, Side side, Card card, Order.Use.Reinforce order) {
        var now = occupancy.now();
        var chapter = side == Sides.BRITISH ? "8.1." : "8.2.";
        if (!mayStill(now, side))
            return Fault.no(
                    chapter + "B",
                    "You have brought on reinforcements %s this turn.",
                    side == Sides.BRITISH ? "once" : "twice");
        if (landing(now, order)) return landingFault(occupancy, order);
        return order.general()
                .flatMap(general -> unable(now, side, general, chapter))
                .or(() -> unitsFault(now, side, card, order, chapter))
                .or(() -> where(occupancy, side, order.general().isPresent(), order.units() == 0)
                        .fault(order.space()));
    }

    /** 12.2.B.ii */
    private static Optional<Fault> landingFault(Occupancy occupancy, Order.Use.Reinforce order) {
        return order.units() > 0
                ? Fault.no(
                        "12.2.B.ii",
                        "This card brings Rochambeau and all %d French CU, and nobody else.",
                        occupancy.now().board().frenchBox())
                : FrenchAlliance.landingPlaces(occupancy).fault(order.space());
    }

    private static Optional<Fault> unable(Position now, Side side, General general, String chapter) {
        var waiting = now.generals(side, Place.Box.REINFORCEMENTS);
        return waiting.contains(general)
                ? Optional.empty()
                : Fault.no(
                        () -> waiting.stream().map(General::name).toList(),
                        chapter + "C",
                        "%s is not in your Reinforcements Box.",
                        general);
    }

    private static Optional<Fault> unitsFault(
            Position now, Side side, Card card, Order.Use.Reinforce order, String chapter) {
        if (side == Sides.AMERICAN && order.units() != card.ops())
            return Fault.no("8.2.C", "This card brings %d CU, no more and no fewer.", card.ops());
        if (side == Sides.BRITISH && order.units() > now.board().britishBox())
            return Fault.no(
                    "8.1.C",
                    "Only %d CU wait in the Reinforcements Box.",
                    now.board().britishBox());
        return order.units() == 0 && order.general().isEmpty()
                ? Fault.no(chapter + "C", "Name a general or some CU to bring on.")
                : Optional.empty();
    }
}
