package postrider.gateway;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestReporter;
import org.junit.jupiter.api.io.TempDir;
import postrider.desk.GameCatalog;
import postrider.desk.Reopened;
import postrider.kit.Rechained;
import postrider.log.CorruptGameFile;
import postrider.log.Signatures;
import postrider.proof.Verification;
import postrider.store.GameFile;
import postrider.store.GameFolder;

/**
 * A game file in which something was changed, removed, duplicated or moved is detected even if its hashes are recomputed: once for each
 * field there is. With {@code -Dpostrider.tampered=N}, N times.
 */
class TamperedFileTest {
    private static final Path WAR = Path.of("../games/washingtons-war/golden/american-victory/game.yaml");
    private static final GameCatalog CATALOG = GameCatalog.installed();
    private static final int TIMES = Integer.getInteger("postrider.tampered", 1);
    private static final Pattern VALUE =
            Pattern.compile("\"(?:[^\"\\\\]|\\\\.)*\"|(?<=[ \\[:,])-?\\d+(?=[,}\\]\\n])|null");
    private static final Pattern INNER = Pattern.compile("\"(\\w+)\": ?$");
    private static final Pattern LETTER = Pattern.compile("(?<!\\\\)[0-9a-z]");
    private static final Pattern ITEM = Pattern.compile("(?m)^- .*\n");
    private static final Pattern FIELD = Pattern.compile("(?m)^(\\w+):");
    private static final Set<String> MADE_ANEW = Set.of("entry", "kind", "digest", "previous", "hash");

    /** docs/dice.md, section 9, says why these cannot be detected, and what would. */
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

    /** A change, and what it changes. */
    private record Change(String what, List<String> documents) {}

    @Test
    void aChangeIsFound(TestReporter figures) throws IOException {
        var documents = Rechained.documents(Files.readString(WAR, StandardCharsets.ISO_8859_1));
        assertEquals(String.join("", documents), Rechained.file(documents));
        var seen = new TreeMap<String, Integer>();
        var missed = new TreeSet<String>();
        var changes = Stream.of(values(documents), items(documents), entries(documents))
                .flatMap(all -> all);
        changes.filter(change -> seen.merge(change.what(), 1, Integer::sum) <= TIMES)
                .filter(change -> !isFound(Rechained.file(change.documents())))
                .forEach(change -> missed.add(change.what()));
        int tried =
                seen.values().stream().mapToInt(times -> Math.min(times, TIMES)).sum();
        figures.publishEntry("changes of %d kinds".formatted(seen.size()), String.valueOf(tried));
        assertEquals(new TreeSet<>(), missed, "of " + tried + " changes");
    }

    /** Changes a value. */
    private static Stream<Change> values(List<String> documents) {
        return IntStream.range(0, documents.size()).boxed().flatMap(at -> {
            var document = documents.get(at);
            return VALUE.matcher(document).results().flatMap(value -> {
                var field = field(document, value.start());
                if (document.startsWith(":", value.end()) || field.isEmpty()) return Stream.of();
                var changed = document.substring(0, value.start()) + other(value) + document.substring(value.end());
                return Stream.of(new Change(field, with(documents, at, changed)));
            });
        });
    }

    /** Removes or duplicates an item of a list. */
    private static Stream<Change> items(List<String> documents) {
        return IntStream.range(0, documents.size()).boxed().flatMap(at -> {
            var document = documents.get(at);
            return ITEM.matcher(document).results().flatMap(item -> {
                var field = field(document, item.start());
                boolean last = field.equals("played.outbox") && at == documents.size() - 2;
                if (field.isEmpty() || last) return Stream.of();
                var before = document.substring(0, item.start());
                var after = document.substring(item.end());
                return Stream.of(
                        new Change(field + " without an item", with(documents, at, before + after)),
                        new Change(
                                field + " with an item twice",
                                with(documents, at, before + item.group().repeat(2) + after)));
            });
        });
    }

    /**
     * Removes or duplicates an entry, or swaps it with the next. It cannot be seen that the last entries are missing, or which of two
     * independent letters came first.
     */
    private static Stream<Change> entries(List<String> documents) {
        return IntStream.range(1, documents.size() - 1).boxed().flatMap(at -> {
            var kind = kind(documents.get(at));
            var without = new ArrayList<>(documents);
            var moved = without.remove((int) at);
            var swapped = new ArrayList<>(without);
            swapped.add(at + 1, moved);
            var leftOut = new Change(kind + " left out", numbered(without));
            var twice = new Change(kind + " twice", numbered(with(documents, at, moved, moved)));
            var next = documents.get(at + 1);
            boolean free = kind(next).equals("letter")
                    && (kind.equals("letter") || kind.equals("rejected") && next.contains("\noutbox: []\n"));
            return free
                    ? Stream.of(leftOut, twice)
                    : Stream.of(leftOut, twice, new Change(kind + " after the next", numbered(swapped)));
        });
    }

    private static List<String> with(List<String> documents, int at, String... instead) {
        var changed = new ArrayList<>(documents);
        changed.remove(at);
        changed.addAll(at, List.of(instead));
        return changed;
    }

    private static List<String> numbered(List<String> documents) {
        return IntStream.range(0, documents.size())
                .mapToObj(at -> documents.get(at).replaceFirst("\nentry: \\d+", "\nentry: " + (at + 1)))
                .toList();
    }

    private static String kind(String document) {
        return document.replaceAll("(?s).*?\nkind: \"(\\w+)\".*", "$1");
    }

    /** Empty for changes that only letters reveal. */
    private static String field(String document, int at) {
        var before = document.substring(0, at);
        var kind = kind(document);
        var top = FIELD.matcher(before).results().toList().getLast().group(1);
        var inner = INNER.matcher(before.substring(before.lastIndexOf('\n') + 1));
        var name = inner.find() ? top + "." + inner.group(1) : top;
        boolean passed = MADE_ANEW.contains(top)
                || ONLY_LETTERS_SHOW.contains(name)
                || ONLY_LETTERS_SHOW.contains(kind + "." + name);
        return passed ? "" : kind + "." + name;
    }

    /** Another value of the same form. */
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

    private boolean isFound(String forged) {
        try {
            var file = Files.writeString(folder.resolve("game.yaml"), forged, StandardCharsets.ISO_8859_1);
            return Verification.of(
                            file,
                            Optional.of(Reopened.of(
                                    CATALOG,
                                    GameFolder.beside(file),
                                    GameFile.read(file).header())),
                            Signatures.installed())
                    .amiss()
                    .isPresent();
        } catch (CorruptGameFile | IllegalArgumentException | IllegalStateException refused) {
            return true;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
