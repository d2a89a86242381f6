package postrider.templates.map;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import postrider.kernel.view.Picture.Area;
import postrider.kernel.view.Picture.Ground;
import postrider.kernel.view.Picture.Point;

/**
 * Where the names of areas stand: a region's on its own ground, and where it finds no room there off the land, with a line
 * that leads to it; a sea's off the land, a lake's on it.
 */
final class AreaNames {
    /** The largest that finds room. */
    private static final double[] SIZES = {18, 15, 13};

    private final Bounds canvas;
    private final Free free;
    private final Terrain terrain;
    private final List<Mark> leaders = new ArrayList<>();
    private final List<Mark> words = new ArrayList<>();

    /** What lies where. */
    interface Terrain {
        boolean is(Area area, double x, double y);

        /** Whether this is water, so far off the shore; 0 at the shore, 1 far out. */
        boolean isWater(double x, double y, double off);

        int tint(Area area);
    }

    /** How a name may be set. */
    private record Try(Area area, List<String> lines, double size, boolean own) {
        Face face() {
            return area.ground().isWater() ? Face.ITALIC : Face.BOLD;
        }

        double spacing() {
            return size * (area.ground().isWater() ? 0.1 : 0.2);
        }

        /** Of a region, with the sign of its holder before it. */
        double indent() {
            return area.ground().isWater() ? 3 : 20;
        }

        double width() {
            return indent()
                    + 4
                    + lines.stream()
                            .mapToDouble(line -> face().width(line, size, spacing()))
                            .max()
                            .orElse(0);
        }

        double height() {
            return lines.size() * size + 2;
        }
    }

    AreaNames(Bounds canvas, Free free, Terrain terrain) {
        this.canvas = canvas;
        this.free = free;
        this.terrain = terrain;
    }

    /** What leads from the names to their areas; under all names. */
    List<Mark> leaders() {
        return leaders;
    }

    List<Mark> words() {
        return words;
    }

    /** Writes the name of an area. Returns where the sign of its holder stands; empty if there is no room, or no area. */
    Optional<Point> write(Area area) {
        var around = area.around().stream()
                .filter(at -> canvas.holds(Bounds.around(at.x(), at.y(), 1, 1)))
                .toList();
        if (around.isEmpty()) return Optional.empty();
        double x = around.stream().mapToInt(Point::x).average().orElse(0);
        double y = around.stream().mapToInt(Point::y).average().orElse(0);
        return tries(area)
                .flatMap(how -> room(how, x, y).stream().map(box -> written(how, box, around)))
                .findFirst();
    }

    private static Stream<Try> tries(Area area) {
        var name = area.ground().isWater() ? area.name() : area.name().toUpperCase(Locale.ROOT);
        return Stream.of(true, false)
                .filter(own -> own ? area.ground() != Ground.SEA : area.ground() != Ground.LAKE)
                .flatMap(own -> Arrays.stream(SIZES)
                        .boxed()
                        .flatMap(size -> Names.layouts(name).stream().map(lines -> new Try(area, lines, size, own))));
    }

    private Optional<Bounds> room(Try how, double x, double y) {
        double reach = how.own ? 190 : how.area.ground().isWater() ? 240 : 330;
        return free.about(x, y, how.width(), how.height(), reach, box -> fits(how, box));
    }

    private boolean fits(Try how, Bounds box) {
        return Stream.of(box.left(), box.x(), box.right())
                .allMatch(x -> how.own
                        ? terrain.is(how.area, x, box.y())
                        : terrain.isWater(x, box.y(), how.area.ground().isWater() ? 0.4 : 0.2));
    }

    private Point written(Try how, Bounds box, List<Point> around) {
        var area = how.area;
        if (!how.own && !area.ground().isWater())
            around.stream()
                    .min(Comparator.comparingDouble(at -> Math.hypot(at.x() - box.x(), at.y() - box.y())))
                    .map(at -> Shapes.leader(box, Bounds.around(at.x(), at.y(), 1, 1)))
                    .ifPresent(line -> leaders.add(new Mark.Line(line, Ink.SEPIA, 1, List.of(2.0, 3.0))));
        for (int i = 0; i < how.lines.size(); i++)
            words.add(new Mark.Words(
                    how.lines.get(i),
                    how.face(),
                    how.size,
                    how.spacing(),
                    box.left() + how.indent(),
                    box.top() + how.size * (0.8 + i),
                    area.ground().isWater() ? Ink.SEA_DEEP : Ink.SEPIA,
                    4,
                    area.ground() == Ground.SEA ? Ink.PAPER : terrain.tint(area)));
        return new Point((int) box.left() + 9, (int) (box.top() + how.size / 2 + 1));
    }
}
