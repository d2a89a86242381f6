package postrider.kernel;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import postrider.text.Amount;
import postrider.text.Lists;

/**
 * The statements of an order that are still to be carried out. Each keeps its number among the {@link Parts} of the order, so that it
 * can be disclosed when its turn comes. Statements that the player adds on the way have no number.
 *
 * @param <S> a statement
 */
public final class Plan<S> {
    /**
     * One statement.
     *
     * @param part its number; empty if it is already disclosed, or was added on the way
     */
    public record Statement<S>(S what, List<Integer> part) {}

    private final Deque<Statement<S>> left = new ArrayDeque<>();

    /** @param order its statements, a part each; the first was disclosed when the order was announced */
    public Plan(List<? extends S> order) {
        for (var what : order) left.add(new Statement<>(what, left.isEmpty() ? List.of() : List.of(left.size() + 1)));
    }

    /** A plan of statements that a player adds on the way; none is a part of the order. */
    public static <S> Plan<S> said(List<? extends S> said) {
        var plan = new Plan<S>(List.of());
        plan.first(said);
        return plan;
    }

    public boolean isDone() {
        return left.isEmpty();
    }

    /** The next statement, which stays on the plan; empty if none is left. */
    public Optional<S> peek() {
        return Optional.ofNullable(left.peekFirst()).map(Statement::what);
    }

    /** Takes the next statement off the plan. */
    public Statement<S> next() {
        return left.remove();
    }

    /** Takes off the plan all statements of this kind that come next, perhaps none. */
    public <T extends S> List<Statement<T>> all(Class<T> kind) {
        var all = new ArrayList<Statement<T>>();
        while (!left.isEmpty() && kind.isInstance(left.getFirst().what())) {
            var next = left.remove();
            all.add(new Statement<>(kind.cast(next.what()), next.part()));
        }
        return List.copyOf(all);
    }

    /** All remaining statements of this kind, in order; they stay on the plan. */
    public <T extends S> List<T> left(Class<T> kind) {
        return Lists.filter(Lists.map(left, Statement::what), kind);
    }

    /** If the next statement is a {@link Fork}: what the number counts on which it depends. */
    public Optional<String> awaits() {
        return peek().filter(Fork.class::isInstance)
                .map(Fork.class::cast)
                .flatMap(fork -> fork.when().amount())
                .map(Amount::word);
    }

    /**
     * Decides the forks that come next, now that the number is known. Statements of branches not taken leave the plan and are
     * returned, so that their player, and nobody else, can be told.
     *
     * @param beyond whether a statement no longer belongs to the fork, since it begins what another piece does
     */
    public List<S> decide(int number, Predicate<? super S> beyond) {
        var chosen = new ArrayList<Statement<S>>();
        var passed = new ArrayList<S>();
        boolean decided = false;
        while (!left.isEmpty() && left.getFirst().what() instanceof Fork fork) {
            boolean holds = !decided && fork.when().holds(number);
            decided |= holds;
            var condition = left.remove();
            if (!holds) passed.add(condition.what());
            while (!left.isEmpty()
                    && !(left.getFirst().what() instanceof Fork)
                    && !beyond.test(left.getFirst().what())) {
                var next = left.remove();
                if (holds) chosen.add(next);
                else passed.add(next.what());
            }
        }
        for (var next : chosen.reversed()) left.addFirst(next);
        return List.copyOf(passed);
    }

    /** Puts what the player says now before the remaining statements. */
    public void first(List<? extends S> said) {
        for (var what : said.reversed()) left.addFirst(new Statement<>(what, List.of()));
    }
}
