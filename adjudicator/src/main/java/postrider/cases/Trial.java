package postrider.cases;

import static java.util.stream.Collectors.joining;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import postrider.cases.Passage.Expected;
import postrider.dice.ScriptedChance;
import postrider.kernel.Answers;
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
 * One passage of a case on its way. Besides what the case says, each order must read back from its own words, each impulse
 * must play again from its journal alone, and each position must read back from its own notation.
 */
final class Trial<P, O> {
    private final Case tried;
    private final Rules<P, O> rules;
    private final Passage passage;
    private final Script script;
    private final List<Ruling> report = new ArrayList<>();
    private final List<Refusal> refusals = new ArrayList<>();
    private final List<Complaint> complaints = new ArrayList<>();
    private int line;

    private Trial(Case tried, Rules<P, O> rules, Passage passage) {
        this.tried = tried;
        this.rules = rules;
        this.passage = passage;
        this.script = new Script(passage);
        this.line = tried.line();
    }

    static <P, O> void run(Case tried, Rules<P, O> rules) {
        var position = given(tried, rules);
        for (var passage : tried.passages()) position = new Trial<>(tried, rules, passage).run(position);
    }

    private static <P> P given(Case tried, Rules<P, ?> rules) {
        try {
            return rules.position(tried.given());
        } catch (RuntimeException fault) {
            throw new CaseFailed(tried, tried.line(), "a position", fault.toString(), List.of(), fault);
        }
    }

    private P run(P before) {
        try {
            readsBack(before);
            return play(before);
        } catch (CaseFailed failed) {
            throw failed;
        } catch (RuntimeException | AssertionError fault) {
            var given = script.given().stream().map(one -> "\n  after " + one).collect(joining());
            throw new CaseFailed(tried, line, "that the rules can play it", fault + given, report, fault);
        }
    }

    private P play(P before) {
        var after = passage.orders().isEmpty() ? byItself(before) : before;
        for (var order : passage.orders()) {
            nothingAgainst();
            line = order.line();
            after = carryOut(order, after);
        }
        new Comparison<>(tried, rules, after, report, refusals, complaints).with(passage.expected());
        if (passage.expected().stream().noneMatch(Trial::against)) nothingAgainst();
        if (!script.left().isEmpty()) throw failed("nothing left over", String.join(", ", script.left()));
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

    private P byItself(P before) {
        return run(new Impulse<>(rules, before, rules.toMove(before).orElse(Side.AMERICAN), Optional.empty()));
    }

    private P carryOut(Passage.Order order, P before) {
        return switch (rules.read(order.lines(), before, order.side())) {
            case Read.NotUnderstood<O>(List<Complaint> all) -> {
                complaints.addAll(all);
                yield before;
            }
            case Read.Understood<O>(O understood) -> {
                readsBack(understood, before, order.side());
                yield run(new Impulse<>(rules, before, order.side(), Optional.of(understood)));
            }
        };
    }

    private P run(Impulse<P, O> impulse) {
        try {
            return switch (impulse.run(List.of(), script, script)) {
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

    private static String asked(List<Question<?>> questions) {
        return questions.stream()
                .map(q -> "%s is asked '%s': %s".formatted(q.to(), q.key(), String.join(" | ", q.options())))
                .collect(joining("; "));
    }

    private CaseFailed failed(String expected, String came) {
        return new CaseFailed(tried, line, expected, came, report, null);
    }
}
