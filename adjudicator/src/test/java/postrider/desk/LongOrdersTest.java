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
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import postrider.kernel.Die;
import postrider.kernel.Edition;
import postrider.kernel.Game;
import postrider.kernel.Layers;
import postrider.kernel.Parts;
import postrider.kernel.ruling.Side;
import postrider.kit.Rechained;
import postrider.log.CorruptGameFile;
import postrider.log.Event;
import postrider.log.LetterKind;
import postrider.log.Outgoing;
import postrider.store.GameFile;
import postrider.store.GameFolder;

/** A title whose orders may have 128 parts, and a game of it that began when they had 32. */
class LongOrdersTest {
    private static final GameCatalog OLDER = new GameCatalog(List.of(new Forays(Parts.FEW)));
    private static final GameCatalog NEWER = new GameCatalog(List.of(new Forays(128)));

    @TempDir
    Path home;

    private int letters;

    private record Forays(int parts) implements Game {
        @Override
        public String name() {
            return "foray";
        }

        @Override
        public String title() {
            return "Foray";
        }

        @Override
        public List<Side> sides() {
            return List.of(AMERICAN, BRITISH);
        }

        @Override
        public List<String> scenarios() {
            return List.of("night");
        }

        @Override
        public List<Die> dice() {
            return List.of(Foray.D10);
        }

        @Override
        public Foray open(Layers layers, Edition edition) {
            return new Foray();
        }
    }

    @Test
    void aGameKeepsThePlacesItBeganWith() throws IOException {
        var older = begin(OLDER, "f-1");
        assertEquals(32, older.header().places());
        assertFalse(Files.readString(older.gameFile()).contains("places"));
        assertFalse(welcome(older).contains("places"));
        assertEquals(Outcome.Fate.REJECTED, write(older, parts(33)));
        assertTrue(lastLetter(older).contains("An order has 32 parts at most; end a shorter one with 'then ask'."));
        assertEquals(Outcome.Fate.ACCEPTED, write(older, parts(32)));
        assertEquals(Optional.empty(), Office.amiss(NEWER, older));
        var newer = begin(NEWER, "f-2");
        assertEquals(128, newer.header().places());
        assertTrue(welcome(newer).contains(" places 128 ]"), welcome(newer));
        assertEquals(Outcome.Fate.REJECTED, write(newer, parts(129)));
        assertTrue(lastLetter(newer).contains("An order has 128 parts at most; end a shorter one with 'then ask'."));
        assertEquals(Outcome.Fate.ACCEPTED, write(newer, parts(128)));
        assertEquals(Optional.empty(), Office.amiss(NEWER, newer));
    }

    /** The length of the order does not show. */
    @Test
    void aReceiptHasTheSameLengthWhateverTheOrder() throws IOException {
        var shapes = Stream.of(2, 33, 128)
                .map(many -> {
                    var folder = begin(NEWER, "f-" + many);
                    write(folder, parts(many));
                    return receipt(folder)
                            .replaceAll("(?s).*(?=\\nrecord of )", "")
                            .replaceAll("(?<= )\\S{43}(?= )", "HASH")
                            .replaceAll("part \\d+ of|f-\\d+", "");
                })
                .distinct()
                .toList();
        assertEquals(1, shapes.size(), shapes::toString);
        assertTrue(shapes.getFirst().contains("path" + " HASH".repeat(7) + " ]"), shapes::toString);
    }

    /** A whole game of orders that depend on a roll, previewed first; at its end all of them are opened. */
    @Test
    void ordersThatDependOnARollAreSealedAndOpened() {
        var folder = begin(NEWER, "f-1");
        var order = "march; to Mill; with 6 left or more; to Ford; to Hill; with 3 left or more; to Ford; else; stop";
        assertEquals(Outcome.Fate.ANSWERED, write(folder, "preview: " + order));
        assertTrue(lastLetter(folder).contains(order));
        while (!folder.log().over()) {
            var position = folder.log().position().orElseThrow();
            boolean first = Integer.parseInt(position.split(" ")[0]) <= 2;
            assertEquals(Outcome.Fate.ACCEPTED, write(folder, first ? order : "march"), position);
        }
        assertEquals(Optional.empty(), Office.amiss(NEWER, folder));
        assertTrue(lastLetter(folder).contains("with 3 left or more | to Ford | else | stop ]"));
        assertTrue(lastLetter(folder).contains("Table[head=[Of 0 to 9, Rolled, Expected, ]"));
    }

