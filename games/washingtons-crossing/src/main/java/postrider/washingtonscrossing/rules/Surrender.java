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
 * 17.4: a side surrenders all its leaders who were in a combat.
 *
 * @param battle the hex of the combat
 * @param strength men when the combat began
 */
record Surrender(Table table, Side side, List<Leader> leaders, Hex battle, int strength) implements AtTable.OfSide {
    /** Surrenders at the end of a combat, beaten or not, if a clause says so; this question is never a letter (R36). */
    Optional<Retreat.FurtherLoss> ifSaid(boolean beaten) {
        if (board().troops(leaders) == 0) return Optional.empty();
        var place = name(battle);
        var text = "Do all of yours who fought at %s surrender?";
        var asking = table.asking(side, "17.4", CrossingTopic.SURRENDER, "at " + place, text, place);
        var question = asking.yesOrNo()
                .withFacts(new Circumstance.Told(place, "", beaten ? Set.of(CrossingTopic.BEATEN) : Set.of()));
        boolean surrenders = umpire().unasked(question).getFirst();
        return surrenders ? Optional.of(carryOut()) : Optional.empty();
    }

    /** They leave the game, and their men count as lost. */
    Retreat.FurtherLoss carryOut() {
        var left = board().present(leaders);
        int men = board().troops(left);
        rule("17.4", "%s surrenders with %d men.", Sight.top(left), men);
        var snapshot = snapshot();
        for (var leader : left) table.takeOff(leader, Post.Off.GONE);
        snapshot.revealLosses();
        return new Retreat.FurtherLoss(men, strength == 0 ? 0 : 100 * men / strength);
    }
}
