package postrider.templates.map;

import java.awt.Font;
import java.awt.FontFormatException;
import java.awt.font.FontRenderContext;
import java.awt.geom.AffineTransform;
import java.awt.geom.GeneralPath;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Collection;

/**
 * The faces of the typeface that we ship, so that text looks the same everywhere. Letters are drawn as filled outlines, to avoid
 * each machine's own treatment of small type.
 */
enum Face {
    MEDIUM("Medium", 500, "normal"),
    BOLD("Bold", 700, "normal"),
    ITALIC("Italic", 400, "italic");

    static final String FAMILY = "Libre Caslon Condensed";

    private static final FontRenderContext EXACT = new FontRenderContext(new AffineTransform(), true, true);

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

    byte[] file() {
        return file.clone();
    }

    /** The width of a text with {@code spacing} after each letter but the last. */
    double width(String text, double size, double spacing) {
        var glyphs = font.deriveFont((float) size).createGlyphVector(EXACT, text);
        return glyphs.getLogicalBounds().getWidth() + spacing * Math.max(0, text.length() - 1);
    }

    /** The width of the widest text; 0 if there are none. */
    double widest(Collection<String> texts, double size, double spacing) {
        return texts.stream()
                .mapToDouble(text -> width(text, size, spacing))
                .max()
                .orElse(0);
    }

    /** The outline of a text whose base line begins at this point. */
    GeneralPath outline(String text, double size, double spacing, double x, double y) {
        var glyphs = font.deriveFont((float) size).createGlyphVector(EXACT, text);
        var path = new GeneralPath(GeneralPath.WIND_NON_ZERO);
        for (int i = 0; i < glyphs.getNumGlyphs(); i++)
            path.append(glyphs.getGlyphOutline(i, (float) (x + i * spacing), (float) y), false);
        return path;
    }
}
