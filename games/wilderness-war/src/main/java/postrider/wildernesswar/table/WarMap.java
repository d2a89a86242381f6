package postrider.wildernesswar.table;

import static postrider.kernel.view.Picture.Harbour.NONE;
import static postrider.kernel.view.Picture.Harbour.OPEN;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import postrider.kernel.ruling.Side;
import postrider.kernel.view.Margin;
import postrider.kernel.view.Picture;
import postrider.kernel.view.Picture.Area;
import postrider.kernel.view.Picture.Arrow;
import postrider.kernel.view.Picture.Connection;
import postrider.kernel.view.Picture.Ground;
import postrider.kernel.view.Picture.Key;
import postrider.kernel.view.Picture.Piece;
import postrider.kernel.view.Picture.Point;
import postrider.kernel.view.Picture.Shape;
import postrider.kernel.view.Picture.Track;
import postrider.kernel.view.Picture.Works;
import postrider.kernel.view.Sheet;
import postrider.text.Lists;
import postrider.wildernesswar.Board;
import postrider.wildernesswar.Country;
import postrider.wildernesswar.Department;
import postrider.wildernesswar.Place;
import postrider.wildernesswar.Position;
import postrider.wildernesswar.Sides;
import postrider.wildernesswar.Space;
import postrider.wildernesswar.Track.Assemblies;

/** Draws the map as both sides see it: everything on it is public (3.0). */
record WarMap(Position now) {
    /** The British are drawn dark. */
    static final List<Side> SIDES = List.of(Sides.BRITISH, Sides.FRENCH);

    private static final int LEFT = 55;
    private static final int TOP = 10;
    private static final int WIDTH = 1960;
    private static final int HEIGHT = 1345;
    private static final int VICTORY = 11;
    private static final int MILITIA = 4;
    private static final int FOREST = 0;
    private static final int HILLS = 1;
    private static final int ISLAND = 2;
    private static final int DEPARTMENTS = 3;

    Picture picture() {
        return new Picture(
                new Margin("The War in " + now.track().season(), List.of(), tracks(), KEYS),
                SIDES,
                new Sheet(WIDTH, HEIGHT, areas(), Lists.map(country().spaces(), this::place), ways()),
                new MapPieces(now).all(),
                List.of());
    }

    private Country country() {
        return now.country();
    }

    private Board board() {
        return now.board();
    }

    /** Gives more room to the Hudson and the lakes, where the armies are. */
    static Point at(Space space) {
        return new Point(
                stretched(space.at().x(), 480, 720, 267, 189) - LEFT,
                stretched(space.at().y(), 195, 385, 237, 193) - TOP);
    }

    /** Scales the middle section and the sections on both sides of it; both in per cent. */
    private static int stretched(int at, int from, int to, int middle, int sides) {
        return (sides * Math.min(at, from)
                        + middle * Math.clamp(at - from, 0, to - from)
                        + sides * Math.max(0, at - to))
                / 100;
    }

    private static List<Point> points(Collection<Space> spaces) {
        return Lists.map(spaces, WarMap::at);
    }

    // The land.

    private List<Area> areas() {
        var areas = new ArrayList<Area>();
        for (var ground : List.of(Ground.FOREST, Ground.HILLS, Ground.LAND))
            areas.add(new Area("", ground, List.of(), Optional.empty()));
        for (var department : Department.values()) {
            var spaces = Lists.filter(country().spaces(), space -> space.isIn(department));
            areas.add(new Area(department.toString(), Ground.LAND, points(spaces), Optional.of(department.side())));
        }
        for (var water : country().waters()) {
            var ground = water.lake() ? Ground.LAKE : Ground.SEA;
            areas.add(new Area(water.name(), ground, points(water.shore()), Optional.empty()));
        }
        return areas;
    }

    /** 2.0; the boxes are in no department. */
    private static int area(Space space) {
        return switch (space.terrain()) {
            case WILDERNESS, NONE -> FOREST;
            case MOUNTAIN -> HILLS;
            case CULTIVATED ->
                space.department().map(where -> DEPARTMENTS + where.ordinal()).orElse(ISLAND);
        };
    }

    private Picture.Place place(Space space) {
        var place = new Picture.Place(
                        space.name(), space.name(), at(space), area(space), shape(space), space.port() ? OPEN : NONE)
                .raided(raided(space));
        var holder = board().fortification(space)
                .or(() -> Optional.ofNullable(board().begun().get(space)));
        return holder.map(side -> place.built(works(space), side)).orElse(place);
    }

