package postrider.gateway;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import postrider.desk.Decree;
import postrider.desk.Desk;
import postrider.desk.GameCatalog;
import postrider.desk.NewGame;
import postrider.desk.Outcome;
import postrider.desk.PaperTransport;
import postrider.kernel.ruling.Side;
import postrider.kit.Browser;
import postrider.kit.Rechained;
import postrider.kit.Sides;
import postrider.letters.LetterRenderer;
import postrider.log.Event;
import postrider.log.Settlement;
import postrider.log.StoredEvent;
import postrider.needs.Need;
import postrider.needs.Needs;
import postrider.proof.Verification;
import postrider.store.GameFolder;

/** Runs the page that checks a game file in a real browser. */
@Tag("long")
@Needs(Need.BROWSER)
class AuditPageTest {
    private static final Path GAMES = Path.of("../games");
    private static final Pattern VERDICT = Pattern.compile("<p id=\"verdict\" class=\"(\\w+)\">(.*?)</p>");

    private static final String KING = "for the king: Ticonderoga, Yorktown, New Bern";

    @TempDir
    Path folder;

    private final Desk desk = new Desk(
            GameCatalog.installed(),
            letter -> new LetterRenderer.Printed(letter.headline(), ""),
            new PaperTransport(),
            () -> Instant.EPOCH);

    private static Stream<Path> wars() throws IOException {
        return Files.walk(GAMES, 4)
                .filter(file -> file.endsWith("game.yaml") && file.toString().contains("golden"))
                .sorted();
    }

    /** The page counts as many rolls, cards and shuffles as the other two programs. */
    @Test
    void everyWarIsSound() throws IOException {
        var wars = wars().toList();
        var files = new ArrayList<String>();
        for (var war : wars) files.add(Files.readString(war, ISO_8859_1));
        var verdicts = Browser.verdicts(files, folder);
        assertEquals(wars.size(), verdicts.size());
        for (var war : wars) {
            var said = verdicts.get(wars.indexOf(war));
            assertTrue(said.startsWith("good Nothing is amiss.\n"), () -> war + ": " + said);
            var checked = String.join(
                    "\n",
                    Verification.of(war, Optional.empty(), Optional.empty()).checked());
            for (var counted : List.of(
                    "%s rolls and %s cards shown".formatted(count(said, "Rolls"), count(said, "Cards shown")),
                    "%s shuffles".formatted(count(said, "Shuffles").replaceAll("^(\\d+ of \\d+) .*", "$1"))))
                assertTrue(checked.contains(counted), () -> war + ": " + counted + "\n" + checked);
            assertEquals("nothing", count(said, "Still sealed"), war::toString);
        }
    }

    /** The entry with the changed byte turns red, and those before it do not. */
    @Test
    void aChangedByteIsFoundInItsEntry() throws IOException {
        var text = war();
        var documents = Rechained.documents(text);
        int entry = firstContaining(documents, "\"kind\": \"roll\"");
        var changed = documents.get(entry - 1).replaceFirst("\"value\": \\d", "\"value\": 7");
        var page = opened(text.replace(documents.get(entry - 1), changed).getBytes(ISO_8859_1));
        assertIsFoundIn(entry, "it was changed, or cut short", page);
    }

    /** Even if all hashes are recomputed, the die itself gives it away. */
    @Test
    void aForgedDieIsFoundInItsEntry() throws IOException {
        var documents = Rechained.documents(war());
        int entry = firstContaining(documents, "\"kind\": \"roll\"");
        var forged = new ArrayList<>(documents);
        forged.set(entry - 1, forged.get(entry - 1).replaceFirst("(\"value\": )(\\d)(.*? = )\\2,", "$10$30,"));
        var page = opened(Rechained.file(forged).getBytes(ISO_8859_1));
        assertIsFoundIn(entry, "roll 1 is not 0, but ", page);
    }

    /** After an impulse is taken back, the deck it shuffled returns and its cards are dealt again. */
    @Test
    void repeatedDiceAndCardsAreSound() throws IOException {
        var game = begun();
        king(game);
        desk.settle(game, new Decree(new Settlement.Rollback(2), "once more", ""));
        king(game);
        var file = Files.readString(game.gameFile(), ISO_8859_1);
        assertEquals("good Nothing is amiss.", verdict(opened(file.getBytes(ISO_8859_1))));
        var documents = new ArrayList<>(Rechained.documents(file));
        int entry = firstContaining(documents, "[ again shuffle 1 ");
        documents.set(entry - 1, documents.get(entry - 1).replace("[ again shuffle 1 ", "[ again shuffle 2 "));
        var page = opened(Rechained.file(documents).getBytes(ISO_8859_1));
        assertIsFoundIn(entry, "was to come again as it came before", page);
    }

    @Test
    void anEntryThatIsNeitherOrderNorAnswerIsNamed() throws IOException {
        var game = begun();
        enter(game, Sides.BRITISH, "offer draw");
        var page = opened(Files.readAllBytes(game.gameFile()));
        assertTrue(page.contains("a wish of the British player, impulse "), page);
    }

