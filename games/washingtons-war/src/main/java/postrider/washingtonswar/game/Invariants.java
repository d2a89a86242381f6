package postrider.washingtonswar.game;

import java.util.List;
import java.util.Optional;
import postrider.americanwar.Card;
import postrider.americanwar.Pile;
import postrider.americanwar.Position;
import postrider.americanwar.Sides;
import postrider.americanwar.game.WarInvariants;
import postrider.americanwar.orders.Order;
import postrider.washingtonswar.rules.FrenchAlliance;

/** What holds in this book too. */
public final class Invariants extends WarInvariants {
    private Invariants(Position before, Position now) {
        super(before, now);
    }

    /** What the impulse broke, a sentence with its rule number each. */
    public static List<String> broken(Position before, Optional<Order> order, Position after) {
        return new Invariants(before, after).broken(order, false, "13.1");
    }

    @Override
    protected void own() {
        var now = now();
        var cards = now.cards();
        cards(7, "6.3.C");
        track("9.41", "12.2");
        if (!now.track().isOver())
            now.board()
                    .congress()
                    .ifPresent(space ->
                            must(now.units(Sides.BRITISH, space) == 0, "7.7 Congress and British CU in %s", space));
        for (var side : Sides.BOTH)
            must(cards.queue(side).stream().allMatch(Card::isOps), "7.1.B an event in the %s queue", side);
        for (var card : cards.in(Pile.SET_ASIDE))
            must(now.track().year() < card.setAsideUntil(), "6.1.E %s still waits", card);
        int alliance = now.track().alliance();
        must(alliance >= 0 && alliance <= FrenchAlliance.ALLIANCE, "12.0 the track has ten spaces");
    }
}
