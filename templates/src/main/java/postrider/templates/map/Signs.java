package postrider.templates.map;

import java.awt.Shape;
import java.awt.geom.AffineTransform;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;
import java.awt.geom.RoundRectangle2D;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import postrider.kernel.Picture;
import postrider.kernel.Picture.Arrow;
import postrider.kernel.Picture.Harbour;
import postrider.kernel.Picture.Piece;
import postrider.kernel.Picture.Place;
import postrider.kernel.Picture.Way;
import postrider.kernel.Side;

/** How each thing on a map looks. The first side is dark and square, the second light and round. */
record Signs(List<Side> sides) {
    static final double RADIUS = 11;
    private static final double NAME = 21;
    private static final double DETAIL = 18;
    private static final double STRENGTH = 26;
    private static final double TALL = 44;
    private static final double LOW = 28;

    private boolean first(Side side) {
        return side.equals(sides.getFirst());
    }

    int colour(Side side) {
        return first(side) ? Ink.FIRST : Ink.SECOND;
    }

    /** What a place takes up, its harbour with it. */
    static Bounds box(Place place) {
        double x = place.at().x();
        double y = place.at().y();
        double radius = place.shape() instanceof Picture.Shape.Star ? RADIUS + 4 : RADIUS;
        double harbour = place.harbour() == Harbour.NONE ? 0 : 15;
        return new Bounds(x - radius - 3, y - radius - 3, x + radius + 3 + harbour, y + radius + 3);
    }

    /** A place: its shape, whose it is, its harbour. */
    List<Mark> place(Place place, double x, double y) {
        var marks = new ArrayList<Mark>();
        var shape = shape(place.shape(), x, y);
        if (place.changed()) marks.add(new Mark.Line(circle(x, y, RADIUS + 3.5), Ink.GOLD, 3));
        marks.add(new Mark.Fill(shape, Ink.WHITE));
        place.control().ifPresent(side -> marks.addAll(control(side, shape, x, y)));
        marks.add(new Mark.Line(shape, place.control().map(this::colour).orElse(Ink.INK), 2));
        double harbour = place.shape() instanceof Picture.Shape.Star ? x + RADIUS + 10 : x + RADIUS + 8;
        switch (place.harbour()) {
            case NONE -> {}
            case OPEN -> marks.add(new Mark.Line(anchor(harbour, y), Ink.SEA_DEEP, 2));
            case BLOCKADED -> {
                marks.add(new Mark.Line(anchor(harbour, y), Ink.INK, 2));
                marks.add(new Mark.Line(line(harbour - 8, y + 9, harbour + 8, y - 9), Ink.INK, 3.5));
            }
        }
        return marks;
    }

    /** The first side fills the place, the second leaves a white ring round a dot. */
    private List<Mark> control(Side side, Shape shape, double x, double y) {
        return first(side)
                ? List.of(new Mark.Fill(shape, Ink.FIRST))
                : List.of(new Mark.Line(shape, Ink.SECOND, 4), new Mark.Fill(circle(x, y, 4.6), Ink.SECOND));
    }

    /** A small sign of who holds an area. */
    List<Mark> holder(Optional<Side> holder, double x, double y) {
        return holder.map(side -> first(side)
                        ? List.<Mark>of(new Mark.Fill(new Rectangle2D.Double(x - 6, y - 6, 12, 12), Ink.FIRST))
                        : List.<Mark>of(
                                new Mark.Fill(circle(x, y, 6.5), Ink.WHITE),
                                new Mark.Line(circle(x, y, 6), Ink.SECOND, 2.4),
                                new Mark.Fill(circle(x, y, 2.4), Ink.SECOND)))
                .orElse(List.of());
    }

