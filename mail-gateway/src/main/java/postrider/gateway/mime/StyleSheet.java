package postrider.gateway.mime;

import java.util.List;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;
import org.jsoup.select.Evaluator;
import org.jsoup.select.QueryParser;

/**
 * The part of a page's style sheets that decides what its reader sees.
 *
 * @param hiding the selectors of rules that hide something, whatever the medium, each as its compounds from the outermost in
 * @param paper whether it colours the page's background
 * @param close whether paragraphs have no space between them
 */
record StyleSheet(List<List<Evaluator>> hiding, boolean paper, boolean close) {
    /** A longer one is not read. */
    private static final int LONGEST = 100_000;

    /** Nor one with more rules that hide something. */
    private static final int RULES = 50;

    private static final Pattern COMMENT = Pattern.compile("/\\*.*?(?:\\*/|$)|<!--|-->", Pattern.DOTALL);
    private static final Pattern ESCAPE = Pattern.compile("\\\\(?:(\\p{XDigit}{1,5})\\s?|(.))");
    private static final Pattern RULE = Pattern.compile("([^{}]{1,1000}+)\\{([^{}]*+)\\}");
    private static final Pattern PAGE = Pattern.compile("(?i)\\b(?:body|html)\\b");
    private static final Pattern COMPOUND = Pattern.compile("(?=.)(?:\\*|[\\w-]+)?(?:[.#][\\w-]+)*(?::empty)?");

    /** Empty if it cannot be read. */
    static Optional<StyleSheet> of(Document page) {
        var css = page.select("style").stream().map(Element::data).collect(Collectors.joining("\n"));
        if (css.length() > LONGEST) return Optional.empty();
        var hiding = rules(css)
                .filter(rule -> Look.hides(rule.group(2)))
                .flatMap(rule -> Stream.of(rule.group(1).split(",")))
                .map(selector -> List.of(selector.strip().split("[\\s>+~]+")))
                .filter(parts -> parts.stream().allMatch(COMPOUND.asMatchPredicate()))
                .map(parts -> parts.stream().map(QueryParser::parse).toList())
                .limit(RULES + 1)
                .toList();
        boolean paper = rules(css).anyMatch(rule -> PAGE.matcher(rule.group(1)).find() && Ink.isOnPaper(rule.group(2)));
        boolean close =
                rules(css).anyMatch(rule -> rule.group(1).strip().equalsIgnoreCase("p") && Look.close(rule.group(2)));
        return hiding.size() > RULES ? Optional.empty() : Optional.of(new StyleSheet(hiding, paper, close));
    }

    private static Stream<MatchResult> rules(String css) {
        return RULE.matcher(plain(css)).results();
    }

    static String plain(String css) {
        return ESCAPE.matcher(COMMENT.matcher(css).replaceAll(" "))
                .replaceAll(escape -> Matcher.quoteReplacement(
                        escape.group(1) == null
                                ? escape.group(2)
                                : Character.toString(Integer.parseInt(escape.group(1), 16))));
    }

    boolean hides(Element element) {
        return hiding.stream()
                .anyMatch(parts ->
                        element.is(parts.getLast()) && parts.stream().allMatch(part -> element.closest(part) != null));
    }
}
