package postrider.washingtonswar;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import postrider.kernel.Answers;
import postrider.kernel.Chance;
import postrider.kernel.Complaint;
import postrider.kernel.Impulse;
import postrider.kernel.Line;
import postrider.kernel.Question;
import postrider.kernel.Read;
import postrider.kernel.Refusal;
import postrider.kernel.Side;
import postrider.kernel.Verdict;
import postrider.kernel.Vocabulary;
import postrider.washingtonswar.PlayersPage.Example;
import postrider.words.Letter;
import postrider.words.OpenedLetter;
import postrider.words.ReadingContext;

/** What docs/players.md shows is what the referee does. */
class PlayersPageTest {
    private static final WarBox WAR = new WarBox(BoxReader.read(Optional.empty()));
    private static final Vocabulary NAMES = WAR.vocabulary();

    /** What became of a letter: the words it was read as, or why it was not carried out. */
    private record Outcome(boolean accepted, List<String> sentences) {}

    @TestFactory
    Stream<DynamicTest> everyExample() throws IOException {
        return PlayersPage.examples().stream()
                .map(example -> DynamicTest.dynamicTest(
                        "line %d: %s".formatted(example.line(), example.written()), () -> holds(example)));
    }

    private static void holds(Example example) {
        var outcome = outcome(example);
        var what = outcome.toString();
        switch (example.claim()) {
            case ACCEPTED -> assertTrue(outcome.accepted(), what);
            case READ_AS -> {
                assertTrue(outcome.accepted(), what);
                assertEquals(example.says(), String.join(" / ", outcome.sentences()));
            }
            case ANSWERED -> {
                assertTrue(!outcome.accepted(), what);
                assertTrue(outcome.sentences().contains(example.says()), what);
            }
        }
    }

    private static Outcome outcome(Example example) {
        var position = position(example.board());
        var open = open(position, example.ordered());
        var by = open.stream().findFirst().<Side>map(Question::to).orElseGet(() -> mover(position));
        var context = new ReadingContext(by, NAMES, open);
        return outcome(
                OpenedLetter.open(example.written()).assuming("ww-017", 23).read(context), position, by);
    }

    private static Outcome outcome(Letter letter, Position position, Side by) {
        return switch (letter) {
            case Letter.Preview(var of) -> outcome(of, position, by);
            case Letter.Garbled(var complaints, var order) -> notUnderstood(complaints);
            case Letter.Order order ->
                switch (WAR.orders().read(order.lines(), position, by)) {
                    case Read.NotUnderstood<Order>(var complaints) -> notUnderstood(complaints);
                    case Read.Understood<Order>(var understood) -> judged(understood, position, by);
                };
            case Letter.Replies replies
            when !replies.refusals().isEmpty() ->
                new Outcome(
                        false,
                        replies.refusals().stream().map(Refusal::toString).toList());
            default -> new Outcome(true, letter.words());
        };
    }

    private static Outcome notUnderstood(List<Complaint> complaints) {
        return new Outcome(false, complaints.stream().map(Complaint::expected).toList());
    }

    private static Outcome judged(Order order, Position position, Side by) {
        var verdict = new Impulse<>(WAR.rules(), position, by, Optional.of(order))
                .run(List.of(), Chance.NONE, Answers.SILENCE);
        return verdict instanceof Verdict.Denied<Position>(var refusals)
                ? new Outcome(false, refusals.stream().map(Refusal::toString).toList())
                : new Outcome(true, WAR.orders().words(order));
    }

    static Position position(String board) {
        var setUp = WAR.notation().write(WAR.rules().setUp("1775", Map.of()));
        return WAR.notation().position(board.replaceFirst("^the set-up", setUp.replace("$", "\\$")));
    }

    private static Side mover(Position position) {
        return WAR.rules().toMove(position).orElseThrow();
    }

    private static Order order(List<Line> lines, Position position, Side by) {
        if (WAR.orders().read(lines, position, by) instanceof Read.Understood<Order>(var order)) return order;
        throw new AssertionError("not understood: " + lines);
    }

    /** What is asked when this order is carried out. */
    private static List<Question<?>> open(Position position, String ordered) {
        if (ordered.isEmpty()) return List.of();
        var order = order(List.of(new Line(1, ordered)), position, mover(position));
        var verdict = new Impulse<>(WAR.rules(), position, mover(position), Optional.of(order))
                .run(List.of(), Chance.NONE, Answers.SILENCE);
        if (verdict instanceof Verdict.Waiting<Position>(var questions, var report, var journal, var meanwhile))
            return questions;
        throw new AssertionError("nothing is asked: " + verdict);
    }
}
