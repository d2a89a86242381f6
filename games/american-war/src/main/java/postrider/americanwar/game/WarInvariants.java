package postrider.americanwar.game;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import postrider.americanwar.Board;
import postrider.americanwar.Law.Subject;
import postrider.americanwar.Nation;
import postrider.americanwar.Pile;
import postrider.americanwar.Place;
import postrider.americanwar.Position;
import postrider.americanwar.Sides;
import postrider.americanwar.Track;
import postrider.americanwar.orders.Arrivals;
import postrider.americanwar.orders.Order;
import postrider.americanwar.orders.Reinforce;

/**
 * Invariants of a position, and from one impulse to the next, whatever was ordered and rolled.
 *
 * @param hand the most cards a side can hold
 * @param among whether a general without CUs may be among enemies
 */
public record WarInvariants(Position before, Position now, int hand, boolean among, List<String> broken) {
    public WarInvariants(Position before, Position now, int hand, boolean among) {
        this(before, now, hand, among, new ArrayList<>());
    }

    /** Adds a further invariant; {@code otherwise} is a sentence with its rule number. */
    public void must(boolean holds, String otherwise, Object... about) {
        if (!holds) broken.add(otherwise.formatted(about));
    }

    /**
     * The invariants that the impulse broke, each a sentence with its rule number. When the war ends in the middle of an impulse, the map
     * may break some.
     */
    public List<String> broken(Optional<Order> order) {
        if (!now.track().isOver()) {
            troops();
            generals();
            arrivals(arrived(), order.map(WarInvariants::raised).orElse(0));
            var rule = now.law(Subject.AUTOMATIC_VICTORY);
            if (now.track().phase() == Track.Phase.STRATEGY)
                for (var side : Sides.BOTH) must(now.holds(side, space -> true), "%s no %s CU, and no end", rule, side);
        }
        cards();
        track();
        return List.copyOf(broken);
    }

    /** British CUs that arrived in their box (5.1). */
    private int arrived() {
        boolean newYear =
                now.track().year() > before.track().year() || before.track().phase() != Track.Phase.STRATEGY;
        return newYear ? now.box().arrivals().get(now.track().year()) : 0;
    }

    /** American CUs that were ordered (8.2.C / 8.0). */
    private static int raised(Order order) {
        return order instanceof Order.Play(var exchange, var card, Reinforce(var space, var general, int units))
                ? units
                : 0;
    }

    /** Each card is in one place, and none comes back. */
    private void cards() {
        var cards = now.cards();
        must(cards.holdExactly(now.box().cards()), "6.0 a card is lost, or in two places");
        for (var side : Sides.BOTH) {
            must(cards.hand(side).size() <= hand, "5.2 more than %d cards: %s", hand, side);
            must(cards.reinforcements(side).size() <= Arrivals.allowed(side), "8.0 %s boxes", side);
        }
        boolean stay = cards.in(Pile.REMOVED).containsAll(before.cards().in(Pile.REMOVED));
        must(stay, "%s a card comes back", now.law(Subject.CARD_REMOVED));
        if (now.track().phase() == Track.Phase.STRATEGY)
            now.track().toMove().ifPresent(side -> must(!cards.hand(side).isEmpty(), "5.3 %s has no card", side));
    }

    /** The Regulars do not return, France does not leave, and before France enters nothing French is on the map. */
    private void track() {
        boolean had = before.track().has(Track.Mark.REGULARS);
        must(had || !now.track().has(Track.Mark.REGULARS), "%s the regulars come back", now.law(Subject.REGULARS));
        must(
                now.track().war().compareTo(before.track().war()) >= 0,
                "%s France leaves the war",
                now.law(Subject.FRANCE));
        if (now.track().isAllied()) return;
        must(now.board().frenchBox() == Board.FRENCH_FORCE, "%s the French do not wait", now.law(Subject.FRANCE));
        must(now.board().navy().isEmpty(), "%s a French Navy without France", now.law(Subject.FRANCE));
    }

    private void troops() {
        for (var space : now.board().troops().keySet())
            must(
                    now.units(Sides.AMERICAN, space) == 0 || now.units(Sides.BRITISH, space) == 0,
                    "3.0 / 9.0 both in %s",
                    space);
    }

    private void generals() {
        for (var general : now.country().generals()) {
            must(
                    before.place(general) != Place.Box.REMOVED || now.place(general) == Place.Box.REMOVED,
                    "6.33, 7.6.B / 6.2 %s comes back",
                    general);
            now.space(general).ifPresent(space -> {
                var enemy = Sides.enemy(general.side());
                must(now.generals(general.side(), space).size() == 1, "7.4.C / 7.1 two generals in %s", space);
                if (among && now.units(general.side(), space) == 0) return;
                must(now.units(enemy, space) == 0, "3.0 / 7.1 %s stands beside the enemy", general);
                must(among || now.general(enemy, space).isEmpty(), "3.0 / 7.1 generals of both sides in %s", space);
            });
        }
        must(now.place(now.country().washington()) != Place.Box.REINFORCEMENTS, "7.4.C / 7.1 Washington is sent away");
    }

    /** No CU appears from nowhere. The French wait for the alliance and are never replaced (12.2.B, 12.2.C / 6.2). */
    private void arrivals(int arrived, int raised) {
        int landed = before.board().britishBox() - now.board().britishBox();
        int french = before.board().frenchBox() - now.board().frenchBox();
        come(Nation.BRITISH, landed + arrived, "8.1.A / 8.0");
        come(Nation.AMERICAN, raised, "8.2.C / 8.0");
        come(Nation.FRENCH, french, "12.2.C / 6.2");
    }

    private void come(Nation nation, int most, String rule) {
        must(now.onMap(nation) <= before.onMap(nation) + most, "%s %s CU from nowhere", rule, nation);
    }
}