    /** As people write letters: each branch on a line of its own, and a name below. */
    @Test
    void eachBranchMayHaveItsOwnLine() {
        var folder = begin(NEWER, "f-1");
        var letter = "march; to Mill\nwith 8 or more: to Ford; to Hill\nwith 6 or more to Ford\nelse: stop\n\nHowe";
        assertEquals(Outcome.Fate.ACCEPTED, write(folder, letter), () -> lastLetter(folder));
        assertEquals(
                List.of(
                        "march; to Mill; with 8 points or more; to Ford; to Hill; with 6 points or more; to Ford; else; stop"),
                folder.events().stream()
                        .filter(stored -> stored.event() instanceof Event.Letter)
                        .map(stored -> ((Event.Letter) stored.event()).words())
                        .findFirst()
                        .orElseThrow());
        assertEquals(Outcome.Fate.REJECTED, write(folder, "march\nwith 8 or more: to Mill\nelse: to Mill\nelse: stop"));
        assertTrue(lastLetter(folder).contains("'else' comes last: no number is left after it."));
    }

    @Test
    void noGameHasAnotherNumberOfPlaces() throws IOException {
        var folder = begin(NEWER, "f-1");
        for (var wrong : List.of("64", "32", "0128", "", "many", "9999999999")) {
            var file =
                    Files.readString(folder.gameFile()).replace("\"places\": \"128\"", "\"places\": \"" + wrong + "\"");
            var forged = Files.writeString(home.resolve("forged.yaml"), Rechained.file(Rechained.documents(file)));
            assertTrue(assertThrows(CorruptGameFile.class, () -> GameFile.read(forged))
                    .getMessage()
                    .contains("There are no orders of %s places.".formatted(wrong)));
        }
    }

    private static String parts(int many) {
        return "march; ".repeat(many - 1) + "to Mill";
    }

    private static Desk desk(GameCatalog catalog) {
        return new Desk(catalog, Office.RENDERER, new PaperTransport(), InstantSource.fixed(Office.NOON));
    }

    private GameFolder begin(GameCatalog catalog, String id) {
        return (GameFolder) desk(catalog).begin(Office.plan(new GameFolder(home.resolve(id)), "foray"));
    }

    /** The side to move writes; the newer Postrider reads it. */
    private Outcome.Fate write(GameFolder folder, String words) {
        var by = NEWER.open(folder, folder.log()).status().toMove().orElseThrow();
        var letter = Office.letter(
                "<%d@example.invalid>".formatted(++letters),
                by,
                "game " + folder.id(),
                "impulse " + folder.log().impulse(),
                words);
        return Office.receive(desk(NEWER), folder, letter).fate();
    }

    private static String welcome(GameFolder folder) {
        return text(folder, letter -> letter.kind() == LetterKind.WELCOME);
    }

    private static String receipt(GameFolder folder) {
        return text(folder, letter -> letter.kind() == LetterKind.RECEIPT && letter.to() == AMERICAN);
    }

    private static String lastLetter(GameFolder folder) {
        return text(folder, letter -> true);
    }

    private static String text(GameFolder folder, Predicate<Outgoing> meant) {
        var letter = Office.sent(folder).stream()
                .filter(meant)
                .reduce((one, later) -> later)
                .orElseThrow();
        try (var files = Files.walk(folder.gameFile().getParent())) {
            for (var file : files.filter(Files::isRegularFile).toList()) {
                var text = Files.readString(file);
                if (text.contains("Message-ID: " + letter.messageId())) return text;
            }
        } catch (IOException unreadable) {
            throw new AssertionError(unreadable);
        }
        throw new AssertionError(letter.toString());
    }
}
