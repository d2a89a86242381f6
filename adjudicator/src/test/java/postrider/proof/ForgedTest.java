package postrider.proof;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.BiConsumer;
import java.util.function.UnaryOperator;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;
import postrider.needs.Need;
import postrider.needs.Needs;
import postrider.proof.Playing.Referee;

/**
 * What a cheating referee may try, and what an honest one must not be accused of: {@code verify.py} over the letters a player received
 * and sent, over a game file with new hashes, and over both.
 */
@Tag("long")
@Needs(Need.PYTHON)
class ForgedTest {
    private static final ExecutorService SIDE_BY_SIDE = Executors.newFixedThreadPool(3);

    @TempDir
    private static Path home;

    @AfterAll
    static void end() {
        SIDE_BY_SIDE.close();
    }

    record Trial(String name, Papers.Shown shown, Papers held, String said) {}

    private static Trial letters(String name, Papers held, String said) {
        return new Trial(name, Papers.Shown.LETTERS, held, said);
    }

    private static Trial file(String name, Papers held, String said) {
        return new Trial(name, Papers.Shown.FILE, held, said);
    }

    private static Trial both(String name, Papers held, String said) {
        return new Trial(name, Papers.Shown.BOTH, held, said);
    }

    @TestFactory
    Stream<DynamicTest> cheatsAreFound() {
        return tests(cheats(home), (trial, said) -> {
            assertTrue(said.exit() == 1 && said.text().contains(trial.said()), said.text());
            assertEquals(1, said.text().lines().count(), said.text());
        });
    }

