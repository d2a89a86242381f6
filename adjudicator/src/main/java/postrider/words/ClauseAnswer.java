package postrider.words;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import postrider.kernel.Match;
import postrider.kernel.Question;
import postrider.kernel.Refused;

/** What a clause says once it fits. */
sealed interface ClauseAnswer {
    /** The player wants to be asked. */
    record Ask() implements ClauseAnswer {
        @Override
        public String toString() {
            return "ask";
        }
    }

    /** A space or a piece: the one option that names it in full. */
    record Name(String name) implements ClauseAnswer {
        @Override
        public String toString() {
            return name;
        }
    }

    /** Words that answer the question as they would in a letter. */
    record Words(String words) implements ClauseAnswer {
        @Override
        public String toString() {
            return words;
        }
    }

    /** Answers that do nothing. */
    Set<String> NOTHING = Set.of("no", "none", "stand");

    /** Nothing in words: to do what the question is about, if there is one way to do it. */
    record Yes() implements ClauseAnswer {
        @Override
        public String toString() {
            return "";
        }
    }

    /** The words that answer {@code question}, for {@code who} if he is named; empty if they are not legal. */
    default Optional<String> answer(Question<?> question, Optional<String> who) {
        return words(question, who).filter(words -> answers(question, words));
    }

    private Optional<String> words(Question<?> question, Optional<String> who) {
        var name = who.filter(w -> question.circumstance().who().isEmpty());
        var options = question.options().stream()
                .filter(option -> name.map(n -> names(option, n)).orElse(true))
                .toList();
        return switch (this) {
            case Ask() -> Optional.empty();
            case Name(String wanted) ->
                only(options.stream().filter(o -> names(o, wanted)).toList())
                        .or(() -> Optional.of(wanted).filter(w -> name.isEmpty() && means(question, w)));
            case Words(String words) when name.isPresent() -> only(options, words);
            case Words(String words) -> Optional.of(words);
            case Yes() when name.isPresent() -> only(options);
            case Yes() ->
                only(options, "yes")
                        .or(() -> only(question.options().stream()
                                .filter(option -> !NOTHING.contains(option))
                                .toList()));
        };
    }

    /** Whether {@code text} holds all words of {@code name}, whole and next to each other. */
    static boolean names(String text, String name) {
        return (" " + String.join(" ", Match.words(text)) + " ")
                .contains(" " + String.join(" ", Match.words(name)) + " ");
    }

    private static Optional<String> only(List<String> options) {
        return options.size() == 1 ? Optional.of(options.getFirst()) : Optional.empty();
    }

    private static Optional<String> only(List<String> options, String words) {
        return Match.of(words, options) instanceof Match.One(String option) ? Optional.of(option) : Optional.empty();
    }

    private static boolean means(Question<?> question, String name) {
        return answers(question, name) && names(question.canonical(name), name);
    }

    private static boolean answers(Question<?> question, String words) {
        try {
            question.read(words);
            return true;
        } catch (Refused no) {
            return false;
        }
    }
}
