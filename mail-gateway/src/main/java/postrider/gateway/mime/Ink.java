package postrider.gateway.mime;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.jsoup.nodes.Element;

/**
 * The colours of text and its background, as given in style and colour attributes: this is how text pasted into a letter is coloured. Of a
 * style sheet it is only known whether it colours the page's background.
 *
 * @param words red, green and blue; empty if unknown
 * @param paper the same for the background
 */
record Ink(List<Integer> words, List<Integer> paper) {
    private static final List<Integer> BLACK = List.of(0, 0, 0);
    private static final List<Integer> WHITE = List.of(255, 255, 255);

    static final Ink BLACK_ON_WHITE = new Ink(BLACK, WHITE);

    static final Ink UNKNOWN = new Ink(BLACK, List.of());

    private static final Map<String, List<Integer>> NAMED =
            Map.of("white", WHITE, "snow", WHITE, "ivory", WHITE, "whitesmoke", WHITE, "black", BLACK);

    /** Colours whose parts differ by less than this look alike. */
    private static final int ALIKE = 24;

    private static final Pattern COLOUR = declared("color");
    private static final Pattern BACKGROUND = declared("background(?:-color)?");
    private static final Pattern KEPT = Pattern.compile("inherit|initial|unset|none|auto|currentcolor|windowtext");
    private static final Pattern CLEAR = Pattern.compile("transparent|rgba\\(.*,\\s*0?\\.?0*\\s*\\)");
    private static final Pattern HEX =
            Pattern.compile("#(?:([0-9a-f])([0-9a-f])([0-9a-f])|([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2}))");
    private static final Pattern RGB =
            Pattern.compile("rgba?\\(\\s*(\\d{1,3})[,\\s]+(\\d{1,3})[,\\s]+(\\d{1,3})\\b.*\\)");

    private static Pattern declared(String what) {
        return Pattern.compile("(?:^|[;\\s])%s\\s*:\\s*([^;!]*[^;!\\s])".formatted(what), Pattern.CASE_INSENSITIVE);
    }

    /** Whether declarations set the background. */
    static boolean isOnPaper(String style) {
        return BACKGROUND.matcher(style).find();
    }

    /** The colours inside an element of this style. */
    Ink within(Element element, String style) {
        var below = said(BACKGROUND, style, element.attr("bgcolor"))
                .filter(colour -> !CLEAR.matcher(colour).matches())
                .map(Ink::colour)
                .orElse(paper);
        return new Ink(
                said(COLOUR, style, element.normalName().equals("font") ? element.attr("color") : "")
                        .map(colour -> CLEAR.matcher(colour).matches() ? below : colour(colour))
                        .orElse(words),
                below);
    }

    /** The last declaration, else the attribute. */
    private static Optional<String> said(Pattern declared, String style, String attribute) {
        return declared.matcher(style)
                .results()
                .map(found -> found.group(1))
                .reduce((earlier, later) -> later)
                .or(() -> Optional.of(attribute.strip()).filter(word -> !word.isEmpty()))
                .map(colour -> colour.toLowerCase(Locale.ROOT))
                .filter(colour -> !KEPT.matcher(colour).matches());
    }

    private static List<Integer> colour(String said) {
        var hex = HEX.matcher(said);
        if (hex.matches()) return hex.group(1) == null ? parts(hex, 4, 16, 1) : parts(hex, 1, 16, 17);
        var rgb = RGB.matcher(said);
        return rgb.matches() ? parts(rgb, 1, 10, 1) : NAMED.getOrDefault(said, List.of());
    }

    private static List<Integer> parts(MatchResult colour, int first, int radix, int times) {
        return List.of(first, first + 1, first + 2).stream()
                .map(group -> times * Integer.parseInt(colour.group(group), radix))
                .toList();
    }

    boolean isPale() {
        if (words.isEmpty() || paper.isEmpty()) return false;
        for (int part = 0; part < words.size(); part++)
            if (Math.abs(words.get(part) - paper.get(part)) >= ALIKE) return false;
        return true;
    }
}
