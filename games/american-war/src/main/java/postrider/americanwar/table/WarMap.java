package postrider.americanwar.table;

import static postrider.kernel.view.Picture.Harbour.BLOCKADED;
import static postrider.kernel.view.Picture.Harbour.NONE;
import static postrider.kernel.view.Picture.Harbour.OPEN;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import postrider.americanwar.Country;
import postrider.americanwar.General;
import postrider.americanwar.Position;
import postrider.americanwar.Sides;
import postrider.americanwar.Space;
import postrider.americanwar.Troops;
import postrider.kernel.ruling.Side;
import postrider.kernel.view.Margin;
import postrider.kernel.view.Picture;
import postrider.kernel.view.Picture.Arrow;
import postrider.kernel.view.Picture.Connection;
import postrider.kernel.view.Picture.Ground;
import postrider.kernel.view.Picture.Harbour;
import postrider.kernel.view.Picture.Key;
import postrider.kernel.view.Picture.Piece;
import postrider.kernel.view.Picture.Point;
import postrider.kernel.view.Picture.Shape;
import postrider.kernel.view.Sheet;
import postrider.text.Lists;

/** Draws the map as both sides see it: everything on it is public. */
public record WarMap(Position now) {
    private static final List<Side> DRAWN = List.of(Sides.BRITISH, Sides.AMERICAN);
    private static final int WIDTH = 1110;
    private static final int HEIGHT = 1515;
    private static final Point NOWHERE = new Point(0, 0);

    /** @param tracks what else is counted, besides colonies */
    public Picture picture(int year, List<Picture.Track> tracks) {
        var ways = ways();
        return new Picture(
                new Margin(
                        "The War in " + year,
                        List.of(),
                        Lists.concat(tracks, Lists.map(DRAWN, this::colonies)),
                        legend(ways)),
                DRAWN,
                new Sheet(
                        WIDTH,
                        HEIGHT,
                        Lists.concat(colonies(), waters()),
                        Lists.map(country().spaces(), this::place),
                        ways),
                pieces(),
                List.of());
    }

    private Country country() {
        return now.country();
    }

    private Picture.Track colonies(Side side) {
        return new Picture.Track(
                side + " colonies",
                now.colonies(side).size(),
                country().colonies().size());
    }

    private List<Picture.Area> colonies() {
        return Lists.map(
                country().colonies(),
                colony -> new Picture.Area(
                        colony,
                        Ground.LAND,
                        points(country().spacesOf(colony)),
                        Lists.find(Sides.BOTH, side -> now.colonies(side).contains(colony))));
    }

    /** Blockade Zones (12.3). A zone that is a single port has no name of its own. */
    private List<Picture.Area> waters() {
        return Lists.map(
                Lists.filter(country().zones(), this::isWater),
                zone -> new Picture.Area(zone, Ground.SEA, around(country().portsOf(zone)), Optional.empty()));
    }

    /** The ports, and points off the coast to the east of them. */
    private static List<Point> around(List<Space> ports) {
        var offshore = Lists.map(points(ports), port -> new Point(port.x() + 200, port.y() + 60));
        return Lists.concat(points(ports), offshore);
    }

    private boolean isWater(String zone) {
        return country().spaces().stream().noneMatch(space -> space.name().equals(zone));
    }

    /** Scaled up from the box, because New England needs room for names and armies. */
    private static Point at(Space space) {
        return new Point(space.at().x() * 103 / 100, space.at().y() * 107 / 100);
    }

    private static List<Point> points(Collection<Space> spaces) {
        return Lists.map(spaces, WarMap::at);
    }

    private Picture.Place place(Space space) {
        int colony = country().colonies().indexOf(space.colony());
        return new Picture.Place(space.name(), space.name(), at(space), colony, shape(space), harbour(space))
                .controlled(now.control(space));
    }

    private static Shape shape(Space space) {
        return switch (space.shape()) {
            case ORDINARY -> new Shape.Circle();
            case WINTER_QUARTERS -> new Shape.Square();
            case FORTIFIED_PORT -> new Shape.Star();
        };
    }

    private Harbour harbour(Space space) {
        if (now.blockaded(space)) return BLOCKADED;
        return space.port() ? OPEN : NONE;
    }

