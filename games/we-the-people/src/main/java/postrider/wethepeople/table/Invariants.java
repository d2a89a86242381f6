package postrider.wethepeople.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import postrider.americanwar.Nation;
import postrider.americanwar.Place;
import postrider.americanwar.Sides;
import postrider.wethepeople.Order;
import postrider.wethepeople.Pile;
import postrider.wethepeople.Position;
import postrider.wethepeople.Track;
import postrider.wethepeople.rules.Reinforcements;

/** What holds at every moment of a game, and from one impulse to the next, whatever was ordered and rolled. */
public record Invariants(Position before, Position now, List<String> broken) {

    /** What the impulse broke, a sentence with its rule number each. */
    public static List<String> broken(Position before, Optional<Order> order, Position after) {
        var check = new Invariants(before, after, new ArrayList<>());
        check.map();
        check.generals();
        check.cards();
        check.arrivals(order);
        check.track();
        return List.copyOf(check.broken);
    }

    private void must(boolean holds, String otherwise, Object... about) {
        if (!holds) broken.add(otherwise.formatted(about));
    }

    private void map() {
        now.board()
                .troops()
                .forEach((space, troops) -> must(
                        troops.equals(troops.only(Sides.BRITISH)) || troops.british() == 0, "9.0 both in %s", space));
        if (now.track().phase() == Track.Phase.STRATEGY)
            for (var side : Sides.BOTH)
                must(
                        now.board().troops().values().stream().anyMatch(troops -> troops.of(side) > 0),
                        "12.0 no %s CU, and no end",
                        side);
    }

    private void generals() {
        for (var general : now.country().generals()) {
            must(
                    before.place(general) != Place.Box.REMOVED || now.place(general) == Place.Box.REMOVED,
                    "6.2 %s comes back",
                    general);
            now.space(general).ifPresent(space -> {
                var enemy = Sides.enemy(general.side());
                must(now.generals(general.side(), space).size() == 1, "7.1 two generals in %s", space);
                must(now.units(enemy, space) == 0, "7.1 %s stands beside the enemy", general);
                must(now.general(enemy, space).isEmpty(), "7.1 generals of both sides in %s", space);
            });
        }
        must(now.place(now.country().washington()) != Place.Box.REINFORCEMENTS, "7.1 Washington is sent away");
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

    /** No CU comes from nowhere. The French wait for the alliance and are never replaced (6.2). */
    private void arrivals(Optional<Order> order) {
        boolean newYear =
                now.track().year() > before.track().year() || before.track().phase() != Track.Phase.STRATEGY;
        int arrived = newYear ? now.box().arrivals().get(now.track().year()) : 0;
        int landed = before.board().britishBox() - now.board().britishBox();
        int french = before.board().frenchBox() - now.board().frenchBox();
        come(Nation.BRITISH, landed + arrived, "8.0");
        come(Nation.AMERICAN, order.map(Invariants::raised).orElse(0), "8.0");
        come(Nation.FRENCH, french, "6.2");
    }

    private void come(Nation nation, int most, String rule) {
        must(onMap(now, nation) <= onMap(before, nation) + most, "%s %s CU from nowhere", rule, nation);
    }

    private static int onMap(Position position, Nation nation) {
        return position.board().troops().values().stream()
                .mapToInt(troops -> troops.of(nation))
                .sum();
    }

    private static int raised(Order order) {
        return order instanceof Order.Play(var card, Order.Use.Reinforce(var arrival)) ? arrival.units() : 0;
    }

    private void track() {
        var track = now.track();
        must(before.track().has(Track.Mark.REGULARS) || !track.has(Track.Mark.REGULARS), "9.1 the regulars come back");
        must(!before.track().has(Track.Mark.ALLIANCE) || track.has(Track.Mark.ALLIANCE), "6.2 France leaves the war");
        if (track.has(Track.Mark.ALLIANCE)) return;
        must(now.board().frenchBox() == 5, "6.2 the French do not wait");
        must(now.board().navy().isEmpty(), "6.2 a French Navy without France");
    }
}
