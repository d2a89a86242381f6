package postrider.gateway.demo;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import postrider.desk.GameCatalog;
import postrider.desk.Reopened;
import postrider.kernel.ruling.Side;
import postrider.log.Signatures;
import postrider.needs.Need;
import postrider.needs.Needs;
import postrider.proof.Script;
import postrider.proof.Verification;
import postrider.store.GameFolder;
import postrider.text.Lists;

/**
 * The golden wars of one game, played by letters from set-up to peace. With {@code -Dgolden=write} they are written anew; a war that no
 * longer ends as it should is replayed with the next secret until it does.
 */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
abstract class GoldenWars {
    private static final GameCatalog CATALOG = GameCatalog.installed();
    private static final int LONGEST = 180;

    private final Map<Peace, GameFolder> wars = new HashMap<>();
    private final Path game;
    private final Story story;
    private final List<String> files;

    private Path home;

    /** @param game the name of its folder */
    GoldenWars(String game) {
        this.game = Path.of("../games", game);
        this.story = Story.of(CATALOG.game(game));
        this.files = Lists.concat(
                Lists.map(story.sides(), side -> side.lower() + ".txt"), List.of("summary.txt", "game.yaml"));
    }

    @BeforeAll
    void playIn(@TempDir Path folder) {
        home = folder;
    }

    /**
     * How a war ends.
     *
     * @param golden its folder: {@code ending.txt} is a regular expression for what is said at the end, {@code scenario.txt} names the
     *     scenario if it is not the game's first, {@code diaries} holds what the commanders write besides orders if that is not the same in
     *     all wars of the game, and {@code told.txt} lists what else its letters tell
     */
    record Peace(Path golden) {
        private Optional<Path> file(String name) {
            return Optional.of(golden.resolve(name)).filter(Files::exists);
        }

        Path diaries() {
            return file("diaries").orElse(golden.resolve("../../diaries"));
        }

        Optional<String> scenario() throws IOException {
            var file = file("scenario.txt");
            return file.isPresent() ? Optional.of(Files.readString(file.get()).strip()) : Optional.empty();
        }

        boolean hasEnded(String result) throws IOException {
            return result.matches(Files.readString(golden.resolve("ending.txt")).strip());
        }

        List<String> told() throws IOException {
            var file = file("told.txt");
            return file.isPresent() ? Files.readAllLines(file.get()) : List.of();
        }

        @Override
        public String toString() {
            return golden.getFileName().toString();
        }
    }

    Stream<Peace> all() throws IOException {
        try (var folders = Files.list(game.resolve("golden"))) {
            return folders.sorted().map(Peace::new).toList().stream();
        }
    }

    @ParameterizedTest
    @MethodSource("all")
    void everyLetterIsTheOneWeKnow(Peace peace) throws IOException {
        var war = war(peace);
        for (var name : files)
            assertEquals(-1, Files.mismatch(peace.golden().resolve(name), file(war, name)), "first byte of " + name);
        assertTrue(ends(war, peace));
        verify(war);
    }

    /** Checked by an independent program, from one player's letters and the game file. */
    @ParameterizedTest
    @MethodSource("all")
    @Needs(Need.PYTHON)
    void theLettersProveTheDice(Peace peace) throws Exception {
        var war = war(peace);
        for (var side : story.sides())
            assertTrue(
                    Script.assertSound(letters(war, side), war.gameFile()).contains("nothing is amiss"), side.word());
    }

    /** Plays a war once, and rewrites its files if asked to. */
    private GameFolder war(Peace peace) throws IOException {
        if (!wars.containsKey(peace)) {
            int secret = secret(peace);
            var war = play(peace, secret);
            if ("write".equals(System.getProperty("golden"))) {
                while (!ends(war, peace) || !mostTookOneLetter(war)) war = play(peace, ++secret);
                for (var name : files) Files.write(peace.golden().resolve(name), Files.readAllBytes(file(war, name)));
            }
            wars.put(peace, war);
        }
        return wars.get(peace);
    }

    private GameFolder play(Peace peace, int secret) throws IOException {
        var folder = Files.createTempDirectory(home, "war");
        return War.play(story, peace.scenario(), peace.diaries(), folder, "%064d".formatted(secret));
    }

    /** The secret of the golden game file, in whatever format that is; 1 if there is none yet. */
    private static int secret(Peace peace) throws IOException {
        var game = peace.golden().resolve("game.yaml");
        if (!Files.exists(game)) return 1;
        var secret = Pattern.compile("\nfixedSecret: \"(\\d+)\"\n").matcher(Files.readString(game));
        return secret.find() ? Integer.parseInt(secret.group(1)) : 1;
    }

    private static Path file(GameFolder war, String name) {
        return name.equals("game.yaml") ? war.gameFile() : war.path().resolveSibling(name);
    }

    private static Path letters(GameFolder war, Side side) {
        return war.path().resolveSibling(side.lower());
    }

    /** Whether the war ends as it should, reports what it should, and is neither a skirmish nor endless. */
    private boolean ends(GameFolder war, Peace peace) throws IOException {
        var log = war.log();
        var letters = Files.readString(file(war, files.getFirst()));
        return peace.hasEnded(log.ended().orElse(""))
                && log.impulse() > 10
                && log.impulse() < LONGEST
                && peace.told().stream().allMatch(letters::contains);
    }

    /** The game file and the letters are in order, each player was told what we read, and most impulses took one letter. */
    private void verify(GameFolder war) {
        var rules = Reopened.of(CATALOG, war, war.header());
        var findings = Verification.of(war.gameFile(), Optional.of(rules), Signatures.installed());
        assertEquals(Optional.empty(), findings.amiss(), findings::text);
        for (var side : story.sides()) {
            var beside = findings.beside(letters(war, side), war::contents);
            assertEquals(Optional.empty(), beside.amiss(), beside::text);
        }
        assertTrue(mostTookOneLetter(war), Summary.lettersAnImpulse(war)::toString);
    }

    private static boolean mostTookOneLetter(GameFolder war) {
        var letters = Summary.lettersAnImpulse(war);
        return 4 * letters.get(1)
                > 3 * letters.values().stream().mapToInt(n -> n).sum();
    }
}
