package postrider.gateway.mailbox;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.icegreen.greenmail.store.FolderException;
import com.icegreen.greenmail.store.MailFolder;
import com.icegreen.greenmail.util.GreenMail;
import jakarta.mail.Flags;
import jakarta.mail.MessagingException;
import jakarta.mail.Session;
import jakarta.mail.internet.MimeMessage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Date;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.FutureTask;
import java.util.logging.Level;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import java.util.logging.StreamHandler;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import postrider.gateway.demo.MailServer;
import postrider.gateway.mailbox.Account.Security;
import postrider.gateway.mailbox.Mailbox.Fetched;
import postrider.gateway.mime.MimePart;

/** Against a mail server in this process. */
@Tag("long")
@Timeout(120)
class ImapMailboxTest {
    private static final int LIMIT = 400_000;
    private static final Duration LONG = Duration.ofSeconds(30);
    private static final Duration SHORT = Duration.ofMillis(300);

    @TempDir
    private Path folder;

    private final GreenMail server = new GreenMail(MailServer.setup("imap"));
    private Relay relay;

    @BeforeEach
    void start() throws IOException {
        server.start();
        server.setUser("referee@example.org", "referee", "a-secret");
        relay = new Relay(server.getImap().getPort());
    }

    @AfterEach
    void stop() throws IOException {
        relay.close();
        server.stop();
    }

    @Test
    void aLetterIsFetchedOnceToTheByteAndStaysUnread() throws IOException, FolderException {
        var text = letter("one", "pass é\r\n".repeat(5));
        deliver(text);
        try (var mailbox = mailbox(Optional.empty())) {
            assertEquals(List.of(text), fetched(mailbox));
            assertEquals(List.of(), fetched(mailbox));
            deliver(letter("two", "more"));
            assertEquals(List.of(letter("two", "more")), fetched(mailbox));
        }
        try (var restarted = mailbox(Optional.empty())) {
            assertEquals(List.of(), fetched(restarted));
        }
        assertEquals(2, inbox().getUnseenCount());
    }

    @Test
    void ifUidvalidityChangesEverythingIsFetchedAgain() throws IOException, FolderException {
        deliver(letter("one", "pass"));
        try (var mailbox = mailbox(Optional.empty())) {
            assertEquals(1, fetched(mailbox).size());
            new ReadPosition(inbox().getUidValidity() + 1, 7, new TreeMap<>()).save(folder.resolve("place"));
            assertEquals(1, fetched(mailbox).size());
        }
        assertEquals(inbox().getUidValidity() + " 1\n", Files.readString(folder.resolve("place")));
    }

    @Test
    void ofALetterThatIsTooLargeOnlyTheBeginningIsFetched() throws IOException, FolderException {
        deliver(letter("large", "x".repeat(70) + "\r\n".repeat(LIMIT)));
        try (var mailbox = mailbox(Optional.empty())) {
            mailbox.fetch(large -> {
                assertEquals(MimePart.HEADER, large.raw().length);
                assertTrue(large.size() > 2 * LIMIT);
            });
        }
    }

    @Test
    void lettersFetchedTogetherAreCompleteWhateverTheirSize() throws IOException, FolderException {
        var small = letter("small", "pass");
        var large = letter("large", "line\r\n".repeat(50_000));
        for (var text : List.of(small, large, letter("too large", "line\r\n".repeat(LIMIT)), small)) deliver(text);
        try (var mailbox = mailbox(Optional.empty())) {
            var fetched = fetched(mailbox);
            assertTrue(large.length() > Account.CHUNK && large.length() < LIMIT);
            assertEquals(List.of(small, large), fetched.subList(0, 2));
            assertEquals(MimePart.HEADER, fetched.get(2).length());
            assertEquals(small, fetched.get(3));
        }
    }

    @Test
    void aLetterThatCouldNotBeKeptIsOfferedAgain() throws IOException, FolderException {
        deliver(letter("one", "pass"));
        try (var mailbox = mailbox(Optional.empty())) {
            var full = assertThrows(
                    IOException.class,
                    () -> mailbox.fetch(letter -> {
                        throw new IOException("The disk is full.");
                    }));
            assertEquals("The disk is full.", full.getMessage());
            assertEquals(1, fetched(mailbox).size());
        }
    }

    @Test
    void keptLettersCanBePutAside() throws IOException, FolderException {
        deliver(letter("one", "pass"));
        try (var mailbox = mailbox(Optional.of("Done"))) {
            assertEquals(1, fetched(mailbox).size());
            deliver(letter("two", "pass"));
            assertEquals(1, fetched(mailbox).size());
        }
        assertEquals(0, inbox().getMessageCount());
    }

    @Test
    void aLetterEndsTheWait() throws Exception {
        try (var mailbox = mailbox(Optional.empty())) {
            assertEquals(List.of(), fetched(mailbox));
            var patience = Duration.ofMinutes(5);
            var waiter = new FutureTask<Void>(() -> {
                mailbox.await(patience);
                return null;
            });
            var begun = Instant.now();
            Thread.ofVirtual().start(waiter);
            while (!waiter.isDone()) {
                deliver(letter("one", "pass"));
                Thread.sleep(SHORT);
            }
            waiter.get();
            assertTrue(
                    Duration.between(begun, Instant.now()).compareTo(patience) < 0, "a letter ends it, not patience");
            assertFalse(fetched(mailbox).isEmpty());
        }
    }

    @Test
    void patienceEndsTheWaitAndTheConnectionStillWorks() throws Exception {
        try (var mailbox = mailbox(Optional.empty())) {
            mailbox.await(SHORT);
            deliver(letter("one", "pass"));
            assertEquals(1, fetched(mailbox).size());
            mailbox.await(SHORT);
        }
    }

