package postrider.workbench.simulation;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.function.ToIntFunction;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import postrider.kernel.Chance;
import postrider.kernel.Die;
import postrider.kernel.Entry;
import postrider.kernel.Impulse;
import postrider.kernel.Rules;
import postrider.kernel.Umpire;
import postrider.kernel.question.Question;
import postrider.kernel.ruling.Side;
import postrider.text.Lists;

/**
 * Looks for one section of the rule book. It tries out legal orders, with random dice and answers, until one meets the section or
 * several in a row come no nearer to it; from those that came nearest, another bot chooses. Once it has met the section it plays at
 * random. After several impulses without progress it tries only now and then, since many sections only refuse; where the game
 * promises a way to a section that play seldom meets, it keeps trying.
 */
final class DirectedBot<P, O> implements Bot<P, O> {
    /** How many random orders it ranks by what the game promises of them. */
    private static final int RANKED = 480;

    /** How many trials in a row may come no nearer. */
    private static final int TRIALS_IN_VAIN = 8;

    /** How many impulses may come no nearer before it tires. */
    private static final int PATIENCE = 10;

    /** When tired, it tries in one impulse of this many. */
    private static final int ONE_IN = 4;

    private static final int MET = 100;

    /** It answers one question of this many at random. */
    private static final int ONE_AT_RANDOM = 3;

    private final Rules<P, O> rules;
    private final Playable<P, O> playable;
    private final String sought;
    private final Bot<P, O> otherwise;
    private final RandomBot<P, O> anyhow;
    private final RandomGenerator random;
    private Optional<P> before = Optional.empty();
    private boolean met = false;
    private int nearestYet = 0;
    private int impulsesInVain = 0;

    /** @param otherwise chooses among orders that are equally good */
    DirectedBot(Rules<P, O> rules, Playable<P, O> playable, String sought, Bot<P, O> otherwise, long seed) {
        this.rules = rules;
        this.playable = playable;
        this.sought = sought;
        this.otherwise = otherwise;
        this.anyhow = new RandomBot<>(seed);
        this.random = new SplittableRandom(seed);
    }

    @Override
    public O order(P position, Side side, List<List<O>> legal) {
        before = Optional.of(position);
        var promise = playable.promise(sought, position);
        if (met || (promise.isEmpty() && isTired())) return anyhow.order(position, side, legal);
        var any = Stream.generate(() -> any(any(legal)));
        var candidates =
                promise.map(how -> best(any.limit(RANKED).toList(), how)).orElse(any);
        return otherwise.order(position, side, List.of(nearest(position, side, candidates.iterator())));
    }

    private boolean isTired() {
        return impulsesInVain > PATIENCE && random.nextInt(ONE_IN) > 0;
    }

    private List<O> nearest(P position, Side side, Iterator<O> candidates) {
        var good = new ArrayList<O>();
        int nearest = 0;
        int inVain = 0;
        while (nearest < MET && inVain < TRIALS_IN_VAIN && candidates.hasNext()) {
            var order = candidates.next();
            int near = nearness(position, side, order);
            if (near > nearest) {
                good.clear();
                nearest = near;
                inVain = 0;
            } else inVain++;
            if (near == nearest) good.add(order);
        }
        impulsesInVain = nearest > nearestYet ? 0 : impulsesInVain + 1;
        nearestYet = Math.max(nearest, nearestYet);
        return good;
    }

    private static <O> Stream<O> best(List<O> orders, ToIntFunction<O> promise) {
        int most = orders.stream().mapToInt(promise).max().orElseThrow();
        return orders.stream().filter(order -> promise.applyAsInt(order) == most);
    }

    /** How near an order comes in one trial, which ends where a card is drawn, for nobody knows which. */
    private int nearness(P position, Side side, O order) {
        var umpire = new Umpire(List.of(), new DiceAlone(random), anyhow);
        new Impulse<>(rules, position, side, Optional.of(order)).run(umpire);
        return Lists.highest(Lists.concat(umpire.rules(), Lists.map(umpire.journal(), Entry::rule)), this::nearness);
    }

    @Override
    public void saw(Played<P, O> played) {
        met = met || played.rules().contains(sought);
    }

    @Override
    public List<O> mistakes(P position, Side side) {
        return playable.mistakes(sought, position, side);
    }

    @Override
    public List<String> mistakes(Question<?> question) {
        return before.map(position -> playable.mistakes(sought, position, question))
                .orElse(List.of());
    }

    /** How many characters past the chapter a number has in common with the sought one; 0 in another chapter. */
    private int nearness(String rule) {
        if (rule.equals(sought)) return MET;
        int same = 0;
        while (same < Math.min(rule.length(), sought.length()) && rule.charAt(same) == sought.charAt(same)) same++;
        return Math.max(0, same - sought.indexOf('.') - 1);
    }

    private <T> T any(List<T> several) {
        return several.get(random.nextInt(several.size()));
    }

    /** A sensible player avoids much, so some answers are random. */
    @Override
    public Optional<Given> to(Question<?> question) {
        return random.nextInt(ONE_AT_RANDOM) == 0 ? anyhow.to(question) : otherwise.to(question);
    }

    /** Rolls dice, but has no decks. */
    private record DiceAlone(RandomGenerator random) implements Chance {
        @Override
        public Entry.Roll roll(String key, Die die) {
            return new Entry.Roll(key, die, die.low() + random.nextInt(die.faces()), "");
        }

        @Override
        public Entry.Shuffle shuffle(String key, String deck, List<String> cards) {
            return NONE.shuffle(key, deck, cards);
        }

        @Override
        public Entry.Draw draw(String key, String deck) {
            return NONE.draw(key, deck);
        }
    }
}