    static Shape shape(Picture.Shape shape, double x, double y) {
        return switch (shape) {
            case Picture.Shape.Circle circle -> circle(x, y, RADIUS);
            case Picture.Shape.Square square -> new Rectangle2D.Double(x - RADIUS, y - RADIUS, 2 * RADIUS, 2 * RADIUS);
            case Picture.Shape.Star star -> rays(x, y, 5, RADIUS + 5, RADIUS - 3);
            case Picture.Shape.Hex hex -> circle(x, y, RADIUS);
        };
    }

    /** With its flat sides above and below. */
    static Shape hex(double x, double y, double across) {
        var path = new Path2D.Double();
        for (int corner = 0; corner < 6; corner++) {
            double angle = corner * Math.PI / 3;
            double cx = x + across / Math.sqrt(3) * Math.cos(angle);
            double cy = y + across / Math.sqrt(3) * Math.sin(angle);
            if (corner == 0) path.moveTo(cx, cy);
            else path.lineTo(cx, cy);
        }
        path.closePath();
        return path;
    }

    static Shape rays(double x, double y, int rays, double outer, double inner) {
        var path = new Path2D.Double();
        for (int i = 0; i < 2 * rays; i++) {
            double angle = i * Math.PI / rays - Math.PI / 2;
            double away = i % 2 == 0 ? outer : inner;
            if (i == 0) path.moveTo(x + away * Math.cos(angle), y + away * Math.sin(angle));
            else path.lineTo(x + away * Math.cos(angle), y + away * Math.sin(angle));
        }
        path.closePath();
        return path;
    }

    private static Shape circle(double x, double y, double radius) {
        return new Ellipse2D.Double(x - radius, y - radius, 2 * radius, 2 * radius);
    }

    private static Path2D line(double x1, double y1, double x2, double y2) {
        var path = new Path2D.Double();
        path.moveTo(x1, y1);
        path.lineTo(x2, y2);
        return path;
    }

    /** From the edge of a box that is nearest. */
    static Path2D leader(Bounds from, Bounds to) {
        double x = Math.clamp(to.x(), from.left(), from.right());
        double y = Math.clamp(to.y(), from.top(), from.bottom());
        return line(x, y, to.x(), to.y());
    }

    private static Shape anchor(double x, double y) {
        var path = line(x, y - 5, x, y + 8);
        path.append(circle(x, y - 7, 2), false);
        path.append(line(x - 4, y - 2, x + 4, y - 2), false);
        path.moveTo(x - 6.5, y + 3);
        path.quadTo(x - 5, y + 8, x, y + 8);
        path.quadTo(x + 5, y + 8, x + 6.5, y + 3);
        return path;
    }

    /** How wide a piece is drawn. */
    double width(Piece piece) {
        double words = Math.max(Face.BOLD.width(piece.name(), NAME, 0), Face.MEDIUM.width(piece.detail(), DETAIL, 0));
        return (words > 0 ? words + 14 : 0) + block(piece);
    }

    double height(Piece piece) {
        return piece.detail().isEmpty() ? LOW : TALL;
    }

    private static double block(Piece piece) {
        return piece.strength().isEmpty()
                ? 0
                : Math.max(26, Face.BOLD.width(piece.strength(), strength(piece), 0) + 14);
    }

    private static double strength(Piece piece) {
        return piece.strength().length() > 2 ? 21 : STRENGTH;
    }

