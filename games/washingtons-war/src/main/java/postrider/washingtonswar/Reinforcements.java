package postrider.washingtonswar;

import java.util.List;
import java.util.Optional;
import postrider.kernel.Refusal;
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
                table.umpire().rule("5.1", "%s is exchanged and waits in the Reinforcements Box.", general);
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
        return now.cards().reinforcements().get(side).size() < allowed(side);
    }

    /** Spaces that can take reinforcements (8.1.C, 8.2.C). */
    static List<Space> spaces(Position now, Side side) {
        return now.box().spaces().stream()
                .filter(space -> fits(now, side, space))
                .toList();
    }

    private static boolean fits(Position now, Side side, Space space) {
        return switch (side) {
            case BRITISH ->
                space.port()
                        && !now.blockaded(space)
                        && now.units(Side.AMERICAN, space) == 0
                        && !now.controls(Side.AMERICAN, space);
            case AMERICAN, FRENCH -> now.units(Side.BRITISH, space) == 0 && !now.controls(Side.BRITISH, space);
        };
    }

    /** Plays an OPS card into a Reinforcement Card box and puts the pieces on the map, as was judged before. */
    static void bringOn(Table table, Side side, Card card, Order.Use.Reinforce order) {
        table.cards(cards ->
                cards.withReinforcements(side, Maps.with(cards.reinforcements().get(side), card)));
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
        if (order.units() > 0) Captures.lone(table, side, order.space());
    }

    private static void replace(Table table, Side side, General general, Space space) {
        table.now().general(side, space).ifPresent(old -> {
            table.place(old, Place.Box.REINFORCEMENTS);
            table.umpire().rule(side == Side.BRITISH ? "8.1.C" : "8.2.C", "%s goes to the Reinforcements Box.", old);
        });
        table.place(general, space);
    }

    private static boolean landing(Position now, Order.Use.Reinforce order) {
        return now.board().frenchBox() > 0
                && order.general()
                        .filter(general -> general.french() && now.place(general) == Place.Box.REINFORCEMENTS)
                        .isPresent();
    }

    /** Why the order is not allowed, if it is not. */
    static Optional<Refusal> fault(Position now, Side side, Card card, Order.Use.Reinforce order) {
        try {
            judge(now, side, card, order);
            return Optional.empty();
        } catch (Refused refused) {
            return Optional.of(refused.refusals().getFirst());
        }
    }

    /** Throws {@link Refused} if the order is not allowed (8.1, 8.2). */
    static void judge(Position now, Side side, Card card, Order.Use.Reinforce order) {
        var chapter = side == Side.BRITISH ? "8.1." : "8.2.";
        if (!mayStill(now, side))
            throw new Refused(
                    chapter + "B",
                    "You have brought on reinforcements %s this turn."
                            .formatted(side == Side.BRITISH ? "once" : "twice"));
        var space = order.space();
        if (landing(now, order)) {
            if (order.units() > 0)
                throw new Refused(
                        "12.2.B.ii",
                        "This card brings Rochambeau and all %d French CU, and nobody else."
                                .formatted(now.board().frenchBox()));
            if (!FrenchAlliance.landingPlaces(now).contains(space))
                throw new Refused(
                        "12.2.B.ii",
                        "The French cannot land in %s.".formatted(space),
                        Names.nearest(space, FrenchAlliance.landingPlaces(now)));
            return;
        }
        if (!fits(now, side, space))
            throw new Refused(
                    chapter + "C",
                    "%s cannot take reinforcements.".formatted(space),
                    Names.nearest(space, spaces(now, side)));
        order.general().ifPresent(general -> judge(now, side, general, order, chapter));
        if (side == Side.AMERICAN && order.units() != card.ops())
            throw new Refused("8.2.C", "This card brings %d CU, no more and no fewer.".formatted(card.ops()));
        if (side == Side.BRITISH && order.units() > now.board().britishBox())
            throw new Refused(
                    "8.1.C",
                    "Only %d CU wait in the Reinforcements Box."
                            .formatted(now.board().britishBox()));
        if (order.units() == 0 && order.general().isEmpty())
            throw new Refused(chapter + "C", "Name a general or some CU to bring on.");
        if (order.units() == 0 && now.general(Box.enemy(side), space).isPresent())
            throw new Refused("7.4.A", "A general alone cannot arrive where an enemy general is.");
    }

    private static void judge(Position now, Side side, General general, Order.Use.Reinforce order, String chapter) {
        if (general.side() != side || now.place(general) != Place.Box.REINFORCEMENTS)
            throw new Refused(
                    chapter + "C",
                    "%s is not in your Reinforcements Box.".formatted(general),
                    now.generals(side, Place.Box.REINFORCEMENTS).stream()
                            .map(General::name)
                            .toList());
        var there = now.general(side, order.space());
        if (there.equals(Optional.of(now.box().washington())))
            throw new Refused("8.2.C", "No general can take Washington's place.");
    }
}
