package postrider.proof;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
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
        var documents = new ArrayList<>(Rechained.documents(held.file()));
        int at = documents.size() - 1;
        while (!documents.get(at).contains("\n" + words + "\n")) at--;
        documents.add(at, documents.get(at));
        for (int i = at; i < documents.size(); i++)
            documents.set(i, documents.get(i).replaceFirst("\nentry: \\d+", "\nentry: " + (i + 1)));
        return held.raw(file -> Rechained.file(documents));
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
        return rows;
    }
}
