package postrider.templates.map;

import java.util.Optional;
import java.util.function.UnaryOperator;
import postrider.kernel.view.HexGround;
import postrider.kernel.view.HexGround.Edge;
import postrider.kernel.view.HexGround.Ferry;
import postrider.kernel.view.HexGround.Hex;
import postrider.kernel.view.Picture;
import postrider.kernel.view.Picture.Area;
import postrider.kernel.view.Picture.Arrow;
import postrider.kernel.view.Picture.Connection;
import postrider.kernel.view.Picture.Point;
import postrider.kernel.view.Sheet;
import postrider.text.Lists;

/** Moves every point of a picture. */
record Moved(UnaryOperator<Point> to) {

    /** The picture moved, but for its hexes, which cannot be spread. */
    Picture picture(Picture picture) {
        var sheet = picture.sheet();
        return picture(picture, sheet.hexes(), sheet.width(), sheet.height());
    }

    /** The picture on a larger canvas, with those of its hexes that show there. */
    Picture enlarged(Picture picture, int width, int height, double scale) {
        return picture(
                picture, picture.sheet().hexes().map(hexes -> hexes(hexes, width, height, scale)), width, height);
    }

    private Picture picture(Picture picture, Optional<HexGround> hexes, int width, int height) {
        var sheet = picture.sheet();
        return new Picture(
                picture.margin(),
                picture.sides(),
                new Sheet(
                        width,
                        height,
                        hexes,
                        Lists.map(sheet.areas(), this::area),
                        Lists.map(sheet.places(), place -> place.at(to.apply(place.at()))),
                        Lists.map(sheet.connections(), this::way)),
                Lists.map(picture.pieces(), piece -> piece.at(to.apply(piece.at()))),
                Lists.map(picture.arrows(), this::arrow));
    }

    private Area area(Area area) {
        return new Area(area.name(), area.ground(), Lists.map(area.around(), to), area.holder());
    }

    private Connection way(Connection way) {
        return new Connection(to.apply(way.from()), to.apply(way.to()), way.stroke());
    }

    private Arrow arrow(Arrow arrow) {
        return new Arrow(to.apply(arrow.from()), to.apply(arrow.to()), arrow.act(), arrow.side());
    }

    private HexGround hexes(HexGround ground, int width, int height, double scale) {
        int across = (int) Math.round(ground.across() * scale);
        var seen = new Bounds(0, 0, width, height).wider(across);
        return new HexGround(
                across,
                (int) Math.round(ground.step() * scale),
                Lists.filter(Lists.map(ground.hexes(), this::hex), hex -> isIn(seen, hex.at())),
                Lists.filter(Lists.map(ground.edges(), this::edge), edge -> isIn(seen, edge.one())),
                Lists.filter(Lists.map(ground.ferries(), this::ferry), ferry -> isIn(seen, ferry.one())));
    }

    private Hex hex(Hex hex) {
        return new Hex(hex.number(), to.apply(hex.at()), hex.ground());
    }

    private Edge edge(Edge edge) {
        return new Edge(to.apply(edge.one()), to.apply(edge.other()), edge.water(), edge.frozen());
    }

    private Ferry ferry(Ferry ferry) {
        return new Ferry(to.apply(ferry.one()), to.apply(ferry.other()), ferry.arrows());
    }

    private static boolean isIn(Bounds seen, Point at) {
        return seen.holds(Bounds.around(at.x(), at.y(), 0, 0));
    }
}
