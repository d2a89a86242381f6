package postrider.gateway.mailbox;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.FutureTask;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javax.net.ssl.SSLSocketFactory;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import postrider.gateway.Incoming;
import postrider.gateway.OutgoingLetter;
import postrider.gateway.OutgoingLetter.Cause;
import postrider.gateway.mailbox.Account.Security;
import postrider.gateway.mailbox.Mailbox.Fetched;
import postrider.gateway.mime.Envelope;
import postrider.gateway.mime.MailAddress;
import postrider.gateway.mime.MimePart;
import postrider.gateway.signing.Authenticator;
import postrider.gateway.signing.Keyring;
import postrider.gateway.signing.SecretKey;
import postrider.gateway.signing.SignatureCheck;
import postrider.needs.Need;
import postrider.needs.Needs;

/** Against Dovecot and Postfix. */
@Tag("long")
@Needs({Need.MAIL_SERVER, Need.ROOT})
@Timeout(240)
class RealMailServerTest {
    private static final Instant NOON = Instant.parse("2026-11-20T12:00:00Z");
    private static final SecretKey KEY = SecretKey.make("Red <red@example.org>", Instant.EPOCH, new byte[32]);
    private static final MailAddress RED = new MailAddress("Réd", "red@example.org");
    private static final MailAddress REFEREE = new MailAddress("Postrider", "referee@example.org");

    private static final String TEXT = "impulse 23\nFrom here on, Lévis\n.\n";

    private static Path folder;
    private static Optional<SSLSocketFactory> authority = Optional.empty();
    private static List<Integer> ports = List.of();

    @BeforeAll
    static void start() throws Exception {
        folder = Files.createTempDirectory("mail");
        Files.setPosixFilePermissions(folder, PosixFilePermissions.fromString("rwxr-xr-x"));
        ports = freePorts(6);
        var arguments = ports.stream().map(String::valueOf);
        script(Stream.concat(Stream.of("start", folder.toString()), arguments));
        authority = TlsTrust.in(folder.resolve("authority.pem"), new ArrayList<>());
    }

    @AfterAll
    static void stop() throws Exception {
        script(Stream.of("stop", folder.toString()));
        try (var files = Files.walk(folder)) {
            for (var file : files.sorted(Comparator.reverseOrder()).toList()) Files.deleteIfExists(file);
        }
    }

    @ParameterizedTest
    @CsvSource({"STARTTLS, TLS", "TLS, STARTTLS"})
    void aSignedLetterArrivesAsItWasSent(Security out, Security in) throws Exception {
        var id = "<%s@example.org>".formatted(out);
        sender("red", out).send(letter(id, REFEREE));
        var raw = arrival("referee", in, id).raw();
        var letter = assertInstanceOf(Incoming.Letter.class, Incoming.sort(raw, raw.length, raw.length, REFEREE));
        assertEquals(MimePart.of(letter(id, REFEREE)).body(), letter.part().body());
        assertEquals(RED, letter.envelope().from().orElseThrow());
        var keyring = new Keyring(List.of(KEY.publicKey()));
        var finding = new Authenticator(keyring, InstantSource.fixed(NOON), Duration.ofDays(1)).examine(letter.part());
        assertEquals(
                TEXT, assertInstanceOf(SignatureCheck.Signed.class, finding).text());
    }

    @Test
    void aLetterEndsTheWait() throws Exception {
        try (var mailbox = mailbox("referee", Security.TLS, "idle", authority)) {
            mailbox.fetch(earlier -> {});
            var waiter = new FutureTask<Void>(() -> {
                mailbox.await(Duration.ofMinutes(5));
                return null;
            });
            Thread.ofVirtual().start(waiter);
            for (var i = 0; !waiter.isDone(); i++) {
                sender("red", Security.TLS).send(letter("<idle%d@example.org>".formatted(i), REFEREE));
                Thread.sleep(500);
            }
            waiter.get();
        }
    }

    @Test
    void keptLettersAreMovedToAFolderThatIsMadeForThem() throws Exception {
        var id = "<aside@example.org>";
        sender("red", Security.TLS).send(letter(id, RED));
        var account = account("red", Security.TLS, 1, authority);
        try (var mailbox = new ImapMailbox(account, options("INBOX", Optional.of("Done"), "aside"))) {
            assertEquals(1, until(mailbox, id).size());
        }
        try (var done = new ImapMailbox(account, options("Done", Optional.empty(), "done"))) {
            assertEquals(1, until(done, id).size());
        }
    }

