package postrider.washingtonscrossing.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import postrider.kernel.ruling.Side;
import postrider.kernel.view.HexGround;
import postrider.kernel.view.HexGround.Water;
import postrider.kernel.view.Picture;
import postrider.kernel.view.Picture.Area;
import postrider.kernel.view.Picture.Ground;
import postrider.kernel.view.Picture.Harbour;
import postrider.kernel.view.Picture.Key;
import postrider.kernel.view.Picture.Piece;
import postrider.kernel.view.Picture.Point;
import postrider.kernel.view.Picture.Shape;
import postrider.kernel.view.Picture.Track;
import postrider.kernel.view.Picture.Way;
import postrider.map.Hexes.Hex;
import postrider.text.Lists;
import postrider.washingtonscrossing.Condition;
import postrider.washingtonscrossing.Country;
import postrider.washingtonscrossing.Place;
import postrider.washingtonscrossing.Position;
import postrider.washingtonscrossing.Sides;
import postrider.washingtonscrossing.Works;
import postrider.washingtonscrossing.rules.Sight;

/** The map as one side sees it (3.0): its own stacks with their men and fatigue, of the enemy who lies on top. */
record CrossingMap(Position now, Side side) {
    /** The British are the dark side. */
    private static final List<Side> SIDES = List.of(Sides.BRITISH, Sides.AMERICAN);

    private static final Point NOWHERE = new Point(0, 0);

    private static final List<Key> LEGEND = List.of(
            new Key(Ground.FOREST, "woods"),
            new Key(Ground.HILLS, "mountain"),
            new Key(Ground.MARSH, "marsh"),
            new Key(Water.CREEK, "creek"),
            new Key(Water.RIVER, "minor river"),
            new Key(Water.BROAD_RIVER, "the Delaware"),
            new Key(new HexGround.Ferry(NOWHERE, NOWHERE, 1), "ferry"),
            new Key(Way.Kind.WHOLE, "road"),
            new Key(new Piece(NOWHERE, Sides.AMERICAN, "", "", "900", 2, false), "a stack and its men"),
            new Key(new Piece(NOWHERE, Sides.BRITISH, "Rall", "", "", 0, false), "a stack of the enemy"));

    Picture picture() {
        boolean frozen = now.track().turn().isFrozen();
        return new Picture(
                now.track().turn().toString(),
                List.of(now.track().weather().word()),
                Country.WIDTH,
                Country.HEIGHT,
                SIDES,
                Optional.of(frozen ? country().frozen() : country().open()),
                List.of(area("New Jersey", "2423", "2723"), area("Pennsylvania", "0838", "1038")),
                places(),
                ways(),
                pieces(),
                tracks(),
                List.of(),
                LEGEND);
    }

    private Country country() {
        return now.country();
    }

    private Area area(String name, String... around) {
        var points = Lists.map(List.of(around), number -> Country.at(country().hex(number)));
        return new Area(name, Ground.LAND, points, Optional.empty());
    }

    /** All that have a name, and hexes with entrenchments. */
    private List<Picture.Place> places() {
        var all = new ArrayList<Picture.Place>();
        for (var place : country().places().values()) all.add(place(place.hex(), place.name(), shape(place)));
        for (var hex : now.board().works().keySet())
            if (country().place(hex).isEmpty()) all.add(place(hex, "", new Shape.Dot()));
        return all;
    }

    private Picture.Place place(Hex hex, String label, Shape shape) {
        var works = now.board().works(hex);
        return new Picture.Place(
                country().name(hex),
                label,
                Country.at(hex),
                country().pennsylvania().has(hex) ? 1 : 0,
                shape,
                Harbour.NONE,
                works.map(one -> one.complete() ? Picture.Works.FORT : Picture.Works.BEGUN)
                        .orElse(Picture.Works.NONE),
                works.map(Works::side),
                Optional.empty(),
                false);
    }

    private static Shape shape(Place place) {
        return switch (place.kind()) {
            case VILLAGE -> new Shape.Dot();
            case TOWN -> new Shape.Circle();
            case CITY -> new Shape.Square();
        };
    }

    private List<Way> ways() {
        var ways = new ArrayList<Way>();
        for (var from : country().hexes())
            for (var to : country().roads().from(from))
                if (from.index() < to.index()) ways.add(new Way(Country.at(from), Country.at(to), Way.Kind.WHOLE));
        return ways;
    }

    private List<Piece> pieces() {
        var pieces = new ArrayList<Piece>();
        for (var hex : now.board().hexes(side)) {
            var stack = now.board().in(side, hex);
            int tired = stack.stream()
                    .mapToInt(leader -> now.board().there(leader).fatigue())
                    .max()
                    .orElse(0);
            var detail = tired == 0 ? "" : "fatigue " + tired;
            var men = String.valueOf(now.board().troops(side, hex));
            pieces.add(piece(hex, side, detail, men, stack.size() - 1));
        }
        var sight = new Sight(now, side);
        for (var hex : now.board().hexes(Sides.enemy(side)))
            pieces.add(piece(hex, Sides.enemy(side), "", "", sight.seen(hex).size() - 1));
        return pieces;
    }

    private Piece piece(Hex hex, Side of, String detail, String men, int under) {
        var top = Sight.top(now.board().in(of, hex));
        var condition = now.board().there(top).condition();
        var shown = condition == Condition.GOOD_ORDER ? detail : condition.word();
        return new Piece(Country.at(hex), of, top.name(), shown, men, under, false);
    }

    private List<Track> tracks() {
        return Lists.map(
                SIDES,
                one -> new Track(
                        one + " points",
                        now.track().points().of(one),
                        postrider.washingtonscrossing.Track.MOST_POINTS));
    }
}
