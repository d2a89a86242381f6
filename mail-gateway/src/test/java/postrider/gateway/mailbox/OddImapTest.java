package postrider.gateway.mailbox;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import postrider.gateway.Incoming;
import postrider.gateway.Log;
import postrider.gateway.PostOffice;
import postrider.gateway.SpoolFolder;
import postrider.gateway.mailbox.Account.Security;
import postrider.gateway.mime.MailAddress;

/** Servers that return too little or lack capabilities: no letter is lost. */
@Timeout(120)
class OddImapTest {
    private static final int LIMIT = 600_000;
    private static final String ONE = letter("one", "pass\r\n");
    private static final String TWO = letter("two", "play 40\r\n".repeat(9));
    private static final String THREE = letter("three", "status\r\n");
    private static final String PARTS =
            "Content-Type: multipart/mixed; boundary=\"b 1\"\r\n" + letter("parts", "--b 1\r\n\r\npass\r\n--b 1--\r\n");
    private static final String SIGNED = letter(
            "signed",
            "-----BEGIN PGP SIGNED MESSAGE-----\r\n\r\npass\r\n-----BEGIN PGP SIGNATURE-----\r\n\r\nwsE\r\n"
                    + "-----END PGP SIGNATURE-----\r\n");

    @TempDir
    private Path folder;

    private OddImap server;
    private final List<String> kept = new ArrayList<>();
    private final List<String> missed = new ArrayList<>();

    @BeforeEach
    void start() throws IOException {
        server = new OddImap();
    }

    @AfterEach
    void stop() throws IOException {
        server.close();
    }

    /** What a server may return for a letter. */
    enum Short {
        NIL(text -> null),
        NOTHING(text -> ""),
        HEADER(text -> text.substring(0, text.indexOf("\r\n\r\n") + 4)),
        HALF(text -> text.substring(0, text.length() / 2)),
        ALL_BUT_ONE(text -> text.substring(0, text.length() - 1));

        private final UnaryOperator<String> cut;

        Short(UnaryOperator<String> cut) {
            this.cut = cut;
        }

        Optional<String> of(String text) {
            return Optional.ofNullable(cut.apply(text));
        }
    }

    @ParameterizedTest
    @EnumSource
    void aTruncatedLetterHasNotArrivedAndHoldsUpNoOther(Short kind) throws IOException {
        var tries = new AtomicInteger();
        server.given = mail ->
                mail.text.equals(TWO) && tries.get() < ImapMailbox.TRIES ? kind.of(TWO) : Optional.of(mail.text);
        for (var text : List.of(ONE, TWO, THREE)) server.deliver(text);
        try (var mailbox = mailbox()) {
            while (tries.incrementAndGet() < ImapMailbox.TRIES) {
                var late = assertThrows(IOException.class, () -> fetch(mailbox));
                assertTrue(
                        late.getMessage().contains("letter 2 (tried %d times of 20)".formatted(tries.get())),
                        late.getMessage());
                assertEquals(List.of(ONE, THREE), kept);
                assertTrue(place().startsWith("7 1\nlate 2 "), place());
            }
            fetch(mailbox);
        }
        assertEquals(List.of(ONE, THREE, TWO), kept);
        assertEquals("7 3\n", place());
    }

    @ParameterizedTest
    @EnumSource(names = {"NIL", "NOTHING", "HEADER"})
    void aLetterThatNeverComesIsLeftAfterTwentyTries(Short kind) throws IOException {
        server.given = mail -> mail.text.equals(ONE) ? kind.of(ONE) : Optional.of(mail.text);
        server.deliver(ONE);
        for (int tries = 1; tries < ImapMailbox.TRIES; tries++)
            try (var restarted = mailbox()) {
                assertThrows(IOException.class, () -> fetch(restarted));
            }
        try (var restarted = mailbox()) {
            fetch(restarted);
            assertEquals("7 1\n", place());
            server.deliver(TWO);
            fetch(restarted);
        }
        assertEquals(List.of(TWO), kept);
        assertEquals(List.of(ONE, TWO), server.texts("INBOX"));
        assertEquals(1, missed.size());
        assertTrue(missed.getFirst().startsWith("letter 1 of referee at localhost:"), missed.getFirst());
    }

