package postrider.gamefile;

import static java.util.Map.entry;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;
import postrider.dice.CrookedChance;
import postrider.gamefile.Playing.Referee;
import postrider.kit.Rechained;
import postrider.needs.Need;
import postrider.needs.Needs;

/**
 * What a referee may try who cheats, and what an honest one is not to be accused of: {@code verify.py} over the letters a player
 * received and sent, over a game file whose hashes were made anew, and over both.
 */
@Needs(Need.PYTHON)
class ForgedTest {
    private static final String DIE =
            "(Die\\s+for\\s+\\w+:\\s+)[1-5](\\.\\s+\\[\\s+roll\\s+\\d+,\\s+1\\s+to\\s+6\\s+=\\s+)\\d";
    private static final String RULING = "(?m)^(\\d\\.\\d)(?= (?!Die|Dic)\\w)";

    private static final String AGAIN = "(\\[ again roll \\d+, 1 to 6 = )";

    private static final ExecutorService SIDE_BY_SIDE = Executors.newFixedThreadPool(3);

    @TempDir
    private static Path home;

    @AfterAll
    static void end() {
        SIDE_BY_SIDE.close();
    }

    /**
     * What lies before a player.
     *
     * @param received the texts of the referee's letters
     * @param sent his own letters, whole
     * @param file the game file, a character a byte
     */
    private record Held(List<String> received, List<String> sent, String file) {
        static Held of(boolean reveal) {
            return of(reveal, Referee.HONEST);
        }

        static Held of(boolean reveal, Referee referee) {
            var path = home.resolve(System.nanoTime() + ".yaml");
            var letters = Playing.letters(path, reveal, referee);
            return new Held(letters.received(), letters.sent(), latin(path));
        }

        /** The last letter in which this stands says that instead. */
        Held letter(String pattern, String by) {
            return letter(received.size(), pattern, by);
        }

        private Held letter(int before, String pattern, String by) {
            if (before == 0) throw new AssertionError("nothing to forge: " + pattern);
            var forged = received.get(before - 1).replaceFirst(pattern, by);
            if (forged.equals(received.get(before - 1))) return letter(before - 1, pattern, by);
            var letters = new ArrayList<>(received);
            letters.set(before - 1, forged);
            return new Held(letters, sent, file);
        }

        /** Every letter. */
        Held letters(String pattern, String by) {
            var forged =
                    received.stream().map(text -> text.replaceAll(pattern, by)).toList();
            if (forged.equals(received)) throw new AssertionError("nothing to forge: " + pattern);
            return new Held(forged, sent, file);
        }

        /** The last place of the file that is so. */
        Held file(String pattern, String by) {
            var places = Pattern.compile(pattern).matcher(file).results().toList();
            if (places.isEmpty()) throw new AssertionError("nothing to forge: " + pattern);
            var place = places.getLast();
            var forged = place.group().replaceFirst(pattern, by);
            return new Held(
                    received,
                    sent,
                    Rechained.file(Rechained.documents(
                            file.substring(0, place.start()) + forged + file.substring(place.end()))));
        }

        Held raw(UnaryOperator<String> change) {
            return new Held(received, sent, change.apply(file));
        }

        /** Without its last events. */
        Held cut(int events) {
            var documents = Rechained.documents(file);
            return raw(whole ->
                    documents.subList(0, documents.size() - events).stream().collect(Collectors.joining()));
        }

        /** Up to the receipt of the American's last order: what follows hangs on it. */
        Held untilReceipt() {
            var receipt = received.stream()
                    .filter(text -> text.contains("[ open order ") && text.contains("[ impulse "))
                    .toList()
                    .getLast();
            return new Held(received.subList(0, received.indexOf(receipt) + 1), sent, file);
        }

        /** The order in the receipt of it is sealed under this number, and its parts are spelt so. */
        Held sealed(UnaryOperator<Integer> number, UnaryOperator<String> parts) {
            var held = untilReceipt();
            var opened = Pattern.compile("\\[ open order (\\d+), secret \\S+ parts (.*) ]")
                    .matcher(held.received.getLast());
            if (!opened.find()) throw new AssertionError("no receipt");
            int other = number.apply(Integer.parseInt(opened.group(1)));
            var spelt = parts.apply(opened.group(2));
            var order = CrookedChance.order(Playing.SECRET, "ww-017", other, List.of(spelt.split(" \\| ", -1)));
            var text = held.received
                    .getLast()
                    .replaceFirst("\\[ order .*", "[ order %d, root %s ]".formatted(other, order.root()))
                    .replaceFirst(
                            "\\[ open order .*",
                            Matcher.quoteReplacement(order.opened().toString()));
            var letters = new ArrayList<>(held.received);
            letters.set(letters.size() - 1, text);
            return new Held(letters, sent, file);
        }

