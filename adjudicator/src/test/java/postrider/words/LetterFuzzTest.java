package postrider.words;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.util.List;
import postrider.kernel.question.Question;
import postrider.kernel.question.Source;
import postrider.kit.FuzzKit;
import postrider.kit.Sides;
import postrider.text.Complaint;
import postrider.text.Line;
import postrider.text.Read;

/** The words of a letter: header, answers, clauses, standing orders; with questions open, and with none. */
class LetterFuzzTest extends FuzzKit {
    private static final List<Question<?>> QUESTIONS = List.of(
            Desk.intercept("Camden", "Greene from Newport", "Arnold", "no"),
            Desk.battleCard("Camden", "Greene", 3, 5).hidden(),
            Desk.retreat("", 1, 2, "Greene to Albany", "Arnold to Albany", "stand"));

    LetterFuzzTest() {
        super("letter");
    }

    @Override
    protected void read(byte[] input) {
        var text = new String(input, StandardCharsets.UTF_8);
        read(text, Desk.context(Sides.AMERICAN));
        read(text, Desk.context(Sides.AMERICAN, QUESTIONS.toArray(Question[]::new)));
    }

    private static void read(String text, ReadingContext context) {
        var opened = OpenedLetter.open(text);
        opened.belongsToAnImpulse();
        understood(opened.assuming("ww-017", 23).in(context).read(context), text, context);
    }

    private static void understood(Letter letter, String text, ReadingContext context) {
        switch (letter) {
            case Letter.Garbled(var complaints, var order) -> {
                assertFalse(complaints.isEmpty());
                long lines = text.split("\\R", -1).length;
                for (var complaint : complaints) isInTheLetter(complaint, lines);
            }
            case Letter.Preview(var of) -> understood(of, text, context);
            case Letter.Order(var lines, var clauses) -> sameAgain(clauses, "if asked ", context);
            case Letter.Standing(var clauses) -> sameAgain(clauses, "", context);
            case Letter.Replies replies -> {
                answered(replies);
                sameAgain(replies.clauses(), "if asked ", context);
                replies.next().ifPresent(order -> understood(order, text, context));
            }
            case Letter.StandingAsked() -> {}
            case Letter.Status() -> {}
            case Letter.Moved(var motion, var order) -> assertEquals(motion.words(), again(motion.words(), context));
            case Letter.Help help -> {}
            case Letter.LookUp asked -> {}
        }
    }

    private static List<String> again(List<String> said, ReadingContext context) {
        var text = "game ww-017\n" + String.join("\n", said);
        return OpenedLetter.open(text).in(context).read(context).words();
    }

    private static void isInTheLetter(Complaint complaint, long lines) {
        assertTrue(complaint.line() >= 0 && complaint.line() <= lines, complaint.toString());
        assertFalse(complaint.expected().isBlank());
    }

    /** Clauses in canonical words are the same clauses, and answer every question by what is legal or not at all. */
    private static void sameAgain(Clauses clauses, String before, ReadingContext context) {
        var words = clauses.words().stream()
                .map(clause -> clause.startsWith("otherwise ") ? clause : before + clause)
                .toList();
        var source = clauses.list().isEmpty()
                ? Source.CLAUSE
                : clauses.list().getFirst().source();
        var again = Clauses.read(clauses.side(), source, Line.numbered(words), context.names());
        assertEquals(new Read.Understood<>(clauses), again, () -> String.join("\n", words));
        for (var question : QUESTIONS)
            clauses.to(question)
                    .ifPresent(given -> assertTrue(
                            question.readIfLegal(given.words()).isPresent(),
                            given.words() + " for " + question.name()));
    }

    /** Legal answers in canonical words are the same answers. */
    private static void answered(Letter.Replies replies) {
        for (var reply : replies.replies()) answered(reply.question(), reply.words());
    }

    private static <A> void answered(Question<A> question, String words) {
        var answer = question.readIfLegal(words);
        if (answer.isPresent()) assertEquals(answer, question.readIfLegal(question.canonical(words)), words);
    }
}
