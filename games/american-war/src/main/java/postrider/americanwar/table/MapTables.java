package postrider.americanwar.table;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.function.Function;
import java.util.function.Predicate;
import postrider.americanwar.General;
import postrider.americanwar.Place;
import postrider.americanwar.Position;
import postrider.americanwar.Sides;
import postrider.americanwar.Space;
import postrider.kernel.ruling.Side;
import postrider.kernel.view.View;
import postrider.map.SpaceSet;
import postrider.text.Lists;
import postrider.text.Wording;

/** What letters tell one side, the viewer, about the map. Everything on it is public. */
public record MapTables(Position now, Side viewer) {
    private static final String DOUBTED = "? after a rating or a card: nobody has confirmed it.";

    public View.Block forces() {
        var held = Lists.filter(
                now.country().spaces(),
                space -> !(force(Sides.AMERICAN, space) + force(Sides.BRITISH, space)).isEmpty());
        return View.table(
                held,
                "none",
                View.column("Space", Space::name),
                View.column("American", space -> force(Sides.AMERICAN, space)),
                View.column("British", space -> force(Sides.BRITISH, space)));
    }

    private String force(Side side, Space space) {
        return force(side, space, General::rated);
    }

    private String force(Side side, Space space, Function<General, String> called) {
        var generals = Lists.joined(now.generals(side, space), ", ", called);
        var troops = now.troops(side, space);
        boolean congress = side == Sides.AMERICAN && now.congressIn(space);
        return Wording.joinNonEmpty(
                ", ", generals, troops.isEmpty() ? "" : troops.words(), congress ? "the Congress" : "");
    }

    /** "Howe (3) in Boston with 5 CU": a card of that number may activate him. */
    public static String army(Position now, General general) {
        var space = now.space(general).orElseThrow();
        var troops = now.troops(general.side(), space);
        return "%s (%d) in %s%s".formatted(general, general.strategy(), space, troops.with());
    }

    /** Where each army may go next (7.3 / 7.1). */
    public View.Block armies() {
        Predicate<Space> led = space -> now.general(viewer, space).isPresent();
        var own = Lists.filter(now.country().spaces(), led.or(space -> now.units(viewer, space) > 0));
        var columns = List.of(View.column("Where", MapTables::marked), View.column("Next to it", this::neighbours));
        return View.table(own, "none", columns);
    }

    /** "Saratoga: Burgoyne, 3 CU; Montreal (w) over wilderness". */
    private String neighbours(Space space) {
        var connections = now.country().connections();
        var next = now.generals(viewer, space).stream()
                .map(general -> connections.adjacent(general, space))
                .reduce(connections.adjacent(space), SpaceSet::or);
        return Lists.joined(next, "; ", there -> marked(there) + line(space, there) + standing(there));
    }

    private String line(Space one, Space other) {
        var connections = now.country().connections();
        return (connections.isWilderness(one, other) ? " over wilderness" : "")
                + (connections.isArnolds(one, other) ? ", Arnold alone" : "");
    }

    /** The forces of both sides there. */
    private String standing(Space space) {
        var american = force(Sides.AMERICAN, space, General::name);
        var forces = Wording.joinNonEmpty(" and ", american, force(Sides.BRITISH, space, General::name));
        return forces.isEmpty() ? "" : ": " + forces;
    }

    /** "American Charlottesville; British Norfolk": the spaces with markers; no other has one. */
    public View.Block control() {
        var facts = new LinkedHashMap<String, String>();
        for (var colony : now.country().colonies()) {
            var spaces = now.country().spacesOf(colony);
            var held = Wording.joinNonEmpty("; ", held(Sides.AMERICAN, spaces), held(Sides.BRITISH, spaces));
            if (!held.isEmpty()) facts.put(colony, held);
        }
        return View.facts(facts);
    }

    private String held(Side side, SpaceSet<Space> colony) {
        var held = colony.and(now.board().control().of(side));
        return held.isEmpty() ? "" : side + " " + Wording.orNone(held);
    }

    /** "Norfolk (p, w), Yorktown (p), Richmond", by colony, for reference: a letter does not come with the printed map. */
    public View.Section spaces(String shapes, String ratings) {
        var facts = new LinkedHashMap<String, String>();
        for (var colony : now.country().colonies())
            facts.put(colony, Lists.joined(now.country().spacesOf(colony), ", ", MapTables::marked));
        var doubted = Lists.find(
                now.country().generals(), general -> !general.doubted().isEmpty());
        var signs = doubted.isEmpty() ? View.lines(shapes, ratings) : View.lines(shapes, ratings, DOUBTED);
        return View.reference("The spaces of the map", signs, View.facts(facts));
    }

    private static String marked(Space space) {
        return switch (space.shape()) {
            case FORTIFIED_PORT -> space.name() + " (f)";
            case WINTER_QUARTERS -> space.name() + (space.port() ? " (p, w)" : " (w)");
            case ORDINARY -> space.name() + (space.port() ? " (p)" : "");
        };
    }

    /** What waits in the Reinforcements Box, except the French (8.0). */
    public List<String> reinforcements(Side side) {
        var generals = Lists.map(
                now.generals(side, Place.Box.REINFORCEMENTS),
                general -> side == viewer ? general.rated() : general.name());
        return side == Sides.BRITISH ? Lists.with(generals, now.board().britishBox() + " CU") : generals;
    }

    public List<General> captured() {
        return Lists.flatMap(Sides.BOTH, side -> now.generals(side, Place.Box.CAPTURED));
    }
}
