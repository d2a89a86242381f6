package postrider.templates.map;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import javax.imageio.ImageIO;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import postrider.kernel.ruling.Side;
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

/** What is true of every map. */
class MapDrawingTest {
    private static final Side DARK = Side.of("British");
    private static final Side LIGHT = Side.of("American");
    private static final List<String> NAMES = List.of("Boston", "Newport", "Lexington and Concord", "Albany", "Québec");
    private static final List<Point> POINTS = List.of(
            new Point(420, 300), new Point(450, 340), new Point(400, 280), new Point(150, 260), new Point(300, 60));

    private static final List<Point> SHORE =
            List.of(new Point(60, 60), new Point(540, 70), new Point(560, 340), new Point(70, 350));

    private final MapDrawing drawing = new MapDrawing();

    @Test
    void aPictureHasTheSamePixelsOnEveryMachine() throws IOException, NoSuchAlgorithmException {
        var image = read(drawing.png(picture(Optional.of(DARK))));
        var pixels = MessageDigest.getInstance("SHA-256");
        for (int y = 0; y < image.getHeight(); y++)
            for (int x = 0; x < image.getWidth(); x++)
                pixels.update(Integer.toHexString(image.getRGB(x, y)).getBytes(StandardCharsets.US_ASCII));
        assertEquals(
                "d1d1574204da1d6f9ac5f0c2fa5265e6de19ccae5445ff711b73e1c370be4566",
                HexFormat.of().formatHex(pixels.digest()));
    }

    @Test
    void aPictureIsDrawnOnceForBoth() {
        assertArrayEquals(drawing.png(picture(Optional.of(DARK))), drawing.png(picture(Optional.of(DARK))));
        assertArrayEquals(drawing.png(picture(Optional.of(DARK))), new MapDrawing().png(picture(Optional.of(DARK))));
    }

    @Test
    void whoHoldsAPlaceShowsWithoutColour() throws IOException {
        var dark = grey(drawing.png(picture(Optional.of(DARK))));
        var light = grey(drawing.png(picture(Optional.of(LIGHT))));
        var nobody = grey(drawing.png(picture(Optional.empty())));
        assertTrue(differ(dark, light) > 500, "dark and light: " + differ(dark, light));
        assertTrue(differ(light, nobody) > 300, "light and nobody: " + differ(light, nobody));
    }

    @Test
    void worksAndWasteShowWithoutColour() throws IOException {
        var drawn = new ArrayList<BufferedImage>();
        for (var works : Works.values())
            drawn.add(grey(drawing.png(built(works, Optional.of(DARK), Optional.empty()))));
        drawn.add(grey(drawing.png(built(Works.FORT, Optional.of(LIGHT), Optional.empty()))));
        drawn.add(grey(drawing.png(built(Works.NONE, Optional.of(DARK), Optional.of(DARK)))));
        drawn.add(grey(drawing.png(built(Works.NONE, Optional.of(DARK), Optional.of(LIGHT)))));
        for (var one : drawn)
            for (var other : drawn)
                assertTrue(one == other || differ(one, other) > 25, drawn.indexOf(one) + ", " + drawn.indexOf(other));
        assertTrue(MapDrawing.inWords(built(Works.BEGUN, Optional.of(DARK), Optional.of(LIGHT)))
                .endsWith("British: fort begun at Detroit. American: Detroit laid waste."));
    }

    @Test
    void theNameOfALakeIsOnIt() {
        var svg = drawing.svg(built(Works.NONE, Optional.empty(), Optional.empty()));
        var name = Pattern.compile("<text x=\"([\\d.]+)\" y=\"([\\d.]+)\"[^>]*>Lake Huron<")
                .matcher(svg);
        assertTrue(name.find(), svg);
        assertTrue(Shapes.around(SHORE).contains(Double.parseDouble(name.group(1)), Double.parseDouble(name.group(2))));
    }

