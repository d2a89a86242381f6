package postrider.washingtonscrossing.rules;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import postrider.kernel.question.Circumstance;
import postrider.kernel.ruling.Side;
import postrider.map.Hexes.Hex;
import postrider.washingtonscrossing.CrossingTopic;
import postrider.washingtonscrossing.Leader;
import postrider.washingtonscrossing.Post;

/**
 * 17.4: a side gives up all of its leaders who were in a combat.
 *
 * @param strength when the combat began
 */
record Surrender(Table table, Side side, List<Leader> leaders, int strength) implements AtTable.OfSide {
    /** At the end of any combat, beaten or not. Nobody is asked by letter who has not been asked for a retreat (R36). */
    Optional<Retreat.Further> ifSaid(Hex battle, boolean beaten) {
        if (board().troops(leaders) == 0) return Optional.empty();
        var place = name(battle);
        var text = "Do all of yours who fought at %s surrender?";
        var asking = table.asking(side, "17.4", CrossingTopic.SURRENDER, "at " + place, text, place);
        var question = asking.yesOrNo()
                .withFacts(new Circumstance.Told(place, "", beaten ? Set.of(CrossingTopic.BEATEN) : Set.of()));
        boolean surrenders = umpire().unasked(question).getFirst();
        return surrenders ? Optional.of(carryOut()) : Optional.empty();
    }

    /** They leave the game, and what they had counts as lost. */
    Retreat.Further carryOut() {
        var left = board().present(leaders);
        int men = board().troops(left);
        rule("17.4", "%s surrenders with %d men.", Sight.top(left), men);
        var shown = shown();
        for (var leader : left) table.takeOff(leader, Post.Off.GONE);
        shown.tellWhatIsLost();
        return new Retreat.Further(men, strength == 0 ? 0 : 100 * men / strength);
    }
}
