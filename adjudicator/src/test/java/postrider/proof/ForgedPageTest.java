package postrider.proof;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import postrider.kit.Browser;
import postrider.kit.Rechained;
import postrider.needs.Need;
import postrider.needs.Needs;
import postrider.proof.Playing.Referee;

/**
 * The page that checks a game file in a browser agrees with {@code verify.py} on the files of {@link ForgedTest}, and on those in which
 * a proof or what it depends on is forged; {@code postrider verify} finds these too.
 */
@Tag("long")
@Needs({Need.PYTHON, Need.BROWSER})
class ForgedPageTest {
    @TempDir
    private static Path home;

    /** Forgeries of one place: what is forged, in which game, and the last place it is changed in, with what replaces it. */
    private static final String PLACES = """
            an order written as text: played: (purpose: "order"\\nside: "\\w+"\\nimpulse: )(\\d+) => $1"$2"
            an order of the set-up: played: (purpose: "order"\\nside: "\\w+"\\nimpulse: )\\d+ => $10
            an order of a side that does not play: played: (purpose: "order"\\nside: ")\\w+ => $1French
            an order of a side with a blank: played: (purpose: "order"\\nside: "\\w+) => $1\\u0020
            standing orders of a side that does not play: played: (purpose: "standing"\\nside: ")\\w+ => $1French
            standing orders of no side: played: (purpose: "standing"\\n)side: .*\\n => $1
            an answer of a side in small letters: played: (purpose: "answer"\\nside: ")\\w+ => $1british
            a letter of no known purpose: played: purpose: "standing" => purpose: "wish"
            a letter of no purpose: played: purpose: "standing"\\n =>
            a letter of an unknown kind: played: kind: "letter"(\\npurpose: "standing") => kind: "notes"$1
            an answer of an unknown kind: played: kind: "letter"(\\npurpose: "answer") => kind: "letters"$1
            letters sent by an unknown kind: played: kind: "posted" => kind: "post"
            an answer without its clauses: played: (purpose: "answer"(?:\\n.*)+?)\\nclauses: \\[] => $1
            an impulse without its position: played: \\nposition: null =>
            an entry in another place: played: \\nentry: (\\d+)(\\nkind: "played") => \\nentry: 1$1$2
            an entry numbered in text: played: \\nentry: (\\d+)(\\nkind: "played") => \\nentry: "$1"$2
            a format in text: played: format: 2 => format: "2"
            a game of another name: played: \\ngame: "ww-017" => \\ngame: "ww-018"
            a purpose twice: played: (purpose: "standing"\\n) => $1$1
            a side twice: played: (purpose: "answer"\\n)(side: .*\\n) => $1side: "French"\\n$2
            an impulse twice: played: (\\nkind: "played")(\\nimpulse: \\d+) => $1\\nimpulse: 99$2
            a root twice: played: (root: "\\w+"\\n) => root: "00"\\n$1
            an outbox twice: played: \\noutbox: \\[](\\nat) => \\noutbox: []\\noutbox: []$1
            a format twice: played: (format: 2\\n) => $1$1
            a commitment twice: played: (commitments: \\{)("dice": "\\w+") => $1"dice": "00", $2
            a commitment to something else: played: (commitments: \\{) => $1"die": "00",\\u0020
            a commitment in capitals: ended: ("secret": ")[^"]+ => $1ABCDEF
            no commitment of the dice: played: "dice": "\\w+" => "dice": null
            a letter sent without a name: played: ("kind": "report", )"messageId": "[^"]*",\\u0020 => $1
            a letter sent under an empty name: played: ("messageId": ")[^"]* => $1
            a letter sent under no name: played: "messageId": "[^"]*" => "messageId": null
            a letter that is a text: played: \\n- \\{"to": .* => \\n- "report"
            the secret and a blank: ended: (secret: "\\w{64})"\\n => $1\\u0020"\\n
            no secret: ended: \\nsecret: "\\w{64}" => \\nsecret: null
            the secret without the letters: ended: (secret: "\\w{64}"\\n)outbox:\\n(- .*\\n)+ => $1
            a rollback without its letters: again: (\\nkey: ""\\n)outbox:\\n(?:- .*\\n)+ => $1
            a rollback to the present: again: ("kind": "rollback", "to": )\\d+ => $13
            a rollback called a correction: again: \\{"kind": "rollback", "to": \\d+} => {"kind": "correct", "statements": ["x"]}
            a correction called a ruling that stands: right: \\{"kind": "correct".*} => {"kind": "uphold"}
            a signature with its lines in another order: played: (- "-----BEGIN PGP SIGNATURE-----"\\n)(- ""\\n) => $2$1
            a signature with a line twice: played: (- "=\\S+"\\n) => $1$1
            a signature without its last line: played: (- "-----END PGP SIGNATURE-----"\\n)- ""\\n => $1
            a die of another rule: played: "rule": "[^"]+"(, "only": null, "sentence": "Die) => "rule": "9.9"$1
            a die told twice: played: (\\n- \\{"rule": "[^"]+", "only": null, "sentence": "Die.*) => $1$1
            """;

