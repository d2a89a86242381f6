package postrider.templates.map;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import postrider.kernel.view.Picture.Area;
import postrider.kernel.view.Picture.Ground;
import postrider.kernel.view.Picture.Point;
import postrider.text.Lists;

/**
 * Places the names of areas: a region's on its own ground or, if there is no room, only the sign of its holder; a sea's off the
 * land; a lake's on the lake.
 */
final class AreaNames {
    /** The largest size that fits is used. */
    private static final double[] SIZES = {18, 15, 13, 11};

    /** The size of a holder's sign. */
    private static final double SIGN = 14;

    private final Bounds canvas;
    private final Free free;
    private final Land land;
    private final List<Mark> words = new ArrayList<>();

    /** A way to set a name. */
    private record Try(Area area, List<String> lines, double size) {
        Face face() {
            return area.ground().isWater() ? Face.ITALIC : Face.BOLD;
        }

        double spacing() {
            return size * (area.ground().isWater() || size < 13 ? 0.08 : 0.2);
        }

        /** A region's name leaves room for the sign of its holder. */
        double indent() {
            return area.ground().isWater() ? 3 : 20;
        }

        double width() {
            return indent() + 4 + face().widest(lines, size, spacing());
        }

        double height() {
            return Math.max(1, lines.size()) * size + 2;
        }

        boolean off() {
            return area.ground() == Ground.SEA;
        }
    }

    AreaNames(Bounds canvas, Free free, Land land) {
        this.canvas = canvas;
        this.free = free;
        this.land = land;
    }

    List<Mark> words() {
        return words;
    }

    /** Writes the name of an area. Returns the point for the sign of its holder; empty if there is no room, or no area. */
    Optional<Point> write(Area area) {
        var around = Lists.filter(area.around(), at -> canvas.holds(Bounds.around(at.x(), at.y(), 1, 1)));
        if (around.isEmpty()) return Optional.empty();
        double x = around.stream().mapToInt(Point::x).average().orElse(0);
        double y = around.stream().mapToInt(Point::y).average().orElse(0);
        return tries(area)
                .flatMap(how -> room(how, x, y).stream().map(box -> written(how, box)))
                .findFirst();
    }

    private static Stream<Try> tries(Area area) {
        var name = area.ground().isWater() ? area.name() : area.name().toUpperCase(Locale.ROOT);
        var named = Arrays.stream(SIZES)
                .boxed()
                .flatMap(size -> Names.layouts(name).stream().map(lines -> new Try(area, lines, size)));
        return area.ground().isWater() ? named : Stream.concat(named, Stream.of(new Try(area, List.of(), SIGN)));
    }

    private Optional<Bounds> room(Try how, double x, double y) {
        double reach = how.off() ? 240 : 190;
        return free.around(x, y, how.width(), how.height(), reach, box -> fits(how, box));
    }

    private boolean fits(Try how, Bounds box) {
        return Stream.of(box.left(), box.x(), box.right())
                .allMatch(x -> how.off() ? land.isWater(x, box.y(), 0.4) : land.is(how.area, x, box.y()));
    }

    private Point written(Try how, Bounds box) {
        var area = how.area;
        int ink = area.ground().isWater() ? Ink.SEA_DEEP : Ink.SEPIA;
        int ground = area.ground() == Ground.SEA ? Ink.PAPER : land.tint(area);
        double x = box.left() + how.indent();
        for (int i = 0; i < how.lines.size(); i++) {
            double y = box.top() + how.size * (0.8 + i);
            words.add(new Mark.Words(how.lines.get(i), how.face(), how.size, how.spacing(), x, y, ink, 4, ground));
        }
        return new Point((int) box.left() + 9, (int) (box.top() + how.size / 2 + 1));
    }
}
