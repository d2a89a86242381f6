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

/** What holds at every moment of a game by this book. */
final class Invariants {
    private static final WarInvariants.Book BOOK = new WarInvariants.Book("13.1", "6.3.C", "9.41", "12.2", 7, false);

    private Invariants() {}

    /** What the impulse broke, a sentence with its rule number each. */
    static List<String> broken(Position before, Optional<Order> order, Position now) {
        var war = new WarInvariants(before, now, BOOK);
        var cards = now.cards();
        if (!now.track().isOver())
            now.board()
                    .congress()
                    .ifPresent(space ->
                            war.must(now.units(Sides.BRITISH, space) == 0, "7.7 Congress and British CU in %s", space));
        for (var side : Sides.BOTH)
            war.must(cards.queue(side).stream().allMatch(Card::isOps), "7.1.B an event in the %s queue", side);
        for (var card : cards.in(Pile.SET_ASIDE))
            war.must(now.track().year() < card.setAsideUntil(), "6.1.E %s still waits", card);
        int alliance = now.track().alliance();
        war.must(alliance >= 0 && alliance <= FrenchAlliance.ALLIANCE, "12.0 the track has ten spaces");
        return war.broken(order);
    }
}
