package postrider.wethepeople.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import postrider.americanwar.Order;
import postrider.americanwar.Pile;
import postrider.americanwar.Position;
import postrider.americanwar.Sides;
import postrider.americanwar.Track;
import postrider.americanwar.table.MapInvariants;
import postrider.wethepeople.rules.Reinforcements;

/** What holds at every moment of a game, and from one impulse to the next, whatever was ordered and rolled. */
public record Invariants(Position before, Position now, List<String> broken) {

    /** What the impulse broke, a sentence with its rule number each. */
    public static List<String> broken(Position before, Optional<Order> order, Position after) {
        var check = new Invariants(before, after, new ArrayList<>());
        check.map(order);
        check.cards();
        check.track();
        return List.copyOf(check.broken);
    }

    private void must(boolean holds, String otherwise, Object... about) {
        if (!holds) broken.add(otherwise.formatted(about));
    }

    /** A war that ends in the middle of things leaves the map as it is then. */
    private void map(Optional<Order> order) {
        if (now.track().isOver()) return;
        boolean newYear =
                now.track().year() > before.track().year() || before.track().phase() != Track.Phase.STRATEGY;
        int arrived = newYear ? now.box().arrivals().get(now.track().year()) : 0;
        broken.addAll(MapInvariants.broken(
                before, now, arrived, order.map(Invariants::raised).orElse(0), true)); // R19
        if (now.track().phase() == Track.Phase.STRATEGY)
            for (var side : Sides.BOTH)
                must(
                        now.board().troops().values().stream().anyMatch(troops -> troops.of(side) > 0),
                        "12.0 no %s CU, and no end",
                        side);
    }

    private void cards() {
        var cards = now.cards();
        must(cards.hold(now.box().cards()), "6.0 a card is lost, or in two places");
        for (var side : Sides.BOTH) {
            must(cards.hand(side).size() <= 9, "5.2 more than nine cards: %s", side);
            must(cards.reinforcements(side).size() <= Reinforcements.allowed(side), "8.0 %s boxes", side);
        }
        must(cards.in(Pile.REMOVED).containsAll(before.cards().in(Pile.REMOVED)), "6.2 a card comes back");
        if (now.track().phase() == Track.Phase.STRATEGY)
            now.track().toMove().ifPresent(side -> must(!cards.hand(side).isEmpty(), "5.3 %s has no card", side));
    }

    private static int raised(Order order) {
        return order instanceof Order.Play(var exchange, var card, Order.Use.Reinforce(var arrival))
                ? arrival.units()
                : 0;
    }

    private void track() {
        var track = now.track();
        must(before.track().has(Track.Mark.REGULARS) || !track.has(Track.Mark.REGULARS), "9.1 the regulars come back");
        must(!before.track().isAllied() || track.isAllied(), "6.2 France leaves the war");
        if (track.isAllied()) return;
        must(now.board().frenchBox() == 5, "6.2 the French do not wait");
        must(now.board().navy().isEmpty(), "6.2 a French Navy without France");
    }
}
