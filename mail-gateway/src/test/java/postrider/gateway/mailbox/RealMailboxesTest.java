package postrider.gateway.mailbox;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.SocketAddress;
import java.net.UnixDomainSocketAddress;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import postrider.gateway.mailbox.Account.Security;
import postrider.gateway.mailbox.RealMailServer.Port;
import postrider.gateway.oauth.RealToken;
import postrider.gateway.oauth.StubProvider;
import postrider.needs.Need;
import postrider.needs.Needs;

/** The other letterboxes, and tokens instead of passwords, against Dovecot and Postfix. */
@Tag("long")
@Needs({Need.MAIL_SERVER, Need.ROOT})
@Timeout(240)
class RealMailboxesTest {
    private static final int LIMIT = 1_000_000;
    private static final Duration SOON = Duration.ofMillis(200);

    private static RealMailServer server;
    private static StubProvider provider;

    @TempDir
    private Path folder;

    @BeforeAll
    static void start() throws Exception {
        server = new RealMailServer();
        provider = new StubProvider(server.port(Port.TOKENS));
    }

    @AfterAll
    static void stop() throws Exception {
        provider.close();
        server.stop();
    }

    private static void send(String id, String to) throws IOException {
        server.sender("red", Security.TLS).send(letter(id, to));
    }

    private static byte[] letter(String id, String to) {
        return "From: red@example.org\r\nTo: %s\r\nMessage-ID: <%s@example.org>\r\nDate: Thu, 26 Nov 2026 12:00:00 +0000\r\nSubject: s\r\n\r\n.game\r\n..\r\nL\u00e9vis\r\n"
                .formatted(to, id)
                .getBytes(StandardCharsets.UTF_8);
    }

    /** Waits for a letter, and reads it from its own first line on. */
    private static String until(Mailbox mailbox) throws Exception {
        var found = new ArrayList<String>();
        while (found.isEmpty()) {
            mailbox.fetch(come -> found.add(new String(come.raw(), StandardCharsets.UTF_8)));
            if (found.isEmpty()) mailbox.await(SOON);
        }
        assertEquals(1, found.size());
        return found.getFirst().substring(found.getFirst().indexOf("From: red"));
    }

    private static String sent(String id, String to) {
        return new String(letter(id, to), StandardCharsets.UTF_8);
    }

    @ParameterizedTest
    @EnumSource(
            value = Security.class,
            names = {"TLS", "STARTTLS"})
    @Needs(Need.POP3_SERVER)
    void lettersComeByPop3AndStayUntilTheyAreToBeDeleted(Security security) throws Exception {
        var to = "pop@example.org";
        send("pop" + security, to);
        var account =
                server.account("pop", security, security == Security.TLS ? Port.POP3S : Port.POP3, server.authority());
        var known = folder.resolve("known");
        assertEquals(sent("pop" + security, to), until(new Pop3Mailbox(account, false, known, LIMIT)));
        var again = new ArrayList<Mailbox.Fetched>();
        new Pop3Mailbox(account, true, known, LIMIT).fetch(again::add);
        assertEquals(List.of(), again);
        Files.delete(known);
        new Pop3Mailbox(account, true, known, LIMIT).fetch(again::add);
        assertEquals(List.of(), again, "it was deleted");
    }

    @Test
    void lettersComeFromAMaildirThatDovecotWrites() throws Exception {
        var maildir = server.folder().resolve("mail/folder/Maildir");
        for (var id : List.of("first", "second")) {
            send(id, "folder@example.org");
            while (!Files.exists(maildir.resolve("new"))) Thread.sleep(SOON);
            var mailbox = new MaildirMailbox(maildir, false, folder.resolve("known"), LIMIT);
            assertEquals(sent(id, "folder@example.org"), until(mailbox));
        }
    }

    @Test
    void postfixHandsLettersToUs() throws Exception {
        var ways = List.of(
                new Way("port", new InetSocketAddress("127.0.0.1", server.port(Port.OURS))),
                new Way("socket", UnixDomainSocketAddress.of(server.folder().resolve("lmtp.socket"))));
        for (var way : ways) {
            var options = new LmtpMailbox.Options(
                    folder.resolve(way.name), folder.resolve("known"), LIMIT, Duration.ofSeconds(30));
            try (var mailbox = new LmtpMailbox(way.address, options)) {
                mailbox.fetch(nothing -> {});
                var to = "referee@%s.example.org".formatted(way.name);
                send(way.name, to);
                assertEquals(sent(way.name, to), until(mailbox));
            }
        }
    }

    private record Way(String name, SocketAddress address) {}

    /** An expired token is replaced by the next; withdrawn access is reported. */
    @Test
    void aTokenOpensTheMailbox() throws Exception {
        var token = RealToken.in(folder.resolve("oauth.token"), provider);
        var imap = server.account(token, Security.TLS, Port.IMAPS);
        var options = new ImapMailbox.Options(
                "INBOX", Optional.empty(), folder.resolve("place"), LIMIT, Duration.ofSeconds(30));
        try (var sender = new SmtpSender(server.account(token, Security.TLS, Port.SMTPS));
                var mailbox = new ImapMailbox(imap, options)) {
            mailbox.fetch(earlier -> {});
            sender.send(letter("token", "referee@example.org"));
            assertEquals(sent("token", "referee@example.org"), until(mailbox));
        }
        provider.good.clear();
        try (var sender = new SmtpSender(server.account(token, Security.STARTTLS, Port.SUBMISSION));
                var mailbox = new ImapMailbox(imap, options)) {
            mailbox.fetch(nothing -> {});
            provider.good.clear();
            sender.send(letter("renewed", "referee@example.org"));
            assertEquals(sent("renewed", "referee@example.org"), until(mailbox));
        }
        assertEquals(2, provider.asked.size());
        provider.good.clear();
        provider.refresh = "withdrawn";
        try (var mailbox = new ImapMailbox(imap, options)) {
            var withdrawn = assertThrows(IOException.class, () -> mailbox.fetch(nothing -> {}));
            assertTrue(withdrawn.getMessage().contains("run 'postrider login' again"), withdrawn.getMessage());
        }
    }

    @Test
    @Needs(Need.POP3_SERVER)
    void aTokenOpensPop3() throws Exception {
        var token = RealToken.in(folder.resolve("oauth.token"), provider);
        for (var security : List.of(Security.TLS, Security.STARTTLS)) {
            provider.good.clear();
            var pop3 = server.account(token, security, security == Security.TLS ? Port.POP3S : Port.POP3);
            new Pop3Mailbox(pop3, false, folder.resolve("known"), LIMIT).fetch(letter -> {});
        }
    }

    /** A mailbox that the mail server does not open for this user, whatever the token. */
    @Test
    void aTokenForAnotherUserIsReported() throws Exception {
        var token = RealToken.in(folder.resolve("oauth.token"), provider);
        var red = new Account(
                "localhost", server.port(Port.IMAPS), Security.TLS, "red@example.org", token, server.authority());
        try (var mailbox = new ImapMailbox(
                red, new ImapMailbox.Options("INBOX", Optional.empty(), folder.resolve("place"), LIMIT, SOON))) {
            var refused = assertThrows(IOException.class, () -> mailbox.fetch(letter -> {}));
            assertTrue(refused.getMessage().contains("a new token is not taken either"), refused.getMessage());
        }
    }
}
