package postrider.templates.map;

import java.awt.geom.Path2D;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import postrider.kernel.view.Picture.Point;

/**
 * Derives land from places: each raises the ground around it, and the coast is a contour. Nothing else is known of the ground,
 * so nothing else is drawn.
 */
final class Coast {
    private static final int STEP = 12;
    private static final double REACH = 46;

    private final int columns;
    private final int rows;
    private final double[] height;
    private final double reach;

    /**
     * The outermost ground has height 0, so that every contour closes.
     *
     * @param grain how far apart places are, compared with a usual map
     */
    Coast(int width, int height, List<Point> land, double grain) {
        this.reach = REACH * grain;
        this.columns = width / STEP + 5;
        this.rows = height / STEP + 5;
        this.height = new double[columns * rows];
        for (var point : land) raise(point);
    }

    private void raise(Point point) {
        int cells = (int) (4 * reach / STEP);
        int column = point.x() / STEP + 2;
        int row = point.y() / STEP + 2;
        for (int r = Math.max(1, row - cells); r < Math.min(rows - 1, row + cells + 1); r++)
            for (int c = Math.max(1, column - cells); c < Math.min(columns - 1, column + cells + 1); c++) {
                double across = x(c) - point.x();
                double down = y(r) - point.y();
                height[r * columns + c] += Math.exp(-(across * across + down * down) / (2 * reach * reach));
            }
    }

    private static double x(int column) {
        return (column - 2) * STEP;
    }

    private static double y(int row) {
        return (row - 2) * STEP;
    }

    /** How high the ground is near a point. */
    double height(double x, double y) {
        int column = Math.clamp((long) (x / STEP + 2), 0, columns - 1);
        int row = Math.clamp((long) (y / STEP + 2), 0, rows - 1);
        return height[row * columns + column];
    }

    /** The contour at this level, only in the stretches where {@code wanted} holds. */
    Path2D contour(double level, Predicate<Point> wanted) {
        var path = new Path2D.Double();
        var lines = lines(level);
        double mainland = lines.stream()
                .mapToDouble(Coast::area)
                .boxed()
                .max(Comparator.comparingDouble(Math::abs))
                .orElse(0.0);
        for (var line : lines) if (area(line) * mainland > 0) smooth(path, line, wanted);
        return path;
    }

    /** The area of a closed line; negative if it runs the other way, as around a hole, which is land of which nothing is known. */
    private static double area(List<double[]> line) {
        double area = 0;
        for (int i = 0; i + 1 < line.size(); i++)
            area += line.get(i)[0] * line.get(i + 1)[1] - line.get(i + 1)[0] * line.get(i)[1];
        return area;
    }

    /** The contour's pieces from edge to edge of each cell, joined end to end. */
    private List<List<double[]>> lines(double level) {
        List<long[]> ends = new ArrayList<>();
        for (int row = 0; row + 1 < rows; row++)
            for (int column = 0; column + 1 < columns; column++) cell(column, row, level, ends);
        Map<Long, Long> next = new HashMap<>();
        for (var end : ends) next.put(end[0], end[1]);
        var lines = new ArrayList<List<double[]>>();
        for (var end : ends) {
            if (!next.containsKey(end[0])) continue;
            var line = new ArrayList<double[]>();
            var at = end[0];
            while (next.containsKey(at)) {
                line.add(point(at, level));
                at = next.remove(at);
            }
            line.add(point(at, level));
            lines.add(line);
        }
        return lines;
    }

    /** Adds a cell's pieces. Higher ground is to the right of each, so that a line can be followed one way. */
    private void cell(int column, int row, double level, List<long[]> ends) {
        int[] corners = {
            row * columns + column,
            row * columns + column + 1,
            (row + 1) * columns + column + 1,
            (row + 1) * columns + column
        };
        for (int side = 0; side < 4; side++) {
            boolean here = height[corners[side]] >= level;
            boolean there = height[corners[(side + 1) % 4]] >= level;
            if (here || !there) continue;
            for (int turn = 1; turn < 4; turn++) {
                int out = (side + turn) % 4;
                boolean falls = height[corners[out]] >= level && height[corners[(out + 1) % 4]] < level;
                if (!falls) continue;
                ends.add(new long[] {
                    edge(corners[side], corners[(side + 1) % 4]), edge(corners[out], corners[(out + 1) % 4])
                });
                break;
            }
        }
    }

    private long edge(int one, int other) {
        return (long) Math.min(one, other) * height.length + Math.max(one, other);
    }

    private double[] point(long edge, double level) {
        int one = (int) (edge / height.length);
        int other = (int) (edge % height.length);
        double share = (level - height[one]) / (height[other] - height[one]);
        double across = x(one % columns) + share * (x(other % columns) - x(one % columns));
        double down = y(one / columns) + share * (y(other / columns) - y(one / columns));
        return new double[] {across, down};
    }

    /** Draws a curve through the middles of a line's pieces, bent at their ends. */
    private static void smooth(Path2D path, List<double[]> line, Predicate<Point> wanted) {
        boolean drawing = false;
        for (int i = 0; i + 1 < line.size(); i++) {
            var here = line.get(i);
            var there = line.get(i + 1);
            double x = (here[0] + there[0]) / 2;
            double y = (here[1] + there[1]) / 2;
            if (!wanted.test(new Point((int) here[0], (int) here[1]))) {
                drawing = false;
                continue;
            }
            if (drawing) path.quadTo(here[0], here[1], x, y);
            else path.moveTo(x, y);
            drawing = true;
        }
        boolean closed = Arrays.equals(line.getFirst(), line.getLast());
        if (drawing && closed)
            path.quadTo(
                    line.getFirst()[0],
                    line.getFirst()[1],
                    (line.getFirst()[0] + line.get(1)[0]) / 2,
                    (line.getFirst()[1] + line.get(1)[1]) / 2);
    }
}
