package postrider.washingtonscrossing.table;

import static postrider.washingtonscrossing.Track.MOST_POINTS;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
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
import postrider.kernel.view.Picture.Point;
import postrider.kernel.view.Picture.Shape;
import postrider.kernel.view.Picture.Track;
import postrider.kernel.view.Picture.Works;
import postrider.kernel.view.Sheet;
import postrider.map.Hexes.Hex;
import postrider.text.Lists;
import postrider.washingtonscrossing.AtPosition;
import postrider.washingtonscrossing.Condition;
import postrider.washingtonscrossing.Hexside;
import postrider.washingtonscrossing.Leader;
import postrider.washingtonscrossing.Position;
import postrider.washingtonscrossing.Ship;
import postrider.washingtonscrossing.Sides;
import postrider.washingtonscrossing.rules.Sight;

/**
 * The map as one side sees it (3.0): its own stacks with their men, and of enemy stacks what it may look at.
 *
 * @param open the sides whose men it shows: both at the end of the game
 */
record CrossingMap(Position now, List<Side> open) implements AtPosition {
    /** The British are the dark side, as in every game. */
    private static final List<Side> DRAWN = List.of(Sides.BRITISH, Sides.AMERICAN);

    private static final Point NOWHERE = new Point(0, 0);

    /** The legend. */
    private static final List<Key> KEYS = List.of(
            new Key(Ground.FOREST, "woods"),
            new Key(Ground.MARSH, "marsh"),
            new Key(Ground.HILLS, "mountain"),
            new Key(Water.CREEK, "creek"),
            new Key(Water.RIVER, "minor river"),
            new Key(Water.BROAD_RIVER, "major river"),
            new Key(new HexGround.Ferry(NOWHERE, NOWHERE, 1), "ferry"),
            new Key(Connection.Stroke.WHOLE, "road"),
            new Key(mark(new Shape.Square()), "city"),
            new Key(mark(new Shape.Circle()), "town"),
            new Key(mark(new Shape.Dot()), "village"),
            new Key(mark(new Shape.Dot()).built(Works.FORT, Sides.BRITISH), "entrenchment"),
            new Key(new Piece(NOWHERE, Sides.AMERICAN, "", "", "900", 1, false), "a stack, men"),
            new Key(new Piece(NOWHERE, Sides.BRITISH, "Rall", "", "", 0, false), "an enemy seen"),
            new Key(Arrow.Act.MARCH, "march"),
            new Key(Arrow.Act.RETREAT, "retreat"),
            new Key(Arrow.Act.BATTLE, "battle"));

    Picture picture() {
        var printed = PrintedMap.of(country());
        var track = track();
        var points = Lists.map(
                Sides.BOTH, side -> new Track(side + " points", track.points().of(side), MOST_POINTS));
        var margin = new Margin(track.turn().toString(), List.of(track.weather().word()), points, KEYS);
        var sheet = new Sheet(
                printed.width(),
                printed.height(),
                Optional.of(track.turn().isFrozen() ? printed.frozen() : printed.open()),
                List.of(new Area("", Ground.LAND, List.of(), Optional.empty())),
                places(printed),
                printed.roads());
        return new Picture(margin, DRAWN, sheet, pieces(), List.of());
    }

    /** 19.0: both sides see entrenchments. */
    private List<Picture.Place> places(PrintedMap printed) {
        var places = new LinkedHashMap<Point, Picture.Place>();
        for (var place : printed.places()) places.put(place.at(), place);
        board().works().forEach((hex, works) -> {
            var at = PrintedMap.at(hex);
            var place = places.getOrDefault(at, bare(hex.toString(), at, new Shape.Dot()));
            places.put(at, place.built(works.complete() ? Works.FORT : Works.BEGUN, works.side()));
        });
        return List.copyOf(places.values());
    }

    private List<Piece> pieces() {
        var pieces = new ArrayList<Piece>();
        for (var side : open) for (var hex : board().hexes(side)) pieces.add(own(side, hex));
        for (var side : Lists.filter(Sides.BOTH, one -> !open.contains(one)))
            for (var hex : board().hexes(side)) pieces.add(seen(side, hex));
        for (var ship : Ship.ALL) board().ship(ship).ifPresent(at -> pieces.add(piece(ship.toString(), at)));
        return pieces;
    }

    private static Piece piece(String ship, Hexside at) {
        return new Piece(PrintedMap.at(at), Sides.AMERICAN, ship, "", "", 0, false, List.of(ship));
    }

    private Piece own(Side side, Hex hex) {
        var stack = board().in(side, hex);
        int troops = board().troops(stack);
        int fatigue = board().mostFatigue(stack);
        return piece(side, hex, stack, fatigue == 0 ? "" : "fatigue " + fatigue, troops == 0 ? "" : "" + troops);
    }

    /** 3.0: hides how many men and, from afar, how many leaders there are. */
    private Piece seen(Side side, Hex hex) {
        return piece(side, hex, new Sight(now, Sides.enemy(side)).seen(hex), "", "");
    }

    /** 18.1, 18.2: a marker on the top leader replaces other details. */
    private Piece piece(Side side, Hex hex, List<Leader> stack, String detail, String strength) {
        var top = Sight.top(stack);
        var condition = board().there(top).condition();
        var mark = condition == Condition.GOOD_ORDER ? detail : condition.word();
        var who = Lists.map(stack, Leader::name);
        return new Piece(PrintedMap.at(hex), side, top.name(), mark, strength, stack.size() - 1, false, who);
    }

    private static Picture.Place mark(Shape shape) {
        return bare("", NOWHERE, shape);
    }

    private static Picture.Place bare(String name, Point at, Shape shape) {
        return new Picture.Place(name, "", at, 0, shape, Harbour.NONE);
    }
}
