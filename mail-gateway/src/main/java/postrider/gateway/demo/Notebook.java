package postrider.gateway.demo;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;

/**
 * What a scripted player means to do: orders, from the first to the last, and answers by the name of the question. Each
 * is sent once; if it is refused, the next is tried.
 */
final class Notebook {
    private final Deque<Page> orders = new ArrayDeque<>();
    private final List<Page> answers = new ArrayList<>();

    /**
     * A heading and what stands under it.
     *
     * @param heading {@code order}, {@code standing}, or {@code answer} and how the name of the question begins
     */
    record Page(String heading, List<String> lines) {}

    /** Reads the notebook of this name. */
    static Notebook of(String name) {
        try (var file = Notebook.class.getResourceAsStream("/demo/" + name + ".txt")) {
            return new Notebook(new String(file.readAllBytes(), StandardCharsets.UTF_8));
        } catch (IOException unreadable) {
            throw new UncheckedIOException("The notebook of %s cannot be read.".formatted(name), unreadable);
        }
    }

    private Notebook(String text) {
        for (var paragraph : text.split("\n{2,}")) {
            var lines = paragraph.lines().filter(line -> !line.startsWith("#")).toList();
            if (lines.isEmpty()) continue;
            var under = lines.stream().skip(1).map(line -> line.substring(2)).toList();
            var page = new Page(lines.getFirst(), under);
            if (page.heading().startsWith("answer ")) answers.add(page);
            else orders.add(page);
        }
    }

    /** The next order; it is crossed out. */
    Optional<Page> next() {
        return Optional.ofNullable(orders.poll());
    }

    /** What he answers to the question of this name; it is crossed out too. */
    String answer(String question) {
        var page = answers.stream()
                .filter(answer -> question.startsWith(answer.heading().substring("answer ".length())))
                .findFirst()
                .orElseThrow(() -> new IllegalStateException("The notebook has no answer to: " + question));
        answers.remove(page);
        return String.join(" ", page.lines());
    }
}
