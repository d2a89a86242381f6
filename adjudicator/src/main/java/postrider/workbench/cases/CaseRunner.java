package postrider.workbench.cases;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import postrider.dice.ScriptedChance;
import postrider.kernel.Chance;
import postrider.kernel.Game;
import postrider.kernel.Impulse;
import postrider.kernel.Verdict;
import postrider.kernel.question.Answers;
import postrider.kernel.question.Question;
import postrider.kernel.ruling.Refusal;
import postrider.kernel.ruling.Ruling;
import postrider.kernel.ruling.Side;
import postrider.rulebook.Case;
import postrider.rulebook.Passage;
import postrider.rulebook.Passage.Expected;
import postrider.text.Complaint;
import postrider.text.Line;
import postrider.text.Lists;
import postrider.text.Read;

/**
 * Plays one passage of a case. Besides what the case says, each order must read back from its own words, each impulse must
 * replay from its journal alone, and each position must read back from its own notation.
 */
public final class CaseRunner<P, O> {
    private final Game.Box<P, O> box;
    private final Case played;
    private final Passage passage;
    private final CaseLog found;
    private final Script script;
    private final List<Ruling> report = new ArrayList<>();
    private final List<Refusal> refusals = new ArrayList<>();
    private final List<Complaint> complaints = new ArrayList<>();
    private int line;

    private CaseRunner(Game.Box<P, O> box, Case played, Passage passage, CaseLog found) {
        this.box = box;
        this.played = played;
        this.passage = passage;
        this.found = found;
        this.script = new Script(passage);
        this.line = played.line();
    }

    /**
     * Plays a case.
     *
     * @return what happens: each order and each ruling, a line each
     * @throws CaseFailed with every difference
     */
    public static <P, O> List<String> run(Case played, Game.Box<P, O> box) {
        var found = new CaseLog(played);
        var position = given(played, box, found);
        for (var passage : played.passages()) position = new CaseRunner<>(box, played, passage, found).run(position);
        return found.end();
    }

    private static <P> P given(Case played, Game.Box<P, ?> box, CaseLog found) {
        var text = Lists.joined(played.given(), "\n", Line::text);
        try {
            return box.notation().position(text);
        } catch (IllegalArgumentException whole) {
            for (var line : played.given())
                fault(box, line.text()).ifPresent(fault -> found.differs(line.number(), "a position", fault));
            found.end();
            throw found.stop(played.line(), "a position", whole.getMessage());
        }
    }

    private static Optional<String> fault(Game.Box<?, ?> box, String statements) {
        try {
            box.notation().position(statements);
            return Optional.empty();
        } catch (IllegalArgumentException fault) {
            return Optional.of(fault.getMessage());
        }
    }

    private P run(P before) {
        try {
            readsBack(before);
            return play(before);
        } catch (ScriptedChance.Missing missing) {
            throw found.stop(line, "dice and cards enough", missing.getMessage() + soFar());
        } catch (CaseFailed failed) {
            throw failed;
        } catch (RuntimeException | AssertionError fault) {
            throw found.stop(line, "that the rules can play it", fault + soFar(), Optional.of(fault));
        }
    }

    private String soFar() {
        return Lists.joined(script.given(), one -> "\nafter " + one);
    }

    private P play(P before) {
        var after = passage.orders().isEmpty() ? byItself(before) : before;
        for (var order : passage.orders()) {
            nothingAgainst();
            line = order.line();
            after = carryOut(order, after);
        }
        if (passage.expected().stream().noneMatch(CaseRunner::against)) nothingAgainst();
        new Comparison<>(box.notation(), after, report, refusals, complaints, script.asked(), found)
                .with(passage.expected());
        nothingLeft();
        return after;
    }

    private static boolean against(Expected expected) {
        return expected instanceof Expected.Refused || expected instanceof Expected.Complained;
    }

    private P byItself(P before) {
        return run(new Impulse<>(box.rules(), before, played.sides().getFirst(), Optional.empty()));
    }

    private P carryOut(Passage.Order order, P before) {
        found.tell("ORDER %s %s".formatted(order.side(), order.words()));
        return switch (box.orders().read(order.lines(), before, order.side())) {
            case Read.NotUnderstood<O>(List<Complaint> all) -> {
                complaints.addAll(all);
                all.forEach(complaint -> found.tell(Comparison.told(complaint)));
                yield before;
            }
            case Read.Understood<O>(O understood) -> {
                readsBack(understood, before, order.side());
                yield run(new Impulse<>(box.rules(), before, order.side(), Optional.of(understood)));
            }
        };
    }

    private P run(Impulse<P, O> impulse) {
        try {
            return switch (impulse.run(List.of(), script, script)) {
                case Verdict.Done<P> done -> {
                    happened(done.report());
                    playsAgain(impulse, done);
                    readsBack(done.position());
                    yield done.position();
                }
                case Verdict.Waiting<P> waiting -> {
                    happened(waiting.report());
                    allAnswered();
                    throw found.stop(line, "no question but those with an ANSWER", asked(waiting.questions()));
                }
                case Verdict.Denied<P>(List<Refusal> all) -> {
                    refused(all);
                    yield impulse.before();
                }
            };
        } catch (Script.Illegal answer) {
            refused(answer.refusals());
            return impulse.before();
        }
    }

    private void refused(List<Refusal> all) {
        refusals.addAll(all);
        all.forEach(refusal -> found.tell(Comparison.told(refusal)));
    }

    private void happened(List<Ruling> rulings) {
        report.addAll(rulings);
        rulings.forEach(ruling -> found.tell(ruling.toString()));
    }

    private void playsAgain(Impulse<P, O> impulse, Verdict.Done<P> done) {
        var again = impulse.run(done.journal(), Chance.NONE, Answers.SILENCE);
        if (!again.equals(done)) throw found.stop(line, "the same again from the journal", again.toString());
    }

    private void readsBack(P position) {
        var again = box.notation().position(box.notation().write(position));
        if (!again.equals(position))
            throw found.stop(
                    line,
                    "a position that reads back:\n" + box.notation().write(position),
                    box.notation().write(again));
    }

    private void readsBack(O order, P position, Side side) {
        var words = box.orders().words(order);
        var again = box.orders().read(Line.numbered(words), position, side);
        if (!again.equals(new Read.Understood<>(order)))
            throw found.stop(line, "an order that reads back: " + String.join(" / ", words), again.toString());
    }

    private void nothingAgainst() {
        if (!refusals.isEmpty() || !complaints.isEmpty())
            throw found.stop(line, "an order that is carried out", Comparison.against(refusals, complaints));
    }

    private void allAnswered() {
        for (var answer : script.answersLeft())
            found.differs(answer.line(), answer.toString(), "no question that it answers");
    }

    private void nothingLeft() {
        allAnswered();
        var chance = script.chanceLeft();
        if (!chance.isEmpty()) found.differs(line, "nothing left over", String.join(", ", chance));
    }

    private static String asked(List<Question<?>> questions) {
        return Lists.joined(
                questions,
                "\n",
                question -> "%s is asked '%s': %s".formatted(question.to(), question.key(), Script.told(question)));
    }
}
