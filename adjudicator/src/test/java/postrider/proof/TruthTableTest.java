package postrider.proof;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import postrider.kit.Browser;
import postrider.kit.Rechained;
import postrider.log.LetterRecord;
import postrider.needs.Need;
import postrider.needs.Needs;
import postrider.proof.Playing.Referee;
import postrider.store.GameFile;

/**
 * The table of docs/dice.md, section 11: each cell is what the programs answer. With {@code -Dtable=write} the table is written anew.
 */
@Tag("long")
@Needs({Need.PYTHON, Need.BROWSER})
class TruthTableTest {
    private static final String DIE =
            "(Die\\s+for\\s+\\w+:\\s+)[1-5](\\.\\s+\\[\\s+roll\\s+\\d+,\\s+1\\s+to\\s+6\\s+=\\s+)\\d";
    private static final String RULING = "(?m)^(\\d\\.\\d)(?= (?!Die|Dic)\\w)";

    private static final String AGAIN = "(\\[ again roll \\d+, 1 to 6 = )";

    private static final Path PAGE = Path.of("../docs/dice.md");
    private static final String HEAD =
            "| the referee ... | letters | sent | file | page | both | verify |\n|---|---|---|---|---|---|---|\n";
    private static final Pattern TABLE = Pattern.compile("(?m)^\\| the referee (?:.*\n)+?(?!\\|)");
    private static final ExecutorService SIDE_BY_SIDE = Executors.newFixedThreadPool(2);

    @TempDir
    private static Path home;

    @AfterAll
    static void end() {
        SIDE_BY_SIDE.close();
    }

    /** A row: what the referee tries, and whether the holder of letters can read that something is wrong. */
    private record Cheat(String name, boolean readable, Cheated held) {}

    private static Cheat cheat(String name, Cheated held) {
        return new Cheat(name, false, held);
    }

    private static Cheat readable(String name, Cheated held) {
        return new Cheat(name, true, held);
    }

    /** What the cheated player holds while the game runs, and once its secret is revealed. */
    private record Cheated(Papers running, Papers ended) {
        static Cheated by(Referee referee) {
            return new Cheated(Papers.of(home, false, referee), Papers.of(home, true, referee));
        }

        Cheated and(UnaryOperator<Papers> forger) {
            return new Cheated(forger.apply(running), forger.apply(ended));
        }

        static Cheated by(UnaryOperator<Papers> forger) {
            return new Cheated(forger.apply(Papers.of(home, false)), forger.apply(Papers.of(home, true)));
        }
    }

