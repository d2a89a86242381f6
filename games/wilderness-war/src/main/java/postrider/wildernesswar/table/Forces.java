package postrider.wildernesswar.table;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import postrider.kernel.ruling.Side;
import postrider.kernel.view.View;
import postrider.text.Lists;
import postrider.text.Wording;
import postrider.wildernesswar.Board;
import postrider.wildernesswar.Leader;
import postrider.wildernesswar.Place;
import postrider.wildernesswar.Position;
import postrider.wildernesswar.Sides;
import postrider.wildernesswar.Space;
import postrider.wildernesswar.Unit;
import postrider.wildernesswar.rules.Supply;

/** What stands on the map and beside it; all of it is open (3.0). */
record Forces(Position now) {
    private Board board() {
        return now.board();
    }

    /** Those of the reader, and what stands next to each. */
    View.Block own(Side side) {
        var supply = new Supply(now.country(), board(), side);
        return table(
                side,
                List.of(
                        View.column("There", space -> there(supply, space)),
                        View.column("Next to it", space -> around(side, space))));
    }

    View.Block enemy(Side side) {
        return table(side, List.of(View.column("There", this::there)));
    }

    private View.Block table(Side side, List<View.Column<Space>> more) {
        var columns = List.<View.Column<Space>>of(
                View.column("Space", Space::name),
                View.column("Who", space -> who(side, space)),
                View.column("Strength", space -> strength(side, space)));
        return View.table(held(side), "nobody on the map", Lists.concat(columns, more));
    }

    private List<Space> held(Side side) {
        return Lists.filter(
                now.country().spaces(),
                space -> board().pieces(space).stream().anyMatch(piece -> piece.side() == side));
    }

    /** "Montcalm 1-6-2; Béarn, La Sarre (reduced)". */
    private String who(Side side, Space space) {
        var leaders = Lists.map(board().leaders(side, space), Forces::rated);
        var units = Lists.map(board().units(side, space), this::named);
        return Stream.of(leaders, units)
                .filter(names -> !names.isEmpty())
                .map(names -> String.join(", ", names))
                .collect(Collectors.joining("; "));
    }

    /** With initiative, command and tactics (3.2). */
    static String rated(Leader leader) {
        return "%s %d-%d-%d".formatted(leader, leader.initiative(), leader.command(), leader.tactics());
    }

    private String named(Unit unit) {
        return board().isReduced(unit) ? unit + " (reduced)" : unit.name();
    }

    private String strength(Side side, Space space) {
        return board().hasUnits(side, space) ? "" + board().strength(side, space) : "";
    }

    private String there(Supply supply, Space space) {
        var own = board().units(supply.side(), space);
        boolean hungry = own.stream().anyMatch(Unit::isDrilled) && !supply.supplies(space);
        return Stream.of(there(space), hungry ? "out of supply" : "")
                .filter(part -> !part.isEmpty())
                .collect(Collectors.joining(", "));
    }

    /** "British fort, siege 1, raided". */
    private String there(Space space) {
        var parts = new ArrayList<String>();
        board().fortress(space).ifPresent(side -> parts.add(side + " fortress"));
        if (board().works().containsKey(space)) {
            var works = board().works().get(space);
            parts.add(works.side() + " " + works.kind().word());
        }
        if (board().begun().containsKey(space)) parts.add(board().begun().get(space) + " fort begun");
        if (board().isBesieged(space)) parts.add("siege " + board().sieges().get(space));
        if (board().raided().containsKey(space)) parts.add("raided");
        if (board().landings().has(space)) parts.add("Amphib");
        if (board().fieldworks().has(space)) parts.add("Fieldworks");
        return String.join(", ", parts);
    }

    /** "Crown Point: French fort, strength 9". */
    private String around(Side side, Space space) {
        var enemy = Sides.enemy(side);
        return now.country().roads().from(space).stream()
                .filter(next -> board().isHeld(enemy, next) || board().isInside(enemy, next))
                .map(next -> Stream.of(there(next), units(enemy, next))
                        .filter(part -> !part.isEmpty())
                        .collect(Collectors.joining(", ", next + ": ", "")))
                .collect(Collectors.joining("; "));
    }

    private String units(Side side, Space space) {
        var strength = strength(side, space);
        return strength.isEmpty() ? "" : "%s strength %s".formatted(side, strength);
    }

    /** Places where something lies and nobody stands. */
    View.Block empty() {
        return View.table(
                Lists.filter(
                        now.country().spaces(),
                        space ->
                                board().pieces(space).isEmpty() && !there(space).isEmpty()),
                "none",
                List.of(View.column("Space", Space::name), View.column("There", this::there)));
    }

    /** Those of a side who are in this place. */
    String at(Place place, Side side) {
        return Wording.orNone(Stream.concat(
                        now.country().leaders(side).stream()
                                .filter(leader -> board().place(leader).equals(place))
                                .map(Forces::rated),
                        now.country().units(side).stream()
                                .filter(unit -> board().place(unit).equals(place))
                                .map(this::named))
                .toList());
    }
}
