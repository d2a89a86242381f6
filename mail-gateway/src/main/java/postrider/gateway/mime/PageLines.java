package postrider.gateway.mime;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Element;
import org.jsoup.nodes.Node;
import org.jsoup.nodes.TextNode;
import org.jsoup.parser.Parser;
import org.jsoup.select.NodeFilter;
import postrider.words.Unseen;

/**
 * Turns a page (text/html) into the lines its reader sees, with quotations behind {@code >} as in plain text. No script is run and nothing
 * is fetched. Text that is hidden or struck out is put in lines of its own, marked as {@link Unseen}.
 */
final class PageLines implements NodeFilter {
    /** Longer pages are not read, in characters. */
    private static final int LONGEST = 1_000_000;

    /** Nor deeper ones, since the look of deeper elements is unknown. */
    private static final int DEPTH = 1_000;

    private static final Set<String> NOT_SHOWN =
            Set.of("audio canvas head iframe noframes object script style svg template title video".split(" "));

    private static final String RULE = "________________________________";

    private final Deque<Look> looks;
    private final StyleSheet sheet;
    private final WrittenLines shown = new WrittenLines("");
    private final WrittenLines hidden = new WrittenLines(Unseen.HIDDEN);
    private final WrittenLines struck = new WrittenLines(Unseen.STRUCK);
    private boolean tooDeep;

    private PageLines(StyleSheet sheet) {
        this.sheet = sheet;
        this.looks = new ArrayDeque<>(List.of(sheet.paper() ? Look.of(Ink.UNKNOWN) : Look.PLAIN));
    }

    /** The lines of a page; empty if it is too long or too deep to be read. */
    static Optional<String> of(String html) {
        if (html.length() > LONGEST) return Optional.empty();
        var page = Jsoup.parse(html, Parser.htmlParser().setMaxDepth(DEPTH));
        return StyleSheet.of(page).map(PageLines::new).flatMap(lines -> {
            page.filter(lines);
            return lines.tooDeep ? Optional.empty() : Optional.of(lines.shown.text());
        });
    }

    private WrittenLines lines() {
        return looks.peek().unseen() ? hidden : looks.peek().struck() ? struck : shown;
    }

    @Override
    public FilterResult head(Node node, int depth) {
        if (node instanceof TextNode text) lines().add(text.getWholeText(), looks.peek());
        if (!(node instanceof Element element)) return FilterResult.CONTINUE;
        if (NOT_SHOWN.contains(element.normalName())) return FilterResult.SKIP_ENTIRELY;
        tooDeep = depth >= DEPTH;
        if (tooDeep) return FilterResult.STOP;
        var look = looks.peek().within(element, sheet);
        looks.push(look);
        if (look.block()) lines().end();
        if (look.apart()) lines().gap();
        switch (element.normalName()) {
            case "br" -> lines().br(look);
            case "hr" -> lines().add(RULE, look);
            case "td", "th" -> lines().space();
            case "li" -> lines().bullet();
            default -> {}
        }
        return FilterResult.CONTINUE;
    }

    @Override
    public FilterResult tail(Node node, int depth) {
        if (!(node instanceof Element)) return FilterResult.CONTINUE;
        var look = looks.peek();
        if (look.block()) lines().end();
        if (look.apart()) lines().gap();
        looks.pop();
        if (lines() != hidden) shown.aside(hidden);
        if (lines() == shown) shown.aside(struck);
        return FilterResult.CONTINUE;
    }
}