        /** He has one more letter of his own. */
        Held sent(String letter) {
            var letters = new ArrayList<>(sent);
            letters.add(letter);
            return new Held(received, letters, file);
        }
    }

    private static String latin(Path path) {
        try {
            return Files.readString(path, StandardCharsets.ISO_8859_1);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** What is laid before the verifier. */
    private enum Shown {
        LETTERS,
        FILE,
        BOTH
    }

    private record Trial(String name, Shown shown, Held held, String said) {}

    private static Trial letters(String name, Held held, String said) {
        return new Trial(name, Shown.LETTERS, held, said);
    }

    private static Trial file(String name, Held held, String said) {
        return new Trial(name, Shown.FILE, held, said);
    }

    private static Trial both(String name, Held held, String said) {
        return new Trial(name, Shown.BOTH, held, said);
    }

    @TestFactory
    Stream<DynamicTest> cheatsAreFound() {
        var played = Held.of(false);
        var ended = Held.of(true);
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
                letters("half a proof", played.letter("(?=end of record)", "[ order 7\n"), "cannot be read"),
                letters("a proof behind a ruling", played.letter("(?m)^(\\d\\.\\d .*)\n\\[", "$1 ["), "cannot be read"),
                letters("a digest of no letter of his", forgedDigest(played), "no letter sent from here"),
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
                        "does not tell these rulings"))
                .map(trial -> test(trial, said -> {
                    assertTrue(said.exit() == 1 && said.text().contains(trial.said()), said.text());
                    assertEquals(1, said.text().lines().count(), said.text());
                }))
                .toList()
                .stream();
    }

