package postrider.desk;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.time.InstantSource;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import postrider.kernel.Edition;
import postrider.kernel.Game;
import postrider.kernel.Toy;
import postrider.kit.Sides;
import postrider.play.Status;
import postrider.rulebook.Cases;
import postrider.rulebook.OurRulings;
import postrider.store.GameFolder;
import postrider.workbench.cases.CaseRunner;
import postrider.workbench.simulation.CheckLevel;
import postrider.workbench.simulation.Simulation;

/** A one-page game is enough for everything Postrider does: letters, verification, cases, simulations. */
class ContractTest {
    private static final Pebbles PEBBLES = new Pebbles(Edition.FIRST);
    private static final Game GAME = new Toy.Shelved(
            "pebbles", List.of(Sides.AMERICAN, Sides.BRITISH), List.of("12"), Edition.FIRST, Pebbles::new);

    @TempDir
    Path home;

    @Test
    void itIsPlayedByLettersToItsEndAndVerified() {
        var catalog = new GameCatalog(List.of(GAME));
        var desk = new Desk(catalog, Office.RENDERER, new PaperTransport(), InstantSource.fixed(Office.NOON));
        var folder = (GameFolder) desk.begin(Office.plan(new GameFolder(home.resolve("p-1")), "pebbles"));
        int letters = 0;
        while (!folder.log().over()) {
            var status = catalog.open(folder, folder.log()).status();
            var by = GAME.sides().stream().filter(status::awaits).findFirst().orElseThrow();
            var impulse = "impulse " + folder.log().impulse();
            var words = status instanceof Status.Order ? "take 1" : letters % 4 == 1 ? "yes" : "no";
            var letter = Office.letter("<%d@example.invalid>".formatted(++letters), by, "game p-1", impulse, words);
            var outcome = Office.receive(desk, folder, letter);
            assertEquals(Outcome.Fate.ACCEPTED, outcome.fate(), outcome::toString);
        }
        assertEquals("The British have won.", folder.log().ended().orElseThrow());
        assertEquals(Optional.empty(), Office.amiss(catalog, folder));
    }

    @Test
    void itsCasesArePlayed() {
        var cases = Cases.read(Map.of("pebbles.txt", """
                        CASE    1.2  A pebble is snatched back
                        GIVEN   2 American
                        ORDER   American   take 2
                        ANSWER  British    snatch: yes
                        DICE    4
                        THEN    1.1  The American take 2
                        AND     1 British
                        CASE    1.1  No more than are there
                        GIVEN   2 American
                        ORDER   American   take 3
                        REFUSED 1.1  One to three
                        """), Sides.BOTH, OurRulings.NONE);
        for (var one : cases) CaseRunner.run(one, PEBBLES);
        assertEquals(2, cases.size());
    }

    @Test
    void itPlaysByItself() {
        var games = Simulation.of("pebbles", PEBBLES, "12", Map.of(), "random");
        for (int seed = 0; seed < 50; seed++)
            assertEquals("2", games.play(seed, CheckLevel.CLOSE).ending().rule());
    }
}
