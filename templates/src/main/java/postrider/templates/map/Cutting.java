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

    /** As wide as a part may be for its names to be eleven pixels high on a telephone, where a letter has 366 across. */
    private static final int LEGIBLE = 690;

    /** How much of a map a part shows: as little as it can. */
    private static final int[] SIZES = {460, 575, 766};

    /** Of one with hexes, which have numbers. */
    private static final int[] HEXES = {345, 460, 690};

    /** The part in which all these points lie; empty if they lie far apart. */
    public Optional<Picture> around(List<Point> about) {
        int side = Math.min(whole.width(), whole.height());
        return IntStream.of(whole.hexes().isPresent() ? HEXES : SIZES)
                .map(size -> Math.min(size, side))
                .mapToObj(size -> part(size, about))
                .flatMap(Optional::stream)
                .findFirst();
    }

    /** The part in which a side is nearest to the enemy, with most of its strength; empty if it has none. */
    public Optional<Picture> around(Side side) {
        return whole.pieces().stream()
                .filter(piece -> isArmy(piece, side))
                .flatMap(piece -> around(List.of(piece.at())).stream())
                .max(Comparator.comparingInt(part -> tension(part, side)));
    }

    /** What both have counts twice. */
    private static int tension(Picture part, Side side) {
        int own = strength(part, side);
        int against = part.sides().stream()
                .filter(other -> !other.equals(side))
                .mapToInt(other -> strength(part, other))
                .sum();
        return own + 2 * Math.min(own, against);
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
        double scale = (double) LEGIBLE / size;
        var there = new Moved(at -> new Point((int) ((at.x() - left) * scale), (int) ((at.y() - top) * scale)));
        return Optional.of(bare(there.enlarged(whole, LEGIBLE, LEGIBLE, scale)));
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
                part.connections(),
                part.pieces(),
                List.of(),
                part.arrows(),
                List.of());
    }

    private static int from(int size, int all, IntSummaryStatistics about) {
        int grid = size / 3;
        int middle = (about.getMin() + about.getMax() - size) / 2;
        return Math.clamp(Math.round((float) middle / grid) * grid, 0, Math.max(0, all - size));
    }

    private static boolean within(int at, int size) {
        return at >= ROUND && at <= size - ROUND;
    }
}
