package postrider.templates.map;

import java.awt.Shape;
import java.awt.geom.AffineTransform;
import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;
import java.awt.geom.RoundRectangle2D;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import postrider.kernel.ruling.Side;
import postrider.kernel.view.Picture;
import postrider.kernel.view.Picture.Arrow;
import postrider.kernel.view.Picture.Connection;
import postrider.kernel.view.Picture.Harbour;
import postrider.kernel.view.Picture.Piece;
import postrider.kernel.view.Picture.Place;
import postrider.kernel.view.Picture.Works;

/** Draws everything that is on a map. The first side is dark and square, the second light and round. */
record Signs(List<Side> sides) {
    static final double RADIUS = 11;
    static final double DOT = 5;
    private static final double NAME = 21;
    private static final double DETAIL = 18;
    private static final double STRENGTH = 26;
    private static final double TALL = 44;
    private static final double LOW = 28;

    /** How far each card of a stack shows behind the next. */
    private static final double SHOWING = 4;

    private static final int MOST_SHOWN = 2;

    private boolean first(Side side) {
        return side.equals(sides.getFirst());
    }

    int colour(Side side) {
        return first(side) ? Ink.FIRST : Ink.SECOND;
    }

    /** The room of a place and its harbour. */
    static Bounds box(Place place) {
        double x = place.at().x();
        double y = place.at().y();
        double radius = switch (place.shape()) {
            case Picture.Shape.Star star -> RADIUS + 4;
            case Picture.Shape.Dot dot -> DOT;
            case Picture.Shape.Circle circle -> RADIUS;
            case Picture.Shape.Square square -> RADIUS;
            case Picture.Shape.Triangle triangle -> RADIUS;
            case Picture.Shape.Village village -> RADIUS;
        };
        double harbour = place.harbour() == Harbour.NONE ? 0 : 15;
        return new Bounds(x - radius - 3, y - radius - 3, x + radius + 3 + harbour, y + radius + 3);
    }

    /** A place: its shape, its holder and its harbour. */
    List<Mark> place(Place place, double x, double y) {
        var marks = new ArrayList<Mark>();
        var shape = shape(place, x, y);
        if (place.changed()) marks.add(new Mark.Line(Shapes.circle(x, y, RADIUS + 3.5), Ink.GOLD, 3));
        marks.add(new Mark.Fill(shape, Ink.WHITE));
        if (place.works() != Works.BEGUN) place.control().ifPresent(side -> marks.addAll(control(side, shape, x, y)));
        var rim = place.control().map(this::colour).orElse(Ink.INK);
        marks.add(new Mark.Line(shape, rim, 2, place.works() == Works.BEGUN ? List.of(3.0, 3.0) : List.of()));
        place.raided().ifPresent(side -> marks.addAll(waste(side, x, y)));
        double harbour = place.shape() instanceof Picture.Shape.Star ? x + RADIUS + 10 : x + RADIUS + 8;
        switch (place.harbour()) {
            case NONE -> {}
            case OPEN -> marks.add(new Mark.Line(Shapes.anchor(harbour, y), Ink.SEA_DEEP, 2));
            case BLOCKADED -> {
                marks.add(new Mark.Line(Shapes.anchor(harbour, y), Ink.INK, 2));
                marks.add(new Mark.Line(Shapes.line(harbour - 8, y + 9, harbour + 8, y - 9), Ink.INK, 3.5));
            }
        }
        return marks;
    }

    private static Shape shape(Place place, double x, double y) {
        return switch (place.works()) {
            case NONE -> Shapes.shape(place.shape(), x, y);
            case STOCKADE -> Shapes.stockade(x, y);
            case BEGUN, FORT -> Shapes.fort(x, y);
        };
    }

    /** A raider's cross: the first side's dark, the second's with a white core. */
    private List<Mark> waste(Side side, double x, double y) {
        var cross = Shapes.cross(x, y, RADIUS);
        return List.of(
                new Mark.Line(cross, Ink.WHITE, 8.5),
                new Mark.Line(cross, colour(side), 5.5),
                new Mark.Line(cross, first(side) ? colour(side) : Ink.WHITE, 2));
    }