    private static Picture built(Works works, Optional<Side> holder, Optional<Side> raided) {
        var places = SHORE.stream()
                .map(at -> at.x() == 60
                        ? new Place(
                                "Detroit",
                                "Detroit",
                                at,
                                0,
                                new Shape.Village(),
                                Harbour.NONE,
                                works,
                                holder,
                                raided,
                                false)
                        : new Place("", "", at, 0, new Shape.Village(), Harbour.NONE))
                .toList();
        return new Picture(
                new Margin("The Lakes", List.of(), List.of(), List.of()),
                List.of(DARK, LIGHT),
                new Sheet(
                        620,
                        420,
                        List.of(
                                new Area("", Ground.FOREST, List.of(), Optional.empty()),
                                new Area("Lake Huron", Ground.LAKE, SHORE, Optional.empty())),
                        places,
                        List.of(
                                new Connection(SHORE.get(0), SHORE.get(1), Connection.Stroke.SHORE),
                                new Connection(SHORE.get(1), SHORE.get(2), Connection.Stroke.RIVER),
                                new Connection(SHORE.get(2), SHORE.get(3), Connection.Stroke.ONE_WAY))),
                List.of(),
                List.of());
    }

    @Test
    void labelsNeverOverlap() {
        var labels = drawing.labels(picture(Optional.of(DARK)));
        assertTrue(labels.size() > 15);
        for (var one : labels)
            for (var other : labels) assertFalse(one != other && one.intersects(other), one + " and " + other);
    }

    @Test
    void svgNeedsNoOtherFile() throws Exception {
        var svg = drawing.svg(picture(Optional.of(LIGHT)));
        var parsed = DocumentBuilderFactory.newInstance()
                .newDocumentBuilder()
                .parse(new ByteArrayInputStream(svg.getBytes(StandardCharsets.UTF_8)));
        var texts = parsed.getElementsByTagName("text");
        var written = IntStream.range(0, texts.getLength())
                .mapToObj(i -> texts.item(i).getTextContent())
                .toList();
        assertTrue(
                written.containsAll(
                        List.of("Boston", "Newport", "Québec", "Howe & Sons", "Carleton", "3-3-1", "Turns")),
                svg);
        assertFalse(svg.replace("http://www.w3.org/2000/svg", "").contains("http"));
    }

    @Test
    void theCaptionSaysWhatThePictureShows() {
        assertEquals(
                "Map: The War, a game, impulse 7."
                        + " What happened: British march from Albany to Lexington and Concord; battle at Lexington and Concord;"
                        + " American retreat from Lexington and Concord to Boston; American by sea from Boston to Québec."
                        + " Markers turned: Albany."
                        + " British: Howe & Sons with 5 at Boston; Carleton with 2 at Québec. American: 2+3 F at Boston; Congress at Albany.",
                MapDrawing.inWords(picture(Optional.of(DARK))));
    }

    @Test
    void armiesThatMovedOrFoughtAreMarked() {
        var picture = picture(Optional.of(DARK));
        var there = POINTS.get(0);
        var went = picture.with(List.of(new Arrow(POINTS.get(2), there, Arrow.Act.MARCH, DARK)));
        var fought = picture.with(List.of(new Arrow(POINTS.get(3), POINTS.get(3), Arrow.Act.BATTLE, DARK)));
        assertTrue(went.pieces().getFirst().changed());
        assertFalse(picture.pieces().getFirst().changed());
        assertFalse(fought.pieces().getLast().changed(), "the Congress does not fight");
    }

    @Test
    void aCloseUpIsLarger() {
        var whole = picture(Optional.of(DARK));
        var closer =
                new Cutting(whole).around(List.of(POINTS.get(0), POINTS.get(1))).orElseThrow();
        double before = whole.sheet()
                .places()
                .get(0)
                .at()
                .to(whole.sheet().places().get(1).at());
        double after = closer.sheet()
                .places()
                .get(0)
                .at()
                .to(closer.sheet().places().get(1).at());
        assertTrue(after > 1.2 * before, before + " and " + after);
        assertFalse(drawing.labels(closer).isEmpty());
        assertTrue(new Cutting(whole)
                .around(List.of(new Point(50, 50), new Point(650, 450)))
                .isEmpty());
    }

