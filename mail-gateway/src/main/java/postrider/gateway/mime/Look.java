package postrider.gateway.mime;

import java.util.Set;
import java.util.regex.Pattern;
import org.jsoup.nodes.Element;

/**
 * How an element of a page looks to its reader, everything around it considered.
 *
 * @param hidden whether it cannot be read, or not in the order in which it is written
 * @param ink the colours of its text and background
 * @param kept whether its whitespace is kept
 * @param block whether it has lines of its own
 * @param apart whether it has blank lines around it
 */
record Look(
        boolean hidden, boolean struck, Ink ink, boolean kept, int quoted, int indented, boolean block, boolean apart) {
    static final Look PLAIN = of(Ink.BLACK_ON_WHITE);

    /** The deepest quotation or indentation that is marked. */
    private static final int DEEPEST = 9;

    /** A longer style attribute is not read, and its element counts as hidden. */
    private static final int LONGEST = 2_000;

    private static final Set<String> BLOCKS = words(
            "address article aside blockquote body caption center dd details dir div dl dt fieldset figcaption figure"
                    + " footer form h1 h2 h3 h4 h5 h6 header hr legend li main menu nav ol p pre section summary table tbody"
                    + " tfoot thead tr ul");
    private static final Set<String> APART = words("blockquote dl h1 h2 h3 h4 h5 h6 ol p pre table ul");
    private static final Set<String> STRUCK = words("del s strike");
    private static final Set<String> KEPT = words("pre textarea");

    private static final String NOTHING = "(?:0+(?:\\.0*)?|\\.0+)(?:p[xtc]|r?em|ex|ch|in|[cm]m|%|v[wh])?\\s*(?:;|!|$)";
    private static final Pattern HIDES = style(
            "display\\s*:\\s*none|visibility\\s*:\\s*(?:hidden|collapse)"
                    + "|mso-hide\\s*:\\s*all|opacity\\s*:\\s*" + NOTHING + "|font-size\\s*:\\s*(?:" + NOTHING
                    + "|[012](?:\\.\\d*)?p[xt])|unicode-bidi\\s*:\\s*(?:bidi|isolate)-override"
                    + "|(?:text-indent|left|right|top|bottom|margin(?:-left|-top)?)\\s*:\\s*-(?:\\d{4}|\\d{3}\\s*(?:r?em|ex|%|v[wh]))"
                    + "|clip\\s*:\\s*rect\\(\\s*0|clip-path\\s*:\\s*inset\\(\\s*(?:[5-9]\\d|100)%|transform\\s*:[^;]*scale[xy]?\\(\\s*0\\s*[,)]");
    private static final Pattern CLIPS = style("overflow(?:-[xy])?\\s*:\\s*(?:hidden|clip)");
    private static final Pattern EMPTY = style("(?:max-)?(?:height|width)\\s*:\\s*" + NOTHING);
    private static final Pattern STRIKES = style("text-decoration(?:-line)?\\s*:[^;]*line-through");
    private static final Pattern BREAKS = style("display\\s*:\\s*(?:block|flex|grid|table|list-item)\\b");
    private static final Pattern KEEPS = style("white-space(?:-collapse)?\\s*:\\s*(?:pre|break-spaces)");
    private static final Pattern INDENTS = style("border(?:-left)?\\s*:\\s*(?:none|0)\\b");
    private static final Pattern CLOSE = style("margin(?:-top)?\\s*:\\s*0");

    /** The look of plain text in these colours. */
    static Look of(Ink ink) {
        return new Look(false, false, ink, false, 0, 0, false, false);
    }

    private static Set<String> words(String names) {
        return Set.of(names.split(" "));
    }

    private static Pattern style(String regex) {
        return Pattern.compile("(?:^|[;\\s])(?:" + regex + ")", Pattern.CASE_INSENSITIVE);
    }

    /** Whether declarations hide their element. */
    static boolean hides(String style) {
        return HIDES.matcher(style).find()
                || CLIPS.matcher(style).find() && EMPTY.matcher(style).find();
    }

    /** Whether declarations leave no space above their element. */
    static boolean close(String style) {
        return CLOSE.matcher(style).find();
    }

    Look within(Element element, StyleSheet sheet) {
        var name = element.normalName();
        boolean unknown = element.attr("style").length() > LONGEST;
        var style = unknown ? "" : StyleSheet.plain(element.attr("style"));
        boolean hides =
                unknown || element.hasAttr("hidden") || name.equals("bdo") || hides(style) || sheet.hides(element);
        boolean indents = name.equals("blockquote") && INDENTS.matcher(style).find();
        boolean quotes = name.equals("blockquote") && !indents;
        boolean close =
                name.equals("p") && (sheet.close() || element.className().startsWith("Mso") || close(style));
        return new Look(
                hidden || hides,
                struck || STRUCK.contains(name) || STRIKES.matcher(style).find(),
                ink.within(element, style),
                kept || KEPT.contains(name) || KEEPS.matcher(style).find(),
                Math.min(DEEPEST, quotes ? quoted + 1 : quoted),
                Math.min(DEEPEST, indents ? indented + 1 : indented),
                BLOCKS.contains(name) || BREAKS.matcher(style).find(),
                APART.contains(name) && !close);
    }

    boolean unseen() {
        return hidden || ink.isPale();
    }

    /** What to put before each of its lines. */
    String prefix() {
        return quoted > 0 ? ">".repeat(quoted) + " " : "    ".repeat(indented);
    }
}
