package postrider.templates.map;

import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import postrider.kernel.view.HexGround;
import postrider.kernel.view.Margin;
import postrider.kernel.view.Picture.Arrow;
import postrider.kernel.view.Picture.Connection;
import postrider.kernel.view.Picture.Ground;
import postrider.kernel.view.Picture.Key;
import postrider.kernel.view.Picture.Piece;
import postrider.kernel.view.Picture.Place;
import postrider.kernel.view.Picture.Point;
import postrider.kernel.view.Picture.Track;
import postrider.text.Lists;

/** The panels of a map: its title with the tracks, and the legend. */
record Panel(Margin margin, Signs signs) {
    private static final double TITLE = 36;
    private static final double LINE = 22;
    private static final double TRACK = 27;
    private static final double WIDTH = 330;

    /** The width of a title without tracks. */
    private static final double PLAIN = 230;

    private static final double KEY = 27;
    private static final double SAMPLE = 118;
    private static final double WORDS = 20;

    /** The width of the hexes that sampled lines belong to. */
    private static final double SMALL = 40;

    double titleWidth() {
        return margin.tracks().isEmpty() ? PLAIN : WIDTH;
    }

    double titleHeight() {
        return 58 + margin.lines().size() * LINE + margin.tracks().size() * TRACK;
    }

    List<Mark> title(Bounds box) {
        var marks = new ArrayList<>(board(box));
        double y = box.top() + 40;
        double size = Math.min(TITLE, TITLE * (titleWidth() - 30) / Face.BOLD.width(margin.title(), TITLE, 0));
        marks.add(Signs.centred(margin.title(), Face.BOLD, size, box.x(), y, Ink.INK));
        for (var line : margin.lines()) {
            y += LINE;
            marks.add(Signs.centred(line, Face.ITALIC, WORDS, box.x(), y, Ink.INK));
        }
        for (var track : margin.tracks()) {
            y += TRACK;
            marks.addAll(track(track, box, y));
        }
        return marks;
    }

    private double labels() {
        return Face.MEDIUM.widest(Lists.map(margin.tracks(), Track::label), WORDS, 0);
    }

    /** A row of small boxes, filled up to the track's value, and the number. */
    private List<Mark> track(Track track, Bounds box, double y) {
        var marks = new ArrayList<Mark>();
        double left = box.left() + 24 + labels();
        double room = box.right() - 42 - left;
        double step = Math.min(14, room / Math.max(1, track.of()));
        marks.add(words(track.label(), box.left() + 16, y));
        for (int i = 0; i < track.of(); i++) {
            var cell = new Rectangle2D.Double(left + i * step, y - 12, step - 3, 12);
            marks.add(new Mark.Fill(cell, i < track.value() ? Ink.INK : Ink.WHITE));
            marks.add(new Mark.Line(cell, Ink.SEPIA, 1.2));
        }
        var number = Integer.toString(track.value());
        double end = box.right() - 16 - Face.BOLD.width(number, WORDS, 0);
        marks.add(new Mark.Words(number, Face.BOLD, WORDS, end, y, Ink.INK));
        return marks;
    }

    double legendWidth(int columns) {
        return columns * column();
    }

    private double column() {
        return SAMPLE + 16 + Face.MEDIUM.widest(Lists.map(margin.legend(), Key::words), WORDS, 0);
    }

    double legendHeight(int columns) {
        return 18 + columns(columns).stream().mapToDouble(this::height).max().orElse(0);
    }

    /** The legend's lines, divided into this many columns. */
    private List<List<Key>> columns(int columns) {
        var keys = margin.legend();
        int rows = (keys.size() + columns - 1) / columns;
        return IntStream.range(0, columns)
                .mapToObj(column ->
                        keys.subList(Math.min(column * rows, keys.size()), Math.min((column + 1) * rows, keys.size())))
                .toList();
    }

    private double height(List<Key> keys) {
        return keys.stream().mapToDouble(this::height).sum();
    }

    private double height(Key key) {
        return key.sample() instanceof Piece piece
                ? signs.height(piece) + 6
                : key.sample() instanceof Arrow.Act arrow && isHere(arrow) ? KEY * 2 : KEY;
    }

    List<Mark> legend(Bounds box) {
        var marks = new ArrayList<>(board(box));
        double left = box.left();
        for (var column : columns((int) Math.round(box.width() / column()))) {
            double top = box.top() + 9;
            for (var key : column) {
                double y = top + height(key) / 2;
                marks.addAll(sample(key, left + SAMPLE / 2 - 4, y));
                marks.add(words(key.words(), left + SAMPLE, y + 7));
                top += height(key);
            }
            left += column();
        }
        return marks;
    }

    private List<Mark> sample(Key key, double x, double y) {
        return switch (key.sample()) {
            case Place place -> signs.place(place, x, y);
            case Piece piece -> signs.piece(piece, Bounds.around(x, y, signs.width(piece), signs.height(piece)));
            case Ground ground -> hex(ground, x, y);
            case HexGround.Water water -> Streams.line(Shapes.line(x - 38, y, x + 38, y), water, false, SMALL);
            case HexGround.Ferry ferry ->
                HexLand.ferry(
                        new HexGround.Ferry(
                                new Point((int) x - 20, (int) y), new Point((int) x + 20, (int) y), ferry.arrows()),
                        SMALL);
            case Connection.Stroke way -> Signs.way(way, x - 38, y, x + 38, y);
            case Arrow.Act arrow -> signs.arrow(arrow, signs.sides().getFirst(), x - 38, y + 5, end(arrow, x), y + 5);
        };
    }

    private static List<Mark> hex(Ground ground, double x, double y) {
        var hex = Shapes.hex(x, y, KEY - 2, (KEY - 2) * Math.sqrt(3) / 2);
        return List.of(
                new Mark.Fill(hex, Terrain.tint(ground)),
                new Mark.Line(Terrain.sign(ground, x, y, KEY - 2), Terrain.ink(ground), 1.4),
                new Mark.Line(hex, Ink.PALE, 1.2));
    }

    /** Whether it is drawn at a single place. */
    private static boolean isHere(Arrow.Act arrow) {
        return arrow == Arrow.Act.BATTLE || arrow == Arrow.Act.RAID;
    }

    private static double end(Arrow.Act arrow, double x) {
        return isHere(arrow) ? x : x + 52;
    }

    private static Mark.Words words(String text, double x, double y) {
        return new Mark.Words(text, Face.MEDIUM, WORDS, x, y, Ink.INK);
    }

    private static List<Mark> board(Bounds box) {
        return List.of(
                new Mark.Fill(box.shape(), Ink.WHITE),
                new Mark.Line(box.shape(), Ink.SEPIA, 2.4),
                new Mark.Line(box.wider(-5).shape(), Ink.SEPIA, 1));
    }
}
