package postrider.kit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import postrider.kernel.Chance;
import postrider.kernel.Game;
import postrider.kernel.Verdict;
import postrider.kernel.question.Answers;
import postrider.kernel.question.Question;
import postrider.kernel.ruling.Refusal;
import postrider.kernel.ruling.Side;
import postrider.kit.PlayersPage.Example;
import postrider.text.Complaint;
import postrider.text.Lists;
import postrider.text.Read;
import postrider.words.Letter;
import postrider.words.OpenedLetter;
import postrider.words.ReadingContext;

/** Checks that the examples on a game's page of the manual are what the referee really does. */
public abstract class PlayersPageKit<P, O> {
    private final String file;
    private final Boards<P, O> boards;

    /** @param file below docs */
    protected PlayersPageKit(String file, Game game, Game.Box<P, O> box) {
        this.file = file;
        this.boards = new Boards<>(game, box);
    }

    /** The dice and cards with which orders lead to their questions; none, unless a game needs some. */
    protected Chance chance() {
        return Chance.NONE;
    }

    /** The outcome of a letter: the words it was read as, or why it was refused. */
    private record Outcome(boolean accepted, List<String> sentences) {}

    @TestFactory
    Stream<DynamicTest> everyExample() throws IOException {
        return PlayersPage.examples(file).stream()
                .map(example -> DynamicTest.dynamicTest(
                        "line %d: %s".formatted(example.line(), example.written()), () -> holds(example)));
    }

    private void holds(Example example) {
        var outcome = outcome(example);
        var what = outcome.toString();
        switch (example.claim()) {
            case ACCEPTED -> assertTrue(outcome.accepted(), what);
            case READ_AS -> {
                assertTrue(outcome.accepted(), what);
                assertEquals(example.says(), String.join(" / ", outcome.sentences()));
            }
            case ANSWERED -> {
                assertFalse(outcome.accepted(), what);
                assertTrue(outcome.sentences().contains(example.says()), what);
            }
        }
    }

    private Outcome outcome(Example example) {
        var position = boards.position(example.board());
        var open = boards.asked(position, example.ordered(), chance(), Answers.SILENCE);
        var by = open.stream().findFirst().<Side>map(Question::to).orElseGet(() -> boards.mover(position));
        var context = new ReadingContext(
                "ww-017",
                by,
                "",
                boards.box().vocabulary(),
                boards.box().orders()::begins,
                Lists.filter(open, question -> question.to() == by),
                false);
        return outcome(
                OpenedLetter.open(example.written())
                        .assuming("ww-017", 23)
                        .in(context)
                        .read(context),
                position,
                by);
    }

    private Outcome outcome(Letter letter, P position, Side by) {
        return switch (letter) {
            case Letter.Preview(var of) -> outcome(of, position, by);
            case Letter.Garbled(var complaints, var order) -> notUnderstood(complaints);
            case Letter.Order order ->
                switch (boards.box().orders().read(order.lines(), position, by)) {
                    case Read.NotUnderstood<O>(var complaints) -> notUnderstood(complaints);
                    case Read.Understood<O>(var understood) -> judged(understood, position);
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

    private Outcome judged(O order, P position) {
        var verdict = boards.run(position, order, Chance.NONE, Answers.SILENCE);
        return verdict instanceof Verdict.Denied<P>(var refusals)
                ? new Outcome(false, refusals.stream().map(Refusal::toString).toList())
                : new Outcome(true, boards.box().orders().words(order));
    }
}
