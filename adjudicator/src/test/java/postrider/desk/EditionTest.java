package postrider.desk;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static postrider.kit.Sides.AMERICAN;
import static postrider.kit.Sides.BRITISH;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import postrider.command.OnPaper;
import postrider.command.Typed;
import postrider.dispute.Dispute;
import postrider.kernel.Edition;
import postrider.kernel.Entry;
import postrider.kernel.ruling.Side;
import postrider.log.Event;
import postrider.log.Pin;
import postrider.store.GameFolder;

/** A game begun under the first edition of its rules, and a later Postrider that has the second. */
class EditionTest {
    private static final Edition SECOND = new Edition(2);

    private final GameCatalog older = catalog(Edition.FIRST);
    private final GameCatalog newer = catalog(SECOND);

    @TempDir
    Path home;

    private GameFolder folder;
    private String said;
    private int letters;

    private static GameCatalog catalog(Edition newest) {
        return Pebbles.catalog(newest, "60");
    }

    @BeforeEach
    void begin() {
        folder = begin("p-1", older);
    }

    @Test
    void itContinuesUnderTheRulesItWasBegunUnder() throws IOException {
        var three = playToAThree(newer);
        assertEquals(Edition.FIRST, edition());
        assertFalse(three.done(), three::toString);
        assertEquals("box: \"b0\"", headerLine());
        assertTrue(UpgradeCheck.of(older, folder).same());
        var check = UpgradeCheck.of(newer, folder);
        assertEquals(new Pin("b0", Edition.FIRST), check.playedWith());
        assertEquals(new Pin("b0", SECOND), check.installed());
        assertEquals(three.impulse(), check.impulses());
        var first = check.first().orElseThrow();
        assertEquals(three.impulse(), first.impulse());
        assertEquals(
                "the position recorded is '%1$d %2$s', but now it comes to '%3$d %2$s'"
                        .formatted(three.after(), toMove(), three.before()),
                first.how());
        nothingIsAmiss();
    }

    @Test
    void oneConsentAloneChangesNothing() {
        write(AMERICAN, "agree upgrade");
        assertFalse(playToAThree(newer).done());
        assertEquals(Edition.FIRST, edition());
        nothingIsAmiss();
    }

    @Test
    void ifBothAgreeItContinuesUnderTheNewestRules() {
        playToAThree(newer);
        write(AMERICAN, "agree upgrade");
        write(BRITISH, "agree upgrade");
        assertEquals(SECOND, edition());
        assertTrue(signed().contains("\nupgrade to box b0, edition 2\n"), this::signed);
        assertTrue(playToAThree(newer).done());
        nothingIsAmiss();
    }

    @Test
    void theRefereeReadsWhichEditionAppliesToIt() {
        int differs = playToAThree(newer).impulse();
        assertEquals(0, run(newer, "status", "p-1"));
        assertSaid("  rules     edition 1 of the rules; edition 2 is the newest\n");
        assertEquals(0, run(newer, "dispute", "p-1"));
        assertSaid("It was played under edition 1 of the rules; edition 2 is the newest.");
        assertEquals(1, run(newer, "upgrade", "--check"));
        assertSaid("p-1: impulse %d would come out differently".formatted(differs));
        assertSaid("  rules     edition 1; edition 2 is the newest\n");
        assertEquals(0, run(older, "status", "p-1"));
        assertFalse(said.contains("edition"), () -> said);
        assertEquals(0, run(older, "upgrade", "--check", "p-1"));
        assertSaid("  rules     edition 1, the newest\n");
    }

