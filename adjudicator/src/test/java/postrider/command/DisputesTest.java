package postrider.command;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import java.util.zip.ZipInputStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import postrider.desk.Office;
import postrider.needs.Need;
import postrider.needs.Needs;

/** A raid that was intercepted, in dispute. */
class DisputesTest {
    @TempDir
    Path home;

    private Typed typed;
    private String card;

    @BeforeEach
    void aRaidIsPlayed() {
        typed = new Typed(home);
        typed.type(0, Typed.beginning("r-1", "--secret", Office.SECRET));
        card = typed.type(0, "report", "r-1", "--as", "british").replaceFirst("(?s).*You are dealt (\\w+),.*", "$1");
        enter("british", "raid Camden with %s\nif asked bid: 1".formatted(card));
        enter("american", "stand");
        enter("american", "bid 1");
    }

    private void enter(String side, String letter) {
        typed.type(0, "adjudicate", "r-1", file(letter), "--as", side);
    }

    private String file(String text) {
        try {
            return Files.writeString(home.resolve("letter.txt"), text).toString();
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

    /** Asserts that these lines follow one another in the sheet. */
    private static void assertSays(String like, String sheet) {
        var head = like.lines().findFirst().orElseThrow();
        int at = ("\n" + sheet).indexOf("\n" + head);
        assertTrue(at >= 0, sheet);
        var lines = sheet.substring(at).lines().limit(like.lines().count()).toList();
        assertEquals(like, String.join("\n", lines) + "\n");
    }

    @Test
    void theWholeImpulseIsLaidOpen() {
        var sheet = typed.type(0, "dispute", "r-1");
        assertSays("""
                r-1, impulse 1: the British order. For the referee alone.
                ================================================================================
                British bid 1, American bid 1
                Entries 4 to 9 of the game file. Played again today, it comes out word for word
                as it was recorded.
                """, sheet);
        assertSays("""
                British order: entry 4, entered by the referee's hand
                as it came                               as it was read
                ---------------------------------------  ---------------------------------------
                raid Camden with %1$s                      raid Camden with %1$s
                if asked bid: 1                          if asked bid: 1
                """.formatted(card), sheet);
        assertSays("""
                4.1    The British player decides: bid.
                       asked    What do you bid?
                       could be bid 0; bid 1; bid 2
                       silent   bid 2
                       answered bid 1
                       how      by a clause under the order: if asked bid: 1
                4.1    The American player decides: bid.
                       asked    What do you bid?
                       could be bid 0; bid 1; bid 2
                       silent   bid 2
                       answered bid 1
                       how      by the referee's hand, entry 8
                """, sheet);
        assertSays("""
                4.2    Die for attacker: 5.
                       die      \u2684 5 of 1 to 6, roll 1 of the game
                       key      4.2 attacker
                """, sheet);
        assertTrue(sheet.lines().allMatch(line -> line.length() <= 80), sheet);
    }

    @Test
    void anyImpulseCanBeAskedFor() {
        assertSays("r-1, impulse 0: the set-up. For the referee alone.\n", typed.type(0, "dispute", "r-1", "0"));
        assertEquals(
                "Nothing has happened in impulse 7 of r-1; the last is impulse 1.\n",
                typed.type(2, "dispute", "r-1", "7"));
    }

    @Test
    void aRollbackShowsInHistoryAndDispute() {
        assertFalse(typed.type(0, "history", "r-1").contains("taken back"));
        typed.type(0, "settle", "r-1", "rollback", "1", "--reason", "misread");
        enter("british", "raid Camden with %s\nif asked bid: 1".formatted(card));
        var told = typed.type(0, "history", "r-1").split("\n(?= +[0-9])");
        assertTrue(told[1].contains("taken back; dice"), told[1]);
        assertFalse(told[2].contains("taken back"), told[2]);
        assertSays("It was taken back, and counts no more.\n", typed.type(0, "dispute", "r-1", "1"));
        assertFalse(typed.type(0, "dispute", "r-1").contains("It was taken back"));
    }

    @Test
    void anImpulseThatWaitsShowsWhatItWaitsFor() {
        enter("american", "raid Boston with " + mine());
        var sheet = typed.type(0, "dispute", "r-1");
        assertSays("It waits for the British answer to 3.1 intercept into Boston.\n", sheet);
        assertSays("       answered not yet\n", sheet);
        assertFalse(sheet.contains("The position after"), sheet);
    }

    @Test
    void whyAndWhyNotNameRules() {
        assertEquals("No sections of this rule book are listed.\n", typed.type(2, "dispute", "r-1", "--why", "4.2"));
        assertSays("""
                The British order would be refused.

                Which rule would refuse it
                ==========================
                2.1    You do not hold z9.
                """, typed.type(0, "dispute", "r-1", "--why-not", "raid Camden with z9"));
        assertSays("""
                No rule would refuse this order.

                As it would be read
                ===================
                  raid Boston with %s
                """.formatted(card), typed.type(0, "dispute", "r-1", "--why-not", "raid Boston with " + card));
        assertSays(
                "2.1    You do not hold z9.\n",
                typed.type(0, "dispute", "r-1", "--what-if", file("raid Camden with z9")));
    }

    @Test
    void otherOrdersAndAnswersAreTriedWithoutEnteringThem() throws IOException {
        var before = Files.readString(home.resolve("games/r-1/game.yaml"));
        var tried = file("raid Boston with %s\nif asked bid: 0\nanswer bid: bid 2".formatted(card));
        var sheet = typed.type(0, "dispute", "r-1", "--what-if", tried, "--seed", "7");
        assertSays("  raid Boston with %s\n  if asked bid: 0\n  answer bid: bid 2\n".formatted(card), sheet);
        assertSays("""
                It stops there: the American player would be asked 3.1 intercept into Boston.
                Put 'answer intercept into Boston: ...' into the file to go on.
                """, sheet);
        var answered = file(
                "raid Boston with %s\nanswer intercept: stand\nanswer bid: bid 0\nanswer bid: bid 2".formatted(card));
        var whole = typed.type(0, "dispute", "r-1", "--what-if", answered, "--seed", "7");
        assertSays("4.1    British bid 0, American bid 2.\n", whole);
        assertSays("       die      hypothetical\n", whole);
        assertEquals(whole, typed.type(0, "dispute", "r-1", "--what-if", answered, "--seed", "7"));
        assertEquals(before, Files.readString(home.resolve("games/r-1/game.yaml")));
    }

    /** Both bid 1, and the defender wins ties: the raider wins 15 throws of 36. */
    @Test
    void everyThrowIsCounted() {
        var sheet = typed.type(0, "dispute", "r-1", "--odds");
        assertSays("Each of the 36 throws of its dice was played in turn; nothing of it is entered\n", sheet);
        assertSays("58.3 %, exactly 7 in 12:\n", sheet);
        assertSays("41.7 %, exactly 5 in 12:\n", sheet);
        var bids = file("answer bid: bid 2\nanswer bid: bid 0");
        assertSays("72.2 %, exactly 13 in 18:\n", typed.type(0, "dispute", "r-1", "--what-if", bids, "--odds"));
        var meets = file("answer intercept: with " + mine());
        var branches = typed.type(0, "dispute", "r-1", "--what-if", meets, "--odds");
        assertSays("Each of the 111 throws of its dice was played in turn; nothing of it is entered\n", branches);
        assertSays("50.0 %, exactly 1 in 2:\n", branches);
    }

    @Test
    void hypotheticalCardsComeFromTheDeckAndNotFromTheSecret() {
        var nothing = file("");
        var deals = Stream.of("1", "2", "3")
                .map(seed -> typed.type(0, "dispute", "r-1", "0", "--what-if", nothing, "--seed", seed))
                .map(sheet -> sheet.replaceFirst("(?s).*(You are dealt [^.]*\\.).*", "$1"))
                .toList();
        assertEquals(3, deals.stream().distinct().count(), deals::toString);
        assertFalse(deals.contains(dealt("british")), deals::toString);
        assertSays(
                "Not a die is rolled in it: this is all that can come of it.\n",
                typed.type(0, "dispute", "r-1", "0", "--odds"));
    }

    private String mine() {
        return typed.type(0, "report", "r-1", "--as", "american", "--impulse", "0")
                .replaceFirst("(?s).*You are dealt (\\w+),.*", "$1");
    }

    @Test
    void aBundleOfAGameInPlayHoldsOnlyWhatOneSideKnows() throws IOException {
        var zip = home.resolve("1.zip");
        assertEquals(
                "The game is not over: use --for SIDE to say whose view the bundle shows.\n",
                typed.type(2, "dispute", "r-1", "--bundle", zip.toString()));
        typed.type(0, "dispute", "r-1", "--bundle", zip.toString(), "--for", "american");
        var files = unpacked(zip);
        var all = String.join("\n", files.values());
        assertTrue(files.get("README.txt").contains("python3 verify.py letters"));
        assertTrue(files.get("rulings.txt").contains("4.1     British bid 1, American bid 1."));
        assertTrue(all.contains(dealt("american")));
        assertFalse(all.contains(dealt("british")), "the other hand");
        assertFalse(all.contains(Office.SECRET), "the secret");
        assertTrue(files.keySet().stream().noneMatch(name -> name.contains("british")), files.keySet()::toString);
        var other = home.resolve("2.zip");
        typed.type(0, "dispute", "r-1", "--bundle", other.toString(), "--for", "american");
        assertEquals(-1, Files.mismatch(zip, other));
    }

    private String dealt(String side) {
        return typed.type(0, "report", "r-1", "--as", side, "--impulse", "0")
                .replaceFirst("(?s).*(You are dealt [^.]*\\.).*", "$1");
    }

    @Test
    @Needs(Need.PYTHON)
    void aBundleIsCheckedWithoutPostrider() throws IOException, InterruptedException {
        var zip = home.resolve("1.zip");
        typed.type(0, "dispute", "r-1", "--bundle", zip.toString(), "--for", "american");
        assertTrue(checked(zip, "letters").contains("nothing is amiss"));
        enter("american", "raid Boston with " + mine());
        enter("british", "stand");
        enter("british", "bid 0");
        enter("american", "bid 0");
        typed.type(0, "dispute", "r-1", "--bundle", zip.toString());
        assertTrue(unpacked(zip).get("dispute.txt").contains("r-1, impulse 2: the American order."));
        assertTrue(checked(zip, "game.yaml").contains("nothing is amiss"));
    }

    private String checked(Path zip, String what) throws IOException, InterruptedException {
        var folder = Files.createTempDirectory(home, "bundle");
        for (var file : unpacked(zip).entrySet()) {
            var path = folder.resolve(file.getKey());
            Files.createDirectories(path.getParent());
            Files.writeString(path, file.getValue());
        }
        var python = new ProcessBuilder("python3", "verify.py", what)
                .directory(folder.toFile())
                .redirectErrorStream(true)
                .start();
        var said = new String(python.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertEquals(0, python.waitFor(), said);
        return said;
    }

    private static Map<String, String> unpacked(Path zip) throws IOException {
        var files = new LinkedHashMap<String, String>();
        try (var in = new ZipInputStream(Files.newInputStream(zip))) {
            for (var entry = in.getNextEntry(); entry != null; entry = in.getNextEntry())
                files.put(entry.getName(), new String(in.readAllBytes(), StandardCharsets.UTF_8));
        }
        return files;
    }

    @Test
    void optionsWithoutEffectAreRefused() {
        var zip = home.resolve("matter.zip").toString();
        assertEquals(
                "A bundle holds everything: --bundle goes only with --for.\n",
                typed.type(2, "dispute", "r-1", "--bundle", zip, "--why", "4.2"));
        assertEquals(
                "--for says whose view a bundle shows: use it with --bundle FILE.\n",
                typed.type(2, "dispute", "r-1", "--for", "american"));
        assertEquals(
                "--odds plays the impulse as it was or with --what-if FILE, and does not go with --why or --why-not.\n",
                typed.type(2, "dispute", "r-1", "--odds", "--why", "4.2"));
        assertEquals(
                "--seed is for the dice of --what-if FILE, and does not go with --odds.\n",
                typed.type(2, "dispute", "r-1", "--seed", "7"));
        assertEquals(
                "Invalid value for option '--seed': 'x' is not a whole number from 0 up. Try 'postrider dispute --help'.\n",
                typed.type(2, "dispute", "r-1", "--seed", "x"));
        assertEquals(
                "--why=RULE, --why-not=ORDER are mutually exclusive (specify only one). Try 'postrider dispute --help'.\n",
                typed.type(2, "dispute", "r-1", "--why", "4.2", "--why-not", "x"));
    }

    @Test
    void otherFilesAreRefused() throws IOException {
        var other = Files.writeString(home.resolve("notes.txt"), "notes").toString();
        for (var verb : List.of("dispute", "history", "table"))
            assertEquals(
                    "%s is not a game: a game's file is called game.yaml.\n".formatted(other),
                    typed.type(2, verb, other));
        assertEquals(
                "There is no game 'nosuch' in %s, and no title of that name; the titles are raids.\n"
                        .formatted(home.resolve("games")),
                typed.type(2, "rule", "nosuch", "4.2"));
        assertEquals(
                "%s cannot be written.\n".formatted(home), typed.type(2, "audit", "r-1", "--html", home.toString()));
    }
}
