package postrider.letters;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static postrider.kit.Sides.AMERICAN;
import static postrider.kit.Sides.BRITISH;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import postrider.kernel.Guide;
import postrider.kernel.ruling.Side;
import postrider.kernel.view.HexGround;
import postrider.kernel.view.Margin;
import postrider.kernel.view.Picture;
import postrider.kernel.view.Picture.Area;
import postrider.kernel.view.Picture.Connection;
import postrider.kernel.view.Picture.Ground;
import postrider.kernel.view.Picture.Harbour;
import postrider.kernel.view.Picture.Key;
import postrider.kernel.view.Picture.Piece;
import postrider.kernel.view.Picture.Place;
import postrider.kernel.view.Picture.Point;
import postrider.kernel.view.Picture.Shape;
import postrider.kernel.view.Picture.Works;
import postrider.kernel.view.Sheet;
import postrider.text.Lists;

/** Help says about a place what the map shows. */
class GazetteerTest {
    private static final Point HERE = new Point(100, 100);
    private static final Point THERE = new Point(100, 136);
    private static final Point OVER_SEA = new Point(400, 100);

    private static final List<Key> KEYS = List.of(
            new Key(place("", HERE, Harbour.NONE, Works.NONE, Optional.empty()), "winter quarters"),
            new Key(Connection.Stroke.RIVER, "river"),
            new Key(Connection.Stroke.ONE_WAY, "one way"),
            new Key(Ground.MARSH, "marsh"),
            new Key(HexGround.Water.CREEK, "creek"));

    private static Place place(String name, Point at, Harbour harbour, Works works, Optional<Side> control) {
        return new Place(name, name, at, 0, new Shape.Square(), harbour, works, control, Optional.empty(), false);
    }

    private static Picture map(Optional<HexGround> hexes) {
        return new Picture(
                new Margin("The War", List.of(), List.of(), KEYS),
                List.of(BRITISH, AMERICAN),
                new Sheet(
                        500,
                        200,
                        hexes,
                        List.of(new Area("New York", Ground.LAND, List.of(), Optional.empty())),
                        List.of(
                                place("Albany", HERE, Harbour.NONE, Works.FORT, Optional.of(BRITISH)),
                                place("Kinderhook", THERE, Harbour.NONE, Works.NONE, Optional.empty()),
                                place("Boston", OVER_SEA, Harbour.OPEN, Works.NONE, Optional.empty())),
                        List.of(
                                new Connection(HERE, THERE, Connection.Stroke.RIVER),
                                new Connection(OVER_SEA, HERE, Connection.Stroke.ONE_WAY))),
                List.of(new Piece(HERE, BRITISH, "Dunbar", "2 reg", "6", false)),
                List.of());
    }

    private static List<String> lines(Picture map, String name) {
        return Lists.find(Gazetteer.of(map), guide -> guide.word().equals(name))
                .map(Guide::lines)
                .orElseThrow();
    }

    @Test
    void helpOnASpaceNamesItsNeighboursAndWhoIsThere() {
        var map = map(Optional.empty());
        assertEquals(
                List.of(
                        "It is: winter quarters, New York, fort, British.",
                        "Next to it (river): Kinderhook.",
                        "Next to it (one way, from): Boston.",
                        "There now: British Dunbar, 2 reg, strength 6."),
                lines(map, "Albany"));
        assertEquals(
                "It is: winter quarters, port, New York.", lines(map, "Boston").getFirst());
        assertEquals(
                List.of("Next to it (one way, to): Albany.", "There now: nobody that you can see."),
                lines(map, "Boston").subList(1, 3));
    }

    @Test
    void helpOnAHexNamesWhatMustBeCrossed() {
        var ground = new HexGround(
                36,
                31,
                List.of(
                        new HexGround.Hex("1929", HERE, Ground.LAND),
                        new HexGround.Hex("1930", THERE, Ground.MARSH),
                        new HexGround.Hex("9999", OVER_SEA, Ground.LAND)),
                List.of(new HexGround.Edge(HERE, THERE, HexGround.Water.CREEK, false)),
                List.of(new HexGround.Ferry(HERE, THERE, 1)));
        assertEquals(
                List.of("Next to it: 1930, Kinderhook, marsh, by river, over a creek, with a ferry."),
                lines(map(Optional.of(ground)), "1929").subList(1, 2));
    }
}