    /** The rows of the table of docs/dice.md, section 11. */
    private static List<Cheat> cheats() {
        return List.of(
                cheat(
                        "rolls again until the die pleases",
                        Cheated.by(held -> held.letters(DIE, "$1" + "6" + "$2" + "6")
                                .file(
                                        "\"value\": [1-5], (\"proof\": \"\\[ roll \\d+, 1 to 6 = )\\d",
                                        "\"value\": 6, $16"))),
                cheat(
                        "spells a number, a side or a game differently to get another die",
                        Cheated.by(held -> held.letter("\\[ roll (\\d)", "[ roll 0$1")
                                .file("(\"value\": \\d, \"proof\": \"\\[ roll )(\\d)", "$10$2"))),
                cheat(
                        "reports another value, purpose or rule than was rolled",
                        Cheated.by(held -> held.letter("Die for attacker:", "Die for defender:")
                                .file("Die for attacker:", "Die for defender:"))),
                cheat("seals a deck in another order than it was shuffled", Cheated.by(Referee.STACKS_THE_DECK)),
                readable(
                        "rolls for another purpose, rule, die or deck than the rules require, to get another die",
                        Cheated.by(Referee.ROLLS_FOR_ANOTHER_PURPOSE)),
                cheat("puts a card into a deck twice", Cheated.by(Referee.PUTS_A_CARD_IN_TWICE)),
                cheat("deals from the bottom", Cheated.by(Referee.DEALS_FROM_THE_BOTTOM)),
                readable(
                        "deals from the bottom, and says that all cards are drawn",
                        Cheated.by(Referee.DEALS_FROM_THE_BOTTOM)
                                .and(held -> held.letters("\\[\\s+drawn\\s+\\d+\\s+of", "[ drawn 13 of"))),
                readable(
                        "reads another order in a letter than is written there",
                        Cheated.by(Referee.PLAYS_ANOTHER_ORDER)),
                cheat("seals another order after its root was announced", Cheated.by(TruthTableTest::toldAnotherRoot)),
                cheat("seals an order in other places than were announced", Cheated.by(Referee.SEALS_IN_OTHER_PLACES)),
                cheat(
                        "tells you another number of places than your opponent",
                        Cheated.by(held -> held.letters("(\\[ commitments .*) ]", "$1 places 128 ]"))),
                cheat("invents a letter of yours, to get another nonce", Cheated.by(Referee.INVENTS_LETTERS)),
                cheat(
                        "carries out two orders from one letter of yours",
                        Cheated.by(Referee.ORDERS_TWICE_BY_ONE_LETTER)),
                cheat(
                        "adds a line to the armour of a signature, for the same reason",
                        Cheated.by(Referee.ADDS_TO_THE_ARMOUR)),
                cheat(
                        "invents the mark of a letter entered by hand, for the same reason",
                        Cheated.by(Referee.INVENTS_MARKS)),
                cheat(
                        "changes a ruling after a good die, in the letters",
                        Cheated.by(held -> held.letter(RULING, "$1 Not so:"))),
                cheat(
                        "changes a ruling after a good die, in the letters and the file",
                        Cheated.by(held -> held.letters(RULING, "$1 Not so:")
                                .raw(file -> Rechained.file(Rechained.documents(
                                        file.replaceAll("(\"only\": null, \"sentence\": \")(?!Die)", "$1Not so: ")))))),
                readable(
                        "takes an impulse back, and rolls again for the same order",
                        Cheated.by(Referee.TAKES_BACK_AND_ROLLS_ANEW)),
                cheat(
                        "reports another die the second time",
                        Cheated.by(Referee.TAKES_BACK)
                                .and(held -> held.letter(
                                                "(Die for attacker: )\\d(\\.\n)" + AGAIN + "\\d", "$1" + "0$2$3" + "0")
                                        .file(
                                                "(\"value\": )\\d(, \"proof\": \")" + AGAIN + "\\d",
                                                "$1" + "0$2$3" + "0"))),
                cheat("takes an impulse back, and tells only your opponent", Cheated.by(Referee.TAKES_BACK_UNTOLD)),
                readable(
                        "says that the players agreed on a settlement",
                        Cheated.by(Referee.TAKES_BACK)
                                .and(held -> held.file(
                                        "(?m)^reason: \".*\"$", "reason: \"the players agree, by their letters.\""))),
                cheat(
                        "numbers an order or an impulse differently, to get another die",
                        new Cheated(numbered(Papers.of(home, false)), numbered(Papers.of(home, true)))),
                cheat("spells words so that nobody can tell them apart", Cheated.by(Referee.SPELLS_A_DIE_OTHERWISE)),
                cheat(
                        "shuffles for more than a rule and a deck",
                        new Cheated(
                                Papers.of(home, false, Referee.SHUFFLES_FOR_MORE),
                                Papers.of(home, false, Referee.SHUFFLES_FOR_MORE))),
                cheat("rolls before you have heard of the order", Cheated.by(Referee.SENDS_NO_RECEIPT)),
                cheat(
                        "tells you another number of cards drawn",
                        Cheated.by(held -> held.letter("\\[ drawn 6 of", "[ drawn 7 of"))),
                cheat(
                        "says only in the letters that an order was entered by hand",
                        Cheated.by(held -> held.letters("(\\[ impulse 12 of ww-017, \\w+ )letter", "$1hand"))),
                cheat("keeps back the end of the file", Cheated.by(held -> held.cut(9))),
                cheat(
                        "tries secrets before the first letter until the first deal pleases",
                        Cheated.by(UnaryOperator.identity())),
                cheat("plays together with your opponent", Cheated.by(UnaryOperator.identity())));
    }

    /** Makes the first letter about the first order name another root. */
    private static Papers toldAnotherRoot(Papers held) {
        var receipt = held.received().stream()
                .flatMap(text ->
                        Pattern.compile("\\[ impulse 1\\s[^]]*]").matcher(text).results())
                .findFirst()
                .orElseThrow();
        var letters = new ArrayList<>(held.received());
        letters.add(
                1,
                "record of ww-017.99.american.report\n%s\n[ order 1, root %s ]\nend of record\n"
                        .formatted(receipt.group(), "ab".repeat(32)));
        return new Papers(home, letters, held.sent(), held.file());
    }

