package postrider.kernel;

import java.util.List;
import postrider.kernel.question.Question;
import postrider.kernel.view.Scene;

/**
 * What came up while an impulse was run, beside its rulings. Running it again gives the same.
 *
 * @param scenes what there was to see
 * @param answers every question that was answered
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
     * @param at its place in the journal
     */
    public record Answered(Question<?> question, Entry.Answer answer, int at) {}
}
