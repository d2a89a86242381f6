package postrider.box;

import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * The grounds for one fact: how we know it.
 *
 * @param words as written in the file
 */
public record Ground(Certainty certainty, String words) {
    /** How sure we are. The first words in the file decide which it is. */
    public enum Certainty {
        /** The rule book says so, or it follows from what it says. */
        RULEBOOK("rulebook", "rulebook .+"),
        /** A public text says so. */
        SOURCE("source", "source: .+"),
        /** Read off a printed copy. */
        COPY("copy", "copy: .+"),
        /** A public text says so whose author read it off a printed copy, unchecked by anyone else. */
        SECOND_HAND("second hand", "second hand: .+"),
        /** A text about another edition says so; the words begin with its year. */
        EDITION("another edition", "\\d{4}: .+"),
        HIGH("recalled: high", "recalled: high\\b.*"),
        MEDIUM("recalled: medium", "recalled: medium\\b.*"),
        LOW("recalled: low", "recalled: low\\b.*"),
        /** We inferred it from other facts. */
        RECONSTRUCTED("reconstructed", "reconstructed\\b.*"),
        GUESS("guess", "guess\\b.*"),
        /** Nobody knows; a placeholder. */
        UNKNOWN("unknown", "unknown: .+");

        private final String word;
        private final Pattern words;

        Certainty(String word, String words) {
            this.word = word;
            this.words = Pattern.compile(words, Pattern.DOTALL);
        }

        public String word() {
            return word;
        }

        /** Whether somebody has seen it in print. */
        public boolean isConfirmed() {
            return switch (this) {
                case RULEBOOK, SOURCE, COPY -> true;
                case SECOND_HAND, EDITION, HIGH, MEDIUM, LOW, RECONSTRUCTED, GUESS, UNKNOWN -> false;
            };
        }
    }

    /** Reads the words of a file; empty if they begin with none of the kinds. */
    static Optional<Ground> of(String words) {
        return Stream.of(Certainty.values())
                .filter(kind -> kind.words.matcher(words).matches())
                .map(kind -> new Ground(kind, words))
                .findFirst();
    }
}
