package postrider.washingtonscrossing.table;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.WeakHashMap;
import postrider.kernel.view.HexGround;
import postrider.kernel.view.HexGround.Water;
import postrider.kernel.view.Picture;
import postrider.kernel.view.Picture.Connection;
import postrider.kernel.view.Picture.Ground;
import postrider.kernel.view.Picture.Harbour;
import postrider.kernel.view.Picture.Point;
import postrider.kernel.view.Picture.Shape;
import postrider.map.Hexes;
import postrider.map.Hexes.Hex;
import postrider.text.Lists;
import postrider.washingtonscrossing.Country;
import postrider.washingtonscrossing.Hexside;
import postrider.washingtonscrossing.Place;
import postrider.washingtonscrossing.River;
import postrider.washingtonscrossing.Terrain;

/** The printed map (2.1.1), the same in every picture except for ice. */
record PrintedMap(
        int width, int height, HexGround open, HexGround frozen, List<Picture.Place> places, List<Connection> roads) {
    static final int ACROSS = 36;
    static final int STEP = 30;
    private static final int MARGIN = 40;

    /** One map per grid. */
    private static final Map<Hexes, PrintedMap> PRINTED = Collections.synchronizedMap(new WeakHashMap<>());

    static PrintedMap of(Country country) {
        return PRINTED.computeIfAbsent(country.grid(), grid -> printed(country));
    }

    private static PrintedMap printed(Country country) {
        return new PrintedMap(
                MARGIN + Lists.highest(country.hexes(), hex -> at(hex).x()),
                MARGIN + Lists.highest(country.hexes(), hex -> at(hex).y()),
                ground(country, false),
                ground(country, true),
                Lists.map(country.places().values(), PrintedMap::place),
                roads(country));
    }

    static Point at(Hex hex) {
        int lower = hex.column() % 2 == 0 ? ACROSS / 2 : 0;
        return new Point(MARGIN + (hex.column() - 1) * STEP, MARGIN + hex.row() * ACROSS + lower);
    }

    static Point at(Hexside side) {
        var one = at(side.pennsylvania());
        var other = at(side.newJersey());
        return new Point((one.x() + other.x()) / 2, (one.y() + other.y()) / 2);
    }

    private static HexGround ground(Country country, boolean frozen) {
        var hexes = Lists.map(
                country.hexes(), hex -> new HexGround.Hex(hex.toString(), at(hex), ground(country.terrain(hex))));
        return new HexGround(ACROSS, STEP, hexes, edges(country, frozen), ferries(country));
    }

    private static Ground ground(Terrain terrain) {
        return switch (terrain) {
            case CLEAR -> Ground.LAND;
            case WOODS -> Ground.FOREST;
            case MARSH -> Ground.MARSH;
            case MOUNTAIN -> Ground.HILLS;
            case OCEAN -> Ground.SEA;
        };
    }

    private static List<HexGround.Edge> edges(Country country, boolean frozen) {
        var edges = new ArrayList<HexGround.Edge>();
        for (var hex : country.hexes())
            for (var next : country.grid().neighbours(hex))
                if (hex.index() < next.index())
                    for (var river : Lists.of(country.rivers().between(hex, next)))
                        edges.add(new HexGround.Edge(at(hex), at(next), water(river), frozen && river != River.OCEAN));
        return edges;
    }

    private static Water water(River river) {
        return switch (river) {
            case CREEK -> Water.CREEK;
            case MINOR_RIVER -> Water.RIVER;
            case MAJOR_RIVER, OCEAN -> Water.BROAD_RIVER;
        };
    }

    private static List<HexGround.Ferry> ferries(Country country) {
        var ferries = new ArrayList<HexGround.Ferry>();
        for (var ferry : country.ferries())
            ferries.add(new HexGround.Ferry(
                    at(ferry.side().pennsylvania()), at(ferry.side().newJersey()), ferry.arrows()));
        for (var ends : List.of(country.amboy(), country.brunswick()))
            ferries.add(new HexGround.Ferry(at(ends.getFirst()), at(ends.getLast()), 1));
        return ferries;
    }

    private static List<Connection> roads(Country country) {
        var roads = new ArrayList<Connection>();
        for (var hex : country.hexes())
            for (var next : country.roads().from(hex))
                if (hex.index() < next.index()) roads.add(new Connection(at(hex), at(next), Connection.Stroke.WHOLE));
        return List.copyOf(roads);
    }

    private static Picture.Place place(Place place) {
        var shape = switch (place.kind()) {
            case TOWN -> new Shape.Circle();
            case CITY -> new Shape.Square();
            case VILLAGE -> new Shape.Dot();
        };
        var label = place.name().replaceFirst(",.*", "");
        return new Picture.Place(place.name(), label, at(place.hex()), 0, shape, Harbour.NONE);
    }
}