    @Test
    void ifNothingHappenedTheCloseUpShowsTheReadersArmies() {
        var whole = picture(Optional.of(DARK));
        var army = whole.pieces().stream()
                .filter(piece -> piece.side().equals(DARK) && !piece.strength().isEmpty())
                .findFirst()
                .orElseThrow();
        var closer = new Cutting(whole).around(DARK).orElseThrow();
        assertTrue(closer.pieces().stream()
                .anyMatch(piece -> piece.name().equals(army.name())
                        && piece.at().x() > 0
                        && piece.at().x() < closer.sheet().width()
                        && piece.at().y() > 0
                        && piece.at().y() < closer.sheet().height()));
    }

    private static Picture picture(Optional<Side> holder) {
        var places = IntStream.range(0, NAMES.size())
                .mapToObj(i -> new Place(
                                NAMES.get(i),
                                NAMES.get(i),
                                POINTS.get(i),
                                i < 3 ? 0 : 1,
                                i == 1 ? new Shape.Square() : i == 4 ? new Shape.Star() : new Shape.Circle(),
                                i == 0 ? Harbour.OPEN : i == 1 ? Harbour.BLOCKADED : Harbour.NONE)
                        .controlled(holder))
                .map(place -> place.name().equals(NAMES.get(3)) ? place.marked() : place)
                .toList();
        return new Picture(
                new Margin(
                        "The War",
                        List.of("a game, impulse 7"),
                        List.of(new Track("Turns", 3, 9)),
                        List.of(
                                new Key(Arrow.Act.MARCH, "march"),
                                new Key(Connection.Stroke.DASHED, "over wilderness"))),
                List.of(DARK, LIGHT),
                new Sheet(
                        700,
                        500,
                        List.of(
                                new Area("Massachusetts", Ground.LAND, POINTS.subList(0, 3), holder),
                                new Area("New York", Ground.LAND, POINTS.subList(3, 5), Optional.empty()),
                                new Area("New England", Ground.SEA, POINTS.subList(0, 2), Optional.empty())),
                        places,
                        List.of(
                                new Connection(POINTS.get(0), POINTS.get(2), Connection.Stroke.WHOLE),
                                new Connection(POINTS.get(2), POINTS.get(3), Connection.Stroke.DASHED),
                                new Connection(POINTS.get(3), POINTS.get(4), Connection.Stroke.DOTTED))),
                List.of(
                        new Piece(POINTS.get(0), DARK, "Howe & Sons", "3-6-1", "5", false),
                        new Piece(POINTS.get(0), LIGHT, "", "", "2+3 F", true),
                        new Piece(POINTS.get(3), LIGHT, "Congress", "", "", false),
                        new Piece(POINTS.get(4), DARK, "Carleton", "3-3-1", "2", false)),
                List.of(
                        new Arrow(POINTS.get(3), POINTS.get(2), Arrow.Act.MARCH, DARK),
                        new Arrow(POINTS.get(2), POINTS.get(2), Arrow.Act.BATTLE, DARK),
                        new Arrow(POINTS.get(2), POINTS.get(0), Arrow.Act.RETREAT, LIGHT),
                        new Arrow(POINTS.get(0), POINTS.get(4), Arrow.Act.BY_SEA, LIGHT)));
    }

    private static BufferedImage read(byte[] png) throws IOException {
        return ImageIO.read(new ByteArrayInputStream(png));
    }

    private static BufferedImage grey(byte[] png) throws IOException {
        var image = read(png);
        var grey = new BufferedImage(image.getWidth(), image.getHeight(), BufferedImage.TYPE_BYTE_GRAY);
        grey.getGraphics().drawImage(image, 0, 0, null);
        return grey;
    }

    /** How many pixels differ by at least a third of the way from black to white. */
    private static long differ(BufferedImage one, BufferedImage other) {
        var first = one.getRaster().getDataBuffer();
        var second = other.getRaster().getDataBuffer();
        return IntStream.range(0, first.getSize())
                .filter(i -> Math.abs(first.getElem(i) - second.getElem(i)) > 85)
                .count();
    }
}
