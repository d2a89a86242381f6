package postrider.templates.map;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import postrider.box.BoxData;
import postrider.box.Grid;
import postrider.box.Omissible;
import postrider.box.Section;
import postrider.kernel.ruling.Side;
import postrider.kernel.view.HexGround;
import postrider.kernel.view.HexGround.Water;
import postrider.kernel.view.Margin;
import postrider.kernel.view.Picture;
import postrider.kernel.view.Picture.Area;
import postrider.kernel.view.Picture.Arrow;
import postrider.kernel.view.Picture.Connection;
import postrider.kernel.view.Picture.Ground;
import postrider.kernel.view.Picture.Harbour;
import postrider.kernel.view.Picture.Key;
import postrider.kernel.view.Picture.Piece;
import postrider.kernel.view.Picture.Place;
import postrider.kernel.view.Picture.Point;
import postrider.kernel.view.Picture.Shape;
import postrider.kernel.view.Picture.Track;
import postrider.kernel.view.Picture.Works;
import postrider.kernel.view.Sheet;

/** The hex map of Washington's Crossing, and a morning on it as the Americans see it. */
final class Jersey {
    static final Side AMERICAN = Side.of("American");
    static final Side BRITISH = Side.of("British");
    static final int ACROSS = 36;
    private static final int COLUMN = 30;
    private static final int MARGIN = 40;
    private static final Path BOX = Path.of("../games/washingtons-crossing/box/map.yaml");

    private record Town(String name, String hex, String kind) {}

    private record River(String name, String kind, List<String> sides) {}

    private record Road(String name, String along) {}

    private record Ferry(
            String name, String side, @Omissible int arrows, Optional<Integer> cost, Optional<Integer> extra) {}

    private static final Section<Grid.Column> COLUMNS = new Section<>("columns", "column", "column", Grid.Column.class);
    private static final Section<Town> TOWNS = new Section<>("places", "place", "name", Town.class);
    private static final Section<River> RIVERS = new Section<>("rivers", "river", "name", River.class);
    private static final Section<Road> ROADS = new Section<>("roads", "road", "name", Road.class);
    private static final Section<Ferry> FERRIES = new Section<>("ferries", "ferry", "name", Ferry.class);
    private static final BoxData DATA = data();

    private Jersey() {}

    private static BoxData data() {
        try {
            return new BoxData(
                    List.of(COLUMNS, TOWNS, RIVERS, ROADS, FERRIES),
                    new TreeMap<>(Map.of("map.yaml", Files.readString(BOX))),
                    new TreeMap<>());
        } catch (IOException gone) {
            throw new UncheckedIOException(gone);
        }
    }

    static Point at(String hex) {
        int column = Integer.parseInt(hex.substring(0, 2));
        int row = Integer.parseInt(hex.substring(2));
        return new Point(MARGIN + (column - 1) * COLUMN, MARGIN + row * ACROSS + (column % 2 == 0 ? ACROSS / 2 : 0));
    }

    static HexGround ground(boolean frozen) {
        var letters = Map.of(
                'C', Ground.LAND,
                'W', Ground.FOREST,
                'M', Ground.MARSH,
                'H', Ground.HILLS,
                'O', Ground.SEA);
        var grid = new Grid<>(DATA, COLUMNS, letters);
        var edges = new ArrayList<HexGround.Edge>();
        for (var river : DATA.facts(RIVERS))
            for (var side : river.sides()) {
                var pair = Grid.chain(side);
                var water = Water.valueOf(
                        switch (river.kind()) {
                            case "creek" -> "CREEK";
                            case "minor-river" -> "RIVER";
                            default -> "BROAD_RIVER";
                        });
                edges.add(new HexGround.Edge(
                        at(pair.getFirst()),
                        at(pair.getLast()),
                        water,
                        frozen && !river.kind().equals("ocean")));
            }
        return new HexGround(
                ACROSS,
                COLUMN,
                grid.hexes().stream()
                        .map(hex -> new HexGround.Hex(hex, at(hex), grid.at(hex)))
                        .toList(),
                edges,
                DATA.facts(FERRIES).stream()
                        .map(ferry -> new HexGround.Ferry(
                                at(Grid.chain(ferry.side()).getFirst()),
                                at(Grid.chain(ferry.side()).getLast()),
                                Math.max(1, ferry.arrows())))
                        .toList());
    }