    private static Stream<Trial> cheats(Path home) {
        var played = Papers.of(home, false);
        var ended = Papers.of(home, true);
        var elsewhere = Papers.of(home, false, Referee.SEALS_IN_OTHER_PLACES);
        var many = Papers.of(home, false, Referee.SEALS_LONG_ORDERS);
        return Stream.of(
                letters(
                        "a roll with zeros before its number",
                        played.letter("\\[ roll (\\d)", "[ roll 000$1"),
                        "cannot be read"),
                letters("a roll in Arabic digits", played.letter("\\[ roll 1", "[ roll \u0661"), "cannot be read"),
                letters(
                        "an impulse with zeros before its number",
                        played.letter("\\[ impulse (\\d)", "[ impulse 00$1"),
                        "cannot be read"),
                letters(
                        "an impulse of another game",
                        played.letter("(\\[ impulse \\d+\\s+of) ww-017", "$1 ww-018"),
                        "bound otherwise before"),
                letters(
                        "all impulses of another game",
                        played.letters("(\\[ impulse \\d+\\s+of) ww-017", "$1 ww-018"),
                        "is of another game"),
                letters(
                        "a third side",
                        played.letters("(\\[ impulse \\d+\\s+of\\s+ww-017,\\s+)British", "$1French"),
                        "or other sides"),
                letters(
                        "a side that does not play",
                        played.letter("(\\[ impulse \\d+\\s+of\\s+ww-017,\\s+)British", "$1French"),
                        "bound otherwise before"),
                letters(
                        "a die for another purpose",
                        played.letter("Die for attacker:", "Die for defender:"),
                        "a die is not what its proof says"),
                letters(
                        "a die of another rule",
                        played.letter("\\S+ Die for attacker:", "9.9 Die for attacker:"),
                        "a die is not what its proof says"),
                letters(
                        "a die of another value",
                        played.letter("Die for attacker: \\d", "Die for attacker: 9"),
                        "a die is not what its proof says"),
                letters(
                        "a card from further down",
                        played.letter("\\[ drawn\\s+\\d+\\s+of\\s+shuffle\\s+1", "[ drawn 0 of shuffle 1"),
                        "was not dealt yet"),
                letters(
                        "a card with the salt of another",
                        played.letter("(\\[ card [^\\]]*, salt )[\\w-]+", "$1" + "5a".repeat(32)),
                        "was not card"),
                letters("a card of another place", played.letter("\\[ card \\d+", "[ card 1"), "was not card"),
                letters(
                        "cards drawn that nobody tells of",
                        played.letters("\\[ (drawn \\d+ of|open) shuffle 1[ ,][^\\]]*]\n", ""),
                        "was not dealt yet from shuffle 1, or it does not say so"),
                letters(
                        "other commitments later",
                        played.letter(
                                "(?=end of record)",
                                "[ commitments of ww-017, American and British, secret " + "0".repeat(64) + " dice "
                                        + "0".repeat(64) + " ]\n"),
                        "2 different first letters"),
                letters("orders in other places than were told", elsewhere, "was not part"),
                file("orders in other places than were told", elsewhere, "was not part"),
                letters(
                        "more places than its orders have",
                        played.letter("(\\[ commitments .*) ]", "$1 places 128 ]"),
                        "was not part"),
                letters(
                        "fewer places than its orders have",
                        many.letter("(\\[ commitments .*) places 128", "$1"),
                        "was not part"),
                file(
                        "fewer places than its orders have",
                        many.file("(\"dice\": \"\\w+\"), \"places\": \"128\"", "$1"),
                        "was not part"),
                letters(
                        "so many places as no game has",
                        played.letter("(\\[ commitments .*) ]", "$1 places 64 ]"),
                        "so many places"),
                letters(
                        "few places that go without saying",
                        played.letter("(\\[ commitments .*) ]", "$1 places 32 ]"),
                        "so many places"),
                letters("places with a zero before them", many.letter("places 128", "places 0128"), "cannot be read"),
                file(
                        "so many places as no game has",
                        many.file("\"places\": \"128\"", "\"places\": \"64\""),
                        "so many places"),
                both(
                        "other places in the letters than in the file",
                        many.file("(\"dice\": \"\\w+\"), \"places\": \"128\"", "$1"),
                        "was not part"),
                letters("half a proof", played.letter("(?=end of record)", "[ order 7\n"), "cannot be read"),
                letters("a proof behind a ruling", played.letter("(?m)^(\\d\\.\\d .*)\n\\[", "$1 ["), "cannot be read"),
                letters("a digest of no letter of his", forgedDigest(home, played), "no letter sent from here"),
                letters(
                        "a secret that is another",
                        ended.letter("(\\[ secret\\s+)\\w+", "$1" + "0".repeat(64)),
                        "the secret is not the one committed"),
                letters(
                        "a shuffle opened in another order",
                        ended.letter("cards (\\S+ [^|]+) \\| ([^|]+?) \\|", "cards $2 | $1 |"),
                        "is not as committed"),
                file(
                        "an armour with a comment",
                        played.file("(- \"-----BEGIN PGP SIGNATURE-----\")", "$1\n- \"Comment: again\""),
                        "more than one spelling"),
                file(
                        "a die told otherwise",
                        played.file("Die for (\\w+): \\d\\.", "Die for $1: 7."),
                        "a die is told otherwise"),
                file(
                        "a die not told",
                        played.file("Die for (\\w+): \\d\\.", "No die for $1."),
                        "a die is told otherwise"),
                file("another format", played.file("\nformat: 2\n", "\nformat: 3\n"), "format 3"),
                file("an empty file", played.raw(text -> ""), "no game file"),
                file("a file with CRLF", played.raw(text -> text.replace("\n", "\r\n")), "no game file"),
                file("a file with a comment before it", played.raw(text -> "# mine\n" + text), "no game file"),
                file(
                        "a file with a comment in it",
                        played.raw(text -> text.replaceFirst("\nformat", "\n# mine\nformat")),
                        "it was changed"),
                file(
                        "a field gone",
                        played.file("\nimpulse: \\d+\nentries", "\nentries"),
                        "not written as the referee writes"),
                both("a tail withheld", played.cut(9), "the file does not tell of the letter"),
                both(
                        "another ruling after the die",
                        played.file("\"sentence\": \"Die", "\"sentence\": \"Dice"),
                        "a die is told otherwise"),
                both(
                        "a ruling that the letters do not know",
                        played.file("(\"rule\": \"\\S+\", \"only\": null, \"sentence\": \")(?!Die)", "$1Not so: "),
                        "does not tell these rulings"));
    }

    /** Numbers and look-alike texts: each of them would give another die or another deck. */
    @TestFactory
    Stream<DynamicTest> nothingThatDiceDependOnMayBeChosen() {
        return tests(
                choices(home),
                (trial, said) -> assertTrue(said.exit() == 1 && said.text().contains(trial.said()), said.text()));
    }

