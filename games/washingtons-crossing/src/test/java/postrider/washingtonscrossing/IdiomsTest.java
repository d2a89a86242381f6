package postrider.washingtonscrossing;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import postrider.dice.ScriptedChance;
import postrider.kernel.Impulse;
import postrider.kernel.Verdict;
import postrider.kernel.question.Answers;
import postrider.kernel.question.Question;
import postrider.kernel.question.Source;
import postrider.kit.PlayersPage;
import postrider.text.Complaint;
import postrider.text.Line;
import postrider.text.Lists;
import postrider.text.Read;
import postrider.washingtonscrossing.game.CrossingBox;
import postrider.words.Clauses;

/** How players say a clause, and what it answers. */
class IdiomsTest {
    private static final CrossingBox GAME = RandomCampaign.BOX;
    private static final String BOARD =
            "turn Dec 26 7 am; American points 18; Washington 140, Glover 850 in 1817; Rall 1250 in Kingston; "
                    + "Leslie 2100 fatigue %s in Princeton";

    private static Stream<List<String>> told() throws IOException {
        return PlayersPage.table("washingtons-crossing.md", "| you say |").stream()
                .map(cells -> Lists.map(cells, cell -> cell.replace("`", "")));
    }

    @ParameterizedTest
    @MethodSource("told")
    void whatIsSaidForAClause(List<String> cells) {
        assertEquals(List.of(cells.getLast()), clauses(cells.getFirst()).words());
        assertEquals(List.of(cells.getLast()), clauses(cells.getLast()).words());
    }

    /** Whether they react as their player wants hangs on what only they see, and still no letter goes out. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            2 | react to any attack within 4 hexes of Princeton with Leslie, never below fatigue 2   | try Leslie; go Leslie; to Kingston
            3 | react to any attack within four hexes of Princeton with Leslie, never below fatigue 2 | nobody
            3 | react to every attack with Leslie                                                     | try Leslie; go Leslie; to Kingston
            5 | React to any attack with Leslie                                                       | nobody
            0 | react to the attack on Kingston with Leslie                                           | try Leslie; go Leslie; to Kingston
            0 | react to any attack within 4 hexes of Bristol with Leslie                             | asked
            0 | react to any attack within 4 hexes of 1820 with Leslie                                | try Leslie; go Leslie; to Kingston
            0 | react if near 1817: nobody                                                            | nobody
            0 | react unless near Bristol: nobody                                                     | nobody
            0 | do not react                                                                          | nobody
            """)
    void whatItAnswers(String fatigue, String said, String answer) {
        var given = clauses(said).to(asked(BOARD.formatted(fatigue)));
        assertEquals(
                answer,
                given.map(Answers.Given::words)
                        .map(words -> question(BOARD.formatted(fatigue), words))
                        .orElse("asked"));
    }

    /** Of a thousand hexes the nearest names are shown. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            react to any attack within 4 hexes of Princton with Leslie | 'near Princton' is no condition. Nearest are: 'near Princeton', 'near Abington', 'near Trenton', 'near Pennington', 'near Kingston'.
            react if raining: nobody                                   | 'raining' is no condition. Some are: 'near Flemington', 'near Pluckemin', 'near Buckingham', 'near Ringoes', 'near Coryell's Landing'.
            """)
    void whatIsNoCondition(String said, String complaint) {
        var read = Clauses.read(Sides.BRITISH, Source.STANDING_ORDER, List.of(new Line(1, said)), GAME.vocabulary());
        if (!(read instanceof Read.NotUnderstood<Clauses>(var complaints))) throw new AssertionError(read);
        assertEquals(List.of(complaint), Lists.map(complaints, Complaint::expected));
    }

    private static String question(String board, String words) {
        return asked(board).canonical(words);
    }

    private static Clauses clauses(String said) {
        var read = Clauses.read(Sides.BRITISH, Source.STANDING_ORDER, List.of(new Line(1, said)), GAME.vocabulary());
        if (read instanceof Read.Understood<Clauses>(var clauses)) return clauses;
        throw new AssertionError(read);
    }

    private static Question<?> asked(String board) {
        var order = List.of(
                new Line(1, "activate Washington with Glover; go Washington, Glover; normal attack on Kingston"));
        var position = GAME.notation().position(board);
        if (!(GAME.orders().read(order, position, Sides.AMERICAN) instanceof Read.Understood<Order>(var understood)))
            throw new AssertionError(order);
        var verdict = new Impulse<>(GAME.rules(), position, Sides.AMERICAN, Optional.of(understood))
                .run(List.of(), new ScriptedChance(List.of(9), List.of()), Answers.SILENCE);
        if (verdict instanceof Verdict.Waiting<Position> waiting)
            return waiting.questions().getFirst();
        throw new AssertionError(verdict);
    }
}
