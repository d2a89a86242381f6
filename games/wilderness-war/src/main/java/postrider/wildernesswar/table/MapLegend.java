package postrider.wildernesswar.table;

import static postrider.kernel.view.Picture.Harbour.NONE;
import static postrider.kernel.view.Picture.Harbour.OPEN;

import java.util.List;
import java.util.Optional;
import postrider.kernel.ruling.Side;
import postrider.kernel.view.Picture;
import postrider.kernel.view.Picture.Arrow;
import postrider.kernel.view.Picture.Harbour;
import postrider.kernel.view.Picture.Key;
import postrider.kernel.view.Picture.Piece;
import postrider.kernel.view.Picture.Point;
import postrider.kernel.view.Picture.Shape;
import postrider.kernel.view.Picture.Way;
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
            new Key(sample(new Shape.Star(), OPEN, Works.NONE, Optional.of(Sides.BRITISH), false), "British port"),
            new Key(sample(new Shape.Circle(), NONE, Works.FORT, Optional.of(Sides.FRENCH), false), "French fort"),
            new Key(sample(new Shape.Circle(), NONE, Works.BEGUN, Optional.of(Sides.FRENCH), false), "fort begun"),
            new Key(sample(new Shape.Circle(), NONE, Works.STOCKADE, Optional.of(Sides.FRENCH), false), "stockade"),
            new Key(sample(new Shape.Square(), NONE, Works.NONE, Optional.empty(), true), "raided"),
            new Key(new Piece(NOWHERE, Sides.BRITISH, "Wolfe", "3 reg", "12", false), "force, strength"),
            new Key(new Piece(NOWHERE, Sides.FRENCH, "", "2 Ind", "2", false), "units, strength"),
            new Key(Way.Kind.WHOLE, "land"),
            new Key(Way.Kind.RIVER, "river"),
            new Key(Way.Kind.SHORE, "lake shore"),
            new Key(Way.Kind.ONE_WAY, "one way"),
            new Key(Arrow.Kind.MARCH, "march"),
            new Key(Arrow.Kind.BY_SEA, "by water"),
            new Key(Arrow.Kind.RETREAT, "retreat"),
            new Key(Arrow.Kind.BATTLE, "battle"),
            new Key(Arrow.Kind.RAID, "raid"));

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
