package postrider.gateway.mailbox;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import java.util.concurrent.FutureTask;
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
import postrider.gateway.Settings;
import postrider.gateway.bounce.Bounce;
import postrider.gateway.bounce.DeliveryReport;
import postrider.gateway.bounce.LetterTag;
import postrider.gateway.bounce.ReturnTags;
import postrider.gateway.bounce.Trouble;
import postrider.gateway.mailbox.Account.Security;
import postrider.gateway.mailbox.Mailbox.Fetched;
import postrider.gateway.mailbox.RealMailServer.Port;
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

    private static RealMailServer server;

    @BeforeAll
    static void start() throws Exception {
        server = new RealMailServer();
    }

    @AfterAll
    static void stop() throws Exception {
        server.stop();
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

    /** With TLS from the first byte, and with STARTTLS. */
    @Test
    void aVisitSeesUntilWhenCertificatesAreGood() throws Exception {
        for (var account : List.of(
                server.account("referee", Security.TLS, Port.IMAPS, server.authority()),
                server.account("referee", Security.STARTTLS, Port.IMAP, server.authority()))) {
            var visit = MailVisit.in(Letterbox.inbox(account)).orElseThrow();
            assertTrue(visit.certificate().orElseThrow().isAfter(Instant.now()), visit::toString);
        }
        for (var account : List.of(
                server.account("red", Security.TLS, Port.SMTPS, server.authority()),
                server.account("red", Security.STARTTLS, Port.SUBMISSION, server.authority()))) {
            var visit = MailVisit.out(account);
            assertTrue(visit.certificate().orElseThrow().isAfter(Instant.now()), visit::toString);
        }
    }

    @Test
    void aLetterEndsTheWait() throws Exception {
        try (var mailbox = mailbox("referee", Security.TLS, "idle", server.authority())) {
            mailbox.fetch(earlier -> {});
            var patience = Duration.ofMinutes(5);
            var waiter = new FutureTask<Void>(() -> {
                mailbox.await(patience);
                return null;
            });
            var begun = Instant.now();
            Thread.ofVirtual().start(waiter);
            for (var i = 0; !waiter.isDone(); i++) {
                sender("red", Security.TLS).send(letter("<idle%d@example.org>".formatted(i), REFEREE));
                Thread.sleep(500);
            }
            waiter.get();
            assertTrue(
                    Duration.between(begun, Instant.now()).compareTo(patience) < 0, "a letter ends it, not patience");
        }
    }

    @Test
    void storedLettersAreMovedToAFolderThatIsMadeForThem() throws Exception {
        var id = "<aside@example.org>";
        sender("red", Security.TLS).send(letter(id, RED));
        var account = server.account("red", Security.TLS, Port.IMAPS, server.authority());
        try (var mailbox = new ImapMailbox(account, options("INBOX", Optional.of("Done"), "aside"))) {
            assertEquals(1, until(mailbox, id).size());
        }
        try (var done = new ImapMailbox(account, options("Done", Optional.empty(), "done"))) {
            assertEquals(1, until(done, id).size());
        }
    }

    @Test
    void aRestartedServerIsFoundAgain() throws Exception {
        try (var mailbox = mailbox("referee", Security.TLS, "restart", server.authority())) {
            mailbox.fetch(earlier -> {});
            server.restart();
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
    void aServerWithTheWrongNameOrAuthorityIsNotTrusted() {
        var numbered =
                new Account("127.0.0.1", server.port(Port.IMAPS), Security.TLS, "x", () -> "y", server.authority());
        assertTrue(refusal(new ImapMailbox(numbered, options("name"))).contains("No subject alternative names"));
        for (var security : List.of(Security.TLS, Security.STARTTLS))
            assertTrue(refusal(mailbox("referee", security, "trust", Optional.empty()))
                    .contains("unable to find valid certification path"));
    }

    /** The mail library's message, with its causes. */
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

    /** As Postfix reports it, to a return path and with an ENVID that each name the letter. */
    @ParameterizedTest
    @CsvSource({"red+*@example.org", "''"})
    void whatBecameOfALetterIsReported(String path) throws Exception {
        var wanted = new Settings.Reports(Optional.of(path).filter(words -> !words.isEmpty()), true, 2);
        var tags = ReturnTags.of(wanted, KEY);
        var impulse = path.length();
        var readers = List.of("referee@example.org", "ghost@example.org", "far@away.invalid");
        for (int number = 1; number <= readers.size(); number++)
            new SmtpSender(server.account("red", Security.TLS, Port.SMTPS, server.authority()), tags)
                    .send(new OutgoingLetter(
                                    "<ww-%d.%d.british.report@example.org>".formatted(impulse, number),
                                    RED,
                                    new MailAddress("", readers.get(number - 1)),
                                    "[ww-%d] %d report".formatted(impulse, impulse),
                                    NOON,
                                    Cause.EVENT,
                                    List.of(),
                                    TEXT)
                            .signed(KEY));
        var told = new TreeSet<String>();
        try (var mailbox = mailbox("red", Security.TLS, "reports" + impulse, server.authority())) {
            while (told.size() < 4) {
                mailbox.fetch(letter -> report(letter, impulse, tags).ifPresent(told::add));
                if (told.size() < 4) mailbox.await(Duration.ofSeconds(1));
            }
        }
        assertEquals(
                List.of(
                        "1 RELAYED", // as Postfix calls a letter handed on by LMTP
                        "2 FAILED there is no such mailbox",
                        "3 DELAYED their mail system cannot be reached",
                        "3 FAILED their mail system cannot be reached"),
                List.copyOf(told));
    }

    private static Optional<String> report(Fetched letter, int impulse, ReturnTags tags) {
        if (!(Incoming.sort(letter.raw(), letter.size(), 1_000_000, RED) instanceof Incoming.Letter readable))
            return Optional.empty();
        var bounce = new Bounce(readable.part(), readable.envelope());
        return tags.in(bounce)
                .map(LetterTag.OfGame.class::cast)
                .filter(tag -> tag.impulse() == impulse)
                .flatMap(tag -> DeliveryReport.of(
                                bounce, readable.unlessSigned().orElseThrow())
                        .map(found -> "%d %s %s"
                                .formatted(
                                        tag.number(),
                                        found.news(),
                                        found.why().isEmpty() ? "" : Trouble.of(found.why()))
                                .strip()));
    }

    private static byte[] letter(String id, MailAddress to) {
        return new OutgoingLetter(id, RED, to, "orders", NOON, Cause.PERSON, List.of(), TEXT).signed(KEY);
    }

    private static Fetched arrival(String user, Security security, String id) throws Exception {
        try (var mailbox = mailbox(user, security, "arrival" + id.hashCode(), server.authority())) {
            return until(mailbox, id).getLast();
        }
    }

    /** Fetches until the letter is there. Returns all letters of that name. */
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
        return new ImapMailbox(
                server.account(user, security, security == Security.TLS ? Port.IMAPS : Port.IMAP, trust),
                options(place));
    }

    private static ImapMailbox.Options options(String place) {
        return options("INBOX", Optional.empty(), place);
    }

    private static ImapMailbox.Options options(String box, Optional<String> processed, String place) {
        return new ImapMailbox.Options(
                box, processed, server.folder().resolve(place), 1_000_000, Duration.ofSeconds(30));
    }

    private static Sender sender(String user, Security security) {
        return server.sender(user, security);
    }
}