    @Test
    void theLedgerRecordsALetterThatNeverCame() throws IOException {
        server.given = mail -> Optional.empty();
        server.deliver(ONE);
        var self = new MailAddress("Referee", "referee@example.org");
        var clerk = new PostOffice.Clerk() {
            @Override
            public PostOffice.Errand examine(Incoming.Answerable letter, Instant came) {
                throw new AssertionError("there is none");
            }

            @Override
            public List<PostOffice.Chore> due() {
                return List.of();
            }

            @Override
            public void send() {}
        };
        try (var spool = new SpoolFolder(folder, InstantSource.system());
                var mailbox = mailbox()) {
            var office = new PostOffice(
                    mailbox,
                    spool,
                    clerk,
                    new PostOffice.Config(self, LIMIT, Duration.ofMinutes(5), Duration.ofSeconds(30)));
            for (int tries = 1; tries < ImapMailbox.TRIES; tries++) assertFalse(office.round());
            assertTrue(office.round());
            assertEquals(List.of(), spool.waiting());
        }
        var noted = Files.readAllLines(folder.resolve("ledger"));
        assertEquals(1, noted.size());
        assertTrue(
                noted.getFirst()
                        .matches(
                                "\\S+ \\p{XDigit}{64} silent letter 1 of referee at localhost:\\d+ does not come through.*"),
                noted.getFirst());
    }

    /** Exchange reports the size in its store. */
    @ParameterizedTest
    @ValueSource(ints = {1, 700, 100_000})
    void aServerThatOverstatesSizesLosesNothing(int more) throws IOException {
        server.size = mail -> mail.text.length() + more;
        for (var text : List.of(PARTS, SIGNED, ONE)) server.deliver(text);
        try (var mailbox = mailbox()) {
            for (int tries = 1; tries < ImapMailbox.TRIES; tries++) {
                assertThrows(IOException.class, () -> fetch(mailbox));
                assertEquals(tries < ImapMailbox.SAME ? List.of() : List.of(PARTS, SIGNED), kept);
            }
            fetch(mailbox);
        }
        assertEquals(List.of(PARTS, SIGNED, ONE), kept);
        assertEquals("7 3\n", place());
    }

    @Test
    void aTruncatedLetterIsNeverTakenForComplete() throws IOException {
        server.given = mail -> Optional.of(mail.text.substring(0, mail.text.length() - 12));
        for (var text : List.of(PARTS, SIGNED)) server.deliver(text);
        try (var mailbox = mailbox()) {
            for (int tries = 1; tries < ImapMailbox.TRIES; tries++)
                assertThrows(IOException.class, () -> fetch(mailbox));
            fetch(mailbox);
        }
        assertEquals(List.of(), kept);
    }

    @Test
    void aServerThatUnderstatesSizesLosesNothing() throws IOException {
        var large = letter("large", "a line of the letter\r\n".repeat(20_000));
        assertTrue(large.length() > Account.CHUNK && large.length() < LIMIT);
        server.size = mail -> mail.text.length() * 2L / 3;
        for (var text : List.of(large, ONE, large + "end\r\n")) server.deliver(text);
        try (var mailbox = mailbox()) {
            fetch(mailbox);
        }
        assertEquals(List.of(large, ONE, large + "end\r\n"), kept);
    }

    @Test
    void aLetterThatComesBetweenTheRoundAndIdlingIsNoticed() throws Exception {
        server.deliver(ONE);
        server.betweenTimes = Optional.of(TWO);
        try (var mailbox = mailbox()) {
            fetch(mailbox);
            assertEquals(List.of(ONE), kept);
            mailbox.await(Duration.ofMinutes(5));
            assertFalse(server.heard.stream().anyMatch(line -> line.endsWith(" IDLE")));
            fetch(mailbox);
            server.beforeIdling = Optional.of(THREE);
            mailbox.await(Duration.ofMinutes(5));
            fetch(mailbox);
        }
        assertEquals(List.of(ONE, TWO, THREE), kept);
    }

    @Test
    void aServerWithoutIdleIsPolled() throws Exception {
        server.skills = "";
        server.deliver(ONE);
        server.betweenTimes = Optional.of(TWO);
        try (var mailbox = mailbox()) {
            fetch(mailbox);
            mailbox.await(Duration.ofMinutes(5));
            fetch(mailbox);
            mailbox.await(Duration.ofMillis(50));
        }
        assertEquals(List.of(ONE, TWO), kept);
    }

