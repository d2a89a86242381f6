package postrider.workbench.cases;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import postrider.dice.ScriptedChance;
import postrider.kernel.Chance;
import postrider.kernel.Die;
import postrider.kernel.Entry;
import postrider.kernel.question.Answers;
import postrider.kernel.question.Question;
import postrider.kernel.question.Source;
import postrider.kernel.ruling.Refusal;
import postrider.kernel.ruling.Refused;
import postrider.rulebook.Passage;
import postrider.text.Lists;
import postrider.text.Match;

/**
 * The answers, dice and cards of a passage. An answer is given once, to the first question it fits. Whatever is given is
 * recorded, for a case that fails before there is a report.
 */
final class Script implements Answers, Chance {
    private final List<Passage.Answer> answers;
    private final ScriptedChance chance;
    private final List<String> given = new ArrayList<>();
    private final List<Question<?>> asked = new ArrayList<>();

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
        asked.add(question);
        var answer = Lists.find(answers, one -> fits(one.to(), question));
        answer.ifPresent(answers::remove);
        answer.ifPresent(one -> judge(one, question));
        answer.ifPresent(one -> given.add("%s: %s".formatted(question.key(), one.words())));
        return answer.map(one -> new Given(one.words(), Source.LETTER));
    }

    @Override
    public Entry.Roll roll(String key, Die die) {
        var roll = chance.roll(key, die);
        given.add("%s: %d".formatted(key, roll.value()));
        return roll;
    }

    @Override
    public Entry.Shuffle shuffle(String key, String deck, List<String> cards) {
        given.add(key);
        return chance.shuffle(key, deck, cards);
    }

    @Override
    public Entry.Draw draw(String key, String deck) {
        var draw = chance.draw(key, deck);
        given.add("%s: %s".formatted(key, draw.card()));
        return draw;
    }

    @Override
    public Entry.Show reveal(String key, String deck, String card) {
        given.add(key);
        return Chance.super.reveal(key, deck, card);
    }

    /** The answers, dice and cards given so far, in order. */
    List<String> given() {
        return List.copyOf(given);
    }

    List<Question<?>> asked() {
        return List.copyOf(asked);
    }

    List<Passage.Answer> answersLeft() {
        return List.copyOf(answers);
    }

    /** The dice and cards that were not used. */
    List<String> chanceLeft() {
        return Lists.concat(
                Lists.map(chance.diceLeft(), die -> "die " + die),
                Lists.map(chance.cardsLeft(), card -> "card " + card));
    }

    static boolean fits(Passage.Addressee to, Question<?> question) {
        var name = question.name();
        return to.side() == question.to()
                && (question.rule().equals(to.asked())
                        || question.rule().startsWith(to.asked() + ".")
                        || Match.of(to.asked(), List.of(name)) instanceof Match.One);
    }

    /** A question in the words that ASKED is compared with. */
    static String told(Question<?> question) {
        return "%s [%s] If you stay silent: %s"
                .formatted(question.text(), String.join(", ", question.options()), question.whenSilent());
    }

    /** The answer that silence means must be legal, and in canonical words. */
    private static void silence(Question<?> question) {
        try {
            question.read(question.whenSilent());
            if (!question.canonical(question.whenSilent()).equals(question.whenSilent()))
                throw new IllegalStateException(
                        "%s is answered by silence in other words than by letter".formatted(question.key()));
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
