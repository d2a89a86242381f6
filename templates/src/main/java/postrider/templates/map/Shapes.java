package postrider.templates.map;

import java.awt.Shape;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;
import java.util.List;
import postrider.kernel.view.Picture;
import postrider.kernel.view.Picture.Point;

/** The outlines of everything on a map. */
final class Shapes {
    /** A bastion from wall to wall: distances outwards from the middle of the fort, and across. */
    private static final double[][] BASTION = {{9, -5}, {12, -5}, {17, 0}, {12, 5}, {9, 5}};

    private Shapes() {}

    static Shape shape(Picture.Shape shape, double x, double y) {
        return switch (shape) {
            case Picture.Shape.Dot dot -> circle(x, y, Signs.DOT);
            case Picture.Shape.Circle circle -> circle(x, y, Signs.RADIUS);
            case Picture.Shape.Square square ->
                new Rectangle2D.Double(x - Signs.RADIUS, y - Signs.RADIUS, 2 * Signs.RADIUS, 2 * Signs.RADIUS);
            case Picture.Shape.Star star -> rays(x, y, 5, Signs.RADIUS + 5, Signs.RADIUS - 3);
            case Picture.Shape.Triangle triangle -> rays(x, y + 2, 3, Signs.RADIUS + 4, (Signs.RADIUS + 4) / 2);
            case Picture.Shape.Village village -> village(x, y);
        };
    }

    /** A ring of huts. */
    private static Shape village(double x, double y) {
        var ring = new Path2D.Double(Path2D.WIND_EVEN_ODD);
        ring.append(circle(x, y, Signs.RADIUS), false);
        for (int hut = 0; hut < 3; hut++) {
            double angle = hut * 2 * Math.PI / 3 - Math.PI / 2;
            ring.append(circle(x + 5 * Math.cos(angle), y + 5 * Math.sin(angle), 2.6), false);
        }
        return ring;
    }

    /** Four walls with a bastion at each corner. */
    static Shape fort(double x, double y) {
        var path = new Path2D.Double();
        for (int corner = 0; corner < 4; corner++) {
            double angle = corner * Math.PI / 2 - 3 * Math.PI / 4;
            for (var step : BASTION) {
                double cx = x + step[0] * Math.cos(angle) - step[1] * Math.sin(angle);
                double cy = y + step[0] * Math.sin(angle) + step[1] * Math.cos(angle);
                corner(path, cx, cy);
            }
        }
        path.closePath();
        return path;
    }

    /** Three stakes side by side. */
    static Shape stockade(double x, double y) {
        var path = new Path2D.Double();
        path.moveTo(x - 12, y + 11);
        for (double left = x - 12; left < x + 12; left += 8) {
            path.lineTo(left, y - 6);
            path.lineTo(left + 4, y - 13);
            path.lineTo(left + 8, y - 6);
        }
        path.lineTo(x + 12, y + 11);
        path.closePath();
        return path;
    }

    /** Tongues of fire. */
    static Shape flames(double x, double y) {
        var path = new Path2D.Double();
        path.moveTo(x, y + 25);
        path.curveTo(x - 30, y + 25, x - 30, y - 2, x - 22, y - 18);
        path.quadTo(x - 18, y - 6, x - 12, y - 6);
        path.quadTo(x - 12, y - 22, x, y - 34);
        path.quadTo(x + 2, y - 18, x + 11, y - 8);
        path.quadTo(x + 16, y - 10, x + 18, y - 22);
        path.curveTo(x + 32, y - 2, x + 30, y + 25, x, y + 25);
        path.closePath();
        return path;
    }

    static Path2D cross(double x, double y, double reach) {
        var path = line(x - reach, y - reach, x + reach, y + reach);
        path.append(line(x - reach, y + reach, x + reach, y - reach), false);
        return path;
    }

    /**
     * A hex with its flat sides at top and bottom.
     *
     * @param across from one flat side to the other
     * @param step to the next column
     */
    static Shape hex(double x, double y, double across, double step) {
        var path = new Path2D.Double();
        path.moveTo(x + step * 2 / 3, y);
        path.lineTo(x + step / 3, y + across / 2);
        path.lineTo(x - step / 3, y + across / 2);
        path.lineTo(x - step * 2 / 3, y);
        path.lineTo(x - step / 3, y - across / 2);
        path.lineTo(x + step / 3, y - across / 2);
        path.closePath();
        return path;
    }

    static Shape rays(double x, double y, int rays, double outer, double inner) {
        var path = new Path2D.Double();
        for (int i = 0; i < 2 * rays; i++) {
            double angle = i * Math.PI / rays - Math.PI / 2;
            double away = i % 2 == 0 ? outer : inner;
            corner(path, x + away * Math.cos(angle), y + away * Math.sin(angle));
        }
        path.closePath();
        return path;
    }

    private static void corner(Path2D path, double x, double y) {
        if (path.getCurrentPoint() == null) path.moveTo(x, y);
        else path.lineTo(x, y);
    }

    static Shape circle(double x, double y, double radius) {
        return new Ellipse2D.Double(x - radius, y - radius, 2 * radius, 2 * radius);
    }

    static Path2D line(double x1, double y1, double x2, double y2) {
        var path = new Path2D.Double();
        path.moveTo(x1, y1);
        path.lineTo(x2, y2);
        return path;
    }

    /** The polygon of these points in their order. */
    static Path2D around(List<Point> points) {
        var path = new Path2D.Double();
        for (var point : points) corner(path, point.x(), point.y());
        path.closePath();
        return path;
    }

    /** The water off a shore: the shore closed by a curve on its left or right. */
    static Path2D bay(List<Point> shore, boolean left) {
        var path = around(shore);
        var first = shore.getFirst();
        var last = shore.getLast();
        double side = left ? 1 : -1;
        path.moveTo(first.x(), first.y());
        path.quadTo(
                (first.x() + last.x()) / 2.0 + side * (last.y() - first.y()),
                (first.y() + last.y()) / 2.0 - side * (last.x() - first.x()),
                last.x(),
                last.y());
        path.closePath();
        return path;
    }

    /** A line from the nearest edge of a box. */
    static Path2D leader(Bounds from, Bounds to) {
        double x = Math.clamp(to.x(), from.left(), from.right());
        double y = Math.clamp(to.y(), from.top(), from.bottom());
        return line(x, y, to.x(), to.y());
    }

    static Shape anchor(double x, double y) {
        var path = line(x, y - 5, x, y + 8);
        path.append(circle(x, y - 7, 2), false);
        path.append(line(x - 4, y - 2, x + 4, y - 2), false);
        path.moveTo(x - 6.5, y + 3);
        path.quadTo(x - 5, y + 8, x, y + 8);
        path.quadTo(x + 5, y + 8, x + 6.5, y + 3);
        return path;
    }
}
