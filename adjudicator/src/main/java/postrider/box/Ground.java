package postrider.box;

import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * How we know one thing.
 *
 * @param words as the file has them
 */
public record Ground(Certainty certainty, String words) {
    /** The ways to know; a file says which in its first words. */
    public enum Certainty {
        /** Stated in the rules of play, or follows from them. */
        RULEBOOK("rulebook", "rulebook .+"),
        /** Found in public text. */
        SOURCE("source", "source: .+"),
        /** Read off a printed copy. */
        COPY("copy", "copy: .+"),
        /** Found in public text whose writer read it off a copy that nobody else has checked. */
        SECOND_HAND("second hand", "second hand: .+"),
        /** Found in text about an edition of another year, which the words begin with. */
        EDITION("another edition", "\\d{4}: .+"),
        HIGH("recalled: high", "recalled: high\\b.*"),
        MEDIUM("recalled: medium", "recalled: medium\\b.*"),
        LOW("recalled: low", "recalled: low\\b.*"),
        /** Worked out by us from what else is known. */
        RECONSTRUCTED("reconstructed", "reconstructed\\b.*"),
        GUESS("guess", "guess\\b.*"),
        /** Nobody knows; a stand-in. */
        UNKNOWN("unknown", "unknown: .+");

        private final String word;
        private final Pattern words;

        Certainty(String word, String words) {
            this.word = word;
            this.words = Pattern.compile(words, Pattern.DOTALL);
        }

        /** In a word or two. */
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

    /** Empty if the words begin as none of the kinds does. */
    static Optional<Ground> of(String words) {
        return Stream.of(Certainty.values())
                .filter(kind -> kind.words.matcher(words).matches())
                .map(kind -> new Ground(kind, words))
                .findFirst();
    }
}
