package postrider.wildernesswar.rules;

import java.util.List;
import java.util.Optional;
import postrider.kernel.question.Asking;
import postrider.kernel.ruling.Side;
import postrider.text.Lists;
import postrider.text.Wording;
import postrider.wildernesswar.Sides;
import postrider.wildernesswar.Space;
import postrider.wildernesswar.Unit;
import postrider.wildernesswar.WarTopic;

/** Chapter 11: Drilled Troops in the winter (11.1, 11.2). */
record WinterAttrition(WorkingPosition table) implements AtTable {
    private static final int SHELTERED = 4;

    void phase() {
        for (var side : Sides.BOTH)
            for (var space : board().on().drilled().of(side)) if (suffers(side, space)) losses(side, space);
    }

    /** 11.1 */
    private boolean suffers(Side side, Space space) {
        var board = board();
        if (board.isInside(side, space)) return true;
        if (space.isFriendlyTo(side) && space.isCultivated()) return spared(space, "a cultivated space of their own");
        if (!board.hasUnbesiegedFortification(side, space)) return true;
        if (space.fortress()) return spared(space, "an unbesieged fortress");
        return board.units(side, space).size() > SHELTERED || spared(space, "four units at most are in the works");
    }

    private boolean spared(Space space, String shelter) {
        return umpire().applies(false, "11.1", "The winter spares %s: %s.", space, shelter);
    }

    /** 11.2: the last step in a space is never lost. */
    private void losses(Side side, Space space) {
        var all = board().units(side, space);
        var drilled = Lists.filter(all, Unit::isDrilled);
        var reduced = Lists.filter(drilled, board()::isReduced);
        var full = Lists.filter(drilled, unit -> !board().isReduced(unit));
        int dead = Math.min((reduced.size() + 1) / 2, all.size() - 1);
        if (dead > 0) {
            var text = "Winter in %s: which %d of your reduced Drilled Troops %s lost?";
            var are = dead == 1 ? "is" : "are";
            var picks = umpire().settle(
                            new Asking(side, "11.2", WarTopic.ATTRITION, "in " + space, text, space, dead, are)
                                    .some(reduced, dead, dead)
                                    .ranking(listed -> leading(listed, reduced, dead))
                                    .withFacts(table.seen(side, space)));
            picks.forEach(table::eliminate);
            rule("11.2", "In %s the winter takes %s.", space, Wording.list(picks));
        }
        full.forEach(table::reduce);
        if (!full.isEmpty()) rule("11.2", "In %s the winter reduces %s.", space, Wording.list(full));
    }

    private static Optional<String> leading(List<String> listed, List<Unit> reduced, int dead) {
        var first = Ranks.of(listed, reduced);
        var others = Lists.filter(reduced, unit -> !first.contains(unit));
        var lost = Lists.joined(Lists.concat(first, others).subList(0, dead), ", ", Unit::name);
        return first.isEmpty() ? Optional.empty() : Optional.of(lost);
    }
}
