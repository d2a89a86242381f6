package postrider.kernel;

import java.util.List;

/**
 * What a player is told who asks for help with one word.
 *
 * @param word what he asks about: a kind of order, or the topic of a question
 * @param lines sentences and examples, in order
 */
public record Guide(String word, List<String> lines) {
    public Guide {
        lines = List.copyOf(lines);
    }
}