    @Test
    void aRestartedServerIsFoundAgain() throws Exception {
        try (var mailbox = mailbox("referee", Security.TLS, "restart", authority)) {
            mailbox.fetch(earlier -> {});
            script(Stream.of("restart", folder.toString()));
            try {
                mailbox.fetch(earlier -> {});
            } catch (IOException lost) {
                // the server said good-bye to the old connection
            }
            sender("red", Security.TLS).send(letter("<restart@example.org>", REFEREE));
            assertEquals(1, until(mailbox, "<restart@example.org>").size());
        }
    }

    @Test
    void aServerWhoseNameOrAuthorityIsNotRightIsNotTrusted() {
        var numbered = new Account("127.0.0.1", ports.get(1), Security.TLS, "x", () -> "y", authority);
        assertTrue(refusal(new ImapMailbox(numbered, options("name"))).contains("No subject alternative names"));
        for (var security : List.of(Security.TLS, Security.STARTTLS))
            assertTrue(refusal(mailbox("referee", security, "trust", Optional.empty()))
                    .contains("unable to find valid certification path"));
    }

    /** What the mail library says, with its reasons. */
    private static String refusal(Mailbox mailbox) {
        Throwable refused = assertThrows(IOException.class, () -> mailbox.fetch(none -> {}));
        var reasons = new StringBuilder();
        for (; refused != null; refused = refused.getCause())
            reasons.append(refused).append('\n');
        return reasons.toString();
    }

    @Test
    void anUnknownReaderIsRefusedForGood() {
        var nobody = new MailAddress("", "nobody@example.org");
        var refused = assertThrows(
                Sender.Refused.class, () -> sender("red", Security.TLS).send(letter("<no@example.org>", nobody)));
        assertTrue(refused.forGood(), refused.getMessage());
        assertTrue(refused.getMessage().startsWith("550 "), refused.getMessage());
    }

    private static byte[] letter(String id, MailAddress to) {
        return new OutgoingLetter(
                        id, RED, to, "orders", NOON, Cause.PERSON, List.of(), TEXT, Optional.empty(), List.of())
                .signed(KEY);
    }

    private static Fetched arrival(String user, Security security, String id) throws Exception {
        try (var mailbox = mailbox(user, security, "arrival" + id.hashCode(), authority)) {
            return until(mailbox, id).getLast();
        }
    }

    /** Fetches until the letter is there; all letters of that name. */
    private static List<Fetched> until(Mailbox mailbox, String id) throws Exception {
        var found = new ArrayList<Fetched>();
        while (found.isEmpty()) {
            mailbox.fetch(letter -> {
                if (Envelope.of(MimePart.of(letter.raw())).messageId().equals(Optional.of(id))) found.add(letter);
            });
            if (found.isEmpty()) mailbox.await(Duration.ofSeconds(1));
        }
        return found;
    }

    private static Mailbox mailbox(String user, Security security, String place, Optional<SSLSocketFactory> trust) {
        return new ImapMailbox(account(user, security, security == Security.TLS ? 1 : 0, trust), options(place));
    }

    private static ImapMailbox.Options options(String place) {
        return options("INBOX", Optional.empty(), place);
    }

    private static ImapMailbox.Options options(String box, Optional<String> processed, String place) {
        return new ImapMailbox.Options(box, processed, folder.resolve(place), 1_000_000, Duration.ofSeconds(30));
    }

    private static Sender sender(String user, Security security) {
        return new SmtpSender(account(user, security, security == Security.TLS ? 3 : 2, authority));
    }

    private static Account account(String user, Security security, int port, Optional<SSLSocketFactory> trust) {
        return new Account(
                "localhost", ports.get(port), security, user + "@example.org", () -> user + "-secret", trust);
    }

    /** Below those that the system itself gives away: nobody takes one of them before the servers do. */
    private static List<Integer> freePorts(int count) {
        int first = 10_000 + (int) (ProcessHandle.current().pid() % 1_000) * 20;
        return IntStream.range(first, 32_000)
                .filter(RealMailServerTest::isFree)
                .limit(count)
                .boxed()
                .toList();
    }

    private static boolean isFree(int port) {
        try (var socket = new ServerSocket(port, 1, InetAddress.getLoopbackAddress())) {
            return socket.isBound();
        } catch (IOException taken) {
            return false;
        }
    }

    private static void script(Stream<String> arguments) throws Exception {
        var script =
                Path.of(RealMailServerTest.class.getResource("/mailserver.sh").toURI());
        var command =
                Stream.concat(Stream.of("bash", script.toString()), arguments).toList();
        var process = new ProcessBuilder(command).redirectErrorStream(true).start();
        var output = new String(process.getInputStream().readAllBytes());
        assertEquals(0, process.waitFor(), output);
    }
}