    /** An office that went back to an older Postrider. */
    @Test
    void anUnknownEditionIsRefused() throws IOException {
        var why =
                "p-2 is played under edition 2 of the rules, and the newest here is edition 1; play on with a postrider that knows it.";
        folder = begin("p-2", newer);
        assertEquals("box: \"b0, edition 2\"", headerLine());
        assertTrue(Dispute.of(newer, folder, Optional.empty()).sheet().lead().stream()
                .noneMatch(line -> line.contains("edition")));
        var desk = desk(older);
        var letter = Office.letter("<1@x>", AMERICAN, "game p-2", "impulse 1", "take 1");
        assertEquals(
                why,
                assertThrows(IllegalStateException.class, () -> Office.receive(desk, folder, letter))
                        .getMessage());
        for (var verb : List.of("status", "verify", "dispute")) {
            assertEquals(2, run(older, verb, "p-2"), () -> said);
            assertSaid(why);
        }
        assertEquals(1, run(older, "upgrade", "--check"));
        assertSaid("p-2: cannot be replayed");
        assertSaid("p-1: the same.");
        assertEquals(0, run(older, "status", "p-1"));
    }

    private Desk desk(GameCatalog catalog) {
        return new Desk(catalog, Office.RENDERER, new PaperTransport(), InstantSource.fixed(Office.NOON));
    }

    private GameFolder begin(String id, GameCatalog catalog) {
        return (GameFolder) desk(catalog)
                .begin(Office.plan(new GameFolder(home.resolve("games").resolve(id)), "pebbles"));
    }

    /** How many pebbles there were before and after it. */
    private record Snatching(int impulse, int before, int after) {
        boolean done() {
            return after == before;
        }
    }

    /** Each takes one pebble and the other tries to snatch it back, until a 3 is rolled. */
    private Snatching playToAThree(GameCatalog catalog) {
        while (true) {
            int impulse = folder.log().impulse();
            int before = left();
            var by = toMove();
            write(catalog, by, "take 1");
            if (!folder.log().open().asked().isEmpty()) write(catalog, by == AMERICAN ? BRITISH : AMERICAN, "yes");
            if (rolled() == 3) return new Snatching(impulse, before, left());
        }
    }

    private int rolled() {
        return folder.events().stream()
                .filter(stored -> stored.event() instanceof Event.Played)
                .flatMap(stored -> ((Event.Played) stored.event()).entries().stream())
                .filter(Entry.Roll.class::isInstance)
                .map(entry -> ((Entry.Roll) entry).value())
                .reduce(0, (one, later) -> later);
    }

    private void write(Side by, String words) {
        write(newer, by, words);
    }

    private void write(GameCatalog catalog, Side by, String words) {
        var letter = Office.letter(
                "<%d@example.invalid>".formatted(++letters),
                by,
                "game " + folder.id(),
                "impulse " + folder.log().impulse(),
                words);
        var outcome = Office.receive(desk(catalog), folder, letter);
        assertEquals(Outcome.Fate.ACCEPTED, outcome.fate(), outcome::toString);
    }

    private Edition edition() {
        return folder.log().header().box().rules();
    }

    private int left() {
        return Integer.parseInt(folder.log().position().orElseThrow().split(" ")[0]);
    }

    private Side toMove() {
        return folder.log().position().orElseThrow().endsWith("British") ? BRITISH : AMERICAN;
    }

    private String headerLine() throws IOException {
        return Files.readString(folder.gameFile())
                .lines()
                .filter(line -> line.startsWith("box:"))
                .findFirst()
                .orElseThrow();
    }

    private String signed() {
        return folder.events().stream()
                .filter(stored -> stored.event() instanceof Event.Settled)
                .map(stored -> ((Event.Settled) stored.event()).signed("p-1", stored.entry(), ""))
                .reduce("", String::concat);
    }

    private void nothingIsAmiss() {
        assertEquals(Optional.empty(), Office.amiss(newer, folder));
    }

    private int run(GameCatalog catalog, String... words) {
        var typed = new Typed(home, catalog, new OnPaper());
        int exit = typed.run(words);
        said = typed.said();
        return exit;
    }

    private void assertSaid(String what) {
        assertTrue(said.contains(what), said);
    }
}
