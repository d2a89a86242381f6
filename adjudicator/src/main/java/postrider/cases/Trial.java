package postrider.cases;

import static java.util.stream.Collectors.joining;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import postrider.cases.Passage.Expected;
import postrider.dice.ScriptedChance;
import postrider.kernel.Answers;
import postrider.kernel.Chance;
import postrider.kernel.Complaint;
import postrider.kernel.Impulse;
import postrider.kernel.Line;
import postrider.kernel.Question;
import postrider.kernel.Read;
import postrider.kernel.Refusal;
import postrider.kernel.Rules;
import postrider.kernel.Ruling;
import postrider.kernel.Side;
import postrider.kernel.Verdict;

/**
 * One run of a case. Besides what the case says, each order must read back from its own words, each impulse must play
 * again from its journal alone, and each position must read back from its own notation.
 */
final class Trial<P, O> {
    private final Case tried;
    private final Rules<P, O> rules;
    private final List<Ruling> report = new ArrayList<>();
    private final List<Refusal> refusals = new ArrayList<>();
    private final List<Complaint> complaints = new ArrayList<>();
    private int line;

    Trial(Case tried, Rules<P, O> rules) {
        this.tried = tried;
        this.rules = rules;
        this.line = tried.line();
    }

    void run() {
        try {
            var position = rules.position(tried.given());
            readsBack(position);
            for (var passage : tried.passages()) position = play(passage, position);
        } catch (CaseFailed failed) {
            throw failed;
        } catch (RuntimeException | AssertionError fault) {
            throw new CaseFailed(tried, line, "that the rules can play it", fault.toString(), report, fault);
        }
    }

    private P play(Passage passage, P before) {
        var chance = new ScriptedChance(passage.dice(), passage.cards());
        var script = new Script(passage.answers());
        report.clear();
        var after = passage.orders().isEmpty() ? byItself(before, chance, script) : before;
        for (var order : passage.orders()) {
            nothingAgainst();
            line = order.line();
            after = carryOut(order, after, chance, script);
        }
        new Comparison<>(tried, rules, after, report, refusals, complaints).with(passage.expected());
        if (passage.expected().stream().noneMatch(Trial::against)) nothingAgainst();
        refusals.clear();
        complaints.clear();
        nothingLeft(
                "answers",
                script.left().stream().map(one -> one.to() + " " + one.words()).toList());
        nothingLeft("dice", chance.diceLeft());
        nothingLeft("cards", chance.cardsLeft());
        return after;
    }

    private static boolean against(Expected expected) {
        return switch (expected) {
            case Expected.Refused refused -> true;
            case Expected.Complained complained -> true;
            case Expected.Then then -> false;
            case Expected.And and -> false;
        };
    }

    private P byItself(P before, Chance chance, Script script) {
        return run(
                new Impulse<>(rules, before, rules.toMove(before).orElse(Side.AMERICAN), Optional.empty()),
                chance,
                script);
    }

    private P carryOut(Passage.Order order, P before, Chance chance, Script script) {
        return switch (rules.read(order.lines(), before, order.side())) {
            case Read.NotUnderstood<O>(List<Complaint> all) -> {
                complaints.addAll(all);
                yield before;
            }
            case Read.Understood<O>(O understood) -> {
                readsBack(understood, before, order.side());
                yield run(new Impulse<>(rules, before, order.side(), Optional.of(understood)), chance, script);
            }
        };
    }

    private P run(Impulse<P, O> impulse, Chance chance, Script script) {
        try {
            return switch (impulse.run(List.of(), chance, script)) {
                case Verdict.Done<P> done -> {
                    report.addAll(done.report());
                    playsAgain(impulse, done);
                    readsBack(done.position());
                    yield done.position();
                }
                case Verdict.Waiting<P> waiting -> {
                    report.addAll(waiting.report());
                    throw failed("no question but those with an ANSWER", asked(waiting.questions()));
                }
                case Verdict.Denied<P>(List<Refusal> all) -> {
                    refusals.addAll(all);
                    yield impulse.before();
                }
            };
        } catch (Script.Illegal answer) {
            refusals.addAll(answer.refusals());
            return impulse.before();
        }
    }

    private void playsAgain(Impulse<P, O> impulse, Verdict.Done<P> done) {
        var nothing = new ScriptedChance(List.of(), List.of());
        var again = impulse.run(done.journal(), nothing, Answers.SILENCE);
        if (!again.equals(done)) throw failed("the same again from the journal", again.toString());
    }

    private void readsBack(P position) {
        var again = rules.position(rules.write(position));
        if (!again.equals(position))
            throw failed("a position that reads back:\n" + rules.write(position), "\n" + rules.write(again));
    }

    private void readsBack(O order, P position, Side side) {
        var words = rules.words(order);
        var lines = words.stream().map(text -> new Line(1, text)).toList();
        var again = rules.read(lines, position, side);
        if (!again.equals(new Read.Understood<>(order)))
            throw failed("an order that reads back: " + String.join(" / ", words), again.toString());
    }

    private void nothingAgainst() {
        if (!refusals.isEmpty() || !complaints.isEmpty())
            throw failed("an order that is carried out", Comparison.against(refusals, complaints));
    }

    private void nothingLeft(String kind, List<?> left) {
        if (!left.isEmpty())
            throw failed(
                    "no %s left over".formatted(kind),
                    left.stream().map(Object::toString).collect(joining(", ")));
    }

    private static String asked(List<Question<?>> questions) {
        return questions.stream()
                .map(q -> "%s is asked '%s': %s".formatted(q.to(), q.key(), String.join(" | ", q.options())))
                .collect(joining("; "));
    }

    private CaseFailed failed(String expected, String came) {
        return new CaseFailed(tried, line, expected, came, report, null);
    }
}
