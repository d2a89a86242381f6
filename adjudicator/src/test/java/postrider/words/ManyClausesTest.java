package postrider.words;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import postrider.kernel.Vocabulary;
import postrider.kernel.question.Asking;
import postrider.kernel.question.FreeQuestion;
import postrider.kernel.question.Source;
import postrider.kernel.question.Topic;
import postrider.kernel.ruling.Refused;
import postrider.kit.Sides;
import postrider.text.Complaint;
import postrider.text.Line;
import postrider.text.Read;
import postrider.text.Speech;

/** A letter full of clauses: what is read, what is refused, and how often each part is looked up. */
class ManyClausesTest {
    /** How often its name was looked up. */
    private int lookedUp;

    private final Topic plan = new Topic() {
        @Override
        public String name() {
            return "PLAN";
        }

        @Override
        public String words() {
            lookedUp++;
            return "plan";
        }
    };

    private final Vocabulary names = new Vocabulary(
            List.of(plan), Desk.NAMES.places(), Desk.NAMES.people(), List.of(), List.of(), List.of("CU"), Speech.PLAIN);

    /** A question in free words, each of which would have to be judged, and none is legal. */
    private final class Plan extends FreeQuestion<String> {
        private int judged;

        private Plan() {
            super(new Asking(Sides.AMERICAN, "1", plan, "Which plan?"), List.of("march"));
        }

        @Override
        protected String judged(String words) {
            judged++;
            throw new Refused("1", "No.", List.of());
        }

        @Override
        protected String words(String answer) {
            return answer;
        }
    }

    private static List<String> clauses(int number, String clause) {
        return Collections.nCopies(number, clause);
    }

    private static String answers(int from, int number) {
        return IntStream.range(from, from + number).mapToObj(i -> "plan " + i).collect(Collectors.joining(" or "));
    }

    private Read<Clauses> read(List<String> clauses) {
        return Clauses.read(Sides.AMERICAN, Source.STANDING_ORDER, Line.numbered(clauses), names);
    }

    private Clauses understood(List<String> clauses) {
        return switch (read(clauses)) {
            case Read.Understood<Clauses>(var understood) -> understood;
            case Read.NotUnderstood<Clauses>(var complaints) -> throw new AssertionError(complaints);
        };
    }

    private List<Complaint> complaints(List<String> clauses) {
        return switch (read(clauses)) {
            case Read.NotUnderstood<Clauses>(var complaints) -> complaints;
            case Read.Understood<Clauses> understood -> throw new AssertionError(understood);
        };
    }

    @Test
    void aHundredAndNinetyClausesOfAHundredAndNinetyAnswersAreOneComplaint() {
        var complaints = complaints(clauses(190, "plan: " + answers(0, 190)));
        assertEquals(
                List.of("Here are 190 clauses, and 60 at most are read."
                        + " A line may name several spaces and answers; leave out the rest."),
                complaints.stream().map(Complaint::expected).toList());
        assertEquals(61, complaints.getFirst().line());
        understood(clauses(60, "plan: no"));
        complaints(clauses(61, "plan: no"));
    }

    @Test
    void aClauseHasFortyAnswersAtMostAndFortySpaces() {
        understood(List.of("plan: " + answers(0, 40)));
        assertEquals(
                "Here are 41 answers, and 40 at most are read in a clause: make it several clauses.",
                complaints(List.of("plan: " + answers(0, 41))).getFirst().expected());
        complaints(List.of("otherwise " + answers(0, 41)));
        var spaces = "Camden" + ", Camden".repeat(39);
        understood(List.of("plan in " + spaces + " to " + spaces));
        assertEquals(
                "Here are 41 spaces, and 40 at most are read in a clause: make it several clauses.",
                complaints(List.of("plan in " + spaces + ", Camden")).getFirst().expected());
        complaints(List.of("plan to " + spaces + ", Camden"));
    }

    /** Otherwise an accepted letter could not be opened again. */
    @Test
    void theLargestLetterReadsToTheSameInItsCanonicalWords() {
        var spaces = "to camden" + ", norf".repeat(39);
        for (var clause : List.of(
                "plan " + spaces, "plan in camden" + ", sal".repeat(39) + ": " + spaces, "plan: " + answers(0, 40))) {
            var once = understood(clauses(60, clause));
            assertEquals(once, understood(once.words()), clause);
        }
    }

    @Test
    void aLineOfMisspeltNamesIsNotLookedUpNameByName() {
        assertEquals(
                1, complaints(List.of("plan in " + "x, ".repeat(300) + "x")).size());
    }

    @Test
    void readingLooksEachClauseUpOnce() {
        understood(clauses(1, "plan: no"));
        int one = lookedUp;
        understood(clauses(60, "plan: no"));
        assertTrue(lookedUp - one <= 60 * one, lookedUp + " against " + one);
    }

    @Test
    void eachAnswerIsTriedOnceHoweverManyClausesSayIt() {
        var same = new Plan();
        assertEquals(
                Optional.empty(),
                understood(clauses(60, "plan: " + answers(0, 40))).to(same));
        assertEquals(40, same.judged);
        var different = new Plan();
        var lines = IntStream.range(0, 60)
                .mapToObj(i -> "plan: " + answers(40 * i, 40))
                .toList();
        assertEquals(Optional.empty(), understood(lines).to(different));
        assertEquals(60 * 40, different.judged);
    }
}