    /** Forgeries of one entry of a journal. */
    private static final String ENTRIES = """
            a card shown by an unknown kind: played: "kind": "show" => "kind": "shown"
            a deck opened by an unknown kind: played: "kind": "open" => "kind": "opened"
            a part told by an unknown kind: played: "kind": "told" => "kind": "tell"
            an answer of an unknown kind: played: "kind": "answer" => "kind": "answers"
            a card drawn by an unknown kind: played: "kind": "draw" => "kind": "drawn"
            a kind with a blank: played: "kind": "told" => "kind": "told\\u0020"
            no kind: played: "kind": "open" => "kind": null
            a value in text: played: "value": (\\d) => "value": "$1"
            a number of faces in text: played: "faces": 10 => "faces": "10"
            a lowest face in text: played: "low": 0 => "low": "0"
            a part in text: played: "part": (\\d) => "part": "$1"
            a value twice: played: ("value": )(\\d) => $19, $1$2
            a proof twice: played: ("proof": "\\[ roll) => "proof": "", $1
            a number of faces twice: played: ("faces": )(\\d+) => $12, $1$2
            an answer to no question: played: ("kind": "answer", )"key": "[^"]*",\\u0020 => $1
            a card drawn for nothing: played: ("kind": "draw", "key": )"[^"]*" => $1null
            a deck opened for nothing: played: ("kind": "open", )"key": "[^"]*",\\u0020 => $1
            another part: played: "part": \\d => "part": 1
            part 0: played: "part": \\d => "part": 0
            another card drawn: ended: ("kind": "draw", .*"card": ")1?(\\d C) => $11$2
            a card drawn from another deck: played: ("kind": "draw", .*"deck": ")deck => $1pack
            a card shown that is another: played: ("kind": "show", .*"card": ")1?(\\d C) => $11$2
            a card left out of a shuffle: played: ("cards": \\[)"[^"]*",\\u0020 => $1
            cards of a shuffle in another order: played: ("cards": \\[)("[^"]*"), ("[^"]*") => $1$3, $2
            a shuffle for something else: played: ("kind": "shuffle", "key": "1.1 )deck => $1decks
            a die for something else: played: ("kind": "roll", "key": "\\d\\.\\d ) => $1the\\u0020
            a shuffle opened, and a blank: ended: ("secrets": "\\[ [^"]*) => $1\\u0020
            """;

    @Test
    void thePageAgreesWithTheScript() throws IOException {
        var files = new LinkedHashMap<String, Papers>();
        ForgedTest.trials(home).forEach(trial -> files.putIfAbsent(trial.held().file(), trial.held()));
        assertTrue(files.size() > 20);
        var verdicts = Browser.verdicts(new ArrayList<>(files.keySet()), home);
        for (var verdict : verdicts) {
            var held = files.remove(files.firstEntry().getKey());
            assertEquals(held.verify(Papers.Shown.FILE).exit() == 0, verdict.startsWith("good "), verdict);
        }
        assertTrue(files.isEmpty());
    }