    /** The first side fills the place, the second leaves a white ring round a dot. */
    private List<Mark> control(Side side, Shape shape, double x, double y) {
        return first(side)
                ? List.of(new Mark.Fill(shape, Ink.FIRST))
                : List.of(new Mark.Line(shape, Ink.SECOND, 4), new Mark.Fill(Shapes.circle(x, y, 4.6), Ink.SECOND));
    }

    /** A small sign of an area's holder. */
    List<Mark> holder(Optional<Side> holder, double x, double y) {
        return holder.map(side -> first(side)
                        ? List.<Mark>of(new Mark.Fill(new Rectangle2D.Double(x - 6, y - 6, 12, 12), Ink.FIRST))
                        : List.<Mark>of(
                                new Mark.Fill(Shapes.circle(x, y, 6.5), Ink.WHITE),
                                new Mark.Line(Shapes.circle(x, y, 6), Ink.SECOND, 2.4),
                                new Mark.Fill(Shapes.circle(x, y, 2.4), Ink.SECOND)))
                .orElse(List.of());
    }

    double width(Piece piece) {
        double details = piece.name().isEmpty() ? NAME : DETAIL;
        double words = Math.max(Face.BOLD.width(piece.name(), NAME, 0), Face.MEDIUM.width(piece.detail(), details, 0));
        return (words > 0 ? words + 14 : 0) + block(piece) + stacked(piece);
    }

    double height(Piece piece) {
        return card(piece) + stacked(piece);
    }

    private static double card(Piece piece) {
        return piece.name().isEmpty() || piece.detail().isEmpty() ? LOW : TALL;
    }

    /** The room of the cards under it, which show at its upper right. */
    private static double stacked(Piece piece) {
        return SHOWING * Math.min(MOST_SHOWN, piece.under());
    }

    private static double block(Piece piece) {
        return piece.strength().isEmpty()
                ? 0
                : Math.max(26, Face.BOLD.width(piece.strength(), strength(piece), 0) + 14);
    }

    private static double strength(Piece piece) {
        return piece.strength().length() > 2 ? 21 : STRENGTH;
    }

    /** A piece in its box: its strength in a block, its leader beside it, and the rest of its stack behind. */
    List<Mark> piece(Piece piece, Bounds box) {
        var marks = new ArrayList<Mark>();
        double stacked = stacked(piece);
        for (double off = stacked; off > 0; off -= SHOWING) marks.addAll(under(piece, lower(box, stacked, off)));
        marks.addAll(top(piece, lower(box, stacked, 0)));
        return marks;
    }

    /** The place of a card in its box, this far from the lower left. */
    private static Bounds lower(Bounds box, double stacked, double off) {
        return new Bounds(box.left() + off, box.top() + stacked - off, box.right() - stacked + off, box.bottom() - off);
    }

    private RoundRectangle2D outline(Piece piece, Bounds box) {
        double round = first(piece.side()) ? 0 : box.height() * 0.6;
        return new RoundRectangle2D.Double(box.left(), box.top(), box.width(), box.height(), round, round);
    }

    private List<Mark> under(Piece piece, Bounds box) {
        var card = outline(piece, box);
        return List.of(new Mark.Fill(card, Ink.WHITE), new Mark.Line(card, colour(piece.side()), 1.6));
    }

