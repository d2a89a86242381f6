package postrider.wethepeople;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import postrider.kit.StandingOrdersKit;
import postrider.simulation.Played;

class StandingOrdersTest extends StandingOrdersKit<Position, Order> {
    private static final List<String> LINES = List.of(
            "battle event: play \"Henry Knox\"",
            "battle event if attacking: play Thaddeus, or none",
            "battle event if outnumbered: none",
            "battle event with Washington: ask",
            "battle plan if defending: lead Probe; match always; counterattack with 2",
            "battle plan if outnumbered: default",
            "battle plan: ask",
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
            "otherwise default");

    StandingOrdersTest() {
        super(new WeThePeople(), RandomGame.WARS, new HiddenHand(), LINES);
    }

    /** A claim shows a card (5.3). */
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
                .ifPresent(play -> cards.add(play.card().id()));
        return cards;
    }
}
