package postrider.templates.map;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * What of the canvas is taken, and the search for room. Nothing is ever laid over what is taken; lines are avoided as far as
 * it costs little.
 */
final class Free {
    private static final int DIRECTIONS = 16;
    private static final double[] RINGS = {2, 12, 26, 44, 66, 92, 122, 160, 205, 260};
    private static final int GRID = 10;
    /** What is no dearer is beside it; else every spot within reach is tried. */
    private static final double CLOSE = 40;

    private static final double REACH = 220;

    private final Bounds canvas;
    private final List<Bounds> taken;
    private final List<Way> ways;

    /** A line on the map, and what it costs to hide it. */
    record Way(double x1, double y1, double x2, double y2, double price) {}

    Free(Bounds canvas, List<Bounds> taken, List<Way> ways) {
        this.canvas = canvas;
        this.taken = new ArrayList<>(taken);
        this.ways = List.copyOf(ways);
    }

    /** The same to go on from, with more lines to be avoided. */
    Free with(List<Way> more) {
        return new Free(
                canvas, taken, Stream.concat(ways.stream(), more.stream()).toList());
    }

    List<Bounds> taken() {
        return List.copyOf(taken);
    }

    void take(Bounds box) {
        taken.add(box);
    }

    boolean isFree(Bounds box) {
        return canvas.holds(box) && taken.stream().noneMatch(box::meets);
    }

    /** Room, and how far it is from the best. */
    record Room(Bounds box, double price) {}

    /** Room as near to this as may be; it is taken. Empty only if none is left. */
    Optional<Bounds> near(Bounds what, double width, double height) {
        var best = nearest(what, width, height).map(Room::box);
        best.ifPresent(this::take);
        return best;
    }

    /** The same, not taken. */
    Optional<Room> nearest(Bounds what, double width, double height) {
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
                .or(() -> best(
                        within(what.wider(REACH), width, height).stream()
                                .filter(this::isFree)
                                .toList(),
                        what))
                .or(() -> best(everywhere(width, height), what));
    }

    private Optional<Room> best(List<Bounds> found, Bounds what) {
        return found.stream().map(box -> new Room(box, price(box, what))).min(Comparator.comparingDouble(Room::price));
    }

    /** Room that is allowed, its middle as near to this point as may be and within reach of it; it is taken. */
    Optional<Bounds> about(double x, double y, double width, double height, double reach, Predicate<Bounds> allowed) {
        var best = within(Bounds.around(x, y, 2 * reach + width, 2 * reach + height), width, height).stream()
                .filter(box -> Math.hypot(box.x() - x, box.y() - y) < reach && allowed.test(box))
                .min(Comparator.comparingDouble(box -> Math.hypot(box.x() - x, box.y() - y) + hidden(box)));
        best.ifPresent(this::take);
        return best;
    }

    /** Room anywhere, the emptiest corner first; it is taken. */
    Optional<Bounds> anywhere(double width, double height) {
        var best = everywhere(width, height).stream().min(Comparator.comparingDouble(this::fromCorner));
        best.ifPresent(this::take);
        return best;
    }

    private double fromCorner(Bounds box) {
        return Math.min(box.left() - canvas.left(), canvas.right() - box.right())
                + Math.min(box.top() - canvas.top(), canvas.bottom() - box.bottom())
                + hidden(box) * 4;
    }

    private List<Bounds> everywhere(double width, double height) {
        return within(canvas, width, height);
    }

    private List<Bounds> within(Bounds room, double width, double height) {
        var free = new ArrayList<Bounds>();
        for (double top = room.top(); top + height <= room.bottom(); top += GRID)
            for (double left = room.left(); left + width <= room.right(); left += GRID) {
                var box = new Bounds(left, top, left + width, top + height);
                if (isFree(box)) free.add(box);
            }
        return free;
    }

    private static Bounds beside(Bounds what, double width, double height, double gap, double angle) {
        double across = Math.cos(angle);
        double down = Math.sin(angle);
        double room = Math.min(
                (what.width() / 2 + width / 2 + gap) / Math.max(Math.abs(across), 1e-9),
                (what.height() / 2 + height / 2 + gap) / Math.max(Math.abs(down), 1e-9));
        return Bounds.around(what.x() + across * room, what.y() + down * room, width, height);
    }

    /** Far off is dear, so are hidden lines, and a leader through what stands in between. */
    private double price(Bounds box, Bounds what) {
        double away = Math.hypot(
                Math.max(0, Math.abs(box.x() - what.x()) - (box.width() + what.width()) / 2),
                Math.max(0, Math.abs(box.y() - what.y()) - (box.height() + what.height()) / 2));
        long crossed = away < 8
                ? 0
                : taken.stream()
                        .filter(other -> !other.meets(what))
                        .filter(other -> other.meets(box.x(), box.y(), what.x(), what.y()))
                        .count();
        double level = Math.abs(box.y() - what.y()) > box.height() / 2 ? 3 : 0;
        double leftHand = box.x() < what.x() ? 1 : 0;
        return away + hidden(box) + 60 * crossed + level + leftHand;
    }

    /** How much of what is taken it would cover, lines with it; what is off the canvas counts most. */
    double covered(Bounds box) {
        double off = canvas.holds(box) ? 0 : 5 * (box.width() * box.height() - canvas.common(box)) + 50;
        return off
                + taken.stream()
                        .mapToDouble(other -> 12 * Math.sqrt(box.common(other)))
                        .sum()
                + hidden(box);
    }

    private double hidden(Bounds box) {
        return ways.stream()
                .filter(way -> box.meets(way.x1, way.y1, way.x2, way.y2))
                .mapToDouble(Way::price)
                .sum();
    }
}
