package postrider.workbench.simulation;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import postrider.kernel.Chance;
import postrider.kernel.Game;
import postrider.kernel.Impulse;
import postrider.kernel.Verdict;
import postrider.kernel.question.Answers;
import postrider.kernel.question.Question;
import postrider.kernel.ruling.Refusal;
import postrider.kernel.ruling.Refused;
import postrider.kernel.ruling.Side;
import postrider.text.Line;
import postrider.text.Lists;
import postrider.text.Read;

/**
 * Tries orders and answers that may be illegal: those of another moment, and legal ones that were altered. Nothing it tries
 * takes effect.
 */
final class IllegalOrders<P, O> implements Answers {
    /** How often it tries before each order and each answer. */
    static final int TRIES = 4;

    /** One order of this many is an unaltered one of another moment. */
    private static final int STALE = 16;

    private final Game.Box<P, O> box;
    private final Bot<P, O> player;
    private final RandomGenerator random;
    private final OrderMutator mutator;
    private final List<Refusal> refused = new ArrayList<>();
    private final List<List<String>> before = new ArrayList<>(List.of(List.of("none")));
    private List<String> options = List.of("none");

    IllegalOrders(Game.Box<P, O> box, Bot<P, O> player, long seed) {
        this.box = box;
        this.player = player;
        this.random = new SplittableRandom(~seed);
        var names = box.vocabulary();
        this.mutator = new OrderMutator(random, List.of(names.places(), names.people(), names.cards()));
    }

    List<Refusal> refused() {
        return refused;
    }

    /** An order to try: one of {@code from}, altered with parts of a legal one. */
    List<String> order(List<List<O>> from, List<List<O>> legal) {
        var words = box.orders().words(any(any(from)));
        var stale = any(before);
        before.add(words);
        if (random.nextInt(STALE) == 0) return stale;
        var other = random.nextInt(TRIES) == 0 ? stale : box.orders().words(any(any(legal)));
        return Lists.map(words, line -> mutator.mutate(line, other.getLast()));
    }

    private <T> T any(List<T> several) {
        return several.get(random.nextInt(several.size()));
    }

    /** Tries an order without effect. If it is understood, its canonical words must mean the same. */
    void judge(List<String> words, P position, Side by) {
        if (!(box.orders().read(Line.numbered(words), position, by) instanceof Read.Understood<O>(O order))) return;
        ReplayCheck.readBack(box, order, position, by);
        var impulse = new Impulse<>(box.rules(), position, by, Optional.of(order));
        if (impulse.run(List.of(), Chance.NONE, Answers.SILENCE) instanceof Verdict.Denied<P>(var refusals))
            refused.addAll(refusals);
    }

    @Override
    public Optional<Given> to(Question<?> question) {
        var others = options;
        options = question.options();
        attempt(question, several());
        for (var mistake : player.mistakes(question)) attempt(question, mistake);
        for (int attempt = 1; attempt < TRIES; attempt++) {
            var other = any(random.nextBoolean() ? others : options);
            attempt(question, random.nextInt(TRIES) == 0 ? other : mutator.mutate(any(options), other));
        }
        return Optional.empty();
    }

    /** Several options at once: perhaps too many, or some that do not fit together. */
    private String several() {
        var picks = new ArrayList<>(options);
        Collections.shuffle(picks, random);
        return String.join(", ", picks.subList(0, 1 + random.nextInt(picks.size())));
    }

    private void attempt(Question<?> question, String answer) {
        try {
            question.read(answer);
        } catch (Refused no) {
            refused.addAll(no.refusals());
        }
    }
}
