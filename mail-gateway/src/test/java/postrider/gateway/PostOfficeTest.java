package postrider.gateway;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.read.ListAppender;
import com.icegreen.greenmail.util.GreenMail;
import com.icegreen.greenmail.util.ServerSetup;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.locks.ReentrantLock;
import java.util.stream.Collectors;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.slf4j.LoggerFactory;
import postrider.files.Hash;
import postrider.gateway.OutgoingLetter.Cause;
import postrider.gateway.demo.MailServer;
import postrider.gateway.mailbox.Account;
import postrider.gateway.mailbox.Account.Security;
import postrider.gateway.mailbox.Delivery;
import postrider.gateway.mailbox.ImapMailbox;
import postrider.gateway.mailbox.Mailbox;
import postrider.gateway.mailbox.Relay;
import postrider.gateway.mailbox.Sender;
import postrider.gateway.mailbox.SmtpSender;
import postrider.gateway.mime.MailAddress;
import postrider.gateway.mime.MimePart;
import postrider.gateway.signing.Authenticator;
import postrider.gateway.signing.Keyring;
import postrider.gateway.signing.SecretKey;
import postrider.gateway.signing.SignatureCheck;
import postrider.gateway.signing.SignedText;
import postrider.store.GameStore;
import postrider.store.Outbox;
import postrider.store.OutboxFolder;

/** Follows a letter and its answer all the way, through a mail server in this process. */
@Timeout(120)
class PostOfficeTest {
    /** Whether the next letter with that subject finds its game in use. */
    private static final AtomicBoolean IN_USE = new AtomicBoolean();

    private static final Instant NOON = Instant.parse("2026-11-20T12:00:00Z");
    private static final MailAddress SELF = new MailAddress("Postrider", "referee@example.org");
    private static final MailAddress RED = new MailAddress("Red", "red@example.org");
    private static final SecretKey KEY = SecretKey.make("Red <red@example.org>", Instant.EPOCH, new byte[32]);

    @TempDir
    private Path folder;

    private final GreenMail server =
            new GreenMail(new ServerSetup[] {MailServer.setup("imap"), MailServer.setup("smtp")});
    private final ListAppender<ILoggingEvent> log = new ListAppender<>();
    private Relay smtp;

    @BeforeEach
    void start() throws IOException {
        server.start();
        server.setUser(SELF.address(), "referee", "referee-secret");
        server.setUser(RED.address(), "red", "red-secret");
        smtp = new Relay(server.getSmtp().getPort());
        log.start();
        ours().setLevel(Level.TRACE);
        ours().addAppender(log);
    }

    @AfterEach
    void stop() throws IOException {
        ours().detachAppender(log);
        ours().setLevel(Level.OFF);
        smtp.close();
        server.stop();
    }

    private static Logger ours() {
        return (Logger) LoggerFactory.getLogger("postrider");
    }

    /** Answers every letter with what it found, and crashes on a letter that asks for it. */
    private record Echo(Outbox outbox, Sender sender, Authenticator authenticator) implements PostOffice.Clerk {
        @Override
        public PostOffice.Errand examine(Incoming.Answerable letter, Instant came) {
            return new PostOffice.Errand("red", () -> answer(letter));
        }

        private Spool.Disposition answer(Incoming.Answerable letter) throws IOException {
            var said = said(letter);
            if (letter instanceof Incoming.Letter(var envelope, var part, var unlessSigned)
                    && unlessSigned.isPresent()
                    && !(authenticator.examine(part) instanceof SignatureCheck.Signed))
                return Spool.Disposition.silent(unlessSigned.get().toString());
            var id = letter.envelope().answerId(SELF);
            var answer = new OutgoingLetter(
                    id, SELF, RED, "echo", NOON, Cause.ANSWER, letter.envelope().thread(), said);
            outbox.put(Map.of(id, answer.signed(KEY)));
            return Spool.Disposition.answered(id, "answered");
        }

