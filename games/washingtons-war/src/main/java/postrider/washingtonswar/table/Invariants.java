package postrider.washingtonswar.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import postrider.americanwar.Card;
import postrider.americanwar.Order;
import postrider.americanwar.Pile;
import postrider.americanwar.Position;
import postrider.americanwar.Sides;
import postrider.americanwar.Track;
import postrider.americanwar.table.MapInvariants;
import postrider.washingtonswar.rules.FrenchAlliance;
import postrider.washingtonswar.rules.Reinforcements;

/** What holds at every moment of a game, and from one impulse to the next, whatever was ordered and rolled. */
public record Invariants(Position before, Position now, List<String> broken) {

    /** What the impulse broke, a sentence with its rule number each. */
    public static List<String> broken(Position before, Optional<Order> order, Position after) {
        var check = new Invariants(before, after, new ArrayList<>());
        check.map(order);
        check.cards();
        check.track();
        check.french();
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
                before, now, arrived, order.map(Invariants::raised).orElse(0), false));
        now.board()
                .congress()
                .ifPresent(space ->
                        must(now.units(Sides.BRITISH, space) == 0, "7.7 Congress and British CU in %s", space));
        if (now.track().phase() == Track.Phase.STRATEGY)
            for (var side : Sides.BOTH)
                must(
                        now.board().troops().values().stream().anyMatch(troops -> troops.of(side) > 0),
                        "13.1 no %s CU, and no end",
                        side);
    }

    private void cards() {
        var cards = now.cards();
        must(cards.hold(now.box().cards()), "6.0 a card is lost, or in two places");
        for (var side : Sides.BOTH) {
            must(cards.hand(side).size() <= 7, "5.2 more than seven cards: %s", side);
            must(cards.reinforcements(side).size() <= Reinforcements.allowed(side), "8.0 %s boxes", side);
            must(cards.queue(side).stream().allMatch(Card::isOps), "7.1.B an event in the %s queue", side);
        }
        must(cards.in(Pile.REMOVED).containsAll(before.cards().in(Pile.REMOVED)), "6.3.C a card comes back");
        for (var card : cards.in(Pile.SET_ASIDE))
            must(now.track().year() < card.setAsideUntil(), "6.1.E %s still waits", card);
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
        must(track.alliance() >= 0 && track.alliance() <= FrenchAlliance.ALLIANCE, "12.0 the track has ten spaces");
        must(before.track().has(Track.Mark.REGULARS) || !track.has(Track.Mark.REGULARS), "9.41 the regulars come back");
        must(track.war().compareTo(before.track().war()) >= 0, "12.2 France leaves the war");
    }

    private void french() {
        if (now.track().war() != Track.War.NEUTRAL) return;
        must(now.board().frenchBox() == 5, "12.2 the French do not wait");
        must(now.board().navy().isEmpty(), "12.3 a French Navy without France");
    }
}