    private static Shape shape(Space space) {
        if (space.fortress()) return new Shape.Star();
        if (!space.tribes().isEmpty()) return new Shape.Village();
        return switch (space.terrain()) {
            case CULTIVATED -> new Shape.Square();
            case MOUNTAIN -> new Shape.Triangle();
            case WILDERNESS, NONE -> new Shape.Circle();
        };
    }

    private Works works(Space space) {
        if (board().fort(space).isPresent()) return Works.FORT;
        if (board().stockade(space).isPresent()) return Works.STOCKADE;
        return board().begun().containsKey(space) ? Works.BEGUN : Works.NONE;
    }

    private Optional<Side> raided(Space space) {
        var raids = board().raids(space);
        return Lists.find(Sides.BOTH, side -> raids.of(side) > 0);
    }

    private List<Connection> ways() {
        var ways = new ArrayList<Connection>();
        for (var from : country().spaces()) {
            for (var to : country().roads().from(from))
                if (to.index() > from.index()) ways.add(new Connection(at(from), at(to), kind(from, to)));
            for (var to : country().arrows().from(from).or(country().landings().from(from)))
                ways.add(new Connection(at(from), at(to), Connection.Stroke.ONE_WAY));
        }
        return ways;
    }

    private Connection.Stroke kind(Space from, Space to) {
        if (country().shores().joins(from, to)) return Connection.Stroke.SHORE;
        return country().water().joins(from, to) ? Connection.Stroke.RIVER : Connection.Stroke.WHOLE;
    }

    // The tracks.

    private List<Track> tracks() {
        var tracks = new ArrayList<Track>();
        for (var side : SIDES)
            tracks.add(new Track(side + " VP", Math.clamp(now.track().vp(side), 0, VICTORY), VICTORY));
        tracks.add(new Track("Assemblies", now.track().assemblies().ordinal() + 1, Assemblies.values().length));
        for (var department : Department.values())
            tracks.add(new Track(department + " militia", militia(department), MILITIA));
        return tracks;
    }

    private int militia(Department department) {
        var box = new Place.MilitiaBox(department);
        var units = country().units(department.side());
        return Lists.filter(units, unit -> board().place(unit).equals(box)).size();
    }

    // The legend.

    private static final Point NOWHERE = new Point(0, 0);

    private static final List<Key> KEYS = List.of(
            new Key(place(new Shape.Square()), "cultivated"),
            new Key(place(new Shape.Circle()), "wilderness"),
            new Key(place(new Shape.Triangle()), "mountain"),
            new Key(place(new Shape.Village()), "settlement"),
            new Key(place(new Shape.Star()), "fortress"),
            new Key(
                    new Picture.Place("", "", NOWHERE, 0, new Shape.Star(), OPEN)
                            .controlled(Optional.of(Sides.BRITISH)),
                    "British port"),
            new Key(place(new Shape.Circle()).built(Works.FORT, Sides.FRENCH), "French fort"),
            new Key(place(new Shape.Circle()).built(Works.BEGUN, Sides.FRENCH), "fort begun"),
            new Key(place(new Shape.Circle()).built(Works.STOCKADE, Sides.FRENCH), "stockade"),
            new Key(place(new Shape.Square()).raided(Optional.of(Sides.FRENCH)), "raided"),
            new Key(new Piece(NOWHERE, Sides.BRITISH, "Wolfe", "3 reg", "12", false), "force, strength"),
            new Key(new Piece(NOWHERE, Sides.FRENCH, "", "2 Ind", "2", false), "units, strength"),
            new Key(Connection.Stroke.WHOLE, "land"),
            new Key(Connection.Stroke.RIVER, "river"),
            new Key(Connection.Stroke.SHORE, "lake shore"),
            new Key(Connection.Stroke.ONE_WAY, "one way"),
            new Key(Arrow.Act.MARCH, "march"),
            new Key(Arrow.Act.BY_SEA, "by water"),
            new Key(Arrow.Act.RETREAT, "retreat"),
            new Key(Arrow.Act.BATTLE, "battle"),
            new Key(Arrow.Act.RAID, "raid"));

    private static Picture.Place place(Shape shape) {
        return new Picture.Place("", "", NOWHERE, 0, shape, NONE);
    }
}
