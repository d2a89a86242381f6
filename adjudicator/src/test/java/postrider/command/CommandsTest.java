package postrider.command;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;
import postrider.desk.GameCatalog;
import postrider.desk.Office;
import postrider.desk.Raids;
import postrider.kit.JsonSchema;
import postrider.log.Event;
import postrider.store.GameFile;

class CommandsTest {
    @TempDir
    Path home;

    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();
    private List<String> counted = List.of();
    private final List<String> faults = new ArrayList<>();
    private final List<String> missing = new ArrayList<>();
    private Setting setting;

    @BeforeEach
    void begin() {
        setting = new Setting(
                new GameCatalog(List.of(new Raids())),
                new OnPaper() {
                    @Override
                    public List<String> counted(Path home) {
                        return counted;
                    }

                    @Override
                    public List<String> faults(Path home) {
                        return faults;
                    }

                    @Override
                    public List<String> missing(Path home) {
                        return missing;
                    }
                },
                InstantSource.fixed(Office.NOON),
                new PrintWriter(out, true),
                new PrintWriter(err, true));
        assertEquals(0, newGame("r-1"));
    }

    private int newGame(String id) {
        return run(
                "new",
                "raids",
                id,
                "--secret",
                Office.SECRET,
                "--player",
                "british=Howe <howe@example.invalid>",
                "--player",
                "american=Greene <greene@example.invalid>");
    }

    /** Runs a command in the home folder; its output is in {@link #out} and {@link #err}. */
    private int run(String... words) {
        out.getBuffer().setLength(0);
        err.getBuffer().setLength(0);
        var args = new ArrayList<>(List.of(words));
        if (!List.of("box", "cases", "simulate", "replay", "bench").contains(words[0]))
            args.addAll(List.of("--home", home.toString()));
        return Postrider.run(setting, Map.of(), args.toArray(String[]::new));
    }