    /** Gives the last order another number in its receipt, and its letter in the file another impulse. */
    private static Papers numbered(Papers held) {
        return held.file("(?m)(purpose: \"order\"\nside: \"American\"\nimpulse: )\\d+", "$1" + "1032")
                .sealed(n -> 1032, UnaryOperator.identity());
    }

    @Test
    void anHonestRefereeIsNotAccused() {
        for (var referee : List.of(Referee.HONEST, Referee.SEALS_LONG_ORDERS, Referee.TAKES_BACK))
            assertEquals(
                    Optional.empty(), verified(Papers.of(home, true, referee)).amiss());
    }

    @Test
    void theTableSaysWhatTheProgramsAnswer() throws IOException {
        var cheats = cheats();
        var accepted = acceptedByThePage(cheats);
        var rows = cheats.stream()
                .map(cheat -> CompletableFuture.supplyAsync(() -> row(cheat, accepted), SIDE_BY_SIDE))
                .toList();
        var table = HEAD + rows.stream().map(CompletableFuture::join).collect(Collectors.joining());
        var page = Files.readString(PAGE);
        var stands = TABLE.matcher(page);
        if (!stands.find()) throw new AssertionError("there is no table");
        if ("write".equals(System.getProperty("table")))
            Files.writeString(PAGE, page.substring(0, stands.start()) + table + page.substring(stands.end()));
        else assertEquals(table, stands.group());
    }

    /** The game files that the page of the audit finds good. */
    private static Set<String> acceptedByThePage(List<Cheat> cheats) throws IOException {
        var files = cheats.stream()
                .flatMap(cheat -> Stream.of(cheat.held().running(), cheat.held().ended()))
                .map(Papers::file)
                .distinct()
                .toList();
        var verdicts = Browser.verdicts(files, home);
        assertEquals(files.size(), verdicts.size());
        return IntStream.range(0, files.size())
                .filter(at -> verdicts.get(at).startsWith("good "))
                .mapToObj(files::get)
                .collect(Collectors.toSet());
    }

    private static String row(Cheat cheat, Set<String> acceptedByThePage) {
        return Stream.of(
                        cell(cheat, cheat.readable(), held -> isFound(held.unsent(), Papers.Shown.LETTERS)),
                        cell(cheat, cheat.readable(), held -> isFound(held, Papers.Shown.LETTERS)),
                        cell(cheat, false, held -> isFound(held, Papers.Shown.FILE)),
                        cell(cheat, false, held -> !acceptedByThePage.contains(held.file())),
                        cell(cheat, cheat.readable(), held -> isFound(held, Papers.Shown.BOTH)),
                        cell(cheat, false, TruthTableTest::isVerified))
                .map(cell -> cell.isEmpty() ? " |" : " " + cell + " |")
                .collect(Collectors.joining("", "| " + cheat.name() + " |", "\n"));
    }

    private static String cell(Cheat cheat, boolean readable, Predicate<Papers> isFound) {
        if (isFound.test(cheat.held().running())) return "yes";
        if (isFound.test(cheat.held().ended())) return "at the end";
        return readable ? "you read it" : "";
    }

    private static boolean isFound(Papers held, Papers.Shown shown) {
        try {
            return held.verify(shown).exit() != 0;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static boolean isVerified(Papers held) {
        return verified(held).amiss().isPresent();
    }

    /** {@code postrider verify}, with the letters that have left. */
    static Findings verified(Papers held) {
        try {
            var folder = Files.createTempDirectory(held.home(), "verified");
            var file = Files.writeString(folder.resolve("game.yaml"), held.file(), StandardCharsets.ISO_8859_1);
            var sent = new HashMap<String, String>();
            for (var text : held.received())
                sent.put(
                        "<%s@example.invalid>"
                                .formatted(LetterRecord.in(text).getFirst().name()),
                        "00");
            return Verification.of(
                    "it",
                    () -> GameFile.read(file),
                    sent,
                    Optional.of(new Duelling()),
                    Optional.of(new Duelling.Pens()));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