    /** Trenton at seven in the morning. */
    static Picture picture(HexGround ground) {
        var places = new ArrayList<Place>();
        for (var town : DATA.facts(TOWNS)) places.add(place(town));
        places.add(new Place(
                "2926",
                "",
                at("2926"),
                0,
                new Shape.Dot(),
                Harbour.NONE,
                Works.FORT,
                Optional.of(BRITISH),
                Optional.empty(),
                false));
        var ways = new ArrayList<Connection>();
        for (var road : DATA.facts(ROADS)) {
            var chain = Grid.chain(road.along());
            for (int i = 1; i < chain.size(); i++)
                ways.add(new Connection(at(chain.get(i - 1)), at(chain.get(i)), Connection.Stroke.WHOLE));
        }
        return new Picture(
                new Margin(
                        "December 26, 7 am",
                        List.of("Rain"),
                        List.of(new Track("American points", 13, 30), new Track("British points", 8, 30)),
                        List.of(
                                new Key(Ground.FOREST, "woods"),
                                new Key(Ground.HILLS, "mountain"),
                                new Key(Ground.MARSH, "marsh"),
                                new Key(Water.CREEK, "creek"),
                                new Key(Water.RIVER, "minor river"),
                                new Key(Water.BROAD_RIVER, "major river"),
                                new Key(new HexGround.Ferry(new Point(0, 0), new Point(0, 0), 1), "ferry"),
                                new Key(Connection.Stroke.WHOLE, "road"),
                                new Key(
                                        new Piece(new Point(0, 0), AMERICAN, "", "", "900", 2, false),
                                        "yours, a stack"),
                                new Key(new Piece(new Point(0, 0), BRITISH, "Rall", "", "", 0, false), "the enemy's"))),
                List.of(BRITISH, AMERICAN),
                new Sheet(
                        2 * MARGIN + 32 * COLUMN,
                        2 * MARGIN + 53 * ACROSS,
                        Optional.of(ground),
                        List.of(
                                new Area("New Jersey", Ground.LAND, List.of(at("2423"), at("2723")), Optional.empty()),
                                new Area(
                                        "Pennsylvania",
                                        Ground.LAND,
                                        List.of(at("0838"), at("1038")),
                                        Optional.empty())),
                        places,
                        ways),
                List.of(
                        new Piece(at("1929"), AMERICAN, "Washington", "fatigue 2", "2990", 5, true),
                        new Piece(at("1930"), AMERICAN, "St. Clair", "fatigue 2", "1270", 1, false),
                        new Piece(at("2130"), AMERICAN, "Ewing", "fatigue 1", "720", 0, false),
                        new Piece(at("1830"), AMERICAN, "Dickinson", "", "400", 0, false),
                        new Piece(at("2237"), AMERICAN, "Cadwalader", "fatigue 1", "2080", 2, false),
                        new Piece(at("1952"), AMERICAN, "Putnam", "", "600", 0, false),
                        new Piece(at("2551"), AMERICAN, "Griffin", "", "800", 1, false),
                        new Piece(at("2029"), BRITISH, "Rall", "", "", 0, false),
                        new Piece(at("1820"), BRITISH, "Leslie", "", "", 0, false),
                        new Piece(at("1818"), BRITISH, "Light Infantry", "", "", 0, false),
                        new Piece(at("3039"), BRITISH, "von Donop", "", "", 1, false),
                        new Piece(at("2630"), BRITISH, "Detachment", "", "", 0, false),
                        new Piece(at("1908"), BRITISH, "Grant", "", "", 3, false),
                        new Piece(at("2402"), BRITISH, "Webster", "", "", 0, false)),
                List.of(
                        new Arrow(at("1329"), at("1629"), Arrow.Act.MARCH, AMERICAN),
                        new Arrow(at("1629"), at("1929"), Arrow.Act.MARCH, AMERICAN),
                        new Arrow(at("2029"), at("2029"), Arrow.Act.BATTLE, AMERICAN)));
    }

    private static Place place(Town town) {
        return new Place(
                town.name(),
                town.name().replaceFirst(",.*", ""),
                at(town.hex()),
                0,
                switch (town.kind()) {
                    case "village" -> new Shape.Dot();
                    case "city" -> new Shape.Square();
                    default -> new Shape.Circle();
                },
                Harbour.NONE,
                Works.NONE,
                Optional.empty(),
                Optional.empty(),
                false);
    }
}