    /** A forged proof of a part of an order is found by {@code verify} and by the page. */
    @Test
    void aForgedPartIsFound() throws IOException {
        var other = "1".repeat(64);
        var forged = Stream.of(
                        told("(part \\d+ of order )\\d+", "$1" + "99"),
                        told("\\[ part \\d+", "[ part 33"),
                        told("\\[ part \\d+", "[ part 0"),
                        told("\"part\": \\d+", "\"part\": 0"),
                        told("\"part\": \\d+", "\"part\": 32"),
                        told("(\\[ part .* path .*) \\w{64} ]", "$1 ]"),
                        told("(\\[ part .* path .*) ]", "$1 " + other + " ]"),
                        told("(\\[ part .* salt )\\w+", "$1" + other))
                .toList();
        for (var file : forged) {
            var written = Files.writeString(folder.resolve("forged.yaml"), file, ISO_8859_1);
            assertTrue(Verification.of(written, Optional.empty(), Optional.empty())
                    .amiss()
                    .isPresent());
        }
        var verdicts = Browser.verdicts(forged, folder);
        assertEquals(forged.size(), verdicts.size());
        verdicts.forEach(verdict -> assertTrue(verdict.startsWith("bad Entry "), verdict));
    }

    /** A war in which the first opened part of an order is changed like this. */
    private static String told(String pattern, String by) {
        try {
            var documents = new ArrayList<>(Rechained.documents(war()));
            int at = firstContaining(documents, "\"kind\": \"told\"") - 1;
            var lines = documents.get(at).lines();
            documents.set(
                    at,
                    lines.map(line -> line.contains("\"kind\": \"told\"") ? line.replaceFirst(pattern, by) : line)
                            .collect(Collectors.joining("\n", "", "\n")));
            return Rechained.file(documents);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private GameFolder begun() {
        var game = (GameFolder) desk.begin(new NewGame(
                new GameFolder(folder.resolve("ww-1")),
                "washingtons-war",
                Optional.empty(),
                Map.of(),
                Map.of(
                        Sides.AMERICAN, new Event.Player("Washington", "washington@example.invalid", "", ""),
                        Sides.BRITISH, new Event.Player("Howe", "howe@example.invalid", "", "")),
                "",
                Collections.emptySortedMap(),
                Optional.empty()));
        enter(
                game,
                Sides.AMERICAN,
                "committees: Concord, Barnstable, Newport, Hartford, Albany, Morristown,"
                        + " Reading, Wilmington DE, Baltimore, Richmond, Charlotte, Camden, Savannah");
        return game;
    }

    private void king(GameFolder game) {
        enter(game, Sides.BRITISH, KING);
        enter(game, Sides.AMERICAN, "American");
        enter(game, Sides.BRITISH, "no");
    }

    private void enter(GameFolder game, Side by, String words) {
        assertEquals(
                Outcome.Fate.ACCEPTED,
                desk.enter(game, by, words, Optional.empty()).fate());
    }

    /** A void answer, one that replaced it, and the first again. */
    @Test
    void aVoidAnswerIsSound() throws IOException {
        var game = begun();
        enter(game, Sides.BRITISH, KING);
        enter(game, Sides.AMERICAN, "British");
        desk.settle(game, new Decree(new Settlement.Annul(lastLetter(game)), "a slip", ""));
        enter(game, Sides.AMERICAN, "American");
        enter(game, Sides.BRITISH, "no");
        var file = Files.readString(game.gameFile(), ISO_8859_1);
        assertTrue(file.contains("annul"), file);
        assertEquals("good Nothing is amiss.", verdict(opened(file.getBytes(ISO_8859_1))));
    }

    private static String lastLetter(GameFolder game) {
        return game.events().stream()
                .map(StoredEvent::event)
                .filter(Event.Letter.class::isInstance)
                .map(letter -> ((Event.Letter) letter).digest())
                .toList()
                .getLast();
    }

    @Test
    void anyOtherFileIsSaidNotToBeAGameFile() throws IOException {
        assertEquals(
                "bad this is no game file as the referee writes it.",
                verdict(opened("</script><b>hello".getBytes(UTF_8))));
    }

    private static String war() throws IOException {
        return Files.readString(GAMES.resolve("washingtons-war/golden/war-ends/game.yaml"), ISO_8859_1);
    }

    private static int firstContaining(List<String> documents, String words) {
        return 1
                + documents.stream()
                        .map(document -> document.contains(words))
                        .toList()
                        .indexOf(true);
    }

    private static void assertIsFoundIn(int entry, String why, String page) {
        assertTrue(verdict(page).startsWith("bad <a href=\"#amiss\">Entry %d: ".formatted(entry)), verdict(page));
        assertTrue(verdict(page).contains(why), verdict(page));
        assertEquals(entry, page.split("<details", -1).length - 1);
        assertTrue(page.contains("<details id=\"amiss\" class=\"bad\" open=\"\">"));
        assertEquals(entry - 1, page.split("<details><summary><b>✓", -1).length - 1);
    }

    private static String verdict(String page) {
        var verdict = VERDICT.matcher(page);
        assertTrue(verdict.find(), page);
        return verdict.group(1) + " " + verdict.group(2);
    }

    private static String count(String said, String label) {
        return said.replaceFirst("(?s).*\n%s: ([^\n]*).*".formatted(label), "$1");
    }

    private String opened(byte[] gameFile) throws IOException {
        return Browser.audited(gameFile, folder);
    }
}
