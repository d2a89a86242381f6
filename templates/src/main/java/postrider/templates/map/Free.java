package postrider.templates.map;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.function.ToDoubleFunction;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import postrider.kernel.view.Picture.Point;
import postrider.text.Lists;

/**
 * Keeps track of what is taken on the canvas, and finds room. Nothing is ever laid over what is taken; lines are avoided if that
 * costs little.
 */
final class Free {
    private static final int DIRECTIONS = 16;
    private static final double[] RINGS = {2, 12, 26, 44, 66, 92, 122, 160, 205, 260};
    private static final int GRID = 10;
    /** If no spot beside is cheaper than this, every spot within reach is tried. */
    private static final double CLOSE = 40;

    private static final double REACH = 220;

    /** One spot of this many is priced first, to know which others are too far off. */
    private static final int FEW = 7;

    private static final double FAR = RINGS[RINGS.length - 1];

    private final Bounds canvas;
    private final List<Bounds> taken;
    private final Segment[] segments;

    /** What took the last spot that was not free, and is likely to take the next. */
    private Optional<Bounds> inTheWay = Optional.empty();

    /** A line on the map, and the price of hiding it. */
    record Segment(double x1, double y1, double x2, double y2, double price) {
        Segment(Point from, Point to, double price) {
            this(from.x(), from.y(), to.x(), to.y(), price);
        }

        Bounds box() {
            return new Bounds(Math.min(x1, x2), Math.min(y1, y2), Math.max(x1, x2), Math.max(y1, y2));
        }
    }

    Free(Bounds canvas, List<Bounds> taken, List<Segment> segments) {
        this.canvas = canvas;
        this.taken = new ArrayList<>(taken);
        this.segments = segments.toArray(Segment[]::new);
    }

    /** A copy with more lines to avoid. */
    Free with(List<Segment> more) {
        return new Free(canvas, taken, Lists.concat(List.of(segments), more));
    }

    List<Bounds> taken() {
        return List.copyOf(taken);
    }

    void take(Bounds box) {
        taken.add(box);
    }

    boolean isFree(Bounds box) {
        if (!canvas.holds(box) || inTheWay.isPresent() && box.meets(inTheWay.get())) return false;
        for (var other : taken)
            if (box.meets(other)) {
                inTheWay = Optional.of(other);
                return false;
            }
        return true;
    }

    /** A room and its price. */
    record Room(Bounds box, double price) {}

    /** Finds and takes the nearest room to something; empty only if none is left. */
    Optional<Bounds> near(Bounds what, double width, double height) {
        var best = nearest(what, width, height).map(Room::box);
        best.ifPresent(this::take);
        return best;
    }

    /** Finds the nearest room to something without taking it. */
    Optional<Room> nearest(Bounds what, double width, double height) {
        return local(what.wider(FAR + Math.max(width, height)))
                .beside(what, width, height)
                .or(() -> farOff(what, width, height));
    }

    /** If all room at hand is taken, looks in ever larger windows: what is beyond a window is no nearer than its edge. */
    private Optional<Room> farOff(Bounds what, double width, double height) {
        for (double reach = 2 * REACH; reach < canvas.width() + canvas.height(); reach *= 2) {
            var window = what.wider(reach);
            double enough = reach - Math.max(width, height);
            var best = local(window).best(everywhere(width, height, window), what);
            if (best.filter(room -> room.price < enough).isPresent()) return best;
        }
        return best(everywhere(width, height), what);
    }

    /** A copy with only what is within these bounds, in which it is quicker to look for room there. */
    Free local(Bounds here) {
        var round = here.wider(2);
        return new Free(
                canvas,
                Lists.filter(taken, here::meets),
                Lists.filter(List.of(segments), segment -> round.meets(segment.box())));
    }

    private Optional<Room> beside(Bounds what, double width, double height) {
        var found = new ArrayList<Bounds>();
        for (int ring = 0; ring < RINGS.length; ring++) {
            double gap = RINGS[ring];
            IntStream.range(0, DIRECTIONS)
                    .mapToObj(direction -> beside(what, width, height, gap, direction * 2 * Math.PI / DIRECTIONS))
                    .filter(this::isFree)
                    .forEach(found::add);
            if (found.size() > 3) break;
        }
        return best(found, what)
                .filter(room -> room.price < CLOSE)
                .or(() -> best(within(what.wider(REACH), width, height), what));
    }

    /** The first of the cheapest spots. Spots too far off to be cheaper than a sample of them are skipped. */
    private Optional<Room> best(List<Bounds> spots, Bounds what) {
        var few = IntStream.iterate(0, i -> i < spots.size(), i -> i + FEW).mapToObj(spots::get);
        double enough = best(few, what, Double.MAX_VALUE).map(Room::price).orElse(Double.MAX_VALUE);
        return best(spots.stream(), what, enough);
    }

    private Optional<Room> best(Stream<Bounds> spots, Bounds what, double enough) {
        var best = Optional.<Room>empty();
        for (var box : (Iterable<Bounds>) spots::iterator) {
            double least = least(box, what);
            double most = best.map(Room::price).orElse(Double.MAX_VALUE);
            if (least > enough || least >= most || !isFree(box)) continue;
            double seen = least + hidden(box, most - least);
            double price = seen < most ? seen + 40 * crossed(box, what) : seen;
            if (price < most) best = Optional.of(new Room(box, price));
        }
        return best;
    }

