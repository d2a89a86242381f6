package postrider.wildernesswar.table;

import static postrider.kernel.view.Picture.Harbour.NONE;
import static postrider.kernel.view.Picture.Harbour.OPEN;

import java.util.List;
import java.util.Optional;
import postrider.kernel.ruling.Side;
import postrider.kernel.view.Picture;
import postrider.kernel.view.Picture.Arrow;
import postrider.kernel.view.Picture.Connection;
import postrider.kernel.view.Picture.Harbour;
import postrider.kernel.view.Picture.Key;
import postrider.kernel.view.Picture.Piece;
import postrider.kernel.view.Picture.Point;
import postrider.kernel.view.Picture.Shape;
import postrider.kernel.view.Picture.Works;
import postrider.wildernesswar.Sides;

/** What the marks of the map mean. */
final class MapLegend {
    private static final Point NOWHERE = new Point(0, 0);

    static final List<Key> KEYS = List.of(
            new Key(sample(new Shape.Square(), NONE, Works.NONE, Optional.empty(), false), "cultivated"),
            new Key(sample(new Shape.Circle(), NONE, Works.NONE, Optional.empty(), false), "wilderness"),
            new Key(sample(new Shape.Triangle(), NONE, Works.NONE, Optional.empty(), false), "mountain"),
            new Key(sample(new Shape.Village(), NONE, Works.NONE, Optional.empty(), false), "settlement"),
            new Key(sample(new Shape.Star(), NONE, Works.NONE, Optional.empty(), false), "fortress"),
            new Key(sample(new Shape.Star(), OPEN, Works.NONE, Optional.of(Sides.BRITISH), false), "British port"),
            new Key(sample(new Shape.Circle(), NONE, Works.FORT, Optional.of(Sides.FRENCH), false), "French fort"),
            new Key(sample(new Shape.Circle(), NONE, Works.BEGUN, Optional.of(Sides.FRENCH), false), "fort begun"),
            new Key(sample(new Shape.Circle(), NONE, Works.STOCKADE, Optional.of(Sides.FRENCH), false), "stockade"),
            new Key(sample(new Shape.Square(), NONE, Works.NONE, Optional.empty(), true), "raided"),
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

    private static Picture.Place sample(
            Shape shape, Harbour harbour, Works works, Optional<Side> control, boolean raided) {
        return new Picture.Place(
                "",
                NOWHERE,
                0,
                shape,
                harbour,
                works,
                control,
                raided ? Optional.of(Sides.FRENCH) : Optional.empty(),
                false);
    }
}
