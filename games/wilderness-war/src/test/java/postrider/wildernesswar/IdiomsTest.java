package postrider.wildernesswar;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import postrider.dice.ScriptedChance;
import postrider.kernel.Impulse;
import postrider.kernel.Verdict;
import postrider.kernel.question.Answers;
import postrider.kernel.question.Source;
import postrider.kit.PlayersPage;
import postrider.text.Line;
import postrider.text.Lists;
import postrider.text.Read;
import postrider.wildernesswar.game.WarBox;
import postrider.words.Letter;
import postrider.words.OpenedLetter;
import postrider.words.ReadingContext;

/** How players phrase clauses, and what a clause may test. */
class IdiomsTest {
    private static final WarBox GAME = new WarBox(Boxes.with(Optional.empty()));

    private static Stream<List<String>> told() throws IOException {
        return PlayersPage.table("wilderness-war.md", "| you say |").stream()
                .map(cells -> Lists.map(cells, cell -> cell.replace("`", "")));
    }

    @ParameterizedTest
    @MethodSource("told")
    void phrasesForAClause(List<String> cells) {
        assertEquals(cells.getLast(), read(cells.getFirst(), "early 1757"));
        assertEquals(cells.getLast(), read(cells.getLast(), "late 1757"));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '\'', textBlock = """
            play "Blockhouses" at his next raid              | response if raid: play "Blockhouses"
            PASS all response unless defending               | response unless defending: none
            if asked stand inside                            | inside: all
            Stand outside at Ticonderoga for this season     | inside in Ticonderoga during early 1757: none
            fieldworks at each battle during late 1758       | response if battle during late 1758: play fieldworks
            everyone stays inside Ticonderoga                | inside in Ticonderoga: all
            all outside if outnumbered                       | inside if outnumbered: none
            no response cards if raid                        | response if raid: none
            play "Ambush!" unless outnumbered                | response unless outnumbered: play "Ambush!"
            never intercept into Hoosic with Rogers          | intercept in Hoosic with Rogers: no
            don't avoid battle                               | avoid battle: no
            no militia                                       | militia: no
            always avoid battle to Albany if outnumbered     | avoid battle if outnumbered: Albany
            always assault                                   | assault
            join: all except Rogers and the 22nd             | join: all except Rogers and the 22nd
            militia in Albany or Hartford: yes               | militia in Albany, Hartford: yes
            stand inside Ticonderoga with Marin if outnumbered | inside in Ticonderoga if outnumbered: Marin
            stand inside with Marin, Huron                   | inside: Marin, Huron
            onward: to Crown Point, drop 27th                | onward: to Crown Point, drop 27th
            onward: to Crown Point, Winooski, or stop        | onward: to Crown Point, Winooski, or stop
            onward to Crown Point, Winooski                  | onward: Crown Point, or Winooski
            retreat: to Albany, Boston                       | retreat: Albany, or Boston
            """)
    void otherPhrasesMeanTheSame(String said, String meant) {
        assertEquals(meant, read(said, "early 1757"));
    }

    private static String read(String said, String season) {
        var names = GAME.vocabulary().in(season);
        var context = new ReadingContext("wilderness-1", Sides.BRITISH, "", names, words -> false, List.of(), false);
        var letter = OpenedLetter.open("game wilderness-1\nstanding\nassault: no\n" + said)
                .assuming("wilderness-1", 1)
                .in(context)
                .read(context);
        if (!(letter instanceof Letter.Standing(var clauses))) throw new AssertionError(letter);
        assertEquals("assault: no", clauses.words().getFirst());
        return clauses.words().getLast();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            response     | 22nd in New York; French hand 14                                  | 22nd; to Peekskill             | defending, enemy alone, move, naval, outnumbered
            response     | 22nd in Albany; French hand 14                                    | 22nd; to Hoosic                | defending, enemy alone, move, outnumbered
            response     | 22nd in Hoosic; Béarn in Green Mountains South; French hand 10; discards 14 | 22nd; to Green Mountains South | alone, battle, defending, enemy alone, not outnumbered
            response     | siege 0 in Québec; Abercromby, 22nd, 27th, Béarn in Québec; Amphib in Île d'Orléans; British hand 57, 8; discards 14 | Abercromby with 22nd, 27th; siege | attacking, enemy alone, not outnumbered, siege
            response     | Cherokee 1 in Hudson Carry North; French hand 13; discards 14, 15; French stockades in Ticonderoga | Cherokee 1; to Ticonderoga | defending, enemy alone, outnumbered, raid
            intercept    | 22nd in Hudson Carry North; Béarn in Crown Point                  | 22nd; to Ticonderoga           | alone, defending, enemy alone, not outnumbered
            intercept    | 22nd in Hudson Carry North; Béarn, La Sarre, Lévis in Crown Point | 22nd; to Ticonderoga           | defending, enemy alone, not outnumbered
            avoid battle | 22nd in Hudson Carry North; Béarn in Ticonderoga; fieldworks in Ticonderoga | 22nd; to Ticonderoga | alone, defending, enemy alone, fieldworks, not outnumbered
            """)
    void aClauseMayTestWhatIsSeen(String topic, String board, String activated, String states) {
        var position = GAME.notation()
                .position("British to move; " + (board.contains("British hand") ? "" : "British hand 57; ") + board);
        var order = "play 57: activate " + activated;
        if (!(GAME.orders().read(Line.numbered(List.of(order)), position, Sides.BRITISH)
                instanceof Read.Understood<Order>(Order understood))) throw new AssertionError(order);
        var verdict = new Impulse<>(GAME.rules(), position, Sides.BRITISH, Optional.of(understood))
                .run(List.of(), new ScriptedChance(List.of(6, 6, 6, 6), List.of()), others(topic));
        if (!(verdict instanceof Verdict.Waiting<Position> waiting)) throw new AssertionError(verdict);
        var asked = waiting.questions().stream()
                .filter(question -> question.topic().words().equals(topic))
                .findFirst()
                .orElseThrow();
        assertEquals(
                states, String.join(", ", new TreeSet<>(asked.circumstance().states())));
    }

    /** Other questions are answered by silence. */
    private static Answers others(String topic) {
        return question -> Optional.of(question.topic().words())
                .filter(other -> !other.equals(topic))
                .map(other -> new Answers.Given(question.whenSilent(), Source.LETTER));
    }
}
