package postrider.gateway.demo;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import postrider.text.Lists;

/**
 * The plan of a scripted player. They send the first page that applies and cross it out; if it is refused, the next. A page applies if
 * the last report says what follows {@code if} in its heading, and if they hold a separate card for each wish in braces, as in
 * {@code discard {American event}: control Saratoga}. Both are regular expressions.
 */
final class Notebook implements Mind {
    private static final Pattern WISH = Pattern.compile("\\{(.*?)}");

    private final List<Page> pages;

    Notebook(List<Page> pages) {
        this.pages = new ArrayList<>(pages);
    }

    /** The pages up to and including the next order. */
    @Override
    public List<Page> order(Reading report) {
        var letters = new ArrayList<Page>();
        Optional<Page> next;
        do {
            next = take(page -> !page.heading().startsWith("answer "), report);
            next.ifPresent(letters::add);
        } while (next.isPresent() && !next.get().heading().equals("order"));
        return letters;
    }

    /** The heading of an answer page is {@code answer} and the beginning of the question's name. */
    @Override
    public String answer(String question, Reading report) {
        return take(page -> ("answer " + question).startsWith(what(page)), report)
                .map(page -> String.join(" ", page.lines()))
                .orElseThrow(() -> new IllegalStateException("The notebook has no answer to: " + question));
    }

    private Optional<Page> take(Predicate<Page> wanted, Reading report) {
        for (var page : pages) {
            var written = wanted.test(page) ? written(page, report) : Optional.<Page>empty();
            if (written.isEmpty()) continue;
            pages.remove(page);
            return written;
        }
        return Optional.empty();
    }

    /** The page with card numbers filled in; empty if it does not apply now. */
    private static Optional<Page> written(Page page, Reading report) {
        var condition = page.heading().substring(what(page).length()).replaceFirst("^ if ", "");
        if (!report.says(condition)) return Optional.empty();
        var hand = new ArrayList<>(report.hand());
        var text = String.join("\n", page.lines());
        for (var wish = WISH.matcher(text); wish.find(); wish.reset(text)) {
            var wanted = Pattern.compile(wish.group(1));
            var card = Lists.find(hand, one -> wanted.matcher(one).find());
            if (card.isEmpty()) return Optional.empty();
            hand.remove(card.get());
            text = wish.replaceFirst(card.get().replaceFirst(" .*", ""));
        }
        return Optional.of(new Page(what(page), text.lines().toList()));
    }

    private static String what(Page page) {
        return page.heading().replaceFirst(" if .*", "");
    }
}
