package postrider.templates.map;

import java.util.Comparator;
import java.util.IntSummaryStatistics;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import postrider.kernel.ruling.Side;
import postrider.kernel.view.Picture;
import postrider.kernel.view.Picture.Piece;
import postrider.kernel.view.Picture.Point;

/**
 * Parts of a map, larger. Each is one of a few, so that a drawing of one serves many pictures.
 *
 * @param whole the map
 */
public record Cutting(Picture whole) {
    /** What lies nearer to the edge of a part is not in it: its name would be cut. */
    private static final int ROUND = 40;

    /** As wide as a part may be for its letters to be read on a telephone. */
    private static final int LEGIBLE = 1110;

    /** The part in which all these points lie; empty if they lie far apart. */
    public Optional<Picture> around(List<Point> about) {
        int side = Math.min(whole.width(), whole.height());
        return IntStream.of(side / 2, side * 3 / 4)
                .mapToObj(size -> part(size, about))
                .flatMap(Optional::stream)
                .findFirst();
    }

    /** The part in which most of a side's strength stands; empty if it has none. */
    public Optional<Picture> around(Side side) {
        return whole.pieces().stream()
                .filter(piece -> isArmy(piece, side))
                .flatMap(piece -> around(List.of(piece.at())).stream())
                .max(Comparator.comparingInt(part -> strength(part, side)));
    }

    private static boolean isArmy(Piece piece, Side side) {
        return piece.side().equals(side) && !piece.strength().isEmpty();
    }

    private static int strength(Picture part, Side side) {
        return part.pieces().stream()
                .filter(piece -> isArmy(piece, side)
                        && within(piece.at().x(), part.width())
                        && within(piece.at().y(), part.height()))
                .mapToInt(piece -> number(piece.strength()))
                .sum();
    }

    /** What a strength begins with. */
    private static int number(String strength) {
        return Integer.parseInt("0" + strength.replaceFirst("\\D.*", ""));
    }

    private Optional<Picture> part(int size, List<Point> about) {
        int left = from(size, whole.width(), about.stream().mapToInt(Point::x).summaryStatistics());
        int top = from(size, whole.height(), about.stream().mapToInt(Point::y).summaryStatistics());
        boolean inside = !about.isEmpty()
                && about.stream().allMatch(at -> within(at.x() - left, size) && within(at.y() - top, size));
        if (!inside) return Optional.empty();
        int drawn = Math.min(LEGIBLE, Math.min(whole.width(), whole.height()));
        double scale = (double) drawn / size;
        var there = new Moved(at -> new Point((int) ((at.x() - left) * scale), (int) ((at.y() - top) * scale)));
        return Optional.of(bare(there.enlarged(whole, drawn, drawn, scale)));
    }

    /** Without what stands beside a map: tracks and legend. */
    private static Picture bare(Picture part) {
        return new Picture(
                part.title(),
                part.lines(),
                part.width(),
                part.height(),
                part.sides(),
                part.hexes(),
                part.areas(),
                part.places(),
                part.ways(),
                part.pieces(),
                List.of(),
                part.arrows(),
                List.of());
    }

    private static int from(int size, int all, IntSummaryStatistics about) {
        int grid = size / 2;
        int middle = (about.getMin() + about.getMax() - size) / 2;
        return Math.clamp(Math.round((float) middle / grid) * grid, 0, Math.max(0, all - size));
    }

    private static boolean within(int at, int size) {
        return at >= ROUND && at <= size - ROUND;
    }
}
