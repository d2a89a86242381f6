package postrider.gateway.demo;

import java.util.Arrays;
import java.util.List;

/** Decides what a player writes, knowing only what their letters say. */
interface Mind {
    /**
     * A letter.
     *
     * @param heading its kind: {@code order}, {@code standing}, {@code status} and so on
     * @param lines without the header
     */
    record Page(String heading, List<String> lines) {
        /** Reads the pages of a notebook: each is a heading with indented lines below. Lines that begin with # are comments. */
        static List<Page> all(String notebook) {
            return Arrays.stream(notebook.split("\n{2,}"))
                    .map(page ->
                            page.lines().filter(line -> !line.startsWith("#")).toList())
                    .filter(lines -> !lines.isEmpty())
                    .map(lines -> new Page(
                            lines.getFirst(),
                            lines.stream()
                                    .skip(1)
                                    .map(line -> line.substring(2))
                                    .toList()))
                    .toList();
        }
    }

    /** The letters to send when an order is expected. If another order is expected afterwards, they are asked again. */
    List<Page> order(Reading report);

    String answer(String question, Reading report);
}
