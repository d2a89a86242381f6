package postrider.washingtonswar;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import postrider.kernel.Answers;
import postrider.kernel.Choice;
import postrider.kernel.Question;
import postrider.kernel.Refused;
import postrider.kernel.Side;

/** Plays any legal order, and answers every question with any legal answer. */
final class RandomPlayer implements Answers {
    private final Random random;

    RandomPlayer(long seed) {
        random = new Random(seed);
    }

    /** A card at random, then one of the things it can do. */
    Order order(Position now, Side side) {
        if (now.track().phase() != Track.Phase.STRATEGY) return any(LegalOrders.of(now, side));
        return any(LegalOrders.of(now, side, any(List.copyOf(LegalOrders.cards(now, side)))));
    }

    private <T> T any(List<T> several) {
        return several.get(random.nextInt(several.size()));
    }

    @Override
    public Optional<Given> to(Question<?> question) {
        return Optional.of(new Given(words(question), "letter"));
    }

    private String words(Question<?> question) {
        for (int attempt = 0; attempt < 20; attempt++) {
            var words = question instanceof Choice<?> choice ? picks(choice) : any(question.options());
            try {
                question.read(words);
                return words;
            } catch (Refused tryAnother) {
                // picks that do not fit together
            }
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