        private String said(Incoming.Answerable letter) {
            return switch (letter) {
                case Incoming.Letter(var envelope, var part, var unlessSigned) -> {
                    if (envelope.subject().equals("fall over")) throw new IllegalStateException("fallen over");
                    if (envelope.subject().equals("in use") && IN_USE.getAndSet(false))
                        throw new GameStore.Held("ww-1");
                    var finding = authenticator.examine(part);
                    yield finding instanceof SignatureCheck.Signed signed ? signed.text() : finding.sentence();
                }
                case Incoming.Unread(var envelope, var why) -> why;
            };
        }

        @Override
        public List<PostOffice.Chore> due() {
            return List.of();
        }

        @Override
        public void send() throws IOException {
            new Delivery(outbox, true, InstantSource.fixed(NOON)).deliver(outbox.in(Outbox.State.WAITING), sender);
        }
    }

    @Test
    void everyLetterThatWantsAnAnswerGetsOne() throws IOException {
        mail("<1@example.org>", "orders", "impulse 23\npass\n");
        mail("<1@example.org>", "orders", "impulse 23\npass\n");
        raw("From: red@example.org\r\nSubject: unsigned\r\n\r\npass\r\n");
        raw("From: red@example.org\r\nAuto-Submitted: auto-replied\r\n\r\nI am away.\r\n");
        raw("\0\1\2 rubbish");
        raw("From: red@example.org\r\nSubject: large\r\n\r\n"
                + "x".repeat(70).concat("\r\n").repeat(1000));
        try (var mailbox = mailbox();
                var spool = spool()) {
            assertTrue(office(mailbox, spool).round());
            assertTrue(office(mailbox, spool).round());
            assertEquals(List.of(), spool.waiting());
        }
        assertEquals(
                Set.of("impulse 23\npass", new SignatureCheck.Unsigned().sentence(), "Your letter has SIZE bytes"),
                answers().stream()
                        .map(said -> said.replaceFirst("[\\d,]+ bytes.*", "SIZE bytes"))
                        .collect(Collectors.toSet()));
        assertEquals(3, answers().size());
    }

    /** A command, or another thread, has the game open for a moment. */
    @Test
    void aLetterWhoseGameIsInUseIsTriedAgain() throws IOException {
        IN_USE.set(true);
        mail("<1@example.org>", "in use", "impulse 23\n");
        try (var mailbox = mailbox();
                var spool = spool()) {
            office(mailbox, spool).round();
            assertEquals(1, spool.waiting().size());
            assertTrue(office(mailbox, spool).round());
        }
        assertEquals(List.of("impulse 23"), answers());
    }

    @Test
    void aLetterThatCrashesUsHoldsUpNoOther() throws IOException {
        mail("<1@example.org>", "fall over", "pass\n");
        mail("<2@example.org>", "orders", "impulse 23\n");
        try (var mailbox = mailbox();
                var spool = spool()) {
            assertTrue(office(mailbox, spool).round());
            assertEquals(List.of(), spool.waiting());
            assertTrue(log.list.stream().anyMatch(event -> event.getMessage().contains("set aside")));
        }
        assertEquals(List.of("impulse 23"), answers());
        try (var spool = spool()) {
            assertEquals(1, spool.waiting().size());
        }
    }

    @Test
    void answersWaitIfNothingCanBeSent() throws IOException {
        mail("<1@example.org>", "orders", "impulse 23\n");
        try (var mailbox = mailbox();
                var spool = spool()) {
            smtp.breakAfter(100);
            assertFalse(office(mailbox, spool).round());
            assertEquals(List.of(), spool.waiting());
            assertEquals(List.of(), answers());
            smtp.mend();
            assertTrue(office(mailbox, spool).round());
        }
        assertEquals(List.of("impulse 23"), answers());
    }

    @Test
    void aLetterStoredBeforeACrashActsAfterIt() throws IOException {
        mail("<1@example.org>", "orders", "impulse 23\n");
        try (var mailbox = mailbox();
                var spool = spool()) {
            mailbox.fetch(letter -> spool.store(Hash.sha256(letter.raw()), letter));
        }
        try (var mailbox = mailbox();
                var spool = spool()) {
            assertTrue(office(mailbox, spool).round());
        }
        assertEquals(List.of("impulse 23"), answers());
    }

