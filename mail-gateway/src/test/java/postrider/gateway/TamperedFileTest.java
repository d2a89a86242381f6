package postrider.gateway;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import postrider.desk.GameCatalog;
import postrider.desk.Reopened;
import postrider.gamefile.CorruptGameFile;
import postrider.gamefile.Signatures;
import postrider.gamefile.Verification;
import postrider.kit.Rechained;

/**
 * A game file in which one value is changed, and whose hashes are made anew, is found out: once for each field there is. With
 * {@code -Dpostrider.tampered=N}, N times.
 */
class TamperedFileTest {
    private static final Path WAR = Path.of("../games/washingtons-war/golden/american-victory/game.yaml");
    private static final GameCatalog CATALOG = GameCatalog.installed();
    private static final int TIMES = Integer.getInteger("postrider.tampered", 1);
    private static final Pattern VALUE =
            Pattern.compile("\"(?:[^\"\\\\]|\\\\.)*\"|(?<=[ \\[:,])-?\\d+(?=[,}\\]\\n])|null");
    private static final Pattern INNER = Pattern.compile("\"(\\w+)\": ?$");
    private static final Pattern LETTER = Pattern.compile("(?<!\\\\)[0-9a-z]");
    private static final Pattern FIELD = Pattern.compile("(?m)^(\\w+):");
    private static final Set<String> MADE_ANEW = Set.of("entry", "kind", "digest", "previous", "hash");

    /** docs/dice.md, section 9, says why, and what would show it. */
    private static final Set<String> ONLY_LETTERS_SHOW = Set.of(
            "header.referee",
            "header.players.name",
            "header.players.address",
            "at",
            "outbox.messageId",
            "outbox.sha256",
            "letter.messageId",
            "posted.why",
            "rejected.side",
            "rejected.messageId",
            "rejected.why");

    @TempDir
    Path folder;

    @Test
    void aChangedValueIsFound() throws IOException {
        var documents = Rechained.documents(Files.readString(WAR, StandardCharsets.ISO_8859_1));
        assertEquals(String.join("", documents), Rechained.file(documents));
        var seen = new ArrayList<String>();
        var missed = new TreeSet<String>();
        for (int at = 0; at < documents.size(); at++) {
            var document = documents.get(at);
            for (var value : VALUE.matcher(document).results().toList()) {
                var field = field(document, value.start());
                if (document.startsWith(":", value.end()) || field.isEmpty()) continue;
                seen.add(field);
                if (seen.stream().filter(field::equals).count() > TIMES) continue;
                var changed = new ArrayList<>(documents);
                changed.set(at, document.substring(0, value.start()) + other(value) + document.substring(value.end()));
                if (!isFound(Rechained.file(changed))) missed.add(field);
            }
        }
        assertEquals(new TreeSet<>(), missed, "of " + new HashSet<>(seen).size() + " fields");
    }

    /** Empty for what only letters show. */
    private static String field(String document, int at) {
        var before = document.substring(0, at);
        var kind = document.replaceAll("(?s).*?\nkind: \"(\\w+)\".*", "$1");
        var top = FIELD.matcher(before).results().toList().getLast().group(1);
        var inner = INNER.matcher(before.substring(before.lastIndexOf('\n') + 1));
        var name = inner.find() ? top + "." + inner.group(1) : top;
        boolean passed = MADE_ANEW.contains(top)
                || ONLY_LETTERS_SHOW.contains(name)
                || ONLY_LETTERS_SHOW.contains(kind + "." + name);
        return passed ? "" : kind + "." + name;
    }

    /** Something of the same form. */
    private static String other(MatchResult value) {
        var text = value.group();
        if (text.equals("null")) return "\"x\"";
        if (text.equals("\"\"")) return "\"x\"";
        if (!text.startsWith("\"")) return String.valueOf(Integer.parseInt(text) + 1);
        if (text.equals("\"American\"")) return "\"British\"";
        if (text.equals("\"British\"")) return "\"American\"";
        var letters = LETTER.matcher(text).results().toList();
        if (letters.isEmpty()) return "\"x\"";
        int last = letters.getLast().start();
        char was = text.charAt(last);
        char is = Character.isDigit(was) ? was == '1' ? '2' : '1' : was == 'a' ? 'b' : 'a';
        return text.substring(0, last) + is + text.substring(last + 1);
    }

    private boolean isFound(String forged) throws IOException {
        var file = Files.writeString(folder.resolve("game.yaml"), forged, StandardCharsets.ISO_8859_1);
        try {
            return Verification.of(file, Optional.of(Reopened.at(CATALOG, file)), Signatures.installed())
                    .amiss()
                    .isPresent();
        } catch (CorruptGameFile | IllegalArgumentException | IllegalStateException refused) {
            return true;
        }
    }
}
