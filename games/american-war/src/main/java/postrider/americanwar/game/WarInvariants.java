package postrider.americanwar.game;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import postrider.americanwar.Board;
import postrider.americanwar.Nation;
import postrider.americanwar.Pile;
import postrider.americanwar.Place;
import postrider.americanwar.Position;
import postrider.americanwar.Sides;
import postrider.americanwar.Track;
import postrider.americanwar.orders.Arrivals;
import postrider.americanwar.orders.Order;
import postrider.americanwar.orders.Play;
import postrider.americanwar.orders.Reinforce;
import postrider.kernel.ruling.Side;

/** What holds at every moment of a game, and from one impulse to the next, whatever was ordered and rolled. */
public abstract class WarInvariants {
    private final Position before;
    private final Position now;
    private final List<String> broken = new ArrayList<>();

    protected WarInvariants(Position before, Position now) {
        this.before = before;
        this.now = now;
    }

    protected final Position now() {
        return now;
    }

    /**
     * What the impulse broke, a sentence with its rule number each. A war that ends in the middle of things leaves the map as it is
     * then.
     *
     * @param among a general without CUs may be among enemies
     * @param victory the rule by which a side without CUs has lost
     */
    protected final List<String> broken(Optional<Order> order, boolean among, String victory) {
        if (!now.track().isOver()) {
            troops();
            generals(among);
            arrivals(arrived(), order.map(WarInvariants::raised).orElse(0));
            if (now.track().phase() == Track.Phase.STRATEGY) for (var side : Sides.BOTH) alive(side, victory);
        }
        own();
        return List.copyOf(broken);
    }

    /** What holds in this book, cards and tracks. */
    protected abstract void own();

    /** British CUs that came into their box (5.1). */
    private int arrived() {
        boolean newYear =
                now.track().year() > before.track().year() || before.track().phase() != Track.Phase.STRATEGY;
        return newYear ? now.box().arrivals().get(now.track().year()) : 0;
    }

    /** American CUs that were ordered (8.2.C / 8.0). */
    private static int raised(Order order) {
        return order instanceof Play(var exchange, var card, Reinforce(var space, var general, int units)) ? units : 0;
    }

    private void alive(Side side, String rule) {
        boolean some = now.board().troops().values().stream().anyMatch(troops -> troops.of(side) > 0);
        must(some, "%s no %s CU, and no end", rule, side);
    }

    /**
     * Each in one place, and none comes back.
     *
     * @param hand cards that a side can hold
     * @param removal the rule by which cards leave the game
     */
    protected final void cards(int hand, String removal) {
        var cards = now.cards();
        must(cards.hold(now.box().cards()), "6.0 a card is lost, or in two places");
        for (var side : Sides.BOTH) {
            must(cards.hand(side).size() <= hand, "5.2 more than %d cards: %s", hand, side);
            must(cards.reinforcements(side).size() <= Arrivals.allowed(side), "8.0 %s boxes", side);
        }
        boolean stay = cards.in(Pile.REMOVED).containsAll(before.cards().in(Pile.REMOVED));
        must(stay, "%s a card comes back", removal);
        if (now.track().phase() == Track.Phase.STRATEGY)
            now.track().toMove().ifPresent(side -> must(!cards.hand(side).isEmpty(), "5.3 %s has no card", side));
    }

    /** Neither the regulars nor France come back, and before France comes nothing French does. */
    protected final void track(String regulars, String france) {
        boolean had = before.track().has(Track.Mark.REGULARS);
        must(had || !now.track().has(Track.Mark.REGULARS), "%s the regulars come back", regulars);
        must(now.track().war().compareTo(before.track().war()) >= 0, "%s France leaves the war", france);
        if (now.track().isAllied()) return;
        must(now.board().frenchBox() == Board.FRENCH_FORCE, "%s the French do not wait", france);
        must(now.board().navy().isEmpty(), "%s a French Navy without France", france);
    }

    protected final void must(boolean holds, String otherwise, Object... about) {
        if (!holds) broken.add(otherwise.formatted(about));
    }

    private void troops() {
        now.board()
                .troops()
                .forEach((space, troops) -> must(
                        troops.equals(troops.only(Sides.BRITISH)) || troops.british() == 0,
                        "3.0 / 9.0 both in %s",
                        space));
    }

    private void generals(boolean among) {
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

    /** No CU comes from nowhere. The French wait for the alliance and are never replaced (12.2.B, 12.2.C / 6.2). */
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
