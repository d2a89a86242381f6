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

/**
 * The condition after {@code if} or {@code unless}: a state that the game defines, or an amount. Conditions cannot be combined.
 *
 * @param unless whether the condition is negated
 * @param state the state; empty if something is counted, or there is no condition
 * @param amount the amount; empty if there is a state, or no condition
 */
record Condition(boolean unless, Optional<String> state, Optional<Amount> amount) {
    /** Always holds. */
    static final Condition NONE = new Condition(false, Optional.empty(), Optional.empty());

    /** The most forms that a complaint lists, and how many it shows if there are more. */
    private static final int MANY = 20;

    private static final int FEW = 5;

    boolean holds(Circumstance facts) {
        boolean isSo = state.map(facts.states()::contains)
                .or(() -> amount.map(needed -> facts.counts().containsKey(needed.word())
                        && needed.holds(facts.counts().get(needed.word()))))
                .orElse(true);
        return isSo != unless;
    }

    @Override
    public String toString() {
        return state.or(() -> amount.map(Amount::toString))
                .map(said -> (unless ? " unless " : " if ") + said)
                .orElse("");
    }

    /** Reads the words after {@code if} or {@code unless}; empty if they are no condition of this game. */
    static Optional<Condition> read(boolean unless, String said, Vocabulary names) {
        var amount = Amount.read(said, names.counts());
        var state = amount.isPresent() ? Optional.<String>empty() : Match.one(said, names.states());
        return Optional.of(new Condition(unless, state, amount))
                .filter(read -> state.isPresent() || amount.isPresent());
    }

    /** What a player may write instead: all conditions, or the nearest if there are many. */
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
