package postrider.cases;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import postrider.kernel.Answers;
import postrider.kernel.Match;
import postrider.kernel.Question;
import postrider.kernel.Refusal;
import postrider.kernel.Refused;

/** The answers of a case. Each is given once, to the first question it fits. */
final class Script implements Answers {
    private final List<Passage.Answer> left;

    Script(List<Passage.Answer> answers) {
        left = new ArrayList<>(answers);
    }

    /** An answer that the rules do not allow. */
    static final class Illegal extends RuntimeException {
        private static final long serialVersionUID = 1;
        private final transient List<Refusal> refusals;

        Illegal(List<Refusal> refusals) {
            super(refusals.toString());
            this.refusals = refusals;
        }

        List<Refusal> refusals() {
            return refusals;
        }
    }

    @Override
    public Optional<Given> to(Question<?> question) {
        var answer = left.stream().filter(one -> fits(one, question)).findFirst();
        answer.ifPresent(left::remove);
        answer.ifPresent(one -> judge(one, question));
        return answer.map(one -> new Given(one.words(), "letter"));
    }

    /** Answers to questions nobody asked. */
    List<Passage.Answer> left() {
        return List.copyOf(left);
    }

    private static boolean fits(Passage.Answer answer, Question<?> question) {
        var name = question.topic() + " " + question.about();
        return answer.side() == question.to()
                && (question.rule().equals(answer.to())
                        || question.rule().startsWith(answer.to() + ".")
                        || Match.of(answer.to(), List.of(name)) instanceof Match.One);
    }

    private static void judge(Passage.Answer answer, Question<?> question) {
        try {
            question.read(answer.words());
        } catch (Refused refused) {
            throw new Illegal(refused.refusals());
        }
    }
}
