package postrider.templates.map;

import java.util.ArrayList;
import java.util.Base64;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;
import postrider.kernel.ruling.Side;
import postrider.kernel.view.HexGround;
import postrider.kernel.view.Picture;
import postrider.kernel.view.Picture.Harbour;
import postrider.kernel.view.Picture.Point;
import postrider.text.Lists;

/**
 * The map of a board in a file: the printed ground, where everything is, and the signs that are put on it. It does not change
 * during a game.
 *
 * @param ground as SVG
 * @param across the width of a hex, from flat side to flat side; 0 if there are none
 * @param spots places and hexes, by the names that orders use
 * @param areas where the sign of each area's holder goes
 * @param signs outlines around the point 0, 0
 */
public record BoardMap(
        int width,
        int height,
        List<String> sides,
        String ground,
        int across,
        List<Spot> spots,
        List<Spot> areas,
        Map<String, String> signs) {

    /**
     * A named spot on the map.
     *
     * @param label its name as printed
     * @param sign its printed shape; empty if it has none
     */
    public record Spot(String name, String label, int x, int y, String sign, boolean port) {
        private static Spot bare(String name, Point at) {
            return new Spot(name, name, at.x(), at.y(), "", false);
        }
    }

    static BoardMap of(Picture picture, BaseMap base) {
        var sheet = picture.sheet();
        var sides = Lists.map(picture.sides(), Side::word);
        var ground = Svg.brief(base.marks());
        int across = sheet.hexes().map(HexGround::across).orElse(0);
        var spots = spots(base.settled(picture));
        var areas = areas(picture, base);
        return new BoardMap(sheet.width(), sheet.height(), sides, ground, across, spots, areas, outlines());
    }

    /** The printed places, and all other hexes. */
    private static List<Spot> spots(Picture picture) {
        Map<Point, Spot> spots = new LinkedHashMap<>();
        picture.sheet()
                .hexes()
                .ifPresent(ground ->
                        ground.hexes().forEach(hex -> spots.put(hex.at(), Spot.bare(hex.number(), hex.at()))));
        for (var place : picture.sheet().places())
            if (BaseMap.isPrinted(picture.sheet(), place))
                spots.put(
                        place.at(),
                        new Spot(
                                place.name(),
                                place.called(),
                                place.at().x(),
                                place.at().y(),
                                word(place.shape()),
                                place.harbour() != Harbour.NONE));
        return List.copyOf(spots.values());
    }

    private static List<Spot> areas(Picture picture, BaseMap base) {
        var areas = new ArrayList<Spot>();
        for (int i = 0; i < picture.sheet().areas().size(); i++) {
            var name = picture.sheet().areas().get(i).name();
            base.areas().get(i).ifPresent(at -> areas.add(Spot.bare(name, at)));
        }
        return List.copyOf(areas);
    }

    private static Map<String, String> outlines() {
        Map<String, String> signs = new LinkedHashMap<>();
        Stream.of(
                        new Picture.Shape.Dot(),
                        new Picture.Shape.Circle(),
                        new Picture.Shape.Square(),
                        new Picture.Shape.Star(),
                        new Picture.Shape.Triangle(),
                        new Picture.Shape.Village())
                .forEach(shape -> signs.put(word(shape), Svg.outline(Shapes.shape(shape, 0, 0))));
        signs.put("fort", Svg.outline(Shapes.fort(0, 0)));
        signs.put("stockade", Svg.outline(Shapes.stockade(0, 0)));
        signs.put("waste", Svg.outline(Shapes.cross(0, 0, Signs.RADIUS)));
        signs.put("anchor", Svg.outline(Shapes.anchor(0, 0)));
        signs.put("battle", Svg.outline(Shapes.rays(0, 0, 12, 27, 17)));
        signs.put("raid", Svg.outline(Shapes.flames(0, 0)));
        return signs;
    }

    private static String word(Picture.Shape shape) {
        return shape.getClass().getSimpleName().toLowerCase(Locale.ROOT);
    }

    /** The typeface of its names, as a {@code data:} address. */
    public static String type() {
        return "data:font/ttf;base64," + Base64.getEncoder().encodeToString(Face.MEDIUM.file());
    }
}
