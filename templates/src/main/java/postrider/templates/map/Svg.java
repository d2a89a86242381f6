package postrider.templates.map;

import java.awt.Shape;
import java.awt.geom.Path2D;
import java.awt.geom.PathIterator;
import java.util.Base64;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import postrider.text.Lists;

/** Writes a chart as SVG with its typeface inside, so that it needs no other file. */
final class Svg {
    /** How many coordinates each kind of segment has. */
    private static final int[] NUMBERS = {2, 2, 4, 6, 0};

    private final StringBuilder out = new StringBuilder();
    private final int perUnit;
    private int clips;

    /** @param perUnit how finely coordinates are rounded: steps for each unit of the canvas */
    private Svg(int perUnit) {
        this.perUnit = perUnit;
    }

    static String of(Chart chart, String title, String words) {
        return new Svg(10).written(chart, title, words);
    }

    /** Only these marks, in whole units and as briefly as possible, for a page that has the typeface. */
    static String brief(List<Mark> marks) {
        var svg = new Svg(1);
        for (int from = 0, until; from < marks.size(); from = until) {
            for (until = from + 1; until < marks.size() && alike(marks.get(from), marks.get(until)); ) until++;
            if (marks.get(from) instanceof Mark.Fill fill
                    && until < marks.size()
                    && marks.get(until) instanceof Mark.Line rim
                    && rim.shape() == fill.shape()) {
                svg.line(rim, colour(fill.colour()));
                until++;
            } else if (marks.get(from) instanceof Mark.Line line) {
                var together = new Path2D.Double();
                for (var mark : marks.subList(from, until)) together.append(((Mark.Line) mark).shape(), false);
                svg.line(new Mark.Line(together, line.colour(), line.width(), line.dashes()), "none");
            } else marks.subList(from, until).forEach(svg::mark);
        }
        return svg.out.toString();
    }

    /** Whether two marks are lines drawn with the same pen. */
    private static boolean alike(Mark one, Mark other) {
        return one instanceof Mark.Line a
                && other instanceof Mark.Line b
                && a.colour() == b.colour()
                && a.width() == b.width()
                && a.dashes().equals(b.dashes());
    }

    /** An outline as the {@code d} attribute of a path. */
    static String outline(Shape shape) {
        return new Svg(10).path(shape);
    }

    private String written(Chart chart, String title, String words) {
        var canvas = chart.base().canvas();
        out.append("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 %s %s\" role=\"img\">\n"
                .formatted(number(canvas.width()), number(canvas.height())));
        out.append("<title>").append(escaped(title)).append("</title>\n<desc>").append(escaped(words));
        out.append("</desc>\n<style>\n");
        for (var face : EnumSet.allOf(Face.class))
            out.append(
                    "@font-face { font-family: \"%s\"; font-weight: %d; font-style: %s; src: url(data:font/ttf;base64,%s) }\n"
                            .formatted(
                                    Face.FAMILY,
                                    face.weight(),
                                    face.style(),
                                    Base64.getEncoder().encodeToString(face.file())));
        out.append("text { font-family: \"%s\", Georgia, serif; paint-order: stroke; stroke-linejoin: round }\n"
                .formatted(Face.FAMILY));
        out.append("</style>\n");
        chart.all().forEach(this::mark);
        return out.append("</svg>\n").toString();
    }

    private void mark(Mark mark) {
        switch (mark) {
            case Mark.Fill(var shape, var colour) ->
                out.append("<path fill=\"%s\" d=\"%s\"/>\n".formatted(colour(colour), path(shape)));
            case Mark.Line line -> line(line, "none");
            case Mark.Words words -> words(words);
            case Mark.Within(var shape, var marks) -> {
                int clip = ++clips;
                out.append("<clipPath id=\"c%d\"><path d=\"%s\"/></clipPath>\n<g clip-path=\"url(#c%d)\">\n"
                        .formatted(clip, path(shape), clip));
                marks.forEach(this::mark);
                out.append("</g>\n");
            }
        }
    }

    private void line(Mark.Line line, String within) {
        var dashes = line.dashes().isEmpty()
                ? ""
                : " stroke-dasharray=\"%s\"".formatted(Lists.joined(line.dashes(), " ", Svg::number));
        out.append("<path fill=\"%s\" stroke-linejoin=\"round\" stroke=\"%s\" stroke-width=\"%s\"%s d=\"%s\"/>\n"
                .formatted(within, colour(line.colour()), number(line.width()), dashes, path(line.shape())));
    }

    private void words(Mark.Words words) {
        if (words.text().isEmpty()) return;
        var halo = words.halo() == 0
                ? ""
                : " stroke=\"%s\" stroke-width=\"%s\"".formatted(colour(words.ground()), number(words.halo()));
        var face = words.face();
        out.append(
                "<text x=\"%s\" y=\"%s\" font-size=\"%s\" font-weight=\"%d\" font-style=\"%s\" textLength=\"%s\" lengthAdjust=\"spacingAndGlyphs\"%s fill=\"%s\"%s>%s</text>\n"
                        .formatted(
                                number(words.x()),
                                number(words.y()),
                                number(words.size()),
                                face.weight(),
                                face.style(),
                                number(words.length()),
                                words.spacing() == 0 ? "" : " letter-spacing=\"%s\"".formatted(number(words.spacing())),
                                colour(words.colour()),
                                halo,
                                escaped(words.text())));
    }

    /** A path in relative coordinates, so that the numbers are short. */
    private String path(Shape shape) {
        var d = new StringBuilder();
        var to = new double[6];
        long x = 0;
        long y = 0;
        long startX = 0;
        long startY = 0;
        int before = PathIterator.SEG_CLOSE;
        for (var way = shape.getPathIterator(null); !way.isDone(); way.next()) {
            int kind = way.currentSegment(to);
            int numbers = NUMBERS[kind];
            if (kind != before || kind == PathIterator.SEG_MOVETO || numbers == 0) d.append("mlqcz".charAt(kind));
            before = kind;
            for (int i = 0; i < numbers; i += 2) {
                step(d, Math.round(to[i] * perUnit) - x);
                step(d, Math.round(to[i + 1] * perUnit) - y);
            }
            x = numbers == 0 ? startX : Math.round(to[numbers - 2] * perUnit);
            y = numbers == 0 ? startY : Math.round(to[numbers - 1] * perUnit);
            if (kind == PathIterator.SEG_MOVETO) {
                startX = x;
                startY = y;
            }
        }
        return d.toString();
    }

    private void step(StringBuilder d, long by) {
        if (by >= 0 && Character.isDigit(d.charAt(d.length() - 1))) d.append(' ');
        d.append((double) by / perUnit);
        if (by % perUnit == 0) d.setLength(d.length() - ".0".length());
    }

    private static String colour(int colour) {
        return "#%06x".formatted(colour);
    }

    private static String number(double number) {
        var text = String.format(Locale.ROOT, "%.1f", number);
        return text.endsWith(".0") ? text.substring(0, text.length() - 2) : text;
    }

    private static String escaped(String text) {
        return text.replace("&", "&amp;")
                .replace("<", "&lt;")
                .replace(">", "&gt;")
                .replace("\"", "&quot;");
    }
}
