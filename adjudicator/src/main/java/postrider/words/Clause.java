package postrider.words;

import static java.util.stream.Collectors.joining;

import java.util.List;
import java.util.Optional;
import postrider.kernel.question.Question;
import postrider.kernel.question.Topic;

/**
 * One clause: the question it is for, when it applies, and its answers.
 *
 * @param topic empty in {@code otherwise}, which applies to every question
 * @param places full names of spaces; empty for any
 * @param who full name of a piece; empty for any
 * @param time the season or year when it applies; empty for any
 * @param answers the first legal one is given
 */
record Clause(
        Optional<Topic> topic,
        List<String> places,
        Optional<String> who,
        Condition condition,
        Optional<Time> time,
        List<ClauseAnswer> answers) {
    /** @param now whether it is that season or year */
    record Time(String name, boolean now) {}

    boolean otherwise() {
        return topic.isEmpty();
    }

    /** Whether it applies to this question, judged by what both sides can see. */
    boolean fits(Question<?> question) {
        var facts = question.circumstance();
        boolean anybody = facts.who().isEmpty() && !question.secret();
        return time.map(Time::now).orElse(true)
                && topic.map(question.topic()::equals).orElse(true)
                && (places.isEmpty() || places.contains(facts.where()))
                && (who.isEmpty() || anybody || facts.who().equals(who.get()))
                && condition.holds(facts);
    }

    /** The clause in canonical words. */
    @Override
    public String toString() {
        var said = answers.stream().map(ClauseAnswer::toString).collect(joining(", or "));
        if (otherwise()) return "otherwise " + said;
        return topic.orElseThrow().words()
                + (places.isEmpty() ? "" : " in " + String.join(", ", places))
                + who.map(name -> " with " + name).orElse("")
                + condition
                + time.map(when -> " during " + when.name()).orElse("")
                + (said.isEmpty() ? "" : ": " + said);
    }
}
