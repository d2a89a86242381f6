package postrider.gateway.demo;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import postrider.desk.GameCatalog;
import postrider.log.Event;
import postrider.log.StoredEvent;
import postrider.needs.Need;
import postrider.needs.Needs;
import postrider.proof.Script;
import postrider.store.GameFile;

/**
 * Plays a demonstration. With {@code -Dgolden=write} its files are rewritten; if the secret no longer shows everything, the
 * next one that does is used.
 */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
abstract class ToldStory {
    private static final boolean WRITE = "write".equals(System.getProperty("golden"));

    /** The most secrets tried. If none of them shows everything, an answer is probably missing in the notebooks. */
    private static final int TRIES = 1_000;

    private final GameCatalog catalog = GameCatalog.installed();
    private final List<Posted> heard = new ArrayList<>();
    private final String game;
    private final Path golden;
    private final Story story;

    private Path home;
    private String secret;
    private Told told;

    /** @param golden the file with its every order and ruling */
    ToldStory(String game, String golden) {
        this.game = game;
        this.golden = Path.of("src/test/resources/golden").resolve(golden);
        this.story = Story.of(catalog.game(game));
    }

    @BeforeAll
    void tell(@TempDir Path folder) throws IOException {
        home = folder;
        secret = WRITE ? written(new BigInteger(story.secret())) : story.secret();
        told = tell("one");
        assertEquals(told.letters(), heard.size());
    }

    private Told tell(String name) throws IOException {
        try (var demo = new Demo(story, home.resolve(name), catalog, heard::add, secret)) {
            return demo.tell();
        }
    }

    /** Finds the first secret from this one on that shows everything. */
    private String written(BigInteger first) throws IOException {
        var next = first;
        while (!showsEverything("%064d".formatted(next))) {
            next = next.add(BigInteger.ONE);
            if (next.subtract(first).intValue() == TRIES) throw new AssertionError("No secret shows everything.");
        }
        var found = "%064d".formatted(next);
        Files.writeString(Path.of("../games", game, "demo/secret.txt"), found + "\n");
        return found;
    }

    private boolean showsEverything(String tried) throws IOException {
        try {
            var events = events(War.tell(story, home.resolve(tried), tried).gameFile());
            return story.missing(events).isEmpty() && refusals(events) == 1;
        } catch (IllegalStateException astray) {
            return false;
        }
    }

    private static List<Event> events(Path game) throws IOException {
        return GameFile.read(game).events().stream().map(StoredEvent::event).toList();
    }

    private static long refusals(List<Event> events) {
        return events.stream().filter(Event.Rejected.class::isInstance).count();
    }

    @Test
    void everythingPromisedIsShown() throws IOException {
        assertEquals(List.of(), told.missing());
        assertEquals(1, refusals(events(home.resolve("one/game.yaml"))));
    }

    @Test
    void itsGameFileIsInOrder() {
        assertEquals(Optional.empty(), told.findings().amiss());
        assertTrue(told.well());
    }

    /** Plays it again and expects every file to be the same, to the byte. {@link GoldenWars} does so for the letters of whole wars. */
    void assertAlwaysTheSame() throws IOException {
        tell("another");
        assertEquals(files("one"), files("another"));
    }

    /**
     * Compares every order and ruling of the turn with the golden file. After rewriting it with {@code -Dgolden=write}, read the
     * difference.
     */
    @Test
    void theTurnIsTheOneWeKnow() throws IOException {
        var turn = new StringBuilder();
        for (var event : events(home.resolve("one/game.yaml"))) {
            if (event instanceof Event.Letter letter)
                turn.append("\n%s, impulse %d: %s%n"
                        .formatted(
                                letter.side(),
                                letter.impulse(),
                                lines(letter.words().isEmpty() ? letter.clauses() : letter.words())));
            if (event instanceof Event.Played played)
                played.rulings()
                        .forEach(ruling -> turn.append("    ").append(ruling).append('\n'));
        }
        if (WRITE) Files.writeString(golden, turn);
        assertEquals(Files.readString(golden), turn.toString());
    }

    private static String lines(List<String> words) {
        return String.join(" / ", words);
    }

    @Test
    @Needs(Need.PYTHON)
    void eachPlayerCanCheckTheDiceFromTheirLetters() throws Exception {
        for (var side : List.of(first(), second()))
            assertTrue(Script.assertSound(home.resolve("one").resolve(side)).contains("nothing is amiss"), side);
    }

    @Test
    void theLettersComeAsMailProgramsSendThem() throws IOException {
        var files = files("one");
        var wrapped = letters(files, "%s/".formatted(first()), ".eml");
        assertTrue(wrapped.contains("multipart/signed"), wrapped);
        assertTrue(wrapped.lines().anyMatch(line -> line.matches("\\s*\\w+: .{40,}(,| or)")), wrapped);
        var above = letters(files, "%s/".formatted(second()), "-%s-referee-order.eml".formatted(second()));
        assertTrue(above.contains("BEGIN PGP SIGNED MESSAGE") && above.contains("\r\n> impulse "), above);
        assertTrue(files.get(first() + ".txt").contains("THE SITUATION IN "));
        assertTrue(files.get(second() + ".html").contains("</html>"));
    }

    /** An owner of the printed game can confirm or correct the box. */
    @Test
    void theWelcomeCarriesTheWorksheetOfTheBox() throws IOException {
        var welcome = letters(files("one"), first() + "/", "-referee-%s-welcome.eml".formatted(first()));
        for (var file : List.of("record.txt", "checklist.html", "corrections.yaml", "referee.asc"))
            assertTrue(welcome.contains("filename=\"" + file + "\"") || welcome.contains("filename=" + file), file);
    }

    private String first() {
        return story.sides().getFirst().lower();
    }

    private String second() {
        return story.sides().getLast().lower();
    }

    /** All files of this sort, joined. */
    private static String letters(TreeMap<String, String> files, String folder, String sort) {
        return files.entrySet().stream()
                .filter(file ->
                        file.getKey().startsWith(folder) && file.getKey().endsWith(sort))
                .map(Map.Entry::getValue)
                .collect(Collectors.joining());
    }

    private TreeMap<String, String> files(String name) throws IOException {
        var folder = home.resolve(name);
        var contents = new TreeMap<String, String>();
        try (var files = Files.walk(folder)) {
            for (var file : files.filter(Files::isRegularFile).toList())
                contents.put(folder.relativize(file).toString(), Files.readString(file, StandardCharsets.ISO_8859_1));
        }
        return contents;
    }
}
