package postrider.wildernesswar.table;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
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
        return now.country().spaces().stream()
                .flatMap(space ->
                        Stream.concat(WarMap.SIDES.stream().flatMap(side -> force(side, space)), markers(space)))
                .toList();
    }

    private Stream<Piece> force(Side side, Space space) {
        var units = now.board().units(side, space);
        var leaders = now.board().leaders(side, space);
        if (units.isEmpty() && leaders.isEmpty()) return Stream.empty();
        var strength = units.isEmpty() ? "" : "" + now.board().strength(units);
        var force = new Piece(WarMap.at(space), side, names(leaders), kinds(units), strength, false);
        return Stream.of(
                force.of(Lists.concat(Lists.map(ranked(leaders), Leader::name), Lists.map(units, Unit::name))));
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
        return Stream.of(UnitType.values())
                .filter(kind -> units.stream().anyMatch(unit -> unit.is(kind)))
                .map(kind -> "%d %s"
                        .formatted(units.stream().filter(unit -> unit.is(kind)).count(), brief(kind)))
                .collect(Collectors.joining(" "));
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

    private Stream<Piece> markers(Space space) {
        var board = now.board();
        var markers = new ArrayList<Piece>();
        for (var side : WarMap.SIDES)
            if (board.isInside(Sides.enemy(side), space))
                markers.add(marker(space, side, "Siege " + board.sieges().get(space)));
        if (board.landings().has(space)) markers.add(marker(space, Sides.BRITISH, "Amphib"));
        for (var side : WarMap.SIDES)
            if (board.fieldworks().has(space) && board.hasUnits(side, space))
                markers.add(marker(space, side, "Fieldworks"));
        return markers.stream();
    }

    private static Piece marker(Space space, Side side, String name) {
        return new Piece(WarMap.at(space), side, name, "", "", false);
    }
}