    private String file(String text) {
        try {
            return Files.writeString(home.resolve("letter.txt"), text).toString();
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

    private String order() {
        var card =
                out(() -> run("report", "r-1", "--as", "british")).replaceFirst("(?s).*You are dealt (\\w+),.*", "$1");
        return file("raid Camden with " + card);
    }

    private String out(Runnable command) {
        command.run();
        return out.toString();
    }

    @Test
    void statusListsTodaysCountedLetters() {
        counted = List.of("r-1, American (refused or requests): 40 of 40, and 17 beyond");
        assertEquals(0, run("status"));
        assertTrue(out.toString().endsWith("""

                                Today's letters that did not affect a game, and how many of them are answered in a day:
                                  r-1, American (refused or requests): 40 of 40, and 17 beyond
                                """), out.toString());
        assertEquals(0, run("status", "r-1"));
        assertFalse(out.toString().contains("beyond"));
    }

    @Test
    void statusSaysWhoseLetterIsAwaited() {
        run("status", "r-1");
        assertEquals("""
                r-1: Raids, scenario two
                            American: Greene <greene@example.invalid>
                            British: Howe <howe@example.invalid>
                  impulse   1, since 20 November 2026, 12:00 UTC
                  waits for the British order
                  outbox    4 letters for you to hand over
                """, out.toString());
        newGame("r-2");
        run("status");
        assertEquals("""
                r-1          impulse 1   waits for the British order
                r-2          impulse 1   waits for the British order
                """, out.toString());
    }

    @Test
    void anOrderIsPreviewedAndThenCarriedOut() {
        var order = order();
        assertEquals(0, run("preview", "r-1", order, "--as", "british"));
        assertTrue(out.toString().contains("Your order would be accepted"));
        assertEquals(1, run("preview", "r-1", file("raid Camden with nothing"), "--as", "british"));
        assertEquals(1, run("adjudicate", "r-1", file("raid Camden with nothing"), "--as", "british"));
        assertTrue(out.toString().contains("Your order is not allowed"));
        assertTrue(out.toString().contains("Nothing was entered, and no player is told of it.\nr-1: Raids"));
        assertTrue(out.toString().endsWith("  outbox    4 letters for you to hand over\n"), out.toString());
        assertEquals(0, run("adjudicate", "r-1", order(), "--as", "british", "--note", "by telephone"));
        assertTrue(out.toString().contains("waits for the American answer to 3.1 intercept into Camden"));
        assertEquals(0, run("adjudicate", "r-1", file("stand"), "--as", "american"));
        assertEquals(0, run("adjudicate", "r-1", file("bid 1"), "--as", "american"));
        assertEquals(0, run("adjudicate", "r-1", file("bid 1"), "--as", "british"));
        assertEquals(0, run("report", "r-1", "--as", "american", "--impulse", "1"));
        assertTrue(out.toString().contains("Now it is impulse 2."));
        assertEquals(0, run("history", "r-1"));
        assertTrue(
                out.toString()
                        .matches(
                                "(?s).*   1  2026-11-20  British: raid Camden with \\w+\n {18}dice \\d \\d; letters in: 4, out: .*"));
        assertTrue(out.toString().contains("answer 3.1 intercept into Camden: stand (referee)"), out.toString());
        assertEquals(0, run("verify", "r-1"));
        assertTrue(out.toString().startsWith("r-1: Nothing is amiss.\n"), out.toString());
    }

    /** A game with an impulse behind it and a question open, and a broken one beside it. */
    @Test
    void jsonMatchesTheSchema() throws IOException {
        var schema = JsonSchema.read(Path.of("../docs/schema.json"));
        run("adjudicate", "r-1", order(), "--as", "british");
        fits(schema, "preview", "preview", "r-1", file("stand"), "--as", "american", "--json");
        fits(schema, "preview", "preview", "r-1", file("nonsense"), "--as", "american", "--json");
        fits(schema, "adjudicate", "adjudicate", "r-1", file("stand"), "--as", "american", "--json");
        run("adjudicate", "r-1", file("bid 1"), "--as", "american");
        run("adjudicate", "r-1", file("bid 1"), "--as", "british");
        fits(schema, "status", "status", "r-1", "--json");
        assertTrue(out.toString().contains("\"awaits\" : [ \"American\" ]"), out.toString());
        fits(schema, "history", "history", "r-1", "--json");
        assertTrue(out.toString().contains("\"by\" : \"British\""), out.toString());
        fits(schema, "verify", "verify", "r-1", "--json");
        fits(schema, "report", "report", "r-1", "--as", "british", "--format", "json");
        fits(schema, "box", "box", "raids", "--json");
        fits(schema, "upgrade", "upgrade", "--check", "--json");
        assertTrue(out.toString().contains("\"same\" : true"), out.toString());
        fits(schema, "cases", "cases", "raids", file("CASE 2.1\nGIVEN 0|2|British|British=[a1]|\nTHEN 2.1"), "--json");
        assertTrue(out.toString().contains("\"holds\" : false"), out.toString());
        fits(schema, "cases", "cases", "raids", "--coverage", "--json");
        assertTrue(out.toString().contains("\"ruled\""), out.toString());
        Files.writeString(Files.createDirectories(home.resolve("games/torn")).resolve("game.yaml"), "nothing");
        fits(schema, "status", "status", "--json");
        assertTrue(out.toString().contains("\"broken\""), out.toString());
        fits(schema, "upgrade", "upgrade", "--check", "--json");
        assertTrue(out.toString().contains("\"same\" : true"), "a broken game stops no other");
    }

    private void fits(JsonSchema schema, String definition, String... words) {
        run(words);
        assertEquals(List.of(), schema.faults(definition, out.toString()), out::toString);
    }

    @Test
    void theSchemaHasEveryCommandWithJson() throws IOException {
        var schema = JsonSchema.read(Path.of("../docs/schema.json"));
        Postrider.line(setting).getSubcommands().forEach((name, verb) -> {
            if (verb.getCommandSpec().findOption("--json") != null) assertTrue(schema.defines(name), name);
        });
    }

    @Test
    void aClockIsReadFromAFile() throws IOException {
        var file = home.resolve("clock.yaml");
        Files.writeString(
                file, "clock: 7 days\nsilence: [claim, default]\nquiet: [sunday]\nholidays: [12-25, 2027-04-05]\n");
        var players = List.of(
                "--player", "british=Howe <h@example.invalid>", "--player", "american=Greene <g@example.invalid>");
        var timed = Stream.concat(Stream.of("new", "raids", "r-2", "--clock", file.toString()), players.stream());
        assertEquals(0, run(timed.toArray(String[]::new)));
        assertTrue(out.toString().contains("clock=7 days, "), out.toString());
        assertTrue(out.toString().contains("holidays=12-25,2027-04-05"), out.toString());
        for (var useless : List.of("", "72h\n", "- clock: 72h\n", "clock: {letter: 72h}\n")) {
            Files.writeString(file, useless);
            var empty = Stream.concat(Stream.of("new", "raids", "r-5", "--clock", file.toString()), players.stream());
            mistake(
                    2,
                    "%s does not list the options of a clock, such as 'clock: 72h'.".formatted(file),
                    empty.toArray(String[]::new));
        }
        Files.writeString(file, "clock: soon\n");
        var wrong = Stream.concat(Stream.of("new", "raids", "r-3", "--clock", file.toString()), players.stream());
        assertEquals(2, run(wrong.toArray(String[]::new)));
        var loose = Stream.concat(Stream.of("new", "raids", "r-4", "--option", "grace=48h"), players.stream());
        mistake(
                2,
                "'grace=48h' says how time is counted, and the game has no clock: give it one with 'clock=72h', for example.",
                loose.toArray(String[]::new));
    }

    @Test
    void optionsAreKeptAndUnknownOnesRefused() {
        var players = List.of(
                "--player", "british=Howe <h@example.invalid>", "--player", "american=Greene <g@example.invalid>");
        var brief = Stream.concat(Stream.of("new", "raids", "r-2", "--option", "windows=brief"), players.stream());
        assertEquals(0, run(brief.toArray(String[]::new)));
        assertTrue(out.toString().contains("r-2: Raids, scenario two, windows=brief\n"), out.toString());
        var fair = Stream.concat(Stream.of("new", "raids", "r-3", "--option", "windows=fair"), players.stream());
        assertEquals(0, run(fair.toArray(String[]::new)));
        assertTrue(out.toString().contains("r-3: Raids, scenario two\n"), out.toString());
        var wrong = Stream.concat(Stream.of("new", "raids", "r-4", "--option", "windows=open"), players.stream());
        mistake(2, "There is no option 'windows=open'. Choose from: windows=fair|brief.", wrong.toArray(String[]::new));
        mistake(
                2,
                "There is no option 'windows=brief'. This game has no options.",
                "simulate",
                "raids",
                "--option",
                "windows=brief");
    }

    private void mistake(int exit, String sentence, String... words) {
        assertEquals(exit, run(words), err.toString());
        assertEquals(sentence + "\n", err.toString());
        assertEquals("", out.toString());
    }

    @Test
    void nothingIsEnteredIntoAGameFileWithoutItsFolder() throws IOException {
        var archived = Files.createDirectories(home.resolve("archive")).resolve("game.yaml");
        Files.copy(home.resolve("games/r-1/game.yaml"), archived);
        assertEquals(0, run("status", archived.toString()));
        mistake(
                2,
                ("%s lies alone: it can be read, but nothing can be entered. To go on with the game, lay its secret, outbox/"
                                + " and sent.mail beside it.")
                        .formatted(archived),
                "adjudicate",
                archived.toString(),
                file("stand"),
                "--as",
                "american");
    }

    @Test
    void aMistakeGetsOneSentence() throws IOException {
        var letter = file("stand");
        mistake(2, "There is no game 'camden' in %s.".formatted(home.resolve("games")), "status", "camden");
        mistake(2, "There is no title 'chess'; the titles are raids.", "box", "chess");
        mistake(
                2,
                "%s cannot be read.".formatted(home.resolve("no")),
                "preview",
                "r-1",
                home.resolve("no").toString(),
                "--as",
                "british");
        mistake(
                2,
                "'french' is not a side of Raids; the sides are american and british.",
                "report",
                "r-1",
                "--as",
                "french");
        mistake(
                2,
                "Nothing has happened in impulse 7 of r-1; the game is at impulse 1.",
                "report",
                "r-1",
                "--as",
                "british",
                "--impulse",
                "7");
        mistake(
                2,
                "Missing required option: '--as=SIDE'. Try 'postrider adjudicate --help'.",
                "adjudicate",
                "r-1",
                letter);
        mistake(
                2,
                "There is a game in %s already.".formatted(home.resolve("games/r-1")),
                "new",
                "raids",
                "r-1",
                "--player",
                "british=Howe <howe@example.invalid>",
                "--player",
                "american=Greene <greene@example.invalid>");
        mistake(
                2,
                "'../r-3' cannot name a game: use up to 40 small letters, digits and hyphens.",
                "new",
                "raids",
                "../r-3",
                "--player",
                "british=Howe <howe@example.invalid>",
                "--player",
                "american=Greene <greene@example.invalid>");
        mistake(
                2,
                "'com1' cannot name a game: on Windows it is a device.",
                "new",
                "raids",
                "com1",
                "--player",
                "british=Howe <howe@example.invalid>",
                "--player",
                "american=Greene <greene@example.invalid>");
        mistake(
                2,
                "Raids needs two players: American and British.",
                "new",
                "raids",
                "r-3",
                "--player",
                "british=Howe <howe@example.invalid>");
        try (var held = GameFile.open(home.resolve("games/r-1/game.yaml"))) {
            assertTrue(held.standing().entries() > 0);
            mistake(
                    2,
                    "Another postrider has the game r-1 open; stop it first, or wait until it is done.",
                    "adjudicate",
                    "r-1",
                    letter,
                    "--as",
                    "british");
        }
    }

    @Test
    void gamesThatNeedTheRefereeAreListedFirst() throws IOException {
        for (var id : List.of("r-2", "r-3", "r-4")) newGame(id);
        var games = home.resolve("games");
        Files.delete(games.resolve("r-2/game.yaml"));
        Files.writeString(games.resolve("r-3/secret"), "1a".repeat(32));
        assertEquals(0, run("adjudicate", "r-4", file("dispute 0: it cannot be"), "--as", "american"), err::toString);
        Files.createDirectories(games.resolve("lost+found"));
        assertEquals(1, run("status"));
        var said = out.toString().replaceAll("\\s+", " ");
        var first = said.indexOf("r-2 broken");
        var second = said.indexOf("r-3 broken");
        var third =
                said.indexOf("r-4 impulse 1 impulse 0 is disputed, and nothing acts until you settle it: it cannot be");
        var fourth = said.indexOf("r-1 impulse 1 waits for the British order");
        assertTrue(0 <= first && first < second && second < third && third < fourth, said);
        assertTrue(said.contains("game.yaml is gone"), said);
        assertTrue(said.contains("holds another secret") && !said.contains("1a1a"), said);
        assertEquals(0, run("status", "r-4"));
        assertTrue(
                out.toString().lines().toList().get(1).startsWith("  held      impulse 0 is disputed"), out.toString());
        mistake(
                2,
                games.resolve("r-2/game.yaml") + " is gone: the game is nowhere else. Lay it back from your copy of the"
                        + " folder; its letters wait.",
                "status",
                "r-2");
    }

    @Test
    void faultsOfTheOfficeAreListedBelowTheGames() {
        faults.add("referee-key: it has expired.");
        assertEquals(1, run("status"));
        assertTrue(
                out.toString().endsWith("\n'serve' cannot open this office:\n  referee-key: it has expired.\n"),
                out.toString());
    }

    /** Reading the status needs no password. */
    @Test
    void aMissingPasswordIsNotAFault() {
        missing.add("imap.password-env: the environment has no IMAP.");
        assertEquals(0, run("status"));
        assertTrue(
                out.toString()
                        .endsWith("\n'serve' sends letters only where it has its passwords; here these are missing:\n"
                                + "  imap.password-env: the environment has no IMAP.\n"),
                out.toString());
    }

    @Test
    void aBrokenGameIsListedWithTheOthers() throws IOException {
        newGame("r-2");
        var file = home.resolve("games/r-1/game.yaml");
        Files.writeString(file, Files.readString(file).replace("Howe", "Hove"));
        assertEquals(1, run("status"));
        assertEquals("""
                r-1          broken      Entry 1 of the game file: it was changed: its hash does
                                         not fit.
                r-2          impulse 1   waits for the British order
                """, out.toString());
        assertEquals(1, run("status", "--json"));
        assertTrue(out.toString().contains("\"broken\" : \"Entry 1 of the game file"), out.toString());
    }

    @Test
    void wrongUsageIsExplained() {
        mistake(
                2,
                "r-1 is played by mail: its letters go to its players. To play on in a copy, use --try.",
                "table",
                "r-1");
        mistake(
                2,
                "A new game has nothing to copy: use --new or --try, not both.",
                "table",
                "r-9",
                "--new",
                "raids",
                "--try");
        mistake(2, "A past impulse is played again only in a copy: use --try.", "table", "r-1", "--impulse", "1");
        mistake(2, "A scenario and options are for a new game: use --new.", "table", "r-1", "--scenario", "two");
        mistake(2, "Nothing was ordered in impulse 7 of r-1.", "table", "r-1", "--try", "--impulse", "7");
        mistake(
                2,
                "Invalid value for option '--seconds': '-1' is not a whole number from 1 up. Try 'postrider bench --help'.",
                "bench",
                "raids",
                "--seconds",
                "-1");
        mistake(
                2,
                "Invalid value for option '--games': '0' is not a whole number from 1 up. Try 'postrider simulate --help'.",
                "simulate",
                "raids",
                "--games",
                "0");
        mistake(2, "There is no game at /nope.", "verify", "/nope");
        var games = home.resolve("games");
        mistake(2, "There is no game 'r1' in %s. Did you mean 'r-1'?".formatted(games), "verify", "r1");
        mistake(2, "There is no command 'statsu'. Did you mean 'status'? Try 'postrider --help'.", "statsu");
        mistake(
                2,
                "There is no option '--jsno'. Did you mean '--json'? Try 'postrider status --help'.",
                "status",
                "--jsno");
        mistake(2, "'r-2' is one word too many. Try 'postrider status --help'.", "status", "r-1", "r-2");
        mistake(
                2,
                "Value for option '--player' (SIDE=NAME <ADDRESS>) should be in KEY=VALUE format but was Howe."
                        + " Try 'postrider new --help'.",
                "new",
                "raids",
                "r-3",
                "--player",
                "Howe");
    }

    @Test
    void anUnusableKeyIsNamed() {
        var useless = new Setting(
                setting.catalog(),
                new OnPaper() {
                    @Override
                    public Event.Player enrolled(Event.Player player) {
                        throw new IllegalArgumentException("This is no key.");
                    }
                },
                setting.clock(),
                setting.out(),
                setting.err());
        var file = file("rubbish");
        assertEquals(
                2,
                Postrider.run(
                        useless,
                        Map.of(),
                        "new",
                        "raids",
                        "r-3",
                        "--player",
                        "british=Howe <howe@example.invalid>",
                        "--key",
                        "british=" + file));
        assertEquals("%s: This is no key.\n".formatted(file), err.toString());
    }

    @Test
    void theVersionIsThatOfTheBuild() throws IOException {
        var version = Files.readString(Path.of("../pom.xml")).replaceFirst("(?s).*?<version>(.*?)</version>.*", "$1");
        out.getBuffer().setLength(0);
        assertEquals(0, Postrider.run(setting, Map.of(), "--version"));
        assertEquals("postrider %s\n".formatted(version), out.toString());
    }

    @Test
    void aChangedGameFileIsFound() throws IOException {
        var file = home.resolve("games/r-1/game.yaml");
        Files.writeString(file, Files.readString(file).replace("Howe", "Hove"));
        assertEquals(1, run("verify", "r-1"));
        assertTrue(out.toString().contains("Entry 1 of the game file"), out.toString());
    }

    @Test
    void aTruncatedGameFileIsFound() throws IOException {
        var file = home.resolve("games/r-1/game.yaml");
        var whole = Files.readString(file);
        Files.writeString(file, whole.substring(0, whole.lastIndexOf("---\n")));
        var gone = "Entry 3 of the game file: it was written once and is gone: the file was cut.";
        assertEquals(1, run("verify", "r-1"));
        assertTrue(out.toString().contains(gone), out.toString());
        mistake(1, gone, "status", "r-1");
    }

    /** If the index is missing, the letters that have left show it; here as an older Postrider filed them. */
    @Test
    void sentLettersRevealATruncatedGameFile() throws IOException {
        var folder = home.resolve("games/r-1");
        Files.createDirectory(folder.resolve("sent"));
        for (var letter : List.of("american", "british")) {
            var name = "r-1.1.%s.welcome%%40postrider.invalid.eml".formatted(letter);
            Files.move(
                    folder.resolve("outbox").resolve(name),
                    folder.resolve("sent").resolve(name));
        }
        assertEquals(0, run("verify", "r-1"));
        assertTrue(out.toString().contains("2 letters that were sent, each told of"), out.toString());
        var file = folder.resolve("game.yaml");
        var entries = Files.readString(file).split("(?=---\n)");
        Files.writeString(file, entries[0]);
        Files.delete(folder.resolve("game.index"));
        assertEquals(1, run("verify", "r-1"));
        var gone = "Entry 2 of the game file: it was written once and is gone, since"
                + " <r-1.1.american.welcome@postrider.invalid> was sent: the file was cut.";
        assertTrue(out.toString().contains(gone), out.toString());
        mistake(1, gone, "adjudicate", "r-1", file("raid Camden with a1"), "--as", "american");
    }

    @Test
    void aBoxIsCheckedAndUnconfirmedRecordsAreListed() {
        assertEquals(0, run("box", "raids"));
        assertEquals("""
                Raids: the box is sound.
                  hash      b0
                            Not confirmed: 1 record.
                    - the map
                """, out.toString());
    }

    @Test
    void ownCasesArePlayed() {
        var whatIf = file("""
                CASE    3.1  Nobody intercepts
                GIVEN   0|2|British|American=[d1];British=[a1]|
                ORDER   British    raid Camden with a1
                ANSWER  American   intercept: stand
                ANSWER  British    bid: bid 2
                ANSWER  American   bid: bid 1
                DICE    3 4
                THEN    4.1  British bid 2, American bid 2
                """);
        assertEquals(1, run("cases", "raids", whatIf), err.toString());
        assertEquals("""
                CASE 3.1 Nobody intercepts (%s, line 1)

                line 8    expected  4.1 British bid 2, American bid 2
                          came      4.1 British bid 2, American bid 1.

                What happens:
                  ORDER British raid Camden with a1
                  2.2     The British play a1 and raid Camden.
                  4.1     British bid 2, American bid 1.
                  4.2     Die for attacker: 3.
                  4.2     Die for defender: 4.

                1 case, 1 failed.
                """.formatted(whatIf), out.toString());
        var refused = file("CASE 2.1\nGIVEN 0|2|British|British=[a1]|\nORDER British raid Camden with b1\nREFUSED 2.1");
        assertEquals(0, run("cases", "raids", refused, "--with-own", "--report"), err.toString());
        assertEquals("""
                CASE 2.1 (%s, line 1)
                  ORDER British raid Camden with b1
                  REFUSED 2.1 You do not hold b1. [a1]

                1 case, 0 failed.
                """.formatted(refused), out.toString());
    }

    @Test
    void filesWithoutCasesAreRefused() {
        mistake(2, "There is no title 'chess'; the titles are raids.", "cases", "chess", file("CASE 1.1"));
        mistake(
                2,
                "There is no case in %s.".formatted(file("# Nothing yet.\n")),
                "cases",
                "raids",
                file("# Nothing yet.\n"));
        mistake(2, "%s is a folder, not a file.".formatted(home), "cases", "raids", home.toString());
        var faulty = file("CASE 1.1 One\nORDER Dutch raid\nDISPUTED R1\n");
        mistake(
                2,
                "%s, line 2: ORDER takes a side and the words of the order\n%s, line 3: 'R1' is not a ruling of rulings.md"
                        .formatted(faulty, faulty),
                "cases",
                "raids",
                faulty);
    }

    @TestFactory
    Stream<DynamicTest> helpFitsTheScreenAndEndsWithExamples() {
        return Postrider.line(setting).getSubcommands().entrySet().stream()
                .map(verb -> DynamicTest.dynamicTest(verb.getKey(), () -> helps(verb.getValue())));
    }

    private static void helps(CommandLine verb) {
        var help = verb.getUsageMessage();
        assertAll(
                () -> assertTrue(help.lines().allMatch(line -> line.length() <= 80), help),
                () -> assertTrue(help.contains("Example"), help),
                () -> assertFalse(help.contains("THE-GAME"), help));
    }

    @Test
    void gamesAreSimulated() {
        assertEquals(0, run("simulate", "raids", "--games", "20", "--closely", "2"), out + "" + err);
        assertTrue(out.toString().startsWith("20 games, "), out.toString());
        assertEquals(2, run("simulate", "raids", "--player", "sensible"));
        assertEquals("raids has no sensible player. Choose from: random.\n", err.toString());
    }

    @Test
    void gamesOfAScenarioAreSimulated() {
        var known = "There is no scenario 'nowhere'. Choose from: ";
        for (var verb : List.of("simulate", "bench")) {
            assertEquals(2, run(verb, "raids", "--scenario", "nowhere"));
            assertTrue(err.toString().startsWith(known), err.toString());
        }
    }

    @Test
    void aGameThatFailedIsReplayed() {
        var dump = """
                game: raids
                player: random
                seed: 1
                impulse: 1
                why: it was refused
                position: %s
                by: British
                order: [raid Camden with nothing]
                journal: []
                """;
        var position = "'0|2|British|British=a1|'";
        assertEquals(0, run("replay", file(dump.formatted(position))), out + "" + err);
        assertTrue(out.toString().contains("now:   refused: [2.1 You do not hold nothing.]"), out.toString());
    }

    @Test
    void theRulesAreTimed() {
        assertEquals(0, run("bench", "raids", "--seconds", "1"), out + "" + err);
        assertTrue(out.toString().endsWith(" journal entries replayed a second\n"), out.toString());
    }
}
