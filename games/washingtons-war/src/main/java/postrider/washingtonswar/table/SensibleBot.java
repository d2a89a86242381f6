package postrider.washingtonswar.table;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.function.ToDoubleFunction;
import java.util.random.RandomGenerator;
import postrider.kernel.Bot;
import postrider.kernel.Question;
import postrider.kernel.Side;
import postrider.kernel.Source;
import postrider.simulation.RandomBot;
import postrider.washingtonswar.Forces;
import postrider.washingtonswar.Order;
import postrider.washingtonswar.Position;
import postrider.washingtonswar.WarTopic;
import postrider.washingtonswar.orders.OrderWords;
import postrider.washingtonswar.rules.WhatNext;

/** Takes the order that is worth most at once, and stands or runs by the odds; where he has no opinion he picks at random. */
final class SensibleBot implements Bot<Position, Order> {
    /** Orders within this of each other are as good to him. */
    private static final double INDIFFERENCE = 2;

    private final RandomGenerator random;
    private final RandomBot<Position, Order> otherwise;

    SensibleBot(long seed) {
        random = new SplittableRandom(seed);
        otherwise = new RandomBot<>(~seed);
    }

    @Override
    public Order order(Position now, Side side, List<List<Order>> legal) {
        return best(legal.stream().flatMap(List::stream).toList(), new Evaluation(now, side)::of);
    }

    private <T> T best(List<T> several, ToDoubleFunction<T> worth) {
        record Weighed<T>(T what, double worth) {}
        return several.stream()
                .map(what -> new Weighed<>(what, worth.applyAsDouble(what) + random.nextDouble(INDIFFERENCE)))
                .max(Comparator.comparingDouble(Weighed::worth))
                .orElseThrow()
                .what();
    }

    @Override
    public Optional<Given> to(Question<?> question) {
        var words = switch (question.topic()) {
            case WarTopic.NEXT_OPERATION, WarTopic.MARCH -> onward((WhatNext) question);
            case WarTopic.CLAIM_THE_FIRST_PLAY -> first(question, "yes");
            case WarTopic.INTERCEPT ->
                outnumbered(question)
                        ? first(question, "no")
                        : question.options().stream().findFirst();
            case WarTopic.RETREAT_BEFORE_BATTLE ->
                outnumbered(question) ? Optional.<String>empty() : first(question, "stand");
            case WarTopic.BATTLE_CARD -> first(question, "play");
            default -> Optional.<String>empty();
        };
        return words.map(said -> new Given(said, Source.LETTER)).or(() -> otherwise.to(question));
    }

    private static boolean outnumbered(Question<?> question) {
        return question.circumstance() instanceof Forces forces && forces.outnumbered();
    }

    private static Optional<String> first(Question<?> question, String beginning) {
        return question.options().stream()
                .filter(option -> option.startsWith(beginning))
                .findFirst();
    }

    /** A move that was ordered so far goes no further; of the operations he takes the best. */
    private Optional<String> onward(WhatNext question) {
        var worth = new Evaluation(question.play().working().now(), question.to());
        var operations = question.examples().stream()
                .flatMap(example -> Order.operations(example.then()).stream())
                .toList();
        return Optional.of(operations.isEmpty() ? question.whenSilent() : OrderWords.of(best(operations, worth::of)));
    }
}
