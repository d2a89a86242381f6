package postrider.washingtonscrossing.table;

import java.util.List;
import postrider.kernel.view.HexGround;
import postrider.kernel.view.HexGround.Water;
import postrider.kernel.view.Picture;
import postrider.kernel.view.Picture.Arrow;
import postrider.kernel.view.Picture.Connection;
import postrider.kernel.view.Picture.Ground;
import postrider.kernel.view.Picture.Key;
import postrider.kernel.view.Picture.Piece;
import postrider.kernel.view.Picture.Point;
import postrider.kernel.view.Picture.Shape;
import postrider.kernel.view.Picture.Works;
import postrider.washingtonscrossing.Sides;

/** What the marks of the map mean. */
final class MapLegend {
    private static final Point NOWHERE = new Point(0, 0);

    static final List<Key> KEYS = List.of(
            new Key(Ground.FOREST, "woods"),
            new Key(Ground.MARSH, "marsh"),
            new Key(Ground.HILLS, "mountain"),
            new Key(Water.CREEK, "creek"),
            new Key(Water.RIVER, "minor river"),
            new Key(Water.BROAD_RIVER, "major river"),
            new Key(new HexGround.Ferry(NOWHERE, NOWHERE, 1), "ferry"),
            new Key(Connection.Stroke.WHOLE, "road"),
            new Key(place(new Shape.Square()), "city"),
            new Key(place(new Shape.Circle()), "town"),
            new Key(place(new Shape.Dot()), "village"),
            new Key(place(new Shape.Dot()).built(Works.FORT, Sides.BRITISH), "entrenchment"),
            new Key(new Piece(NOWHERE, Sides.AMERICAN, "", "", "900", 1, false), "a stack, men"),
            new Key(new Piece(NOWHERE, Sides.BRITISH, "Rall", "", "", 0, false), "an enemy seen"),
            new Key(Arrow.Act.MARCH, "march"),
            new Key(Arrow.Act.RETREAT, "retreat"),
            new Key(Arrow.Act.BATTLE, "battle"));

    private MapLegend() {}

    private static Picture.Place place(Shape shape) {
        return new Picture.Place("", "", NOWHERE, shape);
    }
}
