package postrider.kit;

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
import postrider.kernel.Chance;
import postrider.kernel.Game;
import postrider.kernel.Vocabulary;
import postrider.kernel.question.Question;
import postrider.kernel.question.Topic;
import postrider.kernel.ruling.Refused;
import postrider.words.Letter;
import postrider.words.OpenedLetter;
import postrider.words.ReadingContext;

/**
 * Checks the table of questions on a page of the manual: what is asked, of whom, under which rule, which clauses answer it in advance, and
 * what silence means.
 */
public abstract class QuestionsPageKit<P, O> {
    private static final Pattern QUOTED = Pattern.compile("`([^`]*)`");

    private final String file;
    private final Boards<P, O> boards;
    private final Vocabulary names;
    private final List<String> topics;
    private final List<Scene> scenes;

    /**
     * @param file below docs
     * @param scenes at least one for every topic
     */
    protected QuestionsPageKit(String file, Game game, Game.Box<P, O> box, List<Scene> scenes) {
        this.file = file;
        this.boards = new Boards<>(game, box);
        this.names = box.vocabulary();
        this.topics = names.topics().stream().map(Topic::words).toList();
        this.scenes = List.copyOf(scenes);
    }

    /** The dice and cards with which the scenes lead to their questions. */
    protected abstract Chance chance();

    /** A row of the table. */
    private record Row(
            List<String> topics,
            Pattern names,
            List<String> rules,
            String asked,
            List<String> answers,
            List<String> clauses,
            String silence) {
        static Row of(List<String> cells, List<String> topics) {
            var names = quoted(cells.get(0)).stream()
                    .map(name -> name.replaceAll("\\b(SPACE|CARD|WHO|N)\\b", ".+"))
                    .collect(Collectors.joining("|"));
            return new Row(
                    quoted(cells.get(0)).stream()
                            .map(name -> topic(name, topics))
                            .distinct()
                            .toList(),
                    Pattern.compile(names),
                    List.of(cells.get(1).split(", ")),
                    cells.get(2),
                    quoted(cells.get(4)),
                    quoted(cells.get(5)),
                    cells.get(6));
        }

        private static String topic(String name, List<String> topics) {
            return topics.stream()
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

    private List<Row> rows() throws IOException {
        return PlayersPage.table(file, "| topic | rule |").stream()
                .map(cells -> Row.of(cells, topics))
                .toList();
    }

    @Test
    void everyTopicHasARow() throws IOException {
        var told = rows().stream().flatMap(row -> row.topics().stream()).collect(Collectors.toCollection(TreeSet::new));
        assertEquals(new TreeSet<>(topics), told);
        for (var row : rows()) assertFalse(row.clauses().isEmpty(), row.asked());
    }

    @TestFactory
    Stream<DynamicTest> everyClauseAnswersItsQuestion() throws IOException {
        return somewhere(Row::clauses, (clause, question) -> answers(clause, question));
    }

    /** Tests that each of these words fits at least one of the questions their row is about. */
    private Stream<DynamicTest> somewhere(Function<Row, List<String>> words, BiPredicate<String, Question<?>> fits)
            throws IOException {
        var questions =
                scenes.stream().map(scene -> scene.question(boards, chance())).toList();
        return rows().stream()
                .flatMap(row -> words.apply(row).stream()
                        .map(said -> DynamicTest.dynamicTest(
                                row.names() + ": " + said,
                                () -> assertTrue(questions.stream()
                                        .filter(row::isFor)
                                        .anyMatch(question -> fits.test(said, question))))));
    }

    private boolean answers(String clause, Question<?> question) {
        var context = new ReadingContext("ww-017", question.to(), "", names, words -> false, List.of(), false);
        var letter = OpenedLetter.open("game ww-017\nstanding\n  " + clause)
                .assuming("ww-017", 23)
                .in(context)
                .read(context);
        if (!(letter instanceof Letter.Standing(var clauses))) throw new AssertionError(letter);
        return clauses.to(question)
                .filter(given -> answers(question, given.words()))
                .isPresent();
    }

    @Test
    void everyTopicHasAScene() {
        assertEquals(Set.copyOf(topics), scenes.stream().map(Scene::topic).collect(Collectors.toSet()));
    }

    @TestFactory
    Stream<DynamicTest> everySceneHasItsRow() throws IOException {
        var rows = rows();
        return scenes.stream()
                .map(scene -> DynamicTest.dynamicTest(
                        scene.topic() + ": " + scene.order(), () -> holds(rows, scene.question(boards, chance()))));
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
            default -> assertTrue(row.silence().matches("the first .*|as many .*|where .*|what .*"), row.silence());
        }
    }

    @TestFactory
    Stream<DynamicTest> everyListedAnswerFitsAQuestion() throws IOException {
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
