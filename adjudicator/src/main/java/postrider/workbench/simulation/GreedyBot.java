package postrider.workbench.simulation;

import java.util.ArrayList;
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

/** Takes whatever is worth most at once and looks no further ahead; where it has no opinion it answers at random. */
public abstract class GreedyBot<P, O> implements Bot<P, O> {
    private final RandomGenerator random;
    private final RandomBot<P, O> fallback;
    private final double indifference;

    /**
     * Plays the same for the same seed.
     *
     * @param indifference smaller differences in worth do not matter to it
     */
    protected GreedyBot(long seed, double indifference) {
        this.random = new SplittableRandom(seed);
        this.fallback = new RandomBot<>(~seed);
        this.indifference = indifference;
    }

    /** How much each order is worth to the side that gives it. */
    protected abstract ToDoubleFunction<O> worth(P position, Side side);

    /** Its answer; empty if it has no opinion. */
    protected abstract Optional<String> opinion(Question<?> question);

    @Override
    public O order(P position, Side side, List<List<O>> legal) {
        return best(Lists.flatMap(legal, group -> group), worth(position, side));
    }

    @Override
    public final Optional<Given> to(Question<?> question) {
        return opinion(question)
                .filter(words -> question.readIfLegal(words).isPresent())
                .map(words -> new Given(words, Source.LETTER))
                .or(() -> fallback.to(question));
    }

    /** Something and its worth, with a little luck added. */
    protected record Weighed<T>(T what, double worth) {}

    /** By worth, the highest first. */
    protected final <T> List<Weighed<T>> ranked(List<T> several, ToDoubleFunction<T> worth) {
        var weighed = new ArrayList<Weighed<T>>();
        for (var what : several)
            weighed.add(new Weighed<>(what, worth.applyAsDouble(what) + random.nextDouble(indifference)));
        weighed.sort(Comparator.<Weighed<T>>comparingDouble(Weighed::worth).reversed());
        return weighed;
    }

    protected final <T> T best(List<T> several, ToDoubleFunction<T> worth) {
        return ranked(several, worth).getFirst().what();
    }

    protected static Optional<String> option(Question<?> question, String beginning) {
        return Lists.find(question.options(), option -> option.startsWith(beginning));
    }
}
