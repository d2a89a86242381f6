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
 * @param topic the topic of the question
 * @param board the position it is given in
 * @param order empty if the set-up asks
 * @param before answers to earlier questions, by name or topic; any others get the default answer
 */
public record Scene(String topic, String board, String order, Map<String, String> before) {
    /** A scene in which earlier questions get their default answers. */
    public static Scene of(String topic, String board, String order) {
        return new Scene(topic, board, order, Map.of());
    }

    /** A scene in the set-up, before the first order. */
    public static Scene ofSetUp(String topic, String board) {
        return of(topic, board, "");
    }

    /** The scene with an answer to one earlier question. */
    public Scene after(String earlier, String answer) {
        return new Scene(topic, board, order, Map.of(earlier, answer));
    }

    /** The question this scene leads to, whether or not it is asked by letter. */
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