    private static Stream<Trial> choices(Path home) {
        var played = Papers.of(home, false);
        var die = Papers.of(home, false, Referee.SPELLS_A_DIE_OTHERWISE);
        var deck = Papers.of(home, false, Referee.SHUFFLES_FOR_MORE);
        var unsent = Papers.of(home, false, Referee.SENDS_NO_RECEIPT);
        return Stream.of(
                letters(
                        "an order number left out",
                        played.sealed(n -> n + 1, UnaryOperator.identity()),
                        "an order is missing"),
                letters(
                        "an order number far off",
                        played.sealed(n -> 1032, UnaryOperator.identity()),
                        "an order is missing"),
                letters(
                        "an order number again",
                        played.sealed(n -> n - 1, UnaryOperator.identity()),
                        "an order is missing"),
                letters("order number 0", played.sealed(n -> 0, UnaryOperator.identity()), "an order is missing"),
                letters(
                        "an impulse number far off",
                        played.untilReceipt().letter("\\[ impulse \\d+", "[ impulse 1032"),
                        "an impulse is missing"),
                letters(
                        "an impulse number left out",
                        played.untilReceipt().letter("\\[ impulse 1(\\d) ", "[ impulse 2$1 "),
                        "an impulse is missing"),
                letters(
                        "an impulse that nobody ordered",
                        played.letter("(?=end of record)", "[ impulse 13 of ww-017, no order ]\n"),
                        "it tells of several impulses"),
                letters("a filler after a part", played.sealed(n -> n, part -> part + "\u3164"), "cannot be read"),
                letters(
                        "a blank of no width in a part",
                        played.sealed(n -> n, part -> "\u200b" + part),
                        "cannot be read"),
                letters(
                        "a no-break blank in a part",
                        played.sealed(n -> n, part -> part.replace(' ', '\u00a0')),
                        "cannot be read"),
                letters(
                        "a Cyrillic letter in a part",
                        played.sealed(n -> n, part -> part.replace('a', '\u0430')),
                        "cannot be read"),
                letters(
                        "a letter of two characters in a part",
                        played.sealed(n -> n, part -> part.replace("\u00f4", "o\u0302")),
                        "cannot be read"),
                letters(
                        "a blank doubled in a part",
                        played.sealed(n -> n, part -> part.replace(" ", "  ")),
                        "cannot be read"),
                letters("an empty part at the end", played.sealed(n -> n, part -> part + " | "), "cannot be read"),
                letters(
                        "an empty part at the beginning",
                        played.sealed(n -> n, part -> " | " + part),
                        "cannot be read"),
                letters("a tab in a part", played.sealed(n -> n, part -> part.replace(' ', '\t')), "cannot be read"),
                letters(
                        "a mathematical letter in a part",
                        played.sealed(n -> n, part -> part.replace("a", "\ud835\udc1a")),
                        "cannot be read"),
                letters(
                        "a full-width digit in a part",
                        played.sealed(n -> n, part -> part.replaceFirst("\\d", "\uff11")),
                        "cannot be read"),
                letters("a die for words that look alike", die, "cannot be read"),
                file("a die for words that look alike", die, "no proof fits roll"),
                letters("a shuffle for more than its deck", deck, "cannot be read"),
                file("a shuffle for more than its deck", deck, "no proof fits shuffle"),
                letters("a sign before a number", played.letter("\\[ roll (\\d)", "[ roll +$1"), "cannot be read"),
                letters(
                        "a number of ten digits",
                        played.letter("\\[ roll (\\d)", "[ roll 100000000$1"),
                        "cannot be read"),
                letters("a full-width number", played.letter("\\[ roll 1", "[ roll \uff11"), "cannot be read"),
                letters("a tab in a proof", played.letter("\\[ roll ", "[ roll\t"), "cannot be read"),
                letters("a blank more in a proof", played.letter("\\[ roll ", "[  roll "), "cannot be read"),
                letters("a blank after a proof", played.letter("(\\[ roll .*)", "$1 "), "cannot be read"),
                letters(
                        "a hash in capitals",
                        played.letter("(\\[ order \\d+, root )\\S+", "$1" + "AB".repeat(32)),
                        "cannot be read"),
                letters(
                        "bits that mean nothing in a hash",
                        played.letter("(, link \\S{42})\\S", "$1B"),
                        "cannot be read"),
                letters("a proof twice", played.letter("(\\[ order .*\n)", "$1$1"), "stands twice"),
                letters(
                        "two numbers of cards drawn",
                        played.letter("(\\[ drawn )(\\d+)( of .*\n)", "$1$2$3$1" + "13$3"),
                        "tells twice how many cards"),
                letters("a ruling of no words", played.letter("(?=end of record)", "\n"), "no ruling"),
                letters("a line end that is none", played.letter("(\\d\\.\\d )The", "$1\rThe"), "cannot be read"),
                file(
                        "an order of another impulse",
                        played.file("(?m)(purpose: \"order\"\nside: \"American\"\nimpulse: )\\d+", "$1" + "1032"),
                        "no order of impulse"),
                file(
                        "a run of another impulse",
                        played.file("(\nimpulse: )\\d+(\nentries)", "$1" + "1032$2"),
                        "impulse 12 is open"),
                letters(
                        "a position put right untold",
                        Papers.of(home, false, Referee.PUTS_RIGHT).letter("\\[ correction .*\n", ""),
                        "an impulse is missing"),
                file("an order that no letter told of", unsent, "no letter has told the other player"),
                both(
                        "a record that tells other cards drawn",
                        played.letter("\\[ drawn 6 of", "[ drawn 7 of"),
                        "otherwise how many cards were drawn"),
                both("a record without its shuffle", played.letter("\\[ shuffle 3 .*\n", ""), "more than there are"),
                both(
                        "an order entered by hand that was not",
                        played.untilReceipt().letter("(\\[ impulse \\d+ of ww-017, American )letter", "$1hand"),
                        "have other blocks"),
                both(
                        "an order of another number",
                        played.sealed(n -> 1032, UnaryOperator.identity()),
                        "an order is missing"),
                both(
                        "a part in capitals",
                        played.sealed(n -> n, part -> part.replace("measure", "Measure")),
                        "have other"));
    }