    @Test
    void everyProgramFindsEachForgery() throws IOException {
        var forged = forgeries();
        var verdicts = Browser.verdicts(
                        forged.values().stream().map(Papers::file).toList(), home)
                .iterator();
        var accepted = new ArrayList<String>();
        forged.forEach((name, held) -> {
            if (!verdicts.next().startsWith("bad ")) accepted.add("the page: " + name);
            if (exit(held) != 1) accepted.add("verify.py: " + name);
            if (TruthTableTest.verified(held).amiss().isEmpty()) accepted.add("verify: " + name);
        });
        assertEquals("", String.join("\n", accepted));
    }

    /** Changes the last matching entry of a journal. */
    private static Papers inEntry(Papers held, String pattern, String by) {
        var lines = new ArrayList<>(List.of(held.file().split("\n", -1)));
        var forged = Pattern.compile(pattern);
        int at = lines.size() - 1;
        while (!lines.get(at).startsWith("- {\"kind\": ")
                || !forged.matcher(lines.get(at)).find()) at--;
        lines.set(at, forged.matcher(lines.get(at)).replaceFirst(by));
        return held.raw(file -> Rechained.file(Rechained.documents(String.join("\n", lines))));
    }

    /** Repeats the last entry with these words, and renumbers those that follow. */
    private static Papers twice(Papers held, String words) {
        return rewritten(held, documents -> {
            var more = new ArrayList<>(documents);
            int at = last(more, words);
            more.add(at, more.get(at));
            return more;
        });
    }

    private interface Forger {
        void forge(String name, String game, String place, String by);
    }

    private static void forge(String line, Forger forger) {
        var row = line.split(": ", 3);
        var change = row[2].split(" =>", 2);
        forger.forge(
                row[0],
                row[1],
                change[0],
                change[1].strip().replace("\\n", "\n").replace("\\u0020", " "));
    }

    private static int last(List<String> documents, String words) {
        int at = documents.size() - 1;
        while (!documents.get(at).contains("\n" + words + "\n")) at--;
        return at;
    }

    private static Papers rewritten(Papers held, UnaryOperator<List<String>> change) {
        return held.raw(file -> Rechained.file(renumbered(change.apply(Rechained.documents(file)))));
    }

    private static List<String> renumbered(List<String> documents) {
        return IntStream.range(0, documents.size())
                .mapToObj(at -> documents.get(at).replaceFirst("\nentry: \\d+", "\nentry: " + (at + 1)))
                .toList();
    }

    private static Papers without(Papers held, String words) {
        return rewritten(held, documents -> {
            var left = new ArrayList<>(documents);
            left.remove(last(left, words));
            return left;
        });
    }

    /** With the last such entry behind the one that follows it. */
    private static Papers late(Papers held, String words) {
        return rewritten(held, documents -> {
            var moved = new ArrayList<>(documents);
            int at = last(moved, words);
            Collections.swap(moved, at, at + 1);
            return moved;
        });
    }

    /** With a field of the last two orders exchanged. */
    private static Papers exchanged(Papers held, String field) {
        return rewritten(held, documents -> {
            var forged = new ArrayList<>(documents);
            int last = last(forged, "purpose: \"order\""), before = last(forged.subList(0, last), "purpose: \"order\"");
            var value = Pattern.compile("(?m)^" + field + ":(?: .*\n|\n(?:- .*\n)+)");
            var one = value.matcher(forged.get(last))
                    .results()
                    .findFirst()
                    .orElseThrow()
                    .group();
            var other = value.matcher(forged.get(before))
                    .results()
                    .findFirst()
                    .orElseThrow()
                    .group();
            forged.set(last, forged.get(last).replace(one, other));
            forged.set(before, forged.get(before).replace(other, one));
            return forged;
        });
    }

    private static Papers spliced(Papers begun, Papers goesOn) {
        int half = Rechained.documents(goesOn.file()).size() / 2;
        return rewritten(begun, documents -> {
            var both = new ArrayList<>(documents.subList(0, half));
            both.addAll(Rechained.documents(goesOn.file()).subList(half, half * 2));
            return both;
        });
    }

