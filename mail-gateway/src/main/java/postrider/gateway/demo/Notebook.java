package postrider.gateway.demo;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;

/**
 * What a scripted player means to do: orders, from the first to the last, and answers by the name of the question. Each
 * is sent once; if it is refused, the next is tried.
 */
final class Notebook implements Mind {
    private final Deque<Page> orders = new ArrayDeque<>();
    private final List<Page> answers = new ArrayList<>();

    /** A page of answers is headed {@code answer} and how the name of the question begins. */
    Notebook(List<Page> pages) {
        for (var page : pages) {
            if (page.heading().startsWith("answer ")) answers.add(page);
            else orders.add(page);
        }
    }

    /** The next order, and what stands before it; they are crossed out. */
    @Override
    public List<Page> order() {
        var pages = new ArrayList<Page>();
        for (var page = orders.poll(); page != null; page = orders.poll()) {
            pages.add(page);
            if (page.heading().equals("order")) break;
        }
        return pages;
    }

    /** It is crossed out too. */
    @Override
    public String answer(String question) {
        var page = answers.stream()
                .filter(answer -> question.startsWith(answer.heading().substring("answer ".length())))
                .findFirst()
                .orElseThrow(() -> new IllegalStateException("The notebook has no answer to: " + question));
        answers.remove(page);
        return String.join(" ", page.lines());
    }
}
