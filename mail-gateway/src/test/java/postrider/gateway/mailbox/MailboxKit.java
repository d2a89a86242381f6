package postrider.gateway.mailbox;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import postrider.gateway.mailbox.Mailbox.Fetched;
import postrider.gateway.mailbox.Mailbox.Keeper;

/** Tests that every mailbox must pass. */
@Timeout(60)
abstract class MailboxKit {
    static final int LIMIT = 100_000;

    @TempDir
    Path folder;

    /** Opens the mailbox, perhaps after another process had it. */
    abstract Mailbox open();

    /** A letter comes in. */
    abstract void deliver(String text) throws IOException;

    /** Puts something there that cannot be read. */
    abstract void deliverOdd() throws IOException;

    /** The file that records what was read. */
    Path state() {
        return folder.resolve("known");
    }

    static String letter(String id, String body) {
        return "From: red@example.org\r\nMessage-ID: <%s@example.org>\r\nSubject: s\r\n\r\n%s\r\n".formatted(id, body);
    }

    private List<String> letters(int many) throws IOException {
        var letters = IntStream.range(0, many)
                .mapToObj(i -> letter("n" + i, "pass \u00e9 %d\r\n..\r\n.two".formatted(i)))
                .toList();
        for (var text : letters) deliver(text);
        return letters;
    }

    /** The letter as it was sent, without the fields added on delivery. */
    private static String text(Fetched letter) {
        var text = new String(letter.raw(), StandardCharsets.ISO_8859_1);
        return text.substring(text.indexOf("From: "));
    }

    /** The letters that come in; some may be late. */
    static List<String> fetched(Mailbox mailbox) {
        var letters = new ArrayList<String>();
        try {
            mailbox.fetch(letter -> letters.add(text(letter)));
        } catch (IOException late) {
            assertTrue(late.getMessage().endsWith("will be tried again: not all of it came"), late.getMessage());
        }
        return letters;
    }

    @Test
    void eachLetterComesOnceToTheByteAndInOrder() throws IOException {
        var letters = letters(12);
        try (var mailbox = open()) {
            assertEquals(letters, fetched(mailbox));
            assertEquals(List.of(), fetched(mailbox));
            deliver(letter("late", "pass"));
            assertEquals(List.of(letter("late", "pass")), fetched(mailbox));
        }
        try (var restarted = open()) {
            assertEquals(List.of(), fetched(restarted));
            deliver(letter("later", "pass"));
            assertEquals(List.of(letter("later", "pass")), fetched(restarted));
        }
    }

    @Test
    void aLetterThatCouldNotBeStoredIsOfferedAgain() throws IOException {
        var letters = letters(3);
        var kept = new ArrayList<String>();
        try (var mailbox = open()) {
            var full = assertThrows(
                    IOException.class,
                    () -> mailbox.fetch(letter -> {
                        if (kept.size() == 1) throw new IOException("The disk is full.");
                        kept.add(text(letter));
                    }));
            assertEquals("The disk is full.", full.getMessage());
            kept.addAll(fetched(mailbox));
        }
        assertEquals(letters, kept);
    }

    private static final class Killed extends Error {
        private static final long serialVersionUID = 1;
    }

    /** Killed before or after any letter was stored, with the record of it on disk or not. */
    @Test
    void beingKilledLosesNothing() throws IOException {
        for (int until = 0; until < 4; until++)
            for (boolean noted : List.of(true, false)) {
                var letters = letters(4);
                var before = Files.exists(state()) ? Files.readAllBytes(state()) : new byte[0];
                var kept = new ArrayList<String>();
                int last = until;
                Keeper dies = letter -> {
                    if (kept.size() == last) throw new Killed();
                    kept.add(text(letter));
                };
                assertThrows(Killed.class, () -> open().fetch(dies));
                if (!noted) Files.write(state(), before);
                try (var restarted = open()) {
                    kept.addAll(fetched(restarted));
                }
                assertEquals(letters, kept.stream().distinct().toList());
            }
    }

    @Test
    void ofALetterThatIsTooLargeOnlyTheBeginningComes() throws IOException {
        deliver(letter("large", "line\r\n".repeat(LIMIT / 3)));
        deliver(letter("small", "pass"));
        try (var mailbox = open()) {
            var sizes = new ArrayList<Fetched>();
            mailbox.fetch(sizes::add);
            assertEquals(2, sizes.size());
            assertTrue(
                    sizes.getFirst().size() > 1.9 * LIMIT, "" + sizes.getFirst().size());
            assertTrue(sizes.getFirst().raw().length < LIMIT);
            assertTrue(text(sizes.getFirst()).startsWith("From: red@example.org\r\nMessage-ID: <large@"));
            assertEquals(letter("small", "pass"), text(sizes.getLast()));
        }
    }

    /** It is tried for a while, then left where it is and reported once; it holds up no other. */
    @Test
    void anUnreadableLetterIsSetAside() throws IOException {
        deliver(letter("one", "pass"));
        deliverOdd();
        deliver(letter("two", "pass"));
        var gone = new ArrayList<String>();
        var kept = new HashSet<String>();
        var keeper = new Keeper() {
            @Override
            public void keep(Fetched letter) {
                kept.add(text(letter));
            }

            @Override
            public void giveUp(String why) {
                gone.add(why);
            }
        };
        for (int round = 1; round < Mailbox.TRIES; round++)
            try (var mailbox = open()) {
                var late = assertThrows(IOException.class, () -> mailbox.fetch(keeper));
                assertTrue(late.getMessage().contains("(tried %d times of 20)".formatted(round)), late.getMessage());
                assertEquals(Set.of(letter("one", "pass"), letter("two", "pass")), kept);
            }
        assertEquals(List.of(), gone);
        for (int round = 0; round < 2; round++)
            try (var mailbox = open()) {
                mailbox.fetch(keeper);
                assertEquals(1, gone.size());
                assertTrue(gone.getFirst().contains(" does not come through and is left there: "), gone.getFirst());
            }
    }

    @Test
    void patienceEndsTheWait() throws IOException, InterruptedException {
        try (var mailbox = open()) {
            assertEquals(List.of(), fetched(mailbox));
            mailbox.await(Duration.ofMillis(50));
            deliver(letter("one", "pass"));
            assertEquals(1, fetched(mailbox).size());
        }
    }
}
