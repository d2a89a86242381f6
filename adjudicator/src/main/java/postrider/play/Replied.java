package postrider.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import postrider.kernel.question.Answers;
import postrider.kernel.question.Question;
import postrider.kernel.question.Source;
import postrider.log.Event;
import postrider.text.Lists;

/**
 * Answers that came by letter and wait to be used. Each serves once: a later question of the same name in the same impulse
 * is another question.
 */
public final class Replied implements Answers {
    private final List<Reply> left = new ArrayList<>();

    private record Reply(Event.Letter letter, String words) {}

    public Replied(List<Event.Letter> letters) {
        for (var letter : letters) for (var words : letter.words()) left.add(new Reply(letter, words));
    }

    @Override
    public Optional<Given> to(Question<?> question) {
        var opening = "answer %s: ".formatted(question.name());
        var reply = Lists.find(
                left,
                line -> line.letter().side() == question.to() && line.words().startsWith(opening));
        reply.ifPresent(left::remove);
        return reply.map(line -> new Given(line.words().substring(opening.length()), source(line.letter())));
    }

    private static Source source(Event.Letter letter) {
        return letter.written().byHand() ? Source.REFEREE : Source.LETTER;
    }
}
