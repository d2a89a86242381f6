package postrider.washingtonswar;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.BiPredicate;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import postrider.kernel.Question;
import postrider.kernel.Refused;
import postrider.kernel.Vocabulary;
import postrider.words.Letter;
import postrider.words.OpenedLetter;
import postrider.words.ReadingContext;

/** The table of questions in docs/players.md says what is asked, of whom, under which rule, what answers it beforehand, and what silence means. */
class QuestionsPageTest {
    private static final List<String> TOPICS =
            Stream.of(WarTopic.values()).map(WarTopic::words).toList();
    private static final Vocabulary NAMES = RandomGame.WAR.vocabulary();
    private static final Pattern QUOTED = Pattern.compile("`([^`]*)`");

    /** A row of the table. */
    private record Row(
            List<String> topics,
            Pattern names,
            List<String> rules,
            String asked,
            List<String> answers,
            List<String> clauses,
            String silence) {
        static Row of(List<String> cells) {
            var names = quoted(cells.get(0)).stream()
                    .map(name -> name.replaceAll("\\b(SPACE|CARD|N)\\b", ".+"))
                    .collect(Collectors.joining("|"));
            return new Row(
                    quoted(cells.get(0)).stream().map(Row::topic).distinct().toList(),
                    Pattern.compile(names),
                    List.of(cells.get(1).split(", ")),
                    cells.get(2),
                    quoted(cells.get(4)),
                    quoted(cells.get(5)),
                    cells.get(6));
        }

        private static String topic(String name) {
            return TOPICS.stream()
                    .filter(name::startsWith)
                    .max(Comparator.comparingInt(String::length))
                    .orElseThrow();
        }

        boolean isFor(Question<?> question) {
            return names.matcher(question.name()).matches();
        }
    }

    private static List<String> quoted(String cell) {
        return QUOTED.matcher(cell).results().map(found -> found.group(1)).toList();
    }

    private static List<Row> rows() throws IOException {
        return PlayersPage.table("| topic | rule |").stream().map(Row::of).toList();
    }

    @Test
    void everyTopicHasARow() throws IOException {
        var topics =
                rows().stream().flatMap(row -> row.topics().stream()).collect(Collectors.toCollection(TreeSet::new));
        assertEquals(new TreeSet<>(TOPICS), topics);
        for (var row : rows()) assertFalse(row.clauses().isEmpty(), row.asked());
    }

    @TestFactory
    Stream<DynamicTest> everyClauseAnswersItsQuestion() throws IOException {
        return somewhere(Row::clauses, (clause, question) -> answers(clause, question));
    }

    /** Each of the words of a row fits one of the questions the row is for. */
    private static Stream<DynamicTest> somewhere(
            Function<Row, List<String>> words, BiPredicate<String, Question<?>> fits) throws IOException {
        var questions =
                QuestionScenes.ALL.stream().map(QuestionScenes::question).toList();
        return rows().stream()
                .flatMap(row -> words.apply(row).stream()
                        .map(said -> DynamicTest.dynamicTest(
                                row.names() + ": " + said,
                                () -> assertTrue(questions.stream()
                                        .filter(row::isFor)
                                        .anyMatch(question -> fits.test(said, question))))));
    }

    private static boolean answers(String clause, Question<?> question) {
        var context = new ReadingContext(question.to(), NAMES, List.of());
        var letter = OpenedLetter.open("game ww-017\nstanding\n  " + clause)
                .assuming("ww-017", 23)
                .read(context);
        if (!(letter instanceof Letter.Standing(var clauses))) throw new AssertionError(letter);
        return clauses.to(question)
                .filter(given -> answers(question, given.words()))
                .isPresent();
    }

    @Test
    void everyTopicHasAScene() {
        var scenes =
                QuestionScenes.ALL.stream().map(QuestionScenes::topic).collect(Collectors.toCollection(TreeSet::new));
        assertEquals(Set.copyOf(TOPICS), scenes);
    }

    @TestFactory
    Stream<DynamicTest> everySceneHasItsRow() throws IOException {
        var rows = rows();
        return QuestionScenes.ALL.stream()
                .map(scene -> DynamicTest.dynamicTest(
                        scene.topic() + ": " + scene.order(), () -> holds(rows, scene.question())));
    }

    private static void holds(List<Row> rows, Question<?> question) {
        var row = rows.stream().filter(r -> r.isFor(question)).findFirst().orElseThrow();
        assertTrue(row.rules().contains(question.rule()), question.rule());
        assertTrue(row.asked().matches("(the|whoever) .*|.*%s.*".formatted(question.to())), row.asked());
        assertDoesNotThrow(() -> question.read(question.whenSilent()));
        var options = question.options();
        switch (row.silence()) {
            case "the first listed" -> assertEquals(options.getFirst(), question.whenSilent());
            case "the last listed" -> assertEquals(options.getLast(), question.whenSilent());
            default -> assertTrue(row.silence().matches("the first .*|as many .*|where .*"), row.silence());
        }
    }

    @TestFactory
    Stream<DynamicTest> everyAnswerIsOneSomewhere() throws IOException {
        return somewhere(Row::answers, (answer, question) -> answers(question, answer));
    }

    private static boolean answers(Question<?> question, String words) {
        try {
            question.read(words);
            return true;
        } catch (Refused no) {
            return false;
        }
    }
}
