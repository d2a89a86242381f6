package postrider.store;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static postrider.store.Outbox.State.SENT;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import postrider.kit.OutboxKit;

/** A game's outbox, whose sent letters are in one file. */
class GameOutboxTest extends OutboxKit {
    private static final List<String> LETTERS = List.of("<ww-1.1.british.welcome@x>", "<two@x>", "<three@x>");

    @TempDir
    private Path home;

    @Override
    protected Outbox empty() {
        try {
            return OutboxFolder.of(Files.createTempDirectory(home, "game")).laid();
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        }
    }

    @Override
    protected Outbox again(Outbox outbox) {
        return OutboxFolder.of(((OutboxFolder) outbox).path());
    }

    private static Path file(Outbox outbox) {
        return ((OutboxFolder) outbox).path().resolve("sent.mail");
    }

    private static byte[] text(String letter) {
        return "Message-ID: %s\r\n\r\nTo:\n\nFrom here\r\n".formatted(letter).getBytes(UTF_8);
    }

    private static void send(Outbox outbox, String letter) {
        outbox.put(Map.of(letter, text(letter)));
        outbox.move(letter, SENT);
    }

    private Outbox sent() {
        var outbox = empty();
        for (var letter : LETTERS) send(outbox, letter);
        return outbox;
    }

    private static boolean has(Outbox outbox, String letter) {
        return outbox.letter(letter)
                .filter(bytes -> Arrays.equals(bytes, text(letter)))
                .isPresent();
    }

    /** However much of the last letter is on disk, it counts as sent or not, and the others are intact. */
    @Test
    void aLetterThatACrashCutShortSpoilsNoOther() throws IOException {
        var whole = Files.readAllBytes(file(sent()));
        var two = empty();
        for (var letter : LETTERS.subList(0, 2)) send(two, letter);
        for (long cut = Files.size(file(two)); cut <= whole.length; cut += cut + 9 < whole.length ? 7 : 1) {
            var outbox = empty();
            Files.write(file(outbox), Arrays.copyOf(whole, (int) cut));
            assertEquals(
                    cut == whole.length, again(outbox).state(LETTERS.getLast()).isPresent());
            send(outbox, "<after@x>");
            var letters = List.of(LETTERS.get(0), LETTERS.get(1), "<after@x>");
            assertTrue(letters.stream().allMatch(letter -> has(again(outbox), letter)), "cut at " + cut);
            send(outbox, LETTERS.getLast());
            assertTrue(has(again(outbox), LETTERS.getLast()));
        }
    }

    @Test
    void aSpoiltByteSpoilsOneLetter() throws IOException {
        var outbox = sent();
        var whole = Files.readAllBytes(file(outbox));
        for (int at = 0; at < whole.length; at++) {
            var spoilt = whole.clone();
            spoilt[at] ^= 1;
            Files.write(file(outbox), spoilt);
            var left = LETTERS.stream().filter(letter -> has(outbox, letter)).count();
            assertTrue(left >= 2, "%d left of it, spoilt at %d".formatted(left, at));
        }
    }

    @Test
    void letterFilesOfAnOlderPostriderAreRead() throws IOException {
        var outbox = sent();
        var path = ((OutboxFolder) outbox).path();
        Files.createDirectory(path.resolve("sent"));
        Files.write(path.resolve("sent/old%40x.eml"), text("<old@x>"));
        Files.writeString(path.resolve("remembered"), "%s <older@x>\n".formatted("ab".repeat(32)));
        var seen = again(outbox);
        assertTrue(has(seen, "<old@x>"));
        assertEquals(Optional.of("ab".repeat(32)), seen.remembered("<older@x>"));
        assertEquals(
                Set.of(LETTERS.get(0), LETTERS.get(1), LETTERS.get(2), "<old@x>", "<older@x>"),
                Set.copyOf(seen.in(SENT)));
        seen.remember(Map.of("<old@x>", "cd".repeat(32), LETTERS.getFirst(), "ef".repeat(32)));
        assertEquals(Optional.of("cd".repeat(32)), again(outbox).remembered("<old@x>"));
        assertEquals(Optional.of("ef".repeat(32)), again(outbox).remembered(LETTERS.getFirst()));
        assertTrue(has(again(outbox), LETTERS.get(1)));
        assertEquals(5, again(outbox).in(SENT).size());
    }
}
