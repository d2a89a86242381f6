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
 * What is left to do of an order, statement by statement. Each keeps its number among the {@link Parts} of the order, so that
 * it can be told when it is carried out; what the player says on the way has none.
 *
 * @param <S> a statement
 */
public final class Plan<S> {
    /**
     * One statement.
     *
     * @param part its number; empty if it is known already, or was said on the way
     */
    public record Statement<S>(S what, List<Integer> part) {}

    private final Deque<Statement<S>> left = new ArrayDeque<>();

    /** @param order its statements, a part each; the first is known since it was announced */
    public Plan(List<? extends S> order) {
        for (var what : order) left.add(new Statement<>(what, left.isEmpty() ? List.of() : List.of(left.size() + 1)));
    }

    /** What a player says on the way: none of it is a part of the order. */
    public static <S> Plan<S> said(List<? extends S> said) {
        var plan = new Plan<S>(List.of());
        plan.first(said);
        return plan;
    }

    public boolean isDone() {
        return left.isEmpty();
    }

    /** What the next statement is, which stays on the plan; empty if none is left. */
    public Optional<S> peek() {
        return Optional.ofNullable(left.peekFirst()).map(Statement::what);
    }

    /** The next statement; it is taken off the plan. */
    public Statement<S> next() {
        return left.remove();
    }

    /** The statements of this kind that follow at once, perhaps none; they are taken off the plan. */
    public <T extends S> List<Statement<T>> all(Class<T> kind) {
        var all = new ArrayList<Statement<T>>();
        while (!left.isEmpty() && kind.isInstance(left.getFirst().what())) {
            var next = left.remove();
            all.add(new Statement<>(kind.cast(next.what()), next.part()));
        }
        return List.copyOf(all);
    }

    /** The statements of this kind that are left, in turn; they stay on the plan. */
    public <T extends S> List<T> left(Class<T> kind) {
        return Lists.filter(Lists.map(left, Statement::what), kind);
    }

    /** What the number counts that decides how it goes on: where the next statement is a {@link Fork}. */
    public Optional<String> awaits() {
        boolean parts = !left.isEmpty() && left.getFirst().what() instanceof Fork;
        return parts ? ((Fork) left.getFirst().what()).when().amount().map(Amount::word) : Optional.empty();
    }

    /**
     * The number is known. What it does not lead to is taken off the plan, and handed back for the player alone to hear of.
     *
     * @param beyond whether a statement is not parted any more: it begins what another is to do
     */
    public List<S> decide(int number, Predicate<? super S> beyond) {
        var chosen = new ArrayList<Statement<S>>();
        var passed = new ArrayList<S>();
        boolean done = false;
        while (!left.isEmpty() && left.getFirst().what() instanceof Fork fork) {
            boolean holds = !done && fork.when().holds(number);
            done |= holds;
            var parted = left.remove();
            if (!holds) passed.add(parted.what());
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

    /** What the player says now is done before what is left. */
    public void first(List<? extends S> said) {
        for (var what : said.reversed()) left.addFirst(new Statement<>(what, List.of()));
    }
}
