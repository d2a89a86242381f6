package postrider.washingtonswar;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import postrider.americanwar.Card;
import postrider.americanwar.Position;
import postrider.americanwar.Track;
import postrider.americanwar.orders.Order;
import postrider.kit.StandingOrdersKit;
import postrider.washingtonswar.game.WashingtonsWar;
import postrider.workbench.simulation.Played;

class StandingOrdersTest extends StandingOrdersKit<Position, Order> {
    static final List<String> LINES = List.of(
            "battle card: play \"Morgan's Riflemen\"",
            "battle card: play Hessian, or " + discards(69, 99),
            "battle card: " + discards(80, 90),
            "battle card if defending: discard 90, or discard 91",
            "battle card if outnumbered: none",
            "battle card with Washington: ask",
            "battle card: ask",
            "claim the first play",
            "claim the first play: yes, or ask",
            "intercept if not outnumbered: Greene, or Washington",
            "intercept: ask",
            "retreat before battle if outnumbered to Albany, York, Charlotte",
            "retreat before battle: stand",
            "retreat to Reading, Salem",
            "general to send back: Gates, or Howe",
            "first player: American",
            "otherwise ask",
            "otherwise none",
            "otherwise discard 77");

    StandingOrdersTest() {
        super(new WashingtonsWar(), RandomGame.WARS, RandomGame.HIDDEN, LINES);
    }

    private static String discards(int from, int to) {
        return IntStream.range(from, to).mapToObj(card -> "discard " + card).collect(Collectors.joining(", or "));
    }

    /** A claim shows a card (5.3.a). */
    @Override
    protected boolean shows(Position before) {
        return before.track().has(Track.Mark.CAMPAIGN_FIRST);
    }

    @Override
    protected Set<String> cards(Played<Position, Order> played) {
        var cards = new TreeSet<String>();
        played.order()
                .filter(Order.Play.class::isInstance)
                .map(Order.Play.class::cast)
                .ifPresent(play -> {
                    cards.add(play.card().id());
                    play.exchange().map(Card::id).ifPresent(cards::add);
                    played.before().cards().exchange().map(Card::id).ifPresent(cards::add);
                });
        return cards;
    }
}