    @Test
    void itServesUntilItIsInterrupted() throws Exception {
        try (var mailbox = mailbox();
                var spool = spool()) {
            var office = office(mailbox, spool);
            var serving = new FutureTask<Void>(() -> {
                office.serve(new ReentrantLock());
                return null;
            });
            var thread = Thread.ofVirtual().start(serving);
            mail("<1@example.org>", "orders", "impulse 23\n");
            while (answers().isEmpty()) Thread.sleep(20);
            mail("<2@example.org>", "orders", "impulse 24\n");
            while (answers().size() < 2) Thread.sleep(20);
            thread.interrupt();
            var end = assertThrows(ExecutionException.class, serving::get);
            assertInstanceOf(InterruptedException.class, end.getCause());
        }
        assertEquals(List.of("impulse 23", "impulse 24"), answers());
    }

    @Test
    void noPasswordIsInTheLog() throws IOException {
        mail("<1@example.org>", "orders", "impulse 23\n");
        try (var mailbox = mailbox();
                var spool = spool()) {
            office(mailbox, spool).round();
            server.setUser(SELF.address(), "referee", "changed");
            smtp.breakAfter(50);
            raw("From: red@example.org\r\n\r\nmore\r\n");
        }
        try (var mailbox = mailbox();
                var spool = spool()) {
            assertFalse(office(mailbox, spool).round());
        }
        var lines = log.list.stream().map(ILoggingEvent::toString).toList();
        assertTrue(lines.stream().anyMatch(line -> line.contains("fetching: referee at localhost")), lines.toString());
        assertTrue(lines.stream().noneMatch(line -> line.contains("referee-secret")), lines.toString());
        var coded = java.util.Base64.getEncoder().encodeToString("\0referee\0referee-secret".getBytes());
        assertTrue(lines.stream().noneMatch(line -> line.contains(coded)), lines.toString());
    }

    private PostOffice office(Mailbox mailbox, Spool spool) throws IOException {
        var authenticator =
                new Authenticator(new Keyring(List.of(KEY.publicKey())), InstantSource.fixed(NOON), Duration.ofDays(1));
        var clerk = new Echo(OutboxFolder.lay(folder), sender("referee", smtp.port()), authenticator);
        var rules = new PostOffice.Config(SELF, 50_000, Duration.ofSeconds(30), Duration.ofSeconds(30));
        return new PostOffice(mailbox, spool, clerk, rules);
    }

    private Mailbox mailbox() {
        var options = new ImapMailbox.Options(
                "INBOX", Optional.empty(), folder.resolve("place"), 50_000, Duration.ofSeconds(1));
        return new ImapMailbox(account("referee", server.getImap().getPort()), options);
    }

    private Spool spool() throws IOException {
        return new SpoolFolder(folder, InstantSource.fixed(NOON));
    }

    private static SmtpSender sender(String user, int port) {
        return new SmtpSender(account(user, port));
    }

    private static Account account(String user, int port) {
        return new Account("localhost", port, Security.PLAIN, user, () -> user + "-secret", Optional.empty());
    }

    private void mail(String id, String subject, String text) throws IOException {
        var letter = new OutgoingLetter(id, RED, SELF, subject, NOON, Cause.PERSON, List.of(), text);
        sender("red", server.getSmtp().getPort()).send(letter.signed(KEY));
    }

    private void raw(String text) throws IOException {
        var letter = "To: referee@example.org\r\n" + text;
        sender("red", server.getSmtp().getPort()).send(letter.getBytes(StandardCharsets.ISO_8859_1));
    }

    /** The letters Red got, without trailing line ends. */
    private List<String> answers() throws IOException {
        var answers = new ArrayList<String>();
        var options = new ImapMailbox.Options(
                "INBOX", Optional.empty(), folder.resolve("red" + System.nanoTime()), 50_000, Duration.ofSeconds(1));
        try (var mailbox = new ImapMailbox(account("red", server.getImap().getPort()), options)) {
            mailbox.fetch(letter -> answers.add(
                    SignedText.of(MimePart.of(letter.raw())).orElseThrow().strip()));
        }
        return answers;
    }
}