    @Test
    void aServerWithoutMoveCopiesAndRemovesOurLettersAlone() throws IOException {
        server.skills = "UIDPLUS";
        server.deliver(THREE);
        try (var elsewhere = mailbox()) {
            fetch(elsewhere);
        }
        server.inbox().getFirst().deleted = true;
        putAside();
        assertEquals(List.of(THREE), server.texts("INBOX"));
        assertTrue(server.heard.stream().anyMatch(line -> line.contains("UID EXPUNGE 2:3")), server.heard.toString());
    }

    @Test
    void aServerWithoutUidplusKeepsThemMarkedAsDeleted() throws IOException {
        server.skills = "";
        putAside();
        assertEquals(List.of(ONE, TWO), server.texts("INBOX"));
        assertTrue(server.inbox().stream().allMatch(mail -> mail.deleted));
        assertFalse(server.heard.stream().anyMatch(line -> line.contains("EXPUNGE")));
    }

    private void putAside() throws IOException {
        server.deliver(ONE);
        server.deliver(TWO);
        try (var mailbox = mailbox(Optional.of("Done"))) {
            fetch(mailbox);
        }
        assertEquals(List.of(ONE, TWO), kept.subList(kept.size() - 2, kept.size()));
        assertEquals(List.of(ONE, TWO), server.texts("Done"));
    }

    @Test
    void aFolderThatCannotBeMadeIsReportedInTheServersWords() throws IOException {
        server.created = "NO [CANNOT] Folder names begin with a capital here";
        try (var mailbox = mailbox(Optional.of("done"))) {
            var refused = assertThrows(IOException.class, () -> fetch(mailbox));
            assertTrue(
                    refused.getMessage().contains("the folder 'done' cannot be made: ")
                            && refused.getMessage().contains("Folder names begin with a capital here"),
                    refused.getMessage());
        }
    }

    @Test
    void foldersAreInTheServersNamespace() throws IOException {
        server.prefix = "INBOX.";
        server.deliver(ONE);
        try (var mailbox = mailbox(Optional.of("Done"))) {
            fetch(mailbox);
        }
        assertEquals(List.of(ONE), server.texts("INBOX.Done"));
        server.deliver(TWO);
        try (var mailbox = mailbox(Optional.of("INBOX.Done"))) {
            fetch(mailbox);
        }
        assertEquals(List.of(ONE, TWO), server.texts("INBOX.Done"));
        assertEquals(2, server.folders.size());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "rubbish",
                "7",
                "7 x",
                "7 -3",
                "7 1 2",
                "7 99999999999999999999",
                "7 99",
                "7 0\nlate",
                "\0\0\0",
                "7 2\u00ff"
            })
    void aDamagedPositionIsIgnored(String damaged) throws IOException {
        server.deliver(ONE);
        try (var mailbox = mailbox()) {
            fetch(mailbox);
            server.deliver(TWO);
            Files.write(folder.resolve("place"), damaged.getBytes(ISO_8859_1));
            try (var log = new Log()) {
                fetch(mailbox);
                assertTrue(log.warns(folder.resolve("place") + " is damaged"), log.toString());
            }
        }
        assertEquals(List.of(ONE, ONE, TWO), kept);
        assertEquals("7 2\n", place());
    }

    private String place() throws IOException {
        return Files.readString(folder.resolve("place"));
    }

    private void fetch(Mailbox mailbox) throws IOException {
        mailbox.fetch(new Mailbox.Keeper() {
            @Override
            public void keep(Mailbox.Fetched letter) {
                kept.add(new String(letter.raw(), ISO_8859_1));
            }

            @Override
            public void giveUp(String why) {
                missed.add(why);
            }
        });
    }

    private Mailbox mailbox() {
        return mailbox(Optional.empty());
    }

    private Mailbox mailbox(Optional<String> processed) {
        var account =
                new Account("localhost", server.port(), Security.PLAIN, "referee", () -> "secret", Optional.empty());
        var options =
                new ImapMailbox.Options("INBOX", processed, folder.resolve("place"), LIMIT, Duration.ofSeconds(30));
        return new ImapMailbox(account, options);
    }

    private static String letter(String id, String body) {
        return "From: red@example.org\r\nMessage-ID: <%s@example.org>\r\n\r\n%s".formatted(id, body);
    }
}
