package postrider.wildernesswar.table;

import static postrider.kernel.view.Picture.Harbour.NONE;
import static postrider.kernel.view.Picture.Harbour.OPEN;

import java.util.List;
import java.util.Optional;
import postrider.kernel.view.Picture;
import postrider.kernel.view.Picture.Arrow;
import postrider.kernel.view.Picture.Connection;
import postrider.kernel.view.Picture.Key;
import postrider.kernel.view.Picture.Piece;
import postrider.kernel.view.Picture.Point;
import postrider.kernel.view.Picture.Shape;
import postrider.kernel.view.Picture.Works;
import postrider.wildernesswar.Sides;

/** Explains the symbols of the map. */
final class MapLegend {
    private static final Point NOWHERE = new Point(0, 0);

    static final List<Key> KEYS = List.of(
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

    private MapLegend() {}

    private static Picture.Place place(Shape shape) {
        return new Picture.Place("", "", NOWHERE, 0, shape, NONE);
    }
}
