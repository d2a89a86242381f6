package postrider.workbench.simulation;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.function.ToDoubleFunction;
import java.util.random.RandomGenerator;
import postrider.kernel.question.Question;
import postrider.kernel.question.Source;
import postrider.kernel.ruling.Side;
import postrider.text.Lists;

/** Takes what is worth most at once and looks no further ahead; where it has no opinion it answers at random. */
public abstract class GreedyBot<P, O> implements Bot<P, O> {
    private final RandomGenerator random;
    private final RandomBot<P, O> otherwise;
    private final double indifference;

    /**
     * It plays the same for the same seed.
     *
     * @param indifference what differs in worth by less is as good to it
     */
    protected GreedyBot(long seed, double indifference) {
        this.random = new SplittableRandom(seed);
        this.otherwise = new RandomBot<>(~seed);
        this.indifference = indifference;
    }

    /** What each order is worth to the side that gives it. */
    protected abstract ToDoubleFunction<O> worth(P position, Side side);

    /** Its answer; empty if it has no opinion. */
    protected abstract Optional<String> opinion(Question<?> question);

    @Override
    public final O order(P position, Side side, List<List<O>> legal) {
        return best(legal.stream().flatMap(List::stream).toList(), worth(position, side));
    }

    @Override
    public final Optional<Given> to(Question<?> question) {
        return opinion(question).map(words -> new Given(words, Source.LETTER)).or(() -> otherwise.to(question));
    }

    /** One of those that are worth most. */
    protected final <T> T best(List<T> several, ToDoubleFunction<T> worth) {
        record Weighed<T>(T what, double worth) {}
        return several.stream()
                .map(what -> new Weighed<>(what, worth.applyAsDouble(what) + random.nextDouble(indifference)))
                .max(Comparator.comparingDouble(Weighed::worth))
                .orElseThrow()
                .what();
    }

    /** The first option that begins so, if any does. */
    protected static Optional<String> option(Question<?> question, String beginning) {
        return Lists.find(question.options(), option -> option.startsWith(beginning));
    }
}
