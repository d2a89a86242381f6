package postrider.templates.map;

import java.awt.Font;
import java.awt.FontFormatException;
import java.awt.Shape;
import java.awt.font.FontRenderContext;
import java.awt.geom.AffineTransform;
import java.awt.geom.Path2D;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Map;

/**
 * The faces of the type that we ship, so that a letter has the same shape everywhere. Letters are filled outlines: what a
 * machine would do with small type never shows.
 */
enum Face {
    MEDIUM("Medium", 500, "normal"),
    BOLD("Bold", 700, "normal"),
    ITALIC("Italic", 400, "italic");

    static final String FAMILY = "Libre Caslon Condensed";

    private static final FontRenderContext EXACT = new FontRenderContext(new AffineTransform(), true, true);

    /** As many words as stand on some dozen maps: most of them stand on each again. */
    private static final int WORDS = 3_000;

    private final Map<Text, Type> lately = Recent.most(WORDS);
    private final int weight;
    private final String style;
    private final byte[] file;
    private final Font font;

    Face(String word, int weight, String style) {
        this.weight = weight;
        this.style = style;
        var name = "/fonts/CaslonCondensed-%s.ttf".formatted(word);
        try (var in = Face.class.getResourceAsStream(name)) {
            file = in.readAllBytes();
            font = Font.createFont(Font.TRUETYPE_FONT, new ByteArrayInputStream(file));
        } catch (IOException | FontFormatException damaged) {
            throw new UncheckedIOException(new IOException(name, damaged));
        }
    }

    int weight() {
        return weight;
    }

    String style() {
        return style;
    }

    /** As a font file. */
    byte[] file() {
        return file.clone();
    }

    /** Words to be set. */
    private record Text(String words, double size, double spacing) {}

    /** Words that are set, from the beginning of their base line. */
    private record Type(double width, Shape outline) {}

    /** How wide this runs, with {@code spacing} after each letter but the last. */
    double width(String text, double size, double spacing) {
        return type(text, size, spacing).width;
    }

    /** Its outline, from this point on its base line. */
    Shape outline(String text, double size, double spacing, double x, double y) {
        return AffineTransform.getTranslateInstance(x, y)
                .createTransformedShape(type(text, size, spacing).outline);
    }

    private Type type(String text, double size, double spacing) {
        return lately.computeIfAbsent(new Text(text, size, spacing), this::type);
    }

    private Type type(Text text) {
        var glyphs = font.deriveFont((float) text.size).createGlyphVector(EXACT, text.words);
        var path = new Path2D.Double();
        for (int i = 0; i < glyphs.getNumGlyphs(); i++)
            path.append(glyphs.getGlyphOutline(i, (float) (i * text.spacing), 0), false);
        double spaces = text.spacing * Math.max(0, text.words.length() - 1);
        return new Type(glyphs.getLogicalBounds().getWidth() + spaces, path);
    }
}
