package postrider.workbench.simulation;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import postrider.kernel.Chance;
import postrider.kernel.Die;
import postrider.kernel.Entry;
import postrider.kernel.Impulse;
import postrider.kernel.Rules;
import postrider.kernel.Umpire;
import postrider.kernel.question.Question;
import postrider.kernel.ruling.Ruling;
import postrider.kernel.ruling.Side;

/**
 * Looks for one section of the rule book. Of many legal orders he tries out those that promise most, with dice and answers as they may
 * come. Of those under which that section, or one close by, was met, he gives the one that another player would.
 */
final class DirectedBot<P, O> implements Bot<P, O> {
    private static final int LOOKED_AT = 480;
    private static final int TRIED_OUT = 32;
    private static final int OPTIONS_OF_ITS_OWN = 3;

    private final Rules<P, O> rules;
    private final Playable<P, O> playable;
    private final String sought;
    private final Bot<P, O> otherwise;
    private final RandomBot<P, O> anyhow;
    private final RandomGenerator random;

    /** @param otherwise takes one of several orders that are as good */
    DirectedBot(Rules<P, O> rules, Playable<P, O> playable, String sought, Bot<P, O> otherwise, long seed) {
        this.rules = rules;
        this.playable = playable;
        this.sought = sought;
        this.otherwise = otherwise;
        this.anyhow = new RandomBot<>(seed);
        this.random = new SplittableRandom(seed);
    }

    /**
     * What came of an order in a trial.
     *
     * @param met how near to the section is what was met
     */
    private record Tried<O>(O order, int promise, int met) {
        boolean isAsGood(Tried<O> other) {
            return promise == other.promise && met == other.met;
        }
    }

    @Override
    public O order(P position, Side side, List<List<O>> legal) {
        var promise = playable.promise(sought, position);
        var promising = Comparator.<Tried<O>>comparingInt(Tried::promise);
        var tried = Stream.generate(() -> any(any(legal)))
                .limit(promise.isPresent() ? LOOKED_AT : TRIED_OUT)
                .map(order -> new Tried<>(
                        order, promise.map(of -> of.applyAsInt(order)).orElse(0), 0))
                .sorted(promising.reversed())
                .limit(TRIED_OUT)
                .map(looked -> new Tried<>(looked.order(), looked.promise(), met(position, side, looked.order())))
                .toList();
        var best = tried.stream()
                .max(Comparator.<Tried<O>>comparingInt(Tried::met).thenComparing(promising))
                .orElseThrow();
        var good = tried.stream().filter(best::isAsGood).map(Tried::order).toList();
        return otherwise.order(position, side, List.of(good));
    }

    /** A trial ends where a card is drawn: which one comes nobody knows. */
    private int met(P position, Side side, O order) {
        var umpire = new Umpire(List.of(), new DiceAlone(random), anyhow);
        new Impulse<>(rules, position, side, Optional.of(order)).run(umpire);
        return Stream.concat(
                        umpire.report().stream().map(Ruling::rule),
                        umpire.journal().stream().map(entry -> entry.key().split(" ", 2)[0]))
                .mapToInt(this::nearness)
                .max()
                .orElse(0);
    }

    @Override
    public List<O> mistakes(P position, Side side) {
        return playable.mistakes(sought, position, side);
    }

    /** In how many characters a number begins as the sought one does, past the chapter; 0 in another chapter. */
    private int nearness(String rule) {
        int same = 0;
        while (same < Math.min(rule.length(), sought.length()) && rule.charAt(same) == sought.charAt(same)) same++;
        return Math.max(0, same - sought.indexOf('.') - 1);
    }

    private <T> T any(List<T> several) {
        return several.get(random.nextInt(several.size()));
    }

    /** A player with some sense avoids much, so he is not always asked. */
    @Override
    public Optional<Given> to(Question<?> question) {
        return random.nextInt(OPTIONS_OF_ITS_OWN) == 0 ? anyhow.to(question) : otherwise.to(question);
    }

    /** Dice fall; the decks stay as they are. */
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

        @Override
        public Entry.Show reveal(String key, String deck, String card) {
            return NONE.reveal(key, deck, card);
        }

        @Override
        public Entry.Open open(String key, String deck, List<String> hidden) {
            return NONE.open(key, deck, hidden);
        }

        @Override
        public Entry.Told disclose(String key, int part) {
            return NONE.disclose(key, part);
        }
    }
}