    /** Gives the last American order another digest wherever it is told; no die depends on it yet. */
    private static Papers forgedDigest(Path home, Papers played) {
        var blocks = Pattern.compile("\\[ impulse (\\d+)\\s+of\\s+ww-017,\\s+American\\s+letter\\s+(\\w+)");
        var last = played.received().stream()
                .flatMap(text -> blocks.matcher(text).results())
                .toList()
                .getLast();
        var until = played.received().stream()
                .filter(text -> text.contains(last.group(2)))
                .findFirst()
                .orElseThrow();
        var known = played.received().subList(0, played.received().indexOf(until) + 1);
        return new Papers(home, known, played.sent(), played.file()).letters(last.group(2), "ab".repeat(32));
    }

    @TestFactory
    Stream<DynamicTest> anHonestRefereeIsNotAccused() {
        return tests(
                honest(home),
                (trial, said) -> assertTrue(said.exit() == 0 && said.text().contains(trial.said()), said.text()));
    }

    private static Stream<Trial> honest(Path home) {
        var played = Papers.of(home, false);
        var report = played.received().getLast();
        return Stream.of(
                letters("letters as they are", played, "nothing is amiss"),
                both("letters and file", played, "nothing is amiss"),
                both("letters and file at the end", Papers.of(home, true), "nothing is amiss"),
                both("a position put right", Papers.of(home, false, Referee.PUTS_RIGHT), "nothing is amiss"),
                both("a position put right, at the end", Papers.of(home, true, Referee.PUTS_RIGHT), "nothing is amiss"),
                both("orders in many places", Papers.of(home, false, Referee.SEALS_LONG_ORDERS), "nothing is amiss"),
                both(
                        "orders in many places, at the end",
                        Papers.of(home, true, Referee.SEALS_LONG_ORDERS),
                        "nothing is amiss"),
                both("an impulse taken back", Papers.of(home, false, Referee.TAKES_BACK), "nothing is amiss"),
                both(
                        "an impulse taken back, at the end",
                        Papers.of(home, true, Referee.TAKES_BACK),
                        "nothing is amiss"),
                letters(
                        "a reply that quotes a report",
                        played.sent(mine(report.replaceAll("(?m)^", "> "))),
                        "nothing is amiss"),
                letters("a reply below a report", played.sent(mine(report + "\nwell, well")), "nothing is amiss"),
                letters("a stray letter", played.sent(mine("As he wrote [ sic ] to me")), "nothing is amiss"),
                letters("no letter that is mail", played.sent("\u0000\u0001 nothing"), "nothing is amiss"),
                letters(
                        "no letters of his own",
                        new Papers(home, played.received(), List.of(), ""),
                        "nothing is amiss"));
    }

    private static String mine(String text) {
        var bytes = text.getBytes(StandardCharsets.UTF_8);
        return "From: washington@example.invalid\nMessage-ID: <1@example.invalid>\n\n"
                + new String(bytes, StandardCharsets.ISO_8859_1);
    }

    /** Everything a verifier is given here, written into this folder. */
    static Stream<Trial> trials(Path home) {
        return Stream.of(cheats(home), choices(home), honest(home)).flatMap(rows -> rows);
    }

    private static Stream<DynamicTest> tests(Stream<Trial> trials, BiConsumer<Trial, Script.Said> check) {
        return trials
                .map(trial -> {
                    var verified = verified(trial);
                    return DynamicTest.dynamicTest(trial.name(), () -> check.accept(trial, verified.join()));
                })
                .toList()
                .stream();
    }

    /** In parallel: each takes a process. */
    private static CompletableFuture<Script.Said> verified(Trial trial) {
        return CompletableFuture.supplyAsync(
                () -> {
                    try {
                        return trial.held().verify(trial.shown());
                    } catch (IOException e) {
                        throw new UncheckedIOException(e);
                    }
                },
                SIDE_BY_SIDE);
    }
}
