package postrider.washingtonswar;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import postrider.americanwar.Sides;
import postrider.kernel.question.Source;
import postrider.kit.PlayersPage;
import postrider.text.Line;
import postrider.text.Lists;
import postrider.text.Read;
import postrider.words.Clauses;

/** How players phrase clauses. */
class IdiomsTest {
    private static Stream<List<String>> told() throws IOException {
        return PlayersPage.table("players.md", "| you say |").stream()
                .map(cells -> Lists.map(cells, cell -> cell.replace("`", "")));
    }

    @ParameterizedTest
    @MethodSource("told")
    void phrasesForAClause(List<String> cells) {
        assertEquals(cells.getLast(), read(cells.getFirst()));
        assertEquals(cells.getLast(), read(cells.getLast()));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '"', textBlock = """
            no interception                     | intercept: no
            Don't intercept unless outnumbered  | intercept unless outnumbered: no
            always stand and fight              | retreat before battle: stand
            RBB w/ Greene                       | retreat before battle with Greene
            never retreat before battle         | retreat before battle: stand
            """)
    void otherPhrasesMeanTheSame(String said, String meant) {
        assertEquals(meant, read(said));
    }

    private static String read(String said) {
        var vocabulary = RandomGame.WAR.vocabulary();
        var read = Clauses.read(Sides.AMERICAN, Source.STANDING_ORDER, List.of(new Line(1, said)), vocabulary);
        if (!(read instanceof Read.Understood<Clauses>(var clauses))) throw new AssertionError(read);
        return clauses.words().getLast();
    }
}
