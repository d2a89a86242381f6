package postrider.templates.map;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.function.IntUnaryOperator;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Contrast is sufficient (WCAG 2.2, 1.4.3 and 1.4.11), also in mail programs that invert light letters. */
class PaletteTest {
    private static final double WORDS = 4.5;
    private static final double MARKS = 3;
    private static final Pattern RULE = Pattern.compile("([^{}]+)\\{([^{}]*)}");
    private static final Pattern COLOUR = Pattern.compile(
            "(?<![-\\w])(color|background|border-left|border-left-color|border-color): [^;]*#([0-9a-f]{6})");

    private static IntStream grounds() {
        return IntStream.concat(IntStream.of(Ink.PAPER, Ink.WHITE), IntStream.of(Ink.TINTS));
    }

    @Test
    void wordsAndMarksOfAMapStandOutFromEveryGround() {
        for (int ink : List.of(Ink.INK, Ink.SEPIA, Ink.SEA_DEEP, Ink.FIRST, Ink.SECOND))
            grounds().forEach(ground -> assertApart(WORDS, ink, ground));
        for (int ink : List.of(Ink.SEA, Ink.GOLD)) grounds().forEach(ground -> assertApart(MARKS, ink, ground));
    }

    /** In light colours, and in the dark ones that a letter has itself. */
    @Test
    void aLetterIsLegibleInLightAndDarkColours() throws IOException {
        var style = resource("/letters/style.css");
        var dark = style.substring(
                style.indexOf("@media screen and (prefers-color-scheme: dark)"), style.indexOf("@media print"));
        assertReads(style.substring(0, style.indexOf("@media")));
        assertReads(dark.substring(dark.indexOf('{') + 1));
    }

    private static void assertReads(String rules) {
        int page = -1;
        int checked = 0;
        for (var rule : RULE.matcher(rules).results().toList()) {
            int ground = colour(rule.group(2), "background");
            if (rule.group(1).strip().equals("body")) page = ground;
            int under = ground < 0 ? page : ground;
            for (var said : COLOUR.matcher(rule.group(2)).results().toList()) {
                if (said.group(1).equals("background")) continue;
                assertApart(said.group(1).equals("color") ? WORDS : MARKS, Integer.parseInt(said.group(2), 16), under);
                checked++;
            }
        }
        assertTrue(checked > 4, rules);
    }

    private static int colour(String rule, String property) {
        return COLOUR.matcher(rule)
                .results()
                .filter(said -> said.group(1).equals(property))
                .mapToInt(said -> Integer.parseInt(said.group(2), 16))
                .findFirst()
                .orElse(-1);
    }

    /** The board in a file has drawing code of its own. */
    @Test
    void theBoardInAFileUsesTheSameColours() throws IOException {
        var page = resource("/pages/board/map.js");
        for (int ink : List.of(Ink.INK, Ink.WHITE, Ink.GOLD, Ink.SEA_DEEP, Ink.FIRST, Ink.SECOND))
            assertTrue(page.contains("\"#%06x\"".formatted(ink)), "%06x".formatted(ink));
        assertEquals(6, Pattern.compile("#[0-9a-f]{6}").matcher(page).results().count());
    }

    private static String resource(String name) throws IOException {
        try (var in = PaletteTest.class.getResourceAsStream(name)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    private static void assertApart(double least, int ink, int ground) {
        for (IntUnaryOperator shown : List.<IntUnaryOperator>of(colour -> colour, PaletteTest::inverted)) {
            double contrast = contrast(shown.applyAsInt(ink), shown.applyAsInt(ground));
            assertTrue(contrast >= least, () -> "%06x on %06x: %.2f".formatted(ink, ground, contrast));
        }
    }

    private static double contrast(int one, int other) {
        double a = luminance(one) + 0.05;
        double b = luminance(other) + 0.05;
        return Math.max(a, b) / Math.min(a, b);
    }

    private static double luminance(int colour) {
        return 0.2126 * linear(colour >> 16) + 0.7152 * linear(colour >> 8) + 0.0722 * linear(colour);
    }

    private static double linear(int part) {
        double share = (part & 0xff) / 255.0;
        return share <= 0.04045 ? share / 12.92 : Math.pow((share + 0.055) / 1.055, 2.4);
    }

    /** Inverts the lightness and keeps the hue: {@code invert(1) hue-rotate(180deg)} (Filter Effects 1). */
    private static int inverted(int colour) {
        double red = 255 - (colour >> 16 & 0xff);
        double green = 255 - (colour >> 8 & 0xff);
        double blue = 255 - (colour & 0xff);
        return part(-0.574 * red + 1.43 * green + 0.144 * blue) << 16
                | part(0.426 * red + 0.43 * green + 0.144 * blue) << 8
                | part(0.426 * red + 1.43 * green - 0.856 * blue);
    }

    private static int part(double light) {
        return Math.clamp(Math.round(light), 0, 255);
    }
}
