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
 * Enlarged parts of a map. There are only a few, so that one base drawing serves many pictures.
 *
 * @param whole the map
 */
public record Cutting(Picture whole) {
    /** What is nearer than this to the edge of a part does not count as in it, for its name would be cut. */
    private static final int RIM = 40;

    /** The width at which names are eleven pixels high on a telephone, where a letter is 366 pixels wide. */
    private static final int LEGIBLE = 690;

    /** How much of a map a part may show; the smallest that will do is used. */
    private static final int[] SIZES = {460, 575, 766};

    /** The same for a map with hexes, whose numbers must be legible. */
    private static final int[] HEXES = {345, 460, 690};

    /** The weight of armies that face each other in fog. */
    private static final int FOG = 4;

    /** The square of the map that a part shows. */
    private record Window(int left, int top, int size) {
        double scale() {
            return (double) LEGIBLE / size;
        }

        Point place(Point at) {
            return new Point((int) ((at.x() - left) * scale()), (int) ((at.y() - top) * scale()));
        }

        boolean shows(Piece piece) {
            var at = place(piece.at());
            return within(at.x(), LEGIBLE) && within(at.y(), LEGIBLE);
        }
    }

    /** The part that shows all these points; empty if they are too far apart. */
    public Optional<Picture> around(List<Point> about) {
        return window(about).map(this::part);
    }

    /** The part in which a side has the most strength close to the enemy; empty if it has no army. */
    public Optional<Picture> around(Side side) {
        return whole.pieces().stream()
                .filter(piece -> isArmy(piece, side))
                .flatMap(piece -> window(List.of(piece.at())).stream())
                .distinct()
                .max(Comparator.comparingInt(window -> tension(window, side)))
                .map(this::part);
    }

    /** Strength that both sides have counts twice; in fog, armies that face each other count whatever their strength. */
    private int tension(Window window, Side side) {
        int own = strength(window, side);
        int tension = own;
        for (var other : whole.sides())
            if (!other.equals(side))
                tension += isHidden(other)
                        ? FOG * average(side) * Math.min(armies(window, side), pieces(window, other))
                        : 2 * Math.min(own, strength(window, other));
        return tension;
    }

    /** Whether all strengths of a side are hidden. */
    private boolean isHidden(Side side) {
        return whole.pieces().stream().noneMatch(piece -> isArmy(piece, side));
    }

    private int pieces(Window window, Side side) {
        return (int) whole.pieces().stream()
                .filter(piece -> piece.side().equals(side) && window.shows(piece))
                .count();
    }

    private int armies(Window window, Side side) {
        return (int) whole.pieces().stream()
                .filter(piece -> isArmy(piece, side) && window.shows(piece))
                .count();
    }

    private int average(Side side) {
        return (int) whole.pieces().stream()
                .filter(piece -> isArmy(piece, side))
                .mapToInt(piece -> number(piece.strength()))
                .average()
                .orElse(0);
    }

    private static boolean isArmy(Piece piece, Side side) {
        return piece.side().equals(side) && !piece.strength().isEmpty();
    }

    private int strength(Window window, Side side) {
        return whole.pieces().stream()
                .filter(piece -> isArmy(piece, side) && window.shows(piece))
                .mapToInt(piece -> number(piece.strength()))
                .sum();
    }

    /** The number that a strength begins with. */
    private static int number(String strength) {
        return Integer.parseInt("0" + strength.replaceFirst("\\D.*", ""));
    }

    private Optional<Window> window(List<Point> about) {
        int side = Math.min(whole.sheet().width(), whole.sheet().height());
        return IntStream.of(whole.sheet().hexes().isPresent() ? HEXES : SIZES)
                .mapToObj(size -> window(Math.min(size, side), about))
                .flatMap(Optional::stream)
                .findFirst();
    }

    private Optional<Window> window(int size, List<Point> about) {
        int left = from(
                size, whole.sheet().width(), about.stream().mapToInt(Point::x).summaryStatistics());
        int top = from(
                size, whole.sheet().height(), about.stream().mapToInt(Point::y).summaryStatistics());
        boolean inside = !about.isEmpty()
                && about.stream().allMatch(at -> within(at.x() - left, size) && within(at.y() - top, size));
        return inside ? Optional.of(new Window(left, top, size)) : Optional.empty();
    }

    private Picture part(Window window) {
        return bare(new Moved(window::place).enlarged(whole, LEGIBLE, LEGIBLE, window.scale()));
    }

    /** Without tracks and legend. */
    private static Picture bare(Picture part) {
        return part.withTracks(List.of()).withoutLegend();
    }

    private static int from(int size, int all, IntSummaryStatistics about) {
        int grid = size / 3;
        int middle = (about.getMin() + about.getMax() - size) / 2;
        return Math.clamp(Math.round((float) middle / grid) * grid, 0, Math.max(0, all - size));
    }

    private static boolean within(int at, int size) {
        return at >= RIM && at <= size - RIM;
    }
}
