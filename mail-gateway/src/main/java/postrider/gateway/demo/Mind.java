package postrider.gateway.demo;

import java.util.Arrays;
import java.util.List;

/** What a player means to write. They know what their letters say, and no more. */
interface Mind {
    /**
     * A letter.
     *
     * @param heading what it is: {@code order}, {@code standing}, {@code status} and the like
     * @param lines without the header
     */
    record Page(String heading, List<String> lines) {
        /** The pages of a notebook: a heading, and its lines set in; what begins with # is not for them. */
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

    /** What they send now that an order is expected; if it is answered with such a letter again, they go on. */
    List<Page> order(Reading report);

    /** What they answer to the question of this name. */
    String answer(String question, Reading report);
}
