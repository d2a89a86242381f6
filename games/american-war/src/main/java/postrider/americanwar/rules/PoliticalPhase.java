package postrider.americanwar.rules;

import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import postrider.americanwar.ColonyNames;
import postrider.americanwar.Law.Subject;
import postrider.americanwar.Position;
import postrider.americanwar.Sides;
import postrider.americanwar.Space;
import postrider.americanwar.WarTopic;
import postrider.americanwar.WorkingPosition;
import postrider.kernel.question.Asking;
import postrider.kernel.ruling.Side;
import postrider.map.SpaceSet;
import postrider.text.Wording;

/** The steps of the Political Control Phase, 10.2 in both books. Each book says which markers are isolated. */
public final class PoliticalPhase {
    private PoliticalPhase() {}

    /** 10.2; {@code groups} are the groups of a side's markers. */
    public static void carryOut(WorkingPosition working, BiFunction<Position, Side, List<Group>> groups) {
        reconvene(working); // 10.2.1
        for (var side : Sides.BOTH) placeUnderArmies(working, side); // 10.2.2
        for (var side : Sides.BOTH) removeIsolated(working, side, groups.apply(working.now(), side));
    }

    /** 10.2.1: the Congress returns to an American marker in the thirteen colonies where there is no British piece. */
    private static void reconvene(WorkingPosition working) {
        var congress = working.now().board().congress();
        boolean away = congress.isEmpty();
        if (!working.applies(away, "10.2.1", () -> "The Congress is in %s.".formatted(congress.orElseThrow()))) return;
        var occupancy = working.occupancy();
        var british = occupancy.of(Sides.BRITISH);
        var unmarked = occupancy.everywhere().minus(occupancy.of(Sides.AMERICAN).markers());
        var bars = occupancy
                .bars()
                .bar("10.2.1", occupancy.canada(), "%s is not in the thirteen colonies.")
                .bar("10.2.1", unmarked, "%s has no American PC marker.")
                .bar("10.2.1", british.pieces(), "A British piece is in %s.");
        var places = bars.open();
        if (places.isEmpty()) {
            working.rule("10.2.1", "No space can take the Continental Congress: it stays dispersed.");
            return;
        }
        var asking = new Asking(
                        Sides.AMERICAN, "10.2.1", WarTopic.CONGRESS, "Where does the Continental Congress return?")
                .knowing(new Whereabouts(working.now()).of(places.and(occupancy.americanUnits())));
        var where = ColonyNames.withoutColonies(working.now(), asking);
        var space = working.umpire().settleOne(where.one(places).explaining(bars::named));
        working.board(board -> board.withCongress(Optional.of(space)));
        working.rule("10.2.1", "The Continental Congress returns to %s.", space);
    }

    /** 10.2.2 */
    private static void placeUnderArmies(WorkingPosition working, Side side) {
        var held = working.occupancy().of(side);
        var unmarked = held.armies().minus(held.markers());
        working.applies(!unmarked.isEmpty(), "10.2.2", "Each %s army stands on a marker of its own.", side);
        Markers.put(working, "10.2.2", side, unmarked);
    }

    /** 10.2.3: all groups of a side at once. No group is next to another, so their order does not matter. */
    private static void removeIsolated(WorkingPosition working, Side side, List<Group> groups) {
        var rule = working.law(Subject.ISOLATED, side);
        for (var group : groups)
            if (working.applies(group.isIsolated(), rule, () -> group.words(side)))
                Markers.lift(working, rule, "isolated", side, group.markers());
    }

    /**
     * A group of adjacent PC markers of a side.
     *
     * @param holding spaces in it where a piece or, for the British, a port keeps it from being isolated
     * @param outlets spaces next to it that keep it from being isolated
     */
    public record Group(SpaceSet<Space> markers, SpaceSet<Space> holding, SpaceSet<Space> outlets) {
        public boolean isIsolated() {
            return holding.isEmpty() && outlets.isEmpty();
        }

        /** Why they are not isolated. */
        public String words(Side side) {
            var kept = holding.isEmpty() ? "next to " + Wording.list(outlets) : "kept by " + Wording.list(holding);
            return "The %s markers in %s are not isolated, %s.".formatted(side, Wording.list(markers), kept);
        }
    }
}
