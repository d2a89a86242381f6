package postrider.simulation;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import postrider.kernel.Answers;
import postrider.kernel.Chance;
import postrider.kernel.Impulse;
import postrider.kernel.Line;
import postrider.kernel.Question;
import postrider.kernel.Read;
import postrider.kernel.Refusal;
import postrider.kernel.Refused;
import postrider.kernel.Rules;
import postrider.kernel.Side;
import postrider.kernel.Verdict;

/**
 * Orders and answers that may not be legal: orders of another moment, legal ones with a name or a number changed, options
 * of another question. He never gets an answer accepted: he only tries.
 */
final class Mischief<P, O> implements Answers {
    private static final Pattern NUMBER = Pattern.compile("\\d+");

    private final Rules<P, O> rules;
    private final RandomGenerator random;
    private final List<List<String>> names;
    private final List<Refusal> refused = new ArrayList<>();
    private List<String> stale = List.of("none");
    private List<String> options = List.of("none");

    Mischief(Rules<P, O> rules, long seed) {
        this.rules = rules;
        this.random = new SplittableRandom(~seed);
        this.names = List.of(rules.places(), rules.people(), rules.cards());
    }

    List<Refusal> refused() {
        return refused;
    }

    /** An order to try. */
    List<String> order(List<List<O>> legal) {
        var words = rules.words(any(any(legal)));
        if (random.nextInt(3) > 0) return words.stream().map(this::changed).toList();
        var before = stale;
        stale = words;
        return before;
    }

    private String changed(String line) {
        var several = any(names);
        var there = several.stream().filter(line::contains).toList();
        return there.isEmpty()
                ? NUMBER.matcher(line).replaceAll(number -> "" + random.nextInt(10))
                : line.replace(any(there), any(several));
    }

    private <T> T any(List<T> several) {
        return several.get(random.nextInt(several.size()));
    }

    /** Tries an order; nothing comes of it. If it can be understood, its canonical words must mean the same. */
    void judge(List<String> words, P position, Side by) {
        if (!(rules.read(lines(words), position, by) instanceof Read.Understood<O>(O order))) return;
        if (!read(rules, rules.words(order), position, by).equals(order))
            throw new IllegalStateException("Its canonical words mean another order: " + rules.words(order));
        var impulse = new Impulse<>(rules, position, by, Optional.of(order));
        if (impulse.run(List.of(), Chance.NONE, Answers.SILENCE) instanceof Verdict.Denied<P>(var refusals))
            refused.addAll(refusals);
    }

    @Override
    public Optional<Given> to(Question<?> question) {
        try {
            question.read(any(options));
        } catch (Refused no) {
            refused.addAll(no.refusals());
        }
        options = question.options();
        return Optional.empty();
    }

    /** Canonical words of an order, which must be understood. */
    static <P, O> O read(Rules<P, O> rules, List<String> words, P position, Side by) {
        return switch (rules.read(lines(words), position, by)) {
            case Read.Understood<O>(O order) -> order;
            case Read.NotUnderstood<O>(var complaints) ->
                throw new IllegalStateException("Its own words are not understood: " + complaints);
        };
    }

    private static List<Line> lines(List<String> words) {
        return IntStream.range(0, words.size())
                .mapToObj(i -> new Line(i + 1, words.get(i)))
                .toList();
    }
}
