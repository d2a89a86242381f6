package postrider.wildernesswar.table;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.TreeMap;
import postrider.kernel.ruling.Side;
import postrider.kernel.view.Picture.Piece;
import postrider.text.Lists;
import postrider.wildernesswar.Leader;
import postrider.wildernesswar.Position;
import postrider.wildernesswar.Sides;
import postrider.wildernesswar.Space;
import postrider.wildernesswar.Unit;
import postrider.wildernesswar.UnitType;

/** The pieces on the map: the force of each side in a space, and markers of sieges, landings and fieldworks. */
record MapPieces(Position now) {
    private static final int LONGEST = 15;

    List<Piece> all() {
        return Lists.flatMap(
                now.country().spaces(),
                space -> Lists.concat(Lists.flatMap(WarMap.SIDES, side -> force(side, space)), markers(space)));
    }

    private List<Piece> force(Side side, Space space) {
        var units = now.board().units(side, space);
        var leaders = now.board().leaders(side, space);
        if (units.isEmpty() && leaders.isEmpty()) return List.of();
        var strength = units.isEmpty() ? "" : "" + now.board().strength(units);
        var force = new Piece(WarMap.at(space), side, names(leaders), kinds(units), strength, false);
        return List.of(force.of(Lists.concat(Lists.map(ranked(leaders), Leader::name), Lists.map(units, Unit::name))));
    }

    /** "Montcalm, Lévis"; if that is too long, the commander and the number of the others. */
    private static String names(List<Leader> leaders) {
        var ranked = Lists.map(ranked(leaders), Leader::name);
        var all = String.join(", ", ranked);
        return all.length() <= LONGEST ? all : "%s +%d".formatted(ranked.getFirst(), ranked.size() - 1);
    }

    private static List<Leader> ranked(List<Leader> leaders) {
        return Lists.sorted(leaders, Comparator.comparing(Leader::command).reversed());
    }

    /** "3 reg 1 prov". */
    private static String kinds(List<Unit> units) {
        var kinds = new TreeMap<>(Lists.grouped(units, Unit::kind));
        return Lists.joined(
                kinds.entrySet(), " ", some -> "%d %s".formatted(some.getValue().size(), brief(some.getKey())));
    }

    private static String brief(UnitType kind) {
        return switch (kind) {
            case REGULAR -> "reg";
            case PROVINCIAL -> "prov";
            case LIGHT_INFANTRY -> "light";
            case MILITIA -> "mil";
            case INDIAN -> "Ind";
            case COUREURS -> "cour";
            case RANGER -> "rang";
        };
    }

    private List<Piece> markers(Space space) {
        var board = now.board();
        var markers = new ArrayList<Piece>();
        for (var side : WarMap.SIDES)
            if (board.isInside(Sides.enemy(side), space))
                markers.add(marker(space, side, "Siege " + board.sieges().get(space)));
        if (board.landings().has(space)) markers.add(marker(space, Sides.BRITISH, "Amphib"));
        for (var side : WarMap.SIDES)
            if (board.fieldworks().has(space) && board.hasUnits(side, space))
                markers.add(marker(space, side, "Fieldworks"));
        return markers;
    }

    private static Piece marker(Space space, Side side, String name) {
        return new Piece(WarMap.at(space), side, name, "", "", false);
    }
}