    private List<Mark> top(Piece piece, Bounds box) {
        int colour = colour(piece.side());
        var card = outline(piece, box);
        double block = block(piece);
        var left = new Rectangle2D.Double(box.left(), box.top(), block, box.height());
        var marks = new ArrayList<Mark>();
        marks.add(new Mark.Fill(card, Ink.WHITE));
        if (first(piece.side())) marks.add(new Mark.Within(card, List.of(new Mark.Fill(left, colour))));
        else if (block > 0 && block < box.width())
            marks.add(new Mark.Line(
                    Shapes.line(box.left() + block, box.top(), box.left() + block, box.bottom()), colour, 1.6));
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
        if (card(piece) == LOW) {
            var face = piece.name().isEmpty() ? Face.MEDIUM : Face.BOLD;
            marks.add(centred(piece.name() + piece.detail(), face, NAME, middle, box.y() + NAME * 0.32, Ink.INK));
            return marks;
        }
        marks.add(centred(piece.name(), Face.BOLD, NAME, middle, box.top() + 19, Ink.INK));
        marks.add(centred(piece.detail(), Face.MEDIUM, DETAIL, middle, box.top() + 38, Ink.INK));
        return marks;
    }

    /** A dot on the spot where a piece is, on a map of hexes. */
    List<Mark> foot(Piece piece) {
        var foot = Shapes.circle(piece.at().x(), piece.at().y(), DOT);
        return List.of(new Mark.Fill(foot, colour(piece.side())), new Mark.Line(foot, Ink.WHITE, 1.4));
    }

    static Mark.Words centred(String text, Face face, double size, double x, double y, int colour) {
        return new Mark.Words(text, face, size, x - face.width(text, size, 0) / 2, y, colour);
    }

    private static List<Mark> gilded(Shape shape) {
        return List.of(new Mark.Fill(shape, Ink.GOLD), new Mark.Line(shape, Ink.INK, 1.6));
    }

    static List<Mark> way(Connection way) {
        return way(
                way.stroke(),
                way.from().x(),
                way.from().y(),
                way.to().x(),
                way.to().y());
    }

    /** A connection: a river is broader than a road, a lake has two shores. */
    static List<Mark> way(Connection.Stroke kind, double x1, double y1, double x2, double y2) {
        var line = Shapes.line(x1, y1, x2, y2);
        return switch (kind) {
            case WHOLE -> List.of(new Mark.Line(line, Ink.SEPIA, 2.6));
            case DASHED -> List.of(new Mark.Line(line, Ink.SEPIA, 2.6, List.of(9.0, 7.0)));
            case DOTTED -> List.of(new Mark.Line(line, Ink.SEPIA, 2.6, List.of(2.5, 6.0)));
            case RIVER -> List.of(new Mark.Line(line, Ink.SEA_DEEP, 4.6));
            case SHORE -> List.of(new Mark.Line(line, Ink.SEA_DEEP, 10), new Mark.Line(line, Ink.LAKE, 6));
            case ONE_WAY ->
                List.of(
                        new Mark.Line(line, Ink.SEA_DEEP, 2.6, List.of(9.0, 6.0)),
                        new Mark.Fill(head((x1 + x2) / 2, (y1 + y2) / 2, Math.atan2(y2 - y1, x2 - x1)), Ink.SEA_DEEP));
        };
    }

    /** The head of an arrow with its tip here. */
    private static Shape head(double x, double y, double angle) {
        var head = new Path2D.Double();
        head.moveTo(0, 0);
        head.lineTo(-20, 10);
        head.lineTo(-15, 0);
        head.lineTo(-20, -10);
        head.closePath();
        var turn = AffineTransform.getTranslateInstance(x, y);
        turn.rotate(angle);
        head.transform(turn);
        return head;
    }

    List<Mark> arrow(Arrow arrow) {
        return arrow(
                arrow.act(),
                arrow.side(),
                arrow.from().x(),
                arrow.from().y(),
                arrow.to().x(),
                arrow.to().y());
    }

    /** An arrow, bent a little so that it does not hide the line it follows. */
    List<Mark> arrow(Arrow.Act kind, Side side, double x1, double y1, double x2, double y2) {
        int colour = colour(side);
        if (kind == Arrow.Act.BATTLE) return gilded(Shapes.rays(x2, y2, 12, 27, 17));
        if (kind == Arrow.Act.RAID) return gilded(Shapes.flames(x2, y2));
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
        var head = head(tipX, tipY, angle);
        List<Double> dashes = switch (kind) {
            case MARCH, BATTLE, RAID -> List.of();
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
