package postrider.gateway.demo;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import postrider.desk.GameCatalog;
import postrider.desk.GameFolder;
import postrider.desk.Reopened;
import postrider.gamefile.Signatures;
import postrider.gamefile.Verification;
import postrider.needs.Need;
import postrider.needs.Needs;

/**
 * Three wars played by letters from set-up to peace. With {@code -Dgolden=write} they are written anew; one that no longer
 * ends as it should is played with the next secret until it does.
 */
class GoldenWarsTest {
    private static final Path GOLDEN = Path.of("../games/washingtons-war/golden");
    private static final List<String> FILES = List.of("british.txt", "american.txt", "summary.txt", "game.yaml");

    /** How a war ends. */
    enum Peace {
        BRITISH_VICTORY("The British control \\d\\d colonies.*"),
        AMERICAN_VICTORY("No British CU is left .*"),
        WAR_ENDS("The British control .*");

        private final String ending;

        Peace(String ending) {
            this.ending = ending;
        }

        Path golden() {
            return GOLDEN.resolve(name().toLowerCase(Locale.ROOT).replace('_', '-'));
        }

        /** Whether this war ends so, and is neither a skirmish nor endless. */
        boolean ends(GameFolder war) {
            var log = war.log();
            return log.ended().orElse("").matches(ending) && log.impulse() > 10 && log.impulse() < 70;
        }
    }

    @TempDir
    private static Path home;

    private static final Map<Peace, GameFolder> WARS = new EnumMap<>(Peace.class);

    @ParameterizedTest
    @EnumSource
    void everyLetterIsTheOneWeKnow(Peace peace) throws IOException {
        var war = war(peace);
        for (var name : FILES)
            assertEquals(-1, Files.mismatch(peace.golden().resolve(name), file(war, name)), "first byte of " + name);
        assertTrue(peace.ends(war));
        verify(war);
    }

    /** The letters say to a player who has but his own what the game file says to us. */
    @ParameterizedTest
    @EnumSource
    @Needs(Need.PYTHON)
    void theLettersProveTheDice(Peace peace) throws Exception {
        for (var side : List.of("british", "american"))
            assertTrue(DemoTest.verified(war(peace).path().resolveSibling(side)).contains("nothing is amiss"), side);
    }

    /** Played once, and written where it is to be. */
    private static GameFolder war(Peace peace) throws IOException {
        if (!WARS.containsKey(peace)) {
            int secret = known(peace);
            var war = play(secret);
            if ("write".equals(System.getProperty("golden"))) {
                while (!peace.ends(war) || !mostTookOneLetter(war)) war = play(++secret);
                for (var name : FILES) Files.write(peace.golden().resolve(name), Files.readAllBytes(file(war, name)));
            }
            WARS.put(peace, war);
        }
        return WARS.get(peace);
    }

    private static GameFolder play(int secret) throws IOException {
        var folder = Files.createTempDirectory(home, "war");
        return War.play(folder, "%064d".formatted(secret));
    }

    /** The secret it is known with, even in a format of long ago; 1 if it is not known yet. */
    private static int known(Peace peace) throws IOException {
        var game = Files.createDirectories(peace.golden()).resolve("game.yaml");
        if (!Files.exists(game)) return 1;
        var secret = Pattern.compile("\nfixedSecret: \"(\\d+)\"\n").matcher(Files.readString(game));
        return secret.find() ? Integer.parseInt(secret.group(1)) : 1;
    }

    private static Path file(GameFolder war, String name) {
        return name.equals("game.yaml") ? war.gameFile() : war.path().resolveSibling(name);
    }

    /** Nothing is amiss in its game file, and most impulses took one letter. */
    private static void verify(GameFolder war) {
        var rules = Reopened.at(GameCatalog.installed(), war.gameFile());
        var findings = Verification.of(war.gameFile(), Optional.of(rules), Signatures.installed());
        assertEquals(Optional.empty(), findings.amiss(), findings::text);
        assertTrue(mostTookOneLetter(war), Summary.lettersAnImpulse(war)::toString);
    }

    private static boolean mostTookOneLetter(GameFolder war) {
        var letters = Summary.lettersAnImpulse(war);
        return 4 * letters.get(1)
                > 3 * letters.values().stream().mapToInt(n -> n).sum();
    }
}
