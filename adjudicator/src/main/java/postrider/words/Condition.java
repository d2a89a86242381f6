package postrider.words;

import static java.util.stream.Collectors.joining;

import java.util.Optional;
import java.util.stream.Stream;
import postrider.kernel.Vocabulary;
import postrider.kernel.question.Circumstance;
import postrider.text.Amount;
import postrider.text.Match;

/** What may stand after {@code if} or {@code unless}: a word of the game's, or how many there are. No variables, no and, no or. */
sealed interface Condition {
    boolean holds(Circumstance facts);

    /** No condition. */
    record Always() implements Condition {
        @Override
        public boolean holds(Circumstance facts) {
            return true;
        }

        @Override
        public String toString() {
            return "";
        }
    }

    /** What is so, or is not. */
    record State(String word) implements Condition {
        @Override
        public boolean holds(Circumstance facts) {
            return facts.states().contains(word);
        }

        @Override
        public String toString() {
            return " if " + word;
        }
    }

    /** How many there are. */
    record Count(Amount amount) implements Condition {
        @Override
        public boolean holds(Circumstance facts) {
            var count = Optional.ofNullable(facts.counts().get(amount.word()));
            return count.filter(amount::holds).isPresent();
        }

        @Override
        public String toString() {
            return " if " + amount;
        }
    }

    /** All but this. */
    record Unless(Condition condition) implements Condition {
        @Override
        public boolean holds(Circumstance facts) {
            return !condition.holds(facts);
        }

        @Override
        public String toString() {
            return condition.toString().replaceFirst("^ if ", " unless ");
        }
    }

    /** Reads what stands after {@code if}; empty if it is no condition of this game. */
    static Optional<Condition> read(String said, Vocabulary names) {
        return Amount.read(said, names.counts())
                .<Condition>map(Count::new)
                .or(() -> Match.one(said, names.states()).map(State::new));
    }

    /** What a player may write, for complaints. */
    static String forms(Vocabulary names) {
        return Stream.concat(
                        names.states().stream(),
                        names.counts().stream()
                                .flatMap(word -> Stream.of("N %s or more", "N %s or fewer")
                                        .map(form -> form.formatted(word))))
                .map("'%s'"::formatted)
                .collect(joining(", "));
    }
}