    @Test
    void aServerThatFallsSilentIsDisconnected() throws Exception {
        try (var mailbox = mailbox(Security.PLAIN, Optional.empty(), SHORT)) {
            assertEquals(List.of(), fetched(mailbox));
            relay.fallSilent();
            assertThrows(IOException.class, () -> mailbox.await(SHORT));
            relay.mend();
            deliver(letter("one", "pass"));
            assertEquals(1, fetched(mailbox).size());
        }
    }

    /** Wherever the connection breaks, all letters come in, complete and in order. */
    @Test
    void aBrokenConnectionLosesNothing() throws IOException, FolderException {
        var letters = IntStream.range(0, 5)
                .mapToObj(i -> letter("n" + i, "line %d\r\n".formatted(i).repeat(3000)))
                .toList();
        for (var text : letters) deliver(text);
        for (var bytes : List.of(10, 900, 30_000, 110_000)) {
            Files.deleteIfExists(folder.resolve("place"));
            relay.breakAfter(bytes);
            var kept = new ArrayList<String>();
            try (var mailbox = mailbox(Optional.empty())) {
                assertThrows(IOException.class, () -> mailbox.fetch(letter -> kept.add(text(letter))), "" + bytes);
                assertTrue(kept.size() < letters.size());
                relay.mend();
                mailbox.fetch(letter -> kept.add(text(letter)));
            }
            assertEquals(letters, kept);
        }
    }

    @Test
    void aLetterThatBreaksTheConnectionHoldsUpNoOther() throws IOException, FolderException {
        deliver(letter("lost", "x".repeat(50_000)));
        deliver(letter("two", "pass"));
        var kept = new ArrayList<String>();
        try (var mailbox = mailbox(Optional.empty())) {
            for (int rounds = 1; rounds <= 1 + ImapMailbox.TRIES; rounds++) {
                relay.mend();
                relay.breakAfter(10_000);
                assertThrows(IOException.class, () -> mailbox.fetch(letter -> kept.add(text(letter))));
                assertEquals(rounds < 4 ? List.of() : List.of(letter("two", "pass")), kept);
            }
            relay.mend();
            assertEquals(List.of(), fetched(mailbox));
        }
    }

    @Test
    void aWrongPasswordIsReportedWithoutThePassword() {
        server.setUser("referee@example.org", "referee", "another-secret");
        try (var mailbox = mailbox(Optional.empty())) {
            var refused = assertThrows(IOException.class, () -> fetched(mailbox));
            assertTrue(refused.getMessage().contains("referee at localhost"), refused.getMessage());
            for (Throwable cause = refused; cause != null; cause = cause.getCause())
                assertFalse(cause.toString().contains("a-secret"), cause.toString());
        }
    }

    @Test
    void aServerWithoutTlsGetsNoPassword() {
        try (var mailbox = mailbox(Security.STARTTLS, Optional.empty(), LONG)) {
            var refused = assertThrows(IOException.class, () -> fetched(mailbox));
            assertTrue(refused.getMessage().contains("STARTTLS required"), refused.getMessage());
        }
    }

    /** Whatever log level the operator sets for the mail library. */
    @Test
    void theMailLibraryKeepsThePasswordToItself() throws IOException, FolderException {
        deliver(letter("one", "pass"));
        var log = Logger.getLogger("org.eclipse.angus.mail");
        var said = new CopyOnWriteArrayList<String>();
        var listener = new StreamHandler() {
            @Override
            public synchronized void publish(LogRecord record) {
                said.add(record.getMessage() + Arrays.toString(record.getParameters()));
            }
        };
        listener.setLevel(Level.ALL);
        log.addHandler(listener);
        log.setUseParentHandlers(false);
        log.setLevel(Level.ALL);
        try (var mailbox = mailbox(Optional.empty())) {
            assertEquals(1, fetched(mailbox).size());
        } finally {
            log.removeHandler(listener);
            log.setLevel(Level.OFF);
        }
        assertFalse(said.isEmpty());
        assertTrue(said.stream().noneMatch(line -> line.contains("a-secret")), said.toString());
    }

    private Mailbox mailbox(Optional<String> processed) {
        return mailbox(Security.PLAIN, processed, LONG);
    }

    private Mailbox mailbox(Security security, Optional<String> processed, Duration grace) {
        var account = new Account("localhost", relay.port(), security, "referee", () -> "a-secret", Optional.empty());
        var options = new ImapMailbox.Options("INBOX", processed, folder.resolve("place"), LIMIT, grace);
        return new ImapMailbox(account, options);
    }

    private static List<String> fetched(Mailbox mailbox) throws IOException {
        var letters = new ArrayList<String>();
        mailbox.fetch(letter -> letters.add(text(letter)));
        return letters;
    }

    private static String text(Fetched letter) {
        return new String(letter.raw(), StandardCharsets.ISO_8859_1);
    }

    private MailFolder inbox() throws FolderException {
        return server.getManagers()
                .getImapHostManager()
                .getInbox(server.getUserManager().getUser("referee"));
    }

    private void deliver(String text) throws FolderException {
        try {
            var raw = new ByteArrayInputStream(text.getBytes(StandardCharsets.ISO_8859_1));
            inbox().appendMessage(new MimeMessage((Session) null, raw), new Flags(), new Date());
        } catch (MessagingException e) {
            throw new AssertionError(e);
        }
    }

    private static String letter(String id, String body) {
        return "From: red@example.org\r\nMessage-ID: <%s@example.org>\r\nSubject: s\r\n\r\n%s".formatted(id, body);
    }
}
