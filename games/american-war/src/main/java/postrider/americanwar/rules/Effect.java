package postrider.americanwar.rules;

import java.util.List;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.function.Supplier;
import postrider.americanwar.WorkingPosition;
import postrider.kernel.question.Choice;
import postrider.kernel.ruling.Side;

/** The effect of a step of an event in a position (6.31 / 6.2). */
public sealed interface Effect {
    /** A condition; unless it holds, the card can only be discarded. */
    record Condition(String rule, boolean holds, String otherwise) implements Effect {}

    /** Leaves no choice. */
    record Happens(Consumer<WorkingPosition> what) implements Effect {}

    /** A player picks. The choice is worked out when it is asked. */
    record Picks<A>(Supplier<Choice<A>> choice, BiConsumer<WorkingPosition, List<A>> then) implements Effect {
        /** Uses the player's words if they are still legal after earlier steps; otherwise asks. Returns the words not yet used. */
        private Optional<String> settle(WorkingPosition working, Side side, Optional<String> words) {
            var question = choice.get();
            boolean his = question.to() == side;
            var picks = words.filter(said -> his).flatMap(question::readIfLegal);
            then.accept(working, picks.orElseGet(() -> working.umpire().settle(question)));
            return his ? Optional.empty() : words;
        }
    }

    /** Carries out the effect; returns the words of the card's player that remain. Conditions have been checked before. */
    default Optional<String> carryOut(WorkingPosition working, Side side, Optional<String> words) {
        return switch (this) {
            case Condition(var rule, boolean holds, var otherwise) -> {
                working.applies(!holds, rule, "It is not so that %s.", otherwise);
                yield words;
            }
            case Happens(var what) -> {
                what.accept(working);
                yield words;
            }
            case Picks<?> picks -> picks.settle(working, side, words);
        };
    }

    /** The question it asks this side, if it does. */
    default Optional<Choice<?>> question(Side side) {
        return this instanceof Picks<?> picks
                ? Optional.<Choice<?>>of(picks.choice().get()).filter(choice -> choice.to() == side)
                : Optional.empty();
    }
}
