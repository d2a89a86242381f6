package postrider.workbench.simulation;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import postrider.kernel.question.Choice;
import postrider.kernel.question.Question;
import postrider.kernel.question.Source;
import postrider.kernel.ruling.Side;

/** Gives random legal orders and answers. */
public final class RandomBot<P, O> implements Bot<P, O> {
    private static final int ATTEMPTS = 20;
    /** It answers one unasked question of this many. */
    private static final int SELDOM = 12;

    private final RandomGenerator random;

    /** Plays the same for the same seed. */
    public RandomBot(long seed) {
        random = new SplittableRandom(seed);
    }

    /** Picks a group at random, a card or kind of order, then one of its orders. */
    @Override
    public O order(P position, Side side, List<List<O>> legal) {
        return any(any(legal));
    }

    private <T> T any(List<T> several) {
        return several.get(random.nextInt(several.size()));
    }

    @Override
    public Optional<Given> to(Question<?> question) {
        return Optional.of(new Given(words(question), Source.LETTER));
    }

    @Override
    public Optional<Given> unasked(Question<?> question) {
        return random.nextInt(SELDOM) == 0 ? to(question) : Optional.empty();
    }

    private String words(Question<?> question) {
        for (int attempt = 0; attempt < ATTEMPTS; attempt++) {
            var words = question instanceof Choice<?> choice ? picks(choice) : any(question.options());
            if (question.readIfLegal(words).isPresent()) return words; // picks may not fit together
        }
        return question.whenSilent();
    }

    private String picks(Choice<?> choice) {
        var options = new ArrayList<>(choice.menu().keySet());
        Collections.shuffle(options, random);
        int count = choice.least() + random.nextInt(choice.most() - choice.least() + 1);
        return count == 0 ? "none" : String.join(", ", options.subList(0, count));
    }
}
