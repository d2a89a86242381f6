package postrider.kit;

import java.util.ArrayList;
import java.util.Map;
import java.util.Optional;
import postrider.kernel.Chance;
import postrider.kernel.question.Answers;
import postrider.kernel.question.Question;
import postrider.kernel.question.Source;
import postrider.text.Lists;

/**
 * An order that leads to a question.
 *
 * @param topic of the question
 * @param board where it is given
 * @param order empty where the set-up asks
 * @param before answers to questions that come earlier, by name or topic; the others get the silent answer
 */
public record Scene(String topic, String board, String order, Map<String, String> before) {
    /** Where no other question needs an answer of its own. */
    public static Scene of(String topic, String board, String order) {
        return new Scene(topic, board, order, Map.of());
    }

    /** In the set-up, before the first order. */
    public static Scene ofSetUp(String topic, String board) {
        return of(topic, board, "");
    }

    /** After an answer to an earlier question. */
    public Scene after(String earlier, String answer) {
        return new Scene(topic, board, order, Map.of(earlier, answer));
    }

    /** The question that is not answered yet, asked by letter or not. */
    <P, O> Question<?> question(Boards<P, O> boards, Chance chance) {
        var open = new ArrayList<Question<?>>();
        boards.played(boards.position(board), order, chance, question -> {
            var answer = answers().to(question);
            if (answer.isEmpty()) open.add(question);
            return answer;
        });
        return Lists.find(open, question -> question.topic().words().equals(topic))
                .orElseThrow();
    }

    private Answers answers() {
        return question -> Optional.ofNullable(before.get(question.name()))
                .or(() -> Optional.of(question.topic().words())
                        .filter(other -> !other.equals(topic))
                        .map(other -> before.getOrDefault(other, question.whenSilent())))
                .map(words -> new Answers.Given(words, Source.LETTER));
    }
}