    private List<Connection> ways() {
        var connections = country().connections();
        return country().spaces().stream()
                .flatMap(from -> connections.adjacent(from).or(connections.arnolds(from)).stream()
                        .filter(to -> to.index() > from.index())
                        .map(to -> new Connection(at(from), at(to), kind(from, to))))
                .toList();
    }

    private Connection.Stroke kind(Space from, Space to) {
        var connections = country().connections();
        if (connections.isArnolds(from, to)) return Connection.Stroke.DOTTED;
        return connections.isWilderness(from, to) ? Connection.Stroke.DASHED : Connection.Stroke.WHOLE;
    }

    private List<Piece> pieces() {
        var pieces = new ArrayList<Piece>();
        for (var space : country().spaces())
            for (var side : Sides.BOTH) army(side, space).ifPresent(pieces::add);
        for (var space : Lists.of(now.board().congress()))
            pieces.add(new Piece(at(space), Sides.AMERICAN, "Congress", "", "", false));
        now.board().navy().map(this::navy).ifPresent(pieces::add);
        return List.copyOf(pieces);
    }

    private Optional<Piece> army(Side side, Space space) {
        var troops = now.troops(side, space);
        var led = now.generals(side, space);
        if (troops.isEmpty() && led.isEmpty()) return Optional.empty();
        var names = Lists.map(led, General::name);
        var ratings = Lists.joined(led, ", ", General::printed);
        return Optional.of(
                new Piece(at(space), side, String.join(", ", names), ratings, strength(troops), false).of(names));
    }

    /** "5", or "3+2 F" with French among them. */
    private static String strength(Troops troops) {
        if (troops.french() == 0) return Integer.toString(troops.total());
        return (troops.american() > 0 ? troops.american() + "+" : "") + troops.french() + " F";
    }

    /** Drawn in the first of the ports it closes. */
    private Piece navy(String zone) {
        var where = at(country().portsOf(zone).getFirst());
        var blockades = isWater(zone) ? "blockades " + zone : "";
        return new Piece(where, Sides.AMERICAN, "French Navy", blockades, "", false);
    }

    /** Explains only what is on this map. */
    private List<Key> legend(List<Connection> ways) {
        var howe = country().generals(Sides.BRITISH).getFirst();
        var keys = new ArrayList<Key>();
        keys.add(new Key(sample(new Shape.Circle(), NONE, Optional.of(Sides.BRITISH)), "British PC"));
        keys.add(new Key(sample(new Shape.Circle(), NONE, Optional.of(Sides.AMERICAN)), "American PC"));
        keys.add(new Key(sample(new Shape.Circle(), NONE, Optional.empty()), "no PC"));
        keys.add(new Key(sample(new Shape.Square(), NONE, Optional.empty()), "winter quarters"));
        if (country().spaces().stream().anyMatch(Space::fortified))
            keys.add(new Key(sample(new Shape.Star(), OPEN, Optional.empty()), "fortified port"));
        keys.add(new Key(sample(new Shape.Circle(), OPEN, Optional.empty()), "port"));
        keys.add(new Key(sample(new Shape.Circle(), BLOCKADED, Optional.empty()), "blockaded"));
        keys.add(new Key(
                new Piece(NOWHERE, Sides.BRITISH, howe.name(), howe.printed(), "5", false), "general, ratings, CU"));
        keys.add(new Key(new Piece(NOWHERE, Sides.AMERICAN, "", "", "2", false), "CU alone"));
        keys.add(new Key(Connection.Stroke.WHOLE, "line"));
        if (ways.stream().anyMatch(way -> way.stroke() == Connection.Stroke.DASHED))
            keys.add(new Key(Connection.Stroke.DASHED, "over wilderness"));
        keys.add(new Key(Connection.Stroke.DOTTED, "Arnold alone"));
        keys.add(new Key(Arrow.Act.MARCH, "march"));
        keys.add(new Key(Arrow.Act.BY_SEA, "by sea"));
        keys.add(new Key(Arrow.Act.RETREAT, "retreat"));
        keys.add(new Key(Arrow.Act.BATTLE, "battle"));
        return List.copyOf(keys);
    }

    private static Picture.Place sample(Shape shape, Harbour harbour, Optional<Side> control) {
        return new Picture.Place("", "", NOWHERE, 0, shape, harbour).controlled(control);
    }
}
