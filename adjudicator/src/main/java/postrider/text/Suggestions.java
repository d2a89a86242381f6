package postrider.text;

import java.util.Collection;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/** Picks suggestions for a player who was not understood: never the opposite of what they wrote. */
public final class Suggestions {
    private static final Set<String> DENIALS =
            Set.of("no", "not", "none", "nothing", "never", "without", "nobody", "dont", "wont", "cannot", "cant");

    private static final Set<String> RESTS = Set.of("stand", "stay", "stop", "hold", "pass");

    private Suggestions() {}

    /**
     * The options that a player may have meant. "No" leaves only options that do nothing. "No" together with a word for doing nothing
     * ("not stand", "no, I stand") may mean either, and gets no suggestion.
     */
    public static Stream<String> of(String said, Collection<String> options) {
        var words = Match.words(said);
        boolean denies = holds(words, DENIALS);
        boolean rests = holds(words, RESTS);
        if (denies && rests) return Stream.of();
        if (denies || rests) return options.stream().filter(Suggestions::doesNothing);
        return words.contains("yes") ? options.stream().filter(option -> !doesNothing(option)) : options.stream();
    }

    private static boolean doesNothing(String option) {
        var words = Match.words(option);
        return holds(words, DENIALS) || holds(words, RESTS);
    }

    private static boolean holds(List<String> words, Set<String> some) {
        return words.stream().anyMatch(some::contains);
    }
}