    private static int exit(Papers held) {
        try {
            return held.verify(Papers.Shown.FILE).exit();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Map<String, Papers> forgeries() {
        var played = Papers.of(home, false);
        var ended = Papers.of(home, true);
        var again = Papers.of(home, false, Referee.TAKES_BACK);
        var rows = new LinkedHashMap<String, Papers>();
        rows.put("zeros before a roll's number", inEntry(played, "\\[ roll (\\d)", "[ roll 000$1"));
        rows.put("a roll in Arabic digits", inEntry(played, "\\[ roll \\d", "[ roll \u00d9\u00a1"));
        rows.put("a sign before a number", inEntry(played, "\\[ roll (\\d)", "[ roll +$1"));
        rows.put("a number of ten digits", inEntry(played, "\\[ roll (\\d)", "[ roll 100000000$1"));
        rows.put("a tab in a proof", inEntry(played, "\\[ roll ", "[ roll\\\\t"));
        rows.put("a blank more in a proof", inEntry(played, "\\[ roll ", "[  roll "));
        rows.put("a blank after a proof", inEntry(played, "(\\[ roll [^\"]*)", "$1 "));
        rows.put("a proof twice", inEntry(played, "(\\[ roll [^\"]*)", "$1 $1"));
        rows.put("half a proof", inEntry(played, "(\\[ roll [^\"]*) ]", "$1"));
        rows.put("a hash in capitals", inEntry(played, "(\\[ roll [^\"]*link )\\w+", "$1" + "AB".repeat(32)));
        rows.put("another link", inEntry(played, "(\\[ roll [^\"]*link )\\w+", "$1" + "ab".repeat(32)));
        rows.put("another value", inEntry(played, "(\"value\": )\\d(.*? = )\\d", "$1" + "0$2" + "0"));
        rows.put("another value, its proof alone", inEntry(played, "(\\[ roll \\d+, 1 to 6 = )\\d", "$1" + "0"));
        rows.put("a die of other faces", inEntry(played, "\"faces\": 6", "\"faces\": 5"));
        rows.put(
                "a die of no faces", inEntry(played, "\"faces\": 6(.*?\\[ roll \\d+, 1 to )6", "\"faces\": 0$1" + "0"));
        rows.put("a die of another lowest face", inEntry(played, "\"low\": 1", "\"low\": 0"));
        rows.put("a value with a point", inEntry(played, "(\"value\": \\d)", "$1.0"));
        rows.put("a number of cards with a point", inEntry(played, "(\"low\": 1)", "$1.0"));
        rows.put("a value that is true", inEntry(played, "\"value\": \\d", "\"value\": true"));
        rows.put("bytes that are no text", played.file("(\"sentence\": \")Die", "$1\u00ff\u00feDie"));
        rows.put(
                "a mark of the order of bytes",
                played.file("\nkind: \"played\"", "\n\u00ef\u00bb\u00bfkind: \"played\""));
        rows.put("an entry of no kind", inEntry(played, "\"kind\": \"roll\"", "\"kind\": \"cast\""));
        rows.put("a roll left out", inEntry(played, "\\{\"kind\": \"roll\"[^}]*}[^}]*}(, )?", ""));
        rows.put("a shuffle of another deck", inEntry(played, "\\[ shuffle (\\d) of \\w+", "[ shuffle $1 of other"));
        rows.put("a shuffle with a comma in its deck", inEntry(played, "\\[ shuffle (\\d) of ", "[ shuffle $1 of a, "));
        rows.put(
                "a shuffle of fewer cards", inEntry(played, "(\\[ shuffle \\d of [^\"]*?), \\d+ cards", "$1, 3 cards"));
        rows.put(
                "a shuffle bound otherwise",
                inEntry(played, "(\\[ shuffle [^\"]*binding )\\w+", "$1" + "ab".repeat(32)));
        rows.put("another root of a shuffle", inEntry(ended, "(\\[ shuffle [^\"]*root )\\w+", "$1" + "ab".repeat(32)));
        rows.put("a card of another place", inEntry(played, "\\[ card \\d+", "[ card 1"));
        rows.put("a card of no place", inEntry(played, "\\[ card \\d+", "[ card 0"));
        rows.put("a card of another shuffle", inEntry(played, "(\\[ card \\d+ of shuffle )\\d+", "$1" + "9"));
        rows.put(
                "a card with the salt of another",
                inEntry(played, "(\\[ card [^\"]*salt )\\w+", "$1" + "5a".repeat(32)));
        rows.put(
                "a card with a longer path",
                inEntry(played, "(\\[ card [^\"]*path.*?) ]", "$1 " + "5a".repeat(32) + " ]"));
        rows.put("an order sealed otherwise", ended.file("(?m)^root: \"\\w+\"", "root: \"" + "ab".repeat(32) + "\""));
        rows.put("another digest", played.raw(file -> file.replaceFirst("\ndigest: \"\\w+\"", "\ndigest: \"00\"")));
        rows.put("another secret", ended.file("(?m)^secret: \"\\w+\"", "secret: \"" + "00".repeat(32) + "\""));
        rows.put(
                "a shuffle opened by another secret",
                inEntry(ended, "(\\[ open shuffle \\d, secret )\\w+", "$1" + "00".repeat(32)));
        rows.put("a shuffle that is not there opened", inEntry(ended, "\\[ open shuffle \\d", "[ open shuffle 9"));
        rows.put(
                "a shuffle opened in another order",
                inEntry(ended, "cards (\\w[^|]+) \\| ([^|]+?) \\|", "cards $2 | $1 |"));
        rows.put("a third side", played.file("players: \\{", "players: {\"French\": {}, "));
        rows.put("one side", played.file("players: .*", "players: {\"American\": {}}"));
        var many = Papers.of(home, false, Referee.SEALS_LONG_ORDERS);
        rows.put("orders in other places", Papers.of(home, false, Referee.SEALS_IN_OTHER_PLACES));
        rows.put("fewer places", many.file("(\"dice\": \"\\w+\"), \"places\": \"128\"", "$1"));
        rows.put("places of no game", many.file("\"places\": \"128\"", "\"places\": \"64\""));
        rows.put("a number of places", many.file("\"places\": \"128\"", "\"places\": 128"));
        rows.put("few places by number", played.file("(\"dice\": \"\\w+\")", "$1, \"places\": \"32\""));
        rows.put("no commitment", played.file("commitments: .*", "commitments: {}"));
        rows.put("a second header", twice(played, "kind: \"header\""));
        rows.put("an order twice", twice(played, "purpose: \"order\""));
        rows.put("an impulse twice", twice(played, "kind: \"played\""));
        rows.put("a receipt that is named for another", played.file("british(\\.receipt@)", "american$1"));
        rows.put("a receipt that is named a preview", played.file("receipt@", "preview@"));
        rows.put("a die again that was another", inEntry(again, "(\\[ again roll \\d+, 1 to 6 = )\\d", "$1" + "0"));
        rows.put("a die again of another number", inEntry(again, "\\[ again roll \\d+", "[ again roll 99"));
        rows.put("a shuffle again of another number", inEntry(again, "\\[ again (roll|shuffle) \\d+", "[ again $1 9"));
        rows.put(
                "an impulse taken back that never was",
                again.file("(\"kind\": \"rollback\", \"to\": )\\d+", "$1" + "99"));
        rows.put("standing orders twice", twice(played, "purpose: \"standing\""));
        rows.put("an answer twice", twice(played, "purpose: \"answer\""));
        var games = Map.of(
                "played", played, "ended", ended, "again", again, "right", Papers.of(home, true, Referee.PUTS_RIGHT));
        PLACES.lines()
                .forEach(line -> forge(
                        line,
                        (name, game, place, by) ->
                                rows.put(name, games.get(game).file(place, by))));
        ENTRIES.lines()
                .forEach(line -> forge(
                        line,
                        (name, game, entry, by) ->
                                rows.put(name + " in a journal", inEntry(games.get(game), entry, by))));
        for (var words : List.of("purpose: \"order\"", "kind: \"header\"")) {
            rows.put("left out: " + words, without(played, words));
            rows.put("too late: " + words, late(played, words));
        }
        rows.put("left out: the set-up", without(played, "impulse: 0"));
        rows.put("left out: a rollback", without(again, "kind: \"settled\""));
        rows.put("left out: a correction", without(games.get("right"), "kind: \"settled\""));
        for (var field : List.of("root", "words", "outbox", "signed"))
            rows.put("exchanged: " + field + " of two orders", exchanged(ended, field));
        rows.put("it goes on as another game", spliced(again, ended));
        return rows;
    }
}
