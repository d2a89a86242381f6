package postrider.templates.map;

import java.awt.Shape;
import java.awt.geom.PathIterator;
import java.util.Base64;
import java.util.EnumSet;
import java.util.Locale;
import java.util.stream.Collectors;

/** A chart as SVG, the type in it, so that it needs nothing else. */
final class Svg {
    private final StringBuilder out = new StringBuilder();
    private int clips;

    private Svg() {}

    static String of(Chart chart, String title, String words) {
        return new Svg().written(chart, title, words);
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
            case Mark.Line line -> line(line);
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

    private void line(Mark.Line line) {
        var dashes = line.dashes().isEmpty()
                ? ""
                : " stroke-dasharray=\"%s\""
                        .formatted(line.dashes().stream().map(Svg::number).collect(Collectors.joining(" ")));
        out.append("<path fill=\"none\" stroke-linejoin=\"round\" stroke=\"%s\" stroke-width=\"%s\"%s d=\"%s\"/>\n"
                .formatted(colour(line.colour()), number(line.width()), dashes, path(line.shape())));
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

    private static String path(Shape shape) {
        var d = new StringBuilder();
        var at = new double[6];
        for (var way = shape.getPathIterator(null); !way.isDone(); way.next()) {
            int kind = way.currentSegment(at);
            int numbers = switch (kind) {
                case PathIterator.SEG_MOVETO, PathIterator.SEG_LINETO -> 2;
                case PathIterator.SEG_QUADTO -> 4;
                case PathIterator.SEG_CUBICTO -> 6;
                default -> 0;
            };
            d.append("MLQCZ".charAt(kind));
            for (int i = 0; i < numbers; i++) d.append(i == 0 ? "" : " ").append(number(at[i]));
        }
        return d.toString();
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
