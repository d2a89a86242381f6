package postrider.cases;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import postrider.dice.ScriptedChance;
import postrider.kernel.Answers;
import postrider.kernel.Chance;
import postrider.kernel.Entry;
import postrider.kernel.Match;
import postrider.kernel.Question;
import postrider.kernel.Refusal;
import postrider.kernel.Refused;

/**
 * What a passage has ready: answers, dice and cards. An answer is given once, to the first question it fits. What was
 * given is noted, for a case that fails before there is a report.
 */
final class Script implements Answers, Chance {
    private final List<Passage.Answer> answers;
    private final ScriptedChance chance;
    private final List<String> given = new ArrayList<>();

    Script(Passage passage) {
        answers = new ArrayList<>(passage.answers());
        chance = new ScriptedChance(passage.dice(), passage.cards());
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
        silence(question);
        var answer = answers.stream().filter(one -> fits(one, question)).findFirst();
        answer.ifPresent(answers::remove);
        answer.ifPresent(one -> judge(one, question));
        answer.ifPresent(one -> given.add("%s: %s".formatted(question.key(), one.words())));
        return answer.map(one -> new Given(one.words(), "letter"));
    }

    @Override
    public Entry.Roll roll(String key, int faces) {
        var roll = chance.roll(key, faces);
        given.add("%s: %d".formatted(key, roll.value()));
        return roll;
    }

    @Override
    public Entry.Shuffle shuffle(String key, List<String> cards) {
        given.add(key);
        return chance.shuffle(key, cards);
    }

    @Override
    public Entry.Draw draw(String key) {
        var draw = chance.draw(key);
        given.add("%s: %s".formatted(key, draw.card()));
        return draw;
    }

    @Override
    public Entry.Show show(String key, String card) {
        given.add(key);
        return chance.show(key, card);
    }

    @Override
    public Entry.Open open(String key) {
        return chance.open(key);
    }

    /** Answers, dice and cards that were asked for, in order. */
    List<String> given() {
        return List.copyOf(given);
    }

    /** Answers, dice and cards nobody asked for. */
    List<String> left() {
        return Stream.of(
                        answers.stream().map(one -> "ANSWER %s %s: %s".formatted(one.side(), one.to(), one.words())),
                        chance.diceLeft().stream().map(die -> "die " + die),
                        chance.cardsLeft().stream().map(card -> "card " + card))
                .flatMap(kind -> kind)
                .toList();
    }

    private static boolean fits(Passage.Answer answer, Question<?> question) {
        var name = question.topic() + " " + question.about();
        return answer.side() == question.to()
                && (question.rule().equals(answer.to())
                        || question.rule().startsWith(answer.to() + ".")
                        || Match.of(answer.to(), List.of(name)) instanceof Match.One);
    }

    /** Whoever stays silent is answered for by an answer that is legal. */
    private static void silence(Question<?> question) {
        try {
            question.read(question.whenSilent());
        } catch (Refused refused) {
            throw new IllegalStateException(
                    "%s is answered by silence: %s".formatted(question.key(), refused.refusals()));
        }
    }

    private static void judge(Passage.Answer answer, Question<?> question) {
        try {
            question.read(answer.words());
        } catch (Refused refused) {
            throw new Illegal(refused.refusals());
        }
    }
}
