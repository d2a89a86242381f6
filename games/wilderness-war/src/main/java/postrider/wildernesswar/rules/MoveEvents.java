package postrider.wildernesswar.rules;

import java.util.List;
import java.util.Set;
import postrider.wildernesswar.Event;
import postrider.wildernesswar.Group;
import postrider.wildernesswar.Order.Means;
import postrider.wildernesswar.Order.Step;
import postrider.wildernesswar.Sides;

/** 5.56: events played in response to a move that begins. Foul Weather comes before George Croghan. */
record MoveEvents(ActionPhase phase, Group who) implements AtTable.InPhase {
    private static final int FOUL = 2;

    /** The march after these events. */
    March before(March march, List<Step.To> moves) {
        var hampered = isFoul(march) ? march.withMost(FOUL) : march;
        return isGuided(hampered, moves) ? hampered.withGuide() : hampered;
    }

    private boolean isFoul(March march) {
        var at = march.at();
        var foul = "%s in %s is about to move. Do you play Foul Weather?";
        boolean played = new Responses(table(), enemy())
                .at(() -> march.maySail() ? Set.of(Seen.MOVE, Seen.NAVAL) : Set.of(Seen.MOVE))
                .plays(Event.FOUL_WEATHER, "5.56", at, "to the move of " + who.head(), foul, who, at);
        if (played) rule("5.56", "%s moves two spaces at most.", who.head());
        return played;
    }

    private boolean isGuided(March march, List<Step.To> moves) {
        if (side() != Sides.BRITISH || !who.hasDrilled()) return false;
        if (moves.stream().noneMatch(this::mayBeOnFoot)) return false;
        var croghan = "Do you play George Croghan for the move of %s?";
        return new Responses(table(), Sides.BRITISH)
                .at(Seen.MOVE)
                .plays(Event.GEORGE_CROGHAN, "5.56", march.at(), "guiding " + who.head(), croghan, who);
    }

    /** In the third edition pieces ordered "by land" went without George Croghan. */
    private boolean mayBeOnFoot(Step.To to) {
        return to.means() == Means.LAND || to.means() == Means.FOOT && since(4);
    }
}
