package postrider.wildernesswar;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import postrider.kit.StandingOrdersKit;
import postrider.wildernesswar.game.WildernessWar;
import postrider.workbench.simulation.Played;

class StandingOrdersTest extends StandingOrdersKit<Position, Order> {
    static final List<String> LINES = List.of(
            "response: none",
            "response if attacking: play Coehorns, or play \"Ambush!\", or none",
            "response if defending: play Fieldworks, or none",
            "response: play \"Foul Weather\", or ask",
            "response: ask",
            "response if naval: play \"Foul Weather\"",
            "response unless battle: none",
            "Blockhouses at the next raid",
            "intercept if enemy alone: yes",
            "stand inside unless alone",
            "avoid battle if fieldworks: stand",
            "intercept if not outnumbered: yes",
            "intercept: no",
            "intercept: ask",
            "inside if outnumbered: none",
            "avoid battle if outnumbered: stand",
            "avoid battle: ask",
            "onward: stop",
            "next activation: nothing",
            "next activation: go Lévis; to Sorel, or ask",
            "join: yes",
            "militia if 4 strength or more: none",
            "militia: ask",
            "losses: ask",
            "retreat to Montréal, Albany, Ticonderoga",
            "assault if not outnumbered: yes",
            "assault: no",
            "otherwise ask",
            "otherwise none");

    StandingOrdersTest() {
        super(new WildernessWar(), RandomGame.WARS, RandomGame.HIDDEN, LINES);
    }

    /** No rule makes a card known that has not been revealed. */
    @Override
    protected boolean shows(Position before) {
        return false;
    }

    /** Landings (6.431) and guides (5.56) require cards in hand. */
    @Override
    protected Set<String> cards(Played<Position, Order> played) {
        var cards = new TreeSet<String>();
        played.order()
                .filter(Order.Play.class::isInstance)
                .map(Order.Play.class::cast)
                .ifPresent(play -> cards.add(play.card().id()));
        played.before().cards().hand(played.by()).stream()
                .filter(card -> card.event() == Event.AMPHIBIOUS_LANDING || card.event() == Event.GEORGE_CROGHAN)
                .forEach(card -> cards.add(card.id()));
        return cards;
    }
}
