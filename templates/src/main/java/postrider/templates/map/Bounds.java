package postrider.templates.map;

import java.awt.geom.Rectangle2D;

/** A rectangle with upright sides. */
record Bounds(double left, double top, double right, double bottom) {

    static Bounds around(double x, double y, double width, double height) {
        return new Bounds(x - width / 2, y - height / 2, x + width / 2, y + height / 2);
    }

    Rectangle2D shape() {
        return new Rectangle2D.Double(left, top, width(), height());
    }

    double width() {
        return right - left;
    }

    double height() {
        return bottom - top;
    }

    double x() {
        return (left + right) / 2;
    }

    double y() {
        return (top + bottom) / 2;
    }

    Bounds wider(double by) {
        return new Bounds(left - by, top - by, right + by, bottom + by);
    }

    /** The bounds of both together. */
    Bounds with(Bounds other) {
        return new Bounds(
                Math.min(left, other.left),
                Math.min(top, other.top),
                Math.max(right, other.right),
                Math.max(bottom, other.bottom));
    }

    /** The area that both cover. */
    double common(Bounds other) {
        double across = Math.min(right, other.right) - Math.max(left, other.left);
        double down = Math.min(bottom, other.bottom) - Math.max(top, other.top);
        return across > 0 && down > 0 ? across * down : 0;
    }

    boolean meets(Bounds other) {
        return left < other.right && other.left < right && top < other.bottom && other.top < bottom;
    }

    boolean holds(Bounds other) {
        return left <= other.left && top <= other.top && right >= other.right && bottom >= other.bottom;
    }

    /** Whether a straight line passes through (Liang-Barsky). */
    boolean meets(double x1, double y1, double x2, double y2) {
        if (x1 < left && x2 < left || right < x1 && right < x2)
            return false; // true of most lines, and cheaper than dividing
        if (y1 < top && y2 < top || bottom < y1 && bottom < y2) return false;
        double enter = Math.max(Math.max(0, entered(x1, x2, left, right)), entered(y1, y2, top, bottom));
        double leave = Math.min(Math.min(1, left(x1, x2, left, right)), left(y1, y2, top, bottom));
        return enter < leave;
    }

    /** The fraction of the way at which a line enters between two bounds: 0 if it is always between them, above 1 if never. */
    private static double entered(double from, double to, double low, double high) {
        if (from == to) return low <= from && from <= high ? 0 : 2;
        return ((from < to ? low : high) - from) / (to - from);
    }

    private static double left(double from, double to, double low, double high) {
        return from == to ? 1 : ((from < to ? high : low) - from) / (to - from);
    }
}
