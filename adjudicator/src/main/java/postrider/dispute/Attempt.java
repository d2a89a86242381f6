package postrider.dispute;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;
import postrider.desk.TriedOrder;
import postrider.kernel.Chance;
import postrider.kernel.question.Answers;
import postrider.kernel.question.Question;
import postrider.kernel.question.Source;
import postrider.play.DryRun;
import postrider.play.OpenGame;
import postrider.text.Lists;

/**
 * An impulse that can be played any number of times from the same position, as it was ordered and answered or otherwise.
 *
 * @param game with the order that is tried
 * @param changed what differs from what was sent, a line each
 * @param answers gives the answers, anew each time it is played
 */
record Attempt(OpenGame<?, ?> game, List<String> changed, Supplier<Answers> answers) {

    record Played(DryRun rehearsal, List<Witness.Asked> asked) {}

    Played play(Chance chance) {
        var witness = new Witness(chance, answers.get());
        return new Played(game.rehearse(witness.umpire()), witness.asked());
    }

    /**
     * This attempt with the default answer wherever there is no other.
     *
     * @param unsaid is told the key of each question answered so
     */
    Attempt withDefaults(Consumer<String> unsaid) {
        return new Attempt(
                game,
                changed,
                () -> answers.get().or(question -> {
                    unsaid.accept(question.key());
                    return Optional.of(new Answers.Given(question.whenSilent(), Source.REFEREE));
                }));
    }

    /** What was sent, with these lines instead of some of the answers. */
    static Attempt answered(Dispute dispute, List<String> answers) {
        var beforehand = dispute.game().answers();
        return new Attempt(
                dispute.game(),
                answers,
                () -> legal(said(answers)).or(legal(dispute.filed().answers())).or(beforehand));
    }

    /** Another order, and these lines instead of some of the answers. */
    static Attempt ordered(Dispute dispute, TriedOrder tried, OpenGame<?, ?> game, List<String> answers) {
        var clauses = Lists.map(tried.clauses(), clause -> "if asked " + clause);
        var beforehand = game.answers();
        return new Attempt(
                game,
                Lists.concat(tried.words(), clauses, answers),
                () -> legal(said(answers))
                        .or(beforehand)
                        .or(legal(dispute.filed().answers())));
    }

    /** Whether a line is an answer, not a line of an order. */
    static boolean isAnswer(String line) {
        return line.strip().toLowerCase(Locale.ROOT).startsWith("answer ");
    }

    /** Passes over an answer that the rules do not allow, so that the next source is asked. */
    private static Answers legal(Answers speaker) {
        return question -> speaker.to(question)
                .filter(given -> question.readIfLegal(given.words()).isPresent());
    }

    /** Gives answers from lines such as {@code answer intercept into Camden: no}; the name may be shortened. */
    private static Answers said(List<String> lines) {
        var left = new ArrayList<>(lines);
        return question -> {
            var line = Lists.find(left, one -> isAbout(one, question));
            line.ifPresent(left::remove);
            return line.map(
                    one -> new Answers.Given(one.substring(one.indexOf(':') + 1).strip(), Source.REFEREE));
        };
    }

    private static boolean isAbout(String line, Question<?> question) {
        int colon = line.indexOf(':');
        if (colon < 0) return false;
        var name = line.substring("answer ".length(), colon).strip().toLowerCase(Locale.ROOT);
        return question.name().toLowerCase(Locale.ROOT).startsWith(name);
    }
}
