package postrider.washingtonscrossing.rules;

import postrider.kernel.Rules;
import postrider.kernel.ruling.Side;
import postrider.map.Hexes.Hex;
import postrider.text.Lists;
import postrider.washingtonscrossing.Box.Objective;
import postrider.washingtonscrossing.Sides;

/** Chapters 22 and 23: victory points (22.1 to 22.4) and winning (23.0). */
record Victory(Table table) implements AtTable {
    private static final int TROOPS = ZoneOfControl.TROOPS;

    /** 22.1: the first row of the southern towns. */
    private static final int SOUTH = 15;

    private boolean isHeld(Side side, Hex hex) {
        return board().unrouted(side, hex) >= TROOPS;
    }

    /** 22.1: in the weather phase of each 12 am turn from 27 December on. */
    void objectives() {
        if (!table.turn().isMidnight() || table.turn().isBefore("Dec 27 12 am")) return;
        for (var objective : table.box().dailyPoints()) award(objective, "22.1");
        boolean free = country().places().values().stream()
                .filter(place -> place.isTown() && place.hex().row() >= SOUTH)
                .noneMatch(place -> board().troops(Sides.BRITISH, place.hex()) >= TROOPS);
        if (free) table.award(Sides.AMERICAN, 1, "22.1", "no British force is in a town from row 15 southwards");
    }

    private void award(Objective objective, String rule) {
        if (isHeld(objective.side(), objective.hex()))
            table.award(objective.side(), objective.points(), rule, "%s is held by 400 men", name(objective.hex()));
    }

    /** 22.2: points for the victor; the side that retreats has lost. */
    void battle(Battle.Outcome offence, Battle.Outcome defence, Hex hex) {
        if (offence.retreats() == defence.retreats()) return;
        var loser = offence.retreats() ? offence : defence;
        var victor = offence.retreats() ? defence : offence;
        var worth = Lists.find(
                charts().battles(),
                one -> loser.lost() >= one.loss()
                        && (one.victor() == one.of()
                                ? victor.percent() < loser.percent()
                                : victor.percent() * one.of() <= loser.percent() * one.victor()));
        worth.ifPresent(one -> {
            var lost = "%d men lost, %d%% against %d%%".formatted(loser.lost(), victor.percent(), loser.percent());
            var why = "a %s victory at %s, %s";
            table.award(victor.side(), one.points(), "22.2", why, one.name(), name(hex), lost);
        });
    }

    /** 22.4, 23.0: the end of the game. */
    void end() {
        for (var objective : table.box().finalPoints()) award(objective, "22.4");
        var british = Lists.filter(table.box().finalPoints(), one -> one.side() == Sides.BRITISH);
        var listed = Lists.map(british, Objective::hex);
        for (var place : country().places().values())
            if (place.isTown() && !listed.contains(place.hex()) && isHeld(Sides.BRITISH, place.hex()))
                table.award(Sides.BRITISH, 1, "22.4", "%s is held by 400 men", place.name());
        var points = track().victory();
        var winner = track().leading();
        var first = winner.orElse(Sides.AMERICAN);
        var sentence = winner.map(side -> Sides.the(side) + " win").orElse("The game is a draw")
                + ": %d victory points to %d.".formatted(points.of(first), points.of(Sides.enemy(first)));
        rule("23.0", "%s", sentence);
        table.track(track -> track.withEnding(new Rules.Ending(winner, "23.0", sentence)));
    }
}
