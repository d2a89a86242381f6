package postrider.words;

import static java.util.stream.Collectors.joining;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import postrider.kernel.Vocabulary;
import postrider.kernel.question.Circumstance;
import postrider.text.Match;

/** What may stand after {@code if} or {@code unless}: a word of the game's, or how many there are. No variables, no and, no or. */
sealed interface Condition {
    Pattern COUNTED = Pattern.compile("(?<number>\\d{1,3})(?<what> .+?)?s? or (?<which>more|fewer|less)");

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
    record Count(int number, String word, boolean orMore) implements Condition {
        @Override
        public boolean holds(Circumstance facts) {
            return Optional.ofNullable(facts.counts().get(word))
                    .map(count -> orMore ? count >= number : count <= number)
                    .orElse(false);
        }

        @Override
        public String toString() {
            return " if %d %s or %s".formatted(number, word, orMore ? "more" : "fewer");
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
        var text = said.strip().toLowerCase(Locale.ROOT).replaceAll("\\s+", " ");
        var counted = COUNTED.matcher(text);
        if (!counted.matches()) return one(text, names.states()).map(State::new);
        var what = Optional.ofNullable(counted.group("what"));
        return what.map(word -> one(word, names.counts()))
                .orElse(names.counts().stream().findFirst())
                .map(word -> new Count(
                        Integer.parseInt(counted.group("number")),
                        word,
                        counted.group("which").equals("more")));
    }

    private static Optional<String> one(String said, List<String> words) {
        return Match.of(said, words) instanceof Match.One(String word) ? Optional.of(word) : Optional.empty();
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