    /** The price of a spot that hides nothing, which grows with its distance. */
    private static double least(Bounds box, Bounds what) {
        double level = Math.abs(box.y() - what.y()) > box.height() / 2 ? 3 : 0;
        double leftHand = box.x() < what.x() ? 1 : 0;
        return away(box, what) + level + leftHand;
    }

    private static double away(Bounds box, Bounds what) {
        return Math.hypot(
                Math.max(0, Math.abs(box.x() - what.x()) - (box.width() + what.width()) / 2),
                Math.max(0, Math.abs(box.y() - what.y()) - (box.height() + what.height()) / 2));
    }

    /** Finds and takes allowed room whose middle is within reach of a point, and as near to it as possible. */
    Optional<Bounds> around(double x, double y, double width, double height, double reach, Predicate<Bounds> allowed) {
        var window = Bounds.around(x, y, 2 * reach + width, 2 * reach + height);
        ToDoubleFunction<Bounds> away = box -> Math.hypot(box.x() - x, box.y() - y);
        var best = local(window)
                .cheapest(
                        within(window, width, height),
                        away,
                        1,
                        box -> away.applyAsDouble(box) < reach && allowed.test(box));
        best.ifPresent(this::take);
        return best;
    }

    /** Finds and takes room anywhere, the emptiest corner first. */
    Optional<Bounds> anywhere(double width, double height) {
        var best = cheapest(everywhere(width, height), this::fromCorner, 4, any -> true);
        best.ifPresent(this::take);
        return best;
    }

    private double fromCorner(Bounds box) {
        return Math.min(box.left() - canvas.left(), canvas.right() - box.right())
                + Math.min(box.top() - canvas.top(), canvas.bottom() - box.bottom());
    }

    /** The first of the cheapest allowed spots: the price of its position, and so many times that of what it hides. */
    private Optional<Bounds> cheapest(
            List<Bounds> spots, ToDoubleFunction<Bounds> position, int times, Predicate<Bounds> allowed) {
        var best = Optional.<Bounds>empty();
        double most = Double.MAX_VALUE;
        for (var box : spots) {
            double least = position.applyAsDouble(box);
            if (least >= most || !isFree(box) || !allowed.test(box)) continue;
            double price = least + times * hidden(box);
            if (price >= most) continue;
            best = Optional.of(box);
            most = price;
        }
        return best;
    }

    private List<Bounds> everywhere(double width, double height) {
        return within(canvas, width, height);
    }

    /** Those of the canvas's spots that are in a window. */
    private List<Bounds> everywhere(double width, double height, Bounds window) {
        double left = canvas.left() + GRID * Math.max(0, Math.ceil((window.left() - canvas.left()) / GRID));
        double top = canvas.top() + GRID * Math.max(0, Math.ceil((window.top() - canvas.top()) / GRID));
        var room = new Bounds(
                left, top, Math.min(window.right(), canvas.right()), Math.min(window.bottom(), canvas.bottom()));
        return within(room, width, height);
    }

    private static List<Bounds> within(Bounds room, double width, double height) {
        var spots = new ArrayList<Bounds>();
        for (double top = room.top(); top + height <= room.bottom(); top += GRID)
            for (double left = room.left(); left + width <= room.right(); left += GRID)
                spots.add(new Bounds(left, top, left + width, top + height));
        return spots;
    }

    private static Bounds beside(Bounds what, double width, double height, double gap, double angle) {
        double across = Math.cos(angle);
        double down = Math.sin(angle);
        double room = Math.min(
                (what.width() / 2 + width / 2 + gap) / Math.max(Math.abs(across), 1e-9),
                (what.height() / 2 + height / 2 + gap) / Math.max(Math.abs(down), 1e-9));
        return Bounds.around(what.x() + across * room, what.y() + down * room, width, height);
    }

    /** How many things its leader would cross, if it needs one. */
    private int crossed(Bounds box, Bounds what) {
        if (away(box, what) < 8) return 0;
        int crossed = 0;
        for (var other : taken) if (other.meets(box.x(), box.y(), what.x(), what.y()) && !other.meets(what)) crossed++;
        return crossed;
    }

    /** The price of covering what is taken, and lines; being off the canvas costs most. */
    double covered(Bounds box) {
        double off = canvas.holds(box) ? 0 : 5 * (box.width() * box.height() - canvas.common(box)) + 50;
        return off
                + taken.stream()
                        .mapToDouble(other -> 12 * Math.sqrt(box.common(other)))
                        .sum()
                + hidden(box);
    }

    private double hidden(Bounds box) {
        return hidden(box, Double.MAX_VALUE);
    }

    /** The price of the lines it hides, counted only until it exceeds {@code most}. */
    private double hidden(Bounds box, double most) {
        double hidden = 0;
        for (int i = 0; i < segments.length && hidden < most; i++)
            if (box.meets(segments[i].x1, segments[i].y1, segments[i].x2, segments[i].y2)) hidden += segments[i].price;
        return hidden;
    }
}
