package postrider.kernel;

import java.util.List;
import postrider.kernel.question.Question;
import postrider.kernel.view.Scene;

/**
 * What happened while an impulse ran, apart from its rulings. It is not stored: replaying the impulse gives it again.
 *
 * @param scenes what there was to see
 * @param answers all answered questions
 */
public record Course(List<Scene.Shown> scenes, List<Answered> answers) {
    public static final Course NOTHING = new Course(List.of(), List.of());

    public Course {
        scenes = List.copyOf(scenes);
        answers = List.copyOf(answers);
    }

    /**
     * A question and its answer.
     *
     * @param at the index of the answer in the journal
     */
    public record Answered(Question<?> question, Entry.Answer answer, int at) {}
}
