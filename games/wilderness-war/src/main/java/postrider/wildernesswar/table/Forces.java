package postrider.wildernesswar.table;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import postrider.kernel.ruling.Side;
import postrider.kernel.view.View;
import postrider.map.SpaceSet;
import postrider.text.Lists;
import postrider.text.Wording;
import postrider.wildernesswar.Board;
import postrider.wildernesswar.Country;
import postrider.wildernesswar.Leader;
import postrider.wildernesswar.Place;
import postrider.wildernesswar.Position;
import postrider.wildernesswar.Sides;
import postrider.wildernesswar.Space;
import postrider.wildernesswar.Unit;
import postrider.wildernesswar.rules.Supply;

/** The pieces on the map and beside it, which are public (3.0). */
record Forces(Position now) {
    private Board board() {
        return now.board();
    }

    private Country country() {
        return now.country();
    }

    View.Block own(Side side) {
        var supplied = new Supply(country(), board(), side).supplied();
        return table(side, space -> there(side, supplied, space));
    }

    View.Block enemy(Side side) {
        return table(side, this::there);
    }

    private View.Block table(Side side, Function<Space, String> there) {
        return View.table(
                List.copyOf(
                        board().on().units().of(side).or(board().on().leaders().of(side))),
                "nobody on the map",
                View.column("Space", Space::name),
                View.column("Who", space -> who(side, space)),
                View.column("Strength", space -> strength(side, space)),
                View.column("There", there));
    }

    /** Where the units of a side may go next. */
    View.Block armies(Side side) {
        return View.table(
                List.copyOf(board().on().units().of(side)),
                "none",
                View.column("Where", Forces::marked),
                View.column("Next to it", this::neighbours));
    }

    /** "Montcalm 1-6-2; Béarn, La Sarre (reduced)". */
    private String who(Side side, Space space) {
        var leaders = Lists.map(board().leaders(side, space), Forces::rated);
        var units = Lists.map(board().units(side, space), this::named);
        return Wording.joinNonEmpty("; ", String.join(", ", leaders), String.join(", ", units));
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

    private String there(Side side, SpaceSet<Space> supplied, Space space) {
        boolean hungry = board().hasDrilled(side, space) && !supplied.has(space);
        return String.join(", ", hungry ? Lists.with(lying(space), "out of supply") : lying(space));
    }

    /** "British fort, siege 1, raided". */
    private String there(Space space) {
        return String.join(", ", lying(space));
    }

    private List<String> lying(Space space) {
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
        return parts;
    }

    /** "Wood Creek; Crown Point by lake shore: French fort, French strength 9". */
    private String neighbours(Space space) {
        var next = country().byLand().from(space);
        if (next.isEmpty()) return "nothing by land; by sea from its port (6.4)";
        return Lists.joined(next, "; ", other -> marked(other) + line(space, other) + standing(other));
    }

    private String line(Space one, Space other) {
        if (!country().roads().joins(one, other)) return " one way";
        if (country().shores().joins(one, other)) return " by lake shore";
        return country().water().joins(one, other) ? " by river" : "";
    }

    private String standing(Space space) {
        var sides = Lists.filter(Sides.BOTH, side -> board().hasUnits(side, space));
        var units = Lists.map(sides, side -> "%s strength %s".formatted(side, strength(side, space)));
        var all = Lists.<String>concat(lying(space), units);
        return all.isEmpty() ? "" : ": " + String.join(", ", all);
    }

    /** What the marks mean (2.0). */
    static final String MARKS = "(c) cultivated, (m) mountain; all others are wilderness.";

    private static String marked(Space space) {
        return switch (space.terrain()) {
            case CULTIVATED -> space.name() + " (c)";
            case MOUNTAIN -> space.name() + " (m)";
            case WILDERNESS, NONE -> space.name();
        };
    }

    /** Spaces with markers or fortifications but no pieces. */
    View.Block empty() {
        var left =
                Lists.filter(country().spaces(), space -> board().pieces(space).isEmpty());
        return View.table(
                Lists.filter(left, space -> !lying(space).isEmpty()),
                "none",
                View.column("Space", Space::name),
                View.column("There", this::there));
    }

    /** The pieces of a side in this place. */
    String at(Place place, Side side) {
        var there = Lists.filter(
                country().pieces(),
                piece -> piece.side() == side && board().place(piece).equals(place));
        return Wording.orNone(Lists.concat(
                Lists.map(Lists.filter(there, Leader.class), Forces::rated),
                Lists.map(Lists.filter(there, Unit.class), this::named)));
    }
}