    /** A piece in its box: its strength in a block, beside it who leads it. */
    List<Mark> piece(Piece piece, Bounds box) {
        int colour = colour(piece.side());
        double round = first(piece.side()) ? 0 : box.height() * 0.6;
        var card = new RoundRectangle2D.Double(box.left(), box.top(), box.width(), box.height(), round, round);
        double block = block(piece);
        var left = new Rectangle2D.Double(box.left(), box.top(), block, box.height());
        var marks = new ArrayList<Mark>();
        marks.add(new Mark.Fill(card, Ink.WHITE));
        if (first(piece.side())) marks.add(new Mark.Within(card, List.of(new Mark.Fill(left, colour))));
        else if (block > 0 && block < box.width())
            marks.add(
                    new Mark.Line(line(box.left() + block, box.top(), box.left() + block, box.bottom()), colour, 1.6));
        marks.add(new Mark.Line(card, piece.changed() ? Ink.GOLD : colour, piece.changed() ? 3.6 : 2.4));
        double size = strength(piece);
        marks.add(centred(
                piece.strength(),
                Face.BOLD,
                size,
                box.left() + block / 2,
                box.y() + size * 0.33,
                first(piece.side()) ? Ink.WHITE : colour));
        double middle = (box.left() + block + box.right()) / 2;
        double base = piece.detail().isEmpty() ? box.y() + NAME * 0.32 : box.top() + 19;
        marks.add(centred(piece.name(), Face.BOLD, NAME, middle, base, Ink.INK));
        if (!piece.detail().isEmpty())
            marks.add(centred(piece.detail(), Face.MEDIUM, DETAIL, middle, base + 19, Ink.INK));
        return marks;
    }

    static Mark.Words centred(String text, Face face, double size, double x, double y, int colour) {
        return new Mark.Words(text, face, size, 0, x - face.width(text, size, 0) / 2, y, colour, 0, 0);
    }

    static Mark.Line way(Way.Kind kind, double x1, double y1, double x2, double y2) {
        var line = line(x1, y1, x2, y2);
        return switch (kind) {
            case WHOLE -> new Mark.Line(line, Ink.SEPIA, 2.6);
            case DASHED -> new Mark.Line(line, Ink.SEPIA, 2.6, List.of(9.0, 7.0));
            case DOTTED -> new Mark.Line(line, Ink.SEPIA, 2.6, List.of(2.5, 6.0));
        };
    }

    /** Bent a little, so that it does not hide the line it follows. */
    List<Mark> arrow(Arrow.Kind kind, Side side, double x1, double y1, double x2, double y2) {
        int colour = colour(side);
        if (kind == Arrow.Kind.BATTLE)
            return List.of(
                    new Mark.Fill(rays(x2, y2, 12, 27, 17), Ink.GOLD),
                    new Mark.Line(rays(x2, y2, 12, 27, 17), Ink.INK, 1.6));
        double length = Math.hypot(x2 - x1, y2 - y1);
        if (length < 1) return List.of();
        double bend = Math.min(40, length * 0.18);
        double mx = (x1 + x2) / 2 + bend * (y2 - y1) / length;
        double my = (y1 + y2) / 2 - bend * (x2 - x1) / length;
        double angle = Math.atan2(y2 - my, x2 - mx);
        double tipX = x2 - Math.cos(angle) * (RADIUS + 4);
        double tipY = y2 - Math.sin(angle) * (RADIUS + 4);
        var path = new Path2D.Double();
        path.moveTo(x1, y1);
        path.quadTo(mx, my, tipX - Math.cos(angle) * 14, tipY - Math.sin(angle) * 14);
        var head = new Path2D.Double();
        head.moveTo(0, 0);
        head.lineTo(-20, 10);
        head.lineTo(-15, 0);
        head.lineTo(-20, -10);
        head.closePath();
        var turn = AffineTransform.getTranslateInstance(tipX, tipY);
        turn.rotate(angle);
        head.transform(turn);
        List<Double> dashes = switch (kind) {
            case MARCH, BATTLE -> List.of();
            case BY_SEA -> List.of(14.0, 8.0);
            case RETREAT -> List.of(3.0, 7.0);
        };
        var marks = new ArrayList<Mark>();
        marks.add(new Mark.Line(path, Ink.WHITE, 8));
        marks.add(new Mark.Line(path, colour, 4.6, dashes));
        if (!first(side)) marks.add(new Mark.Line(path, Ink.WHITE, 1.4));
        marks.add(new Mark.Fill(head, first(side) ? colour : Ink.WHITE));
        marks.add(new Mark.Line(head, colour, 2));
        return marks;
    }
}
