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
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import postrider.desk.GameCatalog;
import postrider.desk.Reopened;
import postrider.kernel.ruling.Side;
import postrider.log.Signatures;
import postrider.needs.Need;
import postrider.needs.Needs;
import postrider.proof.Verification;
import postrider.store.GameFolder;
import postrider.text.Lists;

/**
 * Wars of every game, played by letters from set-up to the end. With {@code -Dgolden=write} the files are rewritten; a war that no longer ends
 * as it should is replayed with the next secret until it does.
 */
@Tag("long")
class GoldenWarsTest {
    private static final Path GAMES = Path.of("../games");
    private static final GameCatalog CATALOG = GameCatalog.installed();
    private static final int LONG = 180;

    /**
     * How a war ends.
     *
     * @param golden its folder in that of its game, with {@code ending.txt}, a regular expression for its ending, {@code scenario.txt}, unless it
     * is the
     *     game's first scenario, and {@code told.txt}, lines that its letters must contain
     */
    record Peace(Path golden) {
        static Stream<Peace> all() throws IOException {
            try (var files = Files.find(GAMES, 4, (file, about) -> file.endsWith("ending.txt"))) {
                return files.map(Path::getParent).sorted().map(Peace::new).toList().stream();
            }
        }

        Path game() {
            return golden.getParent().getParent();
        }

        /** What its commanders write besides orders: for this war, or else for all wars of its game. */
        Path diaries() {
            var own = golden.resolve("diaries");
            return Files.exists(own) ? own : game().resolve("diaries");
        }

        Optional<String> scenario() throws IOException {
            var file = golden.resolve("scenario.txt");
            return Files.exists(file) ? Optional.of(Files.readString(file).strip()) : Optional.empty();
        }

        /** Whether the war ends like this, after a reasonable number of impulses. */
        boolean ends(GameFolder war) throws IOException {
            var ending = Files.readString(golden.resolve("ending.txt")).strip();
            var log = war.log();
            return log.ended().orElse("").matches(ending)
                    && log.impulse() > 10
                    && log.impulse() < LONG
                    && told().allMatch(Files.readString(file(war, files(this).getFirst()))::contains);
        }

        private Stream<String> told() throws IOException {
            var file = golden.resolve("told.txt");
            return Files.exists(file) ? Files.readAllLines(file).stream() : Stream.of();
        }

        @Override
        public String toString() {
            return GAMES.relativize(golden).toString();
        }
    }

    @TempDir
    private static Path home;

    private static final Map<Peace, GameFolder> WARS = new HashMap<>();

    @ParameterizedTest
    @MethodSource("postrider.gateway.demo.GoldenWarsTest$Peace#all")
    void everyLetterIsTheOneWeKnow(Peace peace) throws IOException {
        var war = war(peace);
        for (var name : files(peace))
            assertEquals(-1, Files.mismatch(peace.golden().resolve(name), file(war, name)), "first byte of " + name);
        assertTrue(peace.ends(war));
        verify(war, story(peace).sides());
    }

    /** Checked by an independent program, from one player's letters and the game file. */
    @ParameterizedTest
    @MethodSource("postrider.gateway.demo.GoldenWarsTest$Peace#all")
    @Needs(Need.PYTHON)
    void theLettersProveTheDice(Peace peace) throws Exception {
        var war = war(peace);
        for (var side : story(peace).sides())
            assertTrue(
                    ToldStory.verified(letters(war, side), war.gameFile()).contains("nothing is amiss"), side.word());
    }

    /** Plays a war once, and rewrites its files if asked to. */
    private static GameFolder war(Peace peace) throws IOException {
        if (!WARS.containsKey(peace)) {
            int secret = known(peace);
            var war = play(peace, secret);
            if ("write".equals(System.getProperty("golden"))) {
                while (!peace.ends(war) || !mostTookOneLetter(war)) war = play(peace, ++secret);
                for (var name : files(peace))
                    Files.write(peace.golden().resolve(name), Files.readAllBytes(file(war, name)));
            }
            WARS.put(peace, war);
        }
        return WARS.get(peace);
    }

    private static GameFolder play(Peace peace, int secret) throws IOException {
        var folder = Files.createTempDirectory(home, "war");
        return War.play(story(peace), peace.scenario(), peace.diaries(), folder, "%064d".formatted(secret));
    }

    private static Story story(Peace peace) {
        return Story.of(CATALOG.game(peace.game().getFileName().toString()));
    }

    private static List<String> files(Peace peace) {
        var books = Lists.map(story(peace).sides(), side -> side.lower() + ".txt");
        return Lists.concat(books, List.of("summary.txt", "game.yaml"));
    }

    /** The secret in the golden file, even in an old format; 1 if there is none yet. */
    private static int known(Peace peace) throws IOException {
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

    /** Checks that the game file verifies, that each player's letters agree with it, and that most impulses took one letter. */
    private static void verify(GameFolder war, List<Side> sides) {
        var rules = Reopened.of(CATALOG, war, war.header());
        var findings = Verification.of(war.gameFile(), Optional.of(rules), Signatures.installed());
        assertEquals(Optional.empty(), findings.amiss(), findings::text);
        for (var side : sides) {
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
