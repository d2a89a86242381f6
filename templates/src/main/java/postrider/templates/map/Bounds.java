package postrider.templates.map;

/** A rectangle with upright sides. */
record Bounds(double left, double top, double right, double bottom) {

    static Bounds around(double x, double y, double width, double height) {
        return new Bounds(x - width / 2, y - height / 2, x + width / 2, y + height / 2);
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

    /** What both cover. */
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

    /** Whether a straight line comes through (Liang and Barsky). */
    boolean meets(double x1, double y1, double x2, double y2) {
        double enter = 0;
        double leave = 1;
        double[] way = {x1 - x2, x2 - x1, y1 - y2, y2 - y1};
        double[] room = {x1 - left, right - x1, y1 - top, bottom - y1};
        for (int side = 0; side < 4; side++) {
            if (way[side] == 0 && room[side] < 0) return false;
            if (way[side] < 0) enter = Math.max(enter, room[side] / way[side]);
            if (way[side] > 0) leave = Math.min(leave, room[side] / way[side]);
        }
        return enter < leave;
    }
}
