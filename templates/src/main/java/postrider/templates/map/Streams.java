package postrider.templates.map;

import java.awt.Shape;
import java.awt.geom.Path2D;
import java.awt.geom.Point2D;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import postrider.kernel.view.HexGround;
import postrider.kernel.view.HexGround.Water;
import postrider.text.Lists;

/**
 * Draws water along the sides of hexes. From the middle of each side to the middle of the next it winds around their corner, so
 * that it looks like a river and still shows which sides it is on.
 */
final class Streams {
    private final HexGround ground;
    private final double side;
    private final List<Point2D> corners = new ArrayList<>();
    private final List<List<Reach>> meeting = new ArrayList<>();

    /** The water along one side of a hex, between two corners. */
    private record Reach(int one, int other, Water water, boolean frozen) {
        int from(int corner) {
            return corner == one ? other : one;
        }
    }

    Streams(HexGround ground) {
        this.ground = ground;
        this.side = ground.across() / Math.sqrt(3);
    }

    List<Mark> marks() {
        var reaches = Lists.map(ground.edges(), this::reach);
        for (var reach : reaches) {
            meeting.get(reach.one).add(reach);
            meeting.get(reach.other).add(reach);
        }
        var banks = new ArrayList<Mark>();
        var cores = new ArrayList<Mark>();
        for (var water : Water.values())
            for (boolean frozen : List.of(false, true)) {
                var alike = Lists.filter(reaches, reach -> reach.water == water && reach.frozen == frozen);
                if (alike.isEmpty()) continue;
                var path = path(alike);
                banks.addAll(banks(path, water, ground.across()));
                cores.addAll(cores(path, water, frozen, ground.across()));
            }
        banks.addAll(cores);
        return banks;
    }

    /** All streams of one kind: first those with ends, from an end, then those that close on themselves. */
    private Path2D path(List<Reach> reaches) {
        var path = new Path2D.Double();
        Set<Reach> drawn = new HashSet<>();
        for (var reach : reaches)
            for (int corner : List.of(reach.one, reach.other))
                if (!drawn.contains(reach) && going(corner, reach).isEmpty())
                    path.append(course(corner, reach, drawn), false);
        for (var reach : reaches) if (!drawn.contains(reach)) path.append(course(reach.one, reach, drawn), false);
        return path;
    }

    /** A stream along a line. */
    static List<Mark> line(Shape path, Water water, boolean frozen, double across) {
        var marks = new ArrayList<>(banks(path, water, across));
        marks.addAll(cores(path, water, frozen, across));
        return marks;
    }

    private static List<Mark> banks(Shape path, Water water, double across) {
        double grain = Math.clamp(across / 36, 1, 1.7);
        return switch (water) {
            case CREEK -> List.of(new Mark.Line(path, Ink.SEA, 2.2 * grain));
            case RIVER -> List.of(new Mark.Line(path, Ink.SEA_DEEP, 3.6 * grain));
            case BROAD_RIVER -> List.of(new Mark.Line(path, Ink.SEA_DEEP, 10 * grain));
        };
    }

    /** The middle of a stream, white if it is frozen. */
    private static List<Mark> cores(Shape path, Water water, boolean frozen, double across) {
        double grain = Math.clamp(across / 36, 1, 1.7);
        return switch (water) {
            case CREEK -> frozen ? List.of(new Mark.Line(path, Ink.WHITE, 0.9 * grain)) : List.of();
            case RIVER -> frozen ? List.of(new Mark.Line(path, Ink.WHITE, 1.8 * grain)) : List.of();
            case BROAD_RIVER -> List.of(new Mark.Line(path, frozen ? Ink.WHITE : Ink.LAKE, 7 * grain));
        };
    }

    private Reach reach(HexGround.Edge edge) {
        var line = HexLand.side(edge.one(), edge.other(), ground);
        return new Reach(
                corner(line.getX1(), line.getY1()), corner(line.getX2(), line.getY2()), edge.water(), edge.frozen());
    }

    /** The index of a corner. Coordinates are rounded, so nearby points are the same corner. */
    private int corner(double x, double y) {
        for (int i = 0; i < corners.size(); i++) if (corners.get(i).distance(x, y) < side / 3) return i;
        corners.add(new Point2D.Double(x, y));
        meeting.add(new ArrayList<>());
        return corners.size() - 1;
    }

    /** Where a stream goes on beyond a corner: nowhere if three meet there. */
    private List<Reach> going(int corner, Reach reach) {
        var like = Lists.filter(
                meeting.get(corner),
                other -> other != reach && other.water == reach.water && other.frozen == reach.frozen);
        return like.size() == 1 ? like : List.of();
    }

    /** A stream from one of its corners to where it ends or closes. */
    private Path2D course(int start, Reach first, Set<Reach> drawn) {
        var path = new Path2D.Double();
        var from = end(start, first);
        path.moveTo(from.getX(), from.getY());
        int corner = start;
        var reach = first;
        while (true) {
            drawn.add(reach);
            var middle = middle(reach);
            if (corner == start) path.lineTo(middle.getX(), middle.getY());
            int next = reach.from(corner);
            var on = going(next, reach);
            if (on.isEmpty() || drawn.contains(on.getFirst())) {
                var to = end(next, reach);
                path.lineTo(to.getX(), to.getY());
                return path;
            }
            var after = middle(on.getFirst());
            path.quadTo(corners.get(next).getX(), corners.get(next).getY(), after.getX(), after.getY());
            corner = next;
            reach = on.getFirst();
        }
    }

    private Point2D middle(Reach reach) {
        var one = corners.get(reach.one);
        var other = corners.get(reach.other);
        return new Point2D.Double((one.getX() + other.getX()) / 2, (one.getY() + other.getY()) / 2);
    }

    /** The end of a stream, a little beyond a corner where others meet, for they wind around its far side. */
    private Point2D end(int corner, Reach reach) {
        var at = corners.get(corner);
        var back = corners.get(reach.from(corner));
        double farther = meeting.get(corner).size() > 1 ? 0.125 : 0;
        return new Point2D.Double(
                at.getX() + (at.getX() - back.getX()) * farther, at.getY() + (at.getY() - back.getY()) * farther);
    }
}
