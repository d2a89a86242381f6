package postrider.washingtonswar;

import java.util.List;
import java.util.Optional;
import postrider.kernel.Fault;
import postrider.kernel.Lists;
import postrider.kernel.Refused;
import postrider.kernel.Side;

/** Chapter 8. */
final class Reinforcements {
    private Reinforcements() {}

    /** 5.1: captured generals come home, British CUs arrive in their box. */
    static void phase(Table table) {
        for (var general : table.box().generals())
            if (table.now().place(general) == Place.Box.CAPTURED) {
                table.place(general, Place.Box.REINFORCEMENTS);
                table.umpire()
                        .rule(
                                general.side() == Side.BRITISH ? "8.1.A" : "8.2.A",
                                "%s is exchanged and waits in the Reinforcements Box.",
                                general);
            }
        int arriving = table.box().arrivals().get(table.now().track().year());
        table.board(board -> board.withBritishBox(board.britishBox() + arriving));
        table.umpire().rule("8.1.A", "%d British CU arrive in the Reinforcements Box.", arriving);
    }

    /** How often a side may bring on reinforcements in a turn (8.1.B, 8.2.B). */
    static int allowed(Side side) {
        return side == Side.BRITISH ? 1 : 2;
    }

    static boolean mayStill(Position now, Side side) {
        return now.cards().reinforcements().of(side).size() < allowed(side);
    }

    /** Spaces that can take reinforcements (8.1.C, 8.2.C). */
    static List<Space> spaces(Position now, Side side) {
        return now.box().spaces().stream()
                .filter(space -> fits(now, side, space))
                .toList();
    }

    /** Whether the space can take reinforcements (8.1.C, 8.2.C). */
    static boolean fits(Position now, Side side, Space space) {
        return switch (side) {
            case BRITISH -> Movement.mayUse(now, space); // 8.1.C and 7.5 want the same of a port
            case AMERICAN, FRENCH -> now.units(Side.BRITISH, space) == 0 && !now.controls(Side.BRITISH, space);
        };
    }

    /** Plays an OPS card into a Reinforcement Card box and puts the pieces on the map, as was judged before. */
    static void bringOn(Table table, Side side, Card card, Order.Use.Reinforce order) {
        table.cards(cards ->
                cards.withReinforcements(side, Lists.with(cards.reinforcements().of(side), card)));
        if (landing(table.now(), order)) {
            FrenchAlliance.land(table, order.space());
            return;
        }
        order.general().ifPresent(general -> replace(table, side, general, order.space()));
        table.add(order.space(), Troops.of(side, order.units()));
        if (side == Side.BRITISH) table.board(board -> board.withBritishBox(board.britishBox() - order.units()));
        table.umpire()
                .rule(
                        side == Side.BRITISH ? "8.1.C" : "8.2.C",
                        "%s%d %s CU arrive in %s.",
                        order.general().map(general -> general + " and ").orElse(""),
                        order.units(),
                        side,
                        order.space());
        Captures.lone(table, side, order.space());
    }

    private static void replace(Table table, Side side, General general, Space space) {
        table.now().general(side, space).ifPresent(old -> {
            table.place(old, Place.Box.REINFORCEMENTS);
            table.umpire().rule(side == Side.BRITISH ? "8.1.C" : "8.2.C", "%s goes to the Reinforcements Box.", old);
        });
        table.place(general, space);
    }

    private static boolean landing(Position now, Order.Use.Reinforce order) {
        return order.general().filter(general -> lands(now, general)).isPresent();
    }

    /** 12.2.B.ii: Rochambeau waits with all the French. */
    static boolean lands(Position now, General general) {
        return general.french() && now.board().frenchBox() > 0 && now.place(general) == Place.Box.REINFORCEMENTS;
    }

    /** Throws {@link Refused} if the order is not allowed (8.1, 8.2). */
    static void judge(Position now, Side side, Card card, Order.Use.Reinforce order) {
        var fault = fault(now, side, card, order);
        if (fault.isPresent()) throw fault.get().refused();
    }

    /** Why the order is not allowed (8.1, 8.2); empty if it is. */
    static Optional<Fault> fault(Position now, Side side, Card card, Order.Use.Reinforce order) {
        var chapter = side == Side.BRITISH ? "8.1." : "8.2.";
        if (!mayStill(now, side))
            return Fault.no(
                    chapter + "B",
                    "You have brought on reinforcements %s this turn.",
                    side == Side.BRITISH ? "once" : "twice");
        var space = order.space();
        if (landing(now, order)) return landingFault(now, order);
        if (!fits(now, side, space))
            return Fault.no(
                    () -> Names.nearest(space, spaces(now, side)),
                    chapter + "C",
                    "%s cannot take reinforcements.",
                    space);
        var unable = order.general().flatMap(general -> fault(now, side, general, order, chapter));
        if (unable.isPresent()) return unable;
        if (side == Side.AMERICAN && order.units() != card.ops())
            return Fault.no("8.2.C", "This card brings %d CU, no more and no fewer.", card.ops());
        if (side == Side.BRITISH && order.units() > now.board().britishBox())
            return Fault.no(
                    "8.1.C",
                    "Only %d CU wait in the Reinforcements Box.",
                    now.board().britishBox());
        if (order.units() == 0 && order.general().isEmpty())
            return Fault.no(chapter + "C", "Name a general or some CU to bring on.");
        if (order.units() == 0 && now.general(Box.enemy(side), space).isPresent())
            return Fault.no("7.4.A", "A general alone cannot arrive where an enemy general is.");
        return Optional.empty();
    }

    private static Optional<Fault> landingFault(Position now, Order.Use.Reinforce order) {
        var space = order.space();
        if (order.units() > 0)
            return Fault.no(
                    "12.2.B.ii",
                    "This card brings Rochambeau and all %d French CU, and nobody else.",
                    now.board().frenchBox());
        var ports = FrenchAlliance.landingPlaces(now);
        return ports.contains(space)
                ? Optional.empty()
                : Fault.no(() -> Names.nearest(space, ports), "12.2.B.ii", "The French cannot land in %s.", space);
    }

    private static Optional<Fault> fault(
            Position now, Side side, General general, Order.Use.Reinforce order, String chapter) {
        if (general.side() != side || now.place(general) != Place.Box.REINFORCEMENTS)
            return Fault.no(
                    () -> now.generals(side, Place.Box.REINFORCEMENTS).stream()
                            .map(General::name)
                            .toList(),
                    chapter + "C",
                    "%s is not in your Reinforcements Box.",
                    general);
        return now.general(side, order.space()).equals(Optional.of(now.box().washington()))
                ? Fault.no("8.2.C", "No general can take Washington's place.")
                : Optional.empty();
    }
}
