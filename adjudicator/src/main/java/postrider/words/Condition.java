package postrider.words;

import static java.util.stream.Collectors.joining;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import postrider.kernel.Vocabulary;
import postrider.kernel.question.Circumstance;
import postrider.text.Amount;
import postrider.text.Match;
import postrider.text.NameIndex;

/** What may stand after {@code if} or {@code unless}: a word of the game's, or how many there are. No variables, no and, no or. */
sealed interface Condition {
    /** As many as are all shown in a complaint, and how many of more. */
    int MANY = 20;

    int FEW = 5;

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

    /** What a player may write, for complaints: all of it, or the nearest to what was said. */
    static String forms(String said, Vocabulary names) {
        var all = Stream.concat(
                        names.states().stream(),
                        names.counts().stream()
                                .flatMap(word -> Stream.of("N %s or more", "N %s or fewer")
                                        .map(form -> form.formatted(word))))
                .toList();
        if (all.size() <= MANY) return "These are: " + quoted(all);
        var nearest = NameIndex.of("condition", all).nearest(said);
        return nearest.isEmpty() ? "Some are: " + quoted(all.subList(0, FEW)) : "Nearest are: " + quoted(nearest);
    }

    private static String quoted(List<String> forms) {
        return forms.stream().map("'%s'"::formatted).collect(joining(", "));
    }
}