    /** Numbers, and texts that nobody can tell apart: each of them would be another die or another deck. */
    @TestFactory
    Stream<DynamicTest> nothingThatDiceHangOnMayBeChosen() {
        var played = Held.of(false);
        var die = Held.of(false, Referee.SPELLS_A_DIE_OTHERWISE);
        var deck = Held.of(false, Referee.SHUFFLES_FOR_MORE);
        var unsent = Held.of(false, Referee.SENDS_NO_RECEIPT);
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
                                "has another root"),
                        letters(
                                "order number 0",
                                played.sealed(n -> 0, UnaryOperator.identity()),
                                "an order is missing"),
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
                        letters(
                                "a filler after a part",
                                played.sealed(n -> n, part -> part + "\u3164"),
                                "cannot be read"),
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
                        letters(
                                "an empty part at the end",
                                played.sealed(n -> n, part -> part + " | "),
                                "cannot be read"),
                        letters(
                                "an empty part at the beginning",
                                played.sealed(n -> n, part -> " | " + part),
                                "cannot be read"),
                        letters(
                                "a tab in a part",
                                played.sealed(n -> n, part -> part.replace(' ', '\t')),
                                "cannot be read"),
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
                        letters(
                                "a sign before a number",
                                played.letter("\\[ roll (\\d)", "[ roll +$1"),
                                "cannot be read"),
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
                        letters(
                                "a line end that is none",
                                played.letter("(\\d\\.\\d )The", "$1\rThe"),
                                "cannot be read"),
                        file(
                                "an order of another impulse",
                                played.file(
                                        "(?m)(purpose: \"order\"\nside: \"American\"\nimpulse: )\\d+", "$1" + "1032"),
                                "no order of impulse"),
                        file(
                                "a run of another impulse",
                                played.file("\nimpulse: \\d+(?=\nentries)", "\nimpulse: 1032"),
                                "impulse 12 is open"),
                        file("an order that no letter told of", unsent, "no letter has told the other player"),
                        both(
                                "a record that tells other cards drawn",
                                played.letter("\\[ drawn (\\d+) of", "[ drawn 1$1 of"),
                                "drawn"),
                        both("a record without its shuffle", played.letter("\\[ shuffle 3 .*\n", ""), "not"),
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
                                "have other"))
                .map(trial -> test(trial, said -> {
                    assertTrue(said.exit() == 1 && said.text().contains(trial.said()), said.text());
                }));
    }

    /** What he has who is cheated so, while the game runs and when its secret is told. */
    private record Cheated(Held running, Held ended) {
        static Cheated by(Referee referee) {
            return new Cheated(Held.of(false, referee), Held.of(true, referee));
        }

        Cheated and(UnaryOperator<Held> forger) {
            return new Cheated(forger.apply(running), forger.apply(ended));
        }

        static Cheated by(UnaryOperator<Held> forger) {
            return new Cheated(forger.apply(Held.of(false)), forger.apply(Held.of(true)));
        }
    }

    /** The rows of the table of docs/dice.md, section 11. */
    private static Map<String, Cheated> cheats() {
        return Map.ofEntries(
                entry(
                        "rolls again until he likes the die",
                        Cheated.by(held -> held.letters(DIE, "$1" + "6" + "$2" + "6")
                                .file(
                                        "\"value\": [1-5], (\"proof\": \"\\[ roll \\d+, 1 to 6 = )\\d",
                                        "\"value\": 6, $16"))),
                entry(
                        "spells a number, a side or a game otherwise to get another die",
                        Cheated.by(held -> held.letter("\\[ roll (\\d)", "[ roll 0$1")
                                .file("(\"value\": \\d, \"proof\": \"\\[ roll )(\\d)", "$10$2"))),
                entry(
                        "says another value, purpose or rule than was rolled",
                        Cheated.by(held -> held.letter("Die for attacker:", "Die for defender:")
                                .file("Die for attacker:", "Die for defender:"))),
                entry("seals a deck that was not shuffled so", Cheated.by(Referee.STACKS_THE_DECK)),
                entry(
                        "rolls for another purpose, rule, die or deck than the rules want, to get another die",
                        Cheated.by(Referee.ROLLS_FOR_ANOTHER_PURPOSE)),
                entry("puts a card into a deck twice", Cheated.by(Referee.PUTS_A_CARD_IN_TWICE)),
                entry("deals from the bottom", Cheated.by(Referee.DEALS_FROM_THE_BOTTOM)),
                entry(
                        "deals from the bottom, and says that all are drawn",
                        Cheated.by(Referee.DEALS_FROM_THE_BOTTOM)
                                .and(held -> held.letters("\\[\\s+drawn\\s+\\d+\\s+of", "[ drawn 13 of"))),
                entry("reads another order in a letter than stands there", Cheated.by(Referee.PLAYS_ANOTHER_ORDER)),
                entry("seals another order after its root was told", Cheated.by(ForgedTest::toldAnotherRoot)),
                entry("invents a letter of yours, to get another nonce", Cheated.by(Referee.INVENTS_LETTERS)),
                entry(
                        "adds a line to the armour of a signature, for the same reason",
                        Cheated.by(Referee.ADDS_TO_THE_ARMOUR)),
                entry("invents the mark of a letter by hand, for the same reason", Cheated.by(Referee.INVENTS_MARKS)),
                entry(
                        "changes a ruling after a good die, in the letters",
                        Cheated.by(held -> held.letter(RULING, "$1 Not so:"))),
                entry(
                        "changes a ruling after a good die, in the letters and the file",
                        Cheated.by(held -> held.letters(RULING, "$1 Not so:")
                                .raw(file -> Rechained.file(Rechained.documents(
                                        file.replaceAll("(\"only\": null, \"sentence\": \")(?!Die)", "$1Not so: ")))))),
                entry(
                        "takes an impulse back, and rolls anew what is ordered again",
                        Cheated.by(Referee.TAKES_BACK_AND_ROLLS_ANEW)),
                entry(
                        "tells another die again than fell",
                        Cheated.by(Referee.TAKES_BACK)
                                .and(held -> held.letter(
                                                "(Die for attacker: )\\d(\\.\n)" + AGAIN + "\\d", "$1" + "0$2$3" + "0")
                                        .file(
                                                "(\"value\": )\\d(, \"proof\": \")" + AGAIN + "\\d",
                                                "$1" + "0$2$3" + "0"))),
                entry("takes an impulse back, and tells only your opponent", Cheated.by(Referee.TAKES_BACK_UNTOLD)),
                entry(
                        "says that the players agreed on what he settles",
                        Cheated.by(Referee.TAKES_BACK)
                                .and(held -> held.file(
                                        "(?m)^reason: \".*\"$", "reason: \"the players agree, by their letters.\""))),
                entry("keeps back the end of the file", Cheated.by(held -> held.cut(9))));
    }

    /** The first letter about the first order names another root. */
    private static Held toldAnotherRoot(Held held) {
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
        return new Held(letters, held.sent(), held.file());
    }

    /** As the last column says is tested with a real game by TamperedFileTest. */
    @TestFactory
    Stream<DynamicTest> whoCanFindWhat() throws IOException {
        var rows = Files.readString(Path.of("../docs/dice.md"))
                .lines()
                .dropWhile(line -> !line.startsWith("| the referee ..."))
                .skip(2)
                .takeWhile(line -> line.startsWith("|"))
                .map(line -> Stream.of(line.split("\\|", -1)).map(String::strip).toList())
                .filter(cells -> !cells.get(1).equals("plays together with your opponent"))
                .toList();
        var cheats = cheats();
        assertEquals(cheats.keySet(), rows.stream().map(cells -> cells.get(1)).collect(Collectors.toSet()));
        var tests = rows.stream().flatMap(cells -> {
            var cheated = cheats.get(cells.get(1));
            return Stream.of(
                    row(
                            cells,
                            2,
                            cheated,
                            held -> letters("from the letters", new Held(held.received(), List.of(), held.file()), "")),
                    row(cells, 3, cheated, held -> letters("with those sent", held, "")),
                    row(cells, 4, cheated, held -> file("from the file", held, "")),
                    row(cells, 5, cheated, held -> both("from both", held, "")));
        });
        return tests.toList().stream();
    }

    /** Nothing in a cell, or what you must read yourself: not to the end; "yes": at once; anything else: at the end, if not earlier. */
    private static DynamicTest row(List<String> cells, int column, Cheated cheated, Function<Held, Trial> shown) {
        var cell = cells.get(column);
        var trial = shown.apply(cell.equals("yes") ? cheated.running() : cheated.ended());
        boolean found = !cell.isEmpty() && !cell.startsWith("you");
        var verified = verified(trial);
        return DynamicTest.dynamicTest(
                "he %s: %s %s".formatted(cells.get(1), found ? "found" : "not found", trial.name()),
                () -> assertEquals(
                        found ? 1 : 0, verified.join().exit(), verified.join().text()));
    }

    /** The last order of the American bears another digest, wherever it is told; no die hangs on it yet. */
    private static Held forgedDigest(Held played) {
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
        return new Held(known, played.sent(), played.file()).letters(last.group(2), "ab".repeat(32));
    }

    @TestFactory
    Stream<DynamicTest> anHonestRefereeIsNotAccused() {
        var played = Held.of(false);
        var report = played.received().getLast();
        return Stream.of(
                letters("letters as they are", played, "nothing is amiss"),
                both("letters and file", played, "nothing is amiss"),
                both("letters and file at the end", Held.of(true), "nothing is amiss"),
                both("an impulse taken back", Held.of(false, Referee.TAKES_BACK), "nothing is amiss"),
                both("an impulse taken back, at the end", Held.of(true, Referee.TAKES_BACK), "nothing is amiss"),
                letters(
                        "a reply that quotes a report",
                        played.sent(mine(report.replaceAll("(?m)^", "> "))),
                        "nothing is amiss"),
                letters("a reply below a report", played.sent(mine(report + "\nwell, well")), "nothing is amiss"),
                letters("a stray letter", played.sent(mine("As he wrote [ sic ] to me")), "nothing is amiss"),
                letters("no letter that is mail", played.sent("\u0000\u0001 nothing"), "nothing is amiss"),
                letters("no letters of his own", new Held(played.received(), List.of(), ""), "nothing is amiss"))
                .map(trial -> test(
                        trial,
                        said -> assertTrue(said.exit() == 0 && said.text().contains(trial.said()), said.text())))
                .toList()
                .stream();
    }

    private static String mine(String text) {
        var bytes = text.getBytes(StandardCharsets.UTF_8);
        return "From: washington@example.invalid\nMessage-ID: <1@example.invalid>\n\n"
                + new String(bytes, StandardCharsets.ISO_8859_1);
    }

    private static DynamicTest test(Trial trial, Consumer<VerifyScriptTest.Said> check) {
        var verified = verified(trial);
        return DynamicTest.dynamicTest(trial.name(), () -> check.accept(verified.join()));
    }

    /** Side by side: it takes a process each. */
    private static CompletableFuture<VerifyScriptTest.Said> verified(Trial trial) {
        return CompletableFuture.supplyAsync(
                () -> {
                    try {
                        return verify(trial);
                    } catch (IOException e) {
                        throw new UncheckedIOException(e);
                    }
                },
                SIDE_BY_SIDE);
    }

    private static VerifyScriptTest.Said verify(Trial trial) throws IOException {
        var folder = Files.createTempDirectory(home, "trial");
        var paths = new ArrayList<String>();
        if (trial.shown() != Shown.FILE) {
            VerifyScriptTest.mail(folder.resolve("mail"), trial.held().received());
            for (int i = 0; i < trial.held().sent().size(); i++)
                Files.writeString(
                        folder.resolve("mail/sent-%02d.eml".formatted(i)),
                        trial.held().sent().get(i),
                        StandardCharsets.ISO_8859_1);
            paths.add(folder.resolve("mail").toString());
        }
        if (trial.shown() != Shown.LETTERS)
            paths.add(
                    Files.writeString(folder.resolve("game.yaml"), trial.held().file(), StandardCharsets.ISO_8859_1)
                            .toString());
        return VerifyScriptTest.verify(paths.toArray(String[]::new));
    }
}
