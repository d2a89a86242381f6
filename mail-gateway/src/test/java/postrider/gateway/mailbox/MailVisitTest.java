package postrider.gateway.mailbox;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.icegreen.greenmail.util.GreenMail;
import com.icegreen.greenmail.util.ServerSetup;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import postrider.gateway.OutgoingLetter;
import postrider.gateway.demo.MailServer;
import postrider.gateway.mailbox.Account.Security;
import postrider.gateway.mime.MailAddress;
import postrider.gateway.signing.SecretKey;

/** Visits to servers, and finding a letter wherever letters come in. */
class MailVisitTest {
    private static final String REFEREE = "referee@example.org";
    private static final String ID = "<doctor.1@example.org>";

    private final GreenMail server = new GreenMail(
            new ServerSetup[] {MailServer.setup("imap"), MailServer.setup("pop3"), MailServer.setup("smtp")});

    @BeforeEach
    void start() {
        server.start();
        server.setUser(REFEREE, REFEREE, "secret");
    }

    @AfterEach
    void stop() {
        server.stop();
    }

    private static Account account(int port) {
        return new Account("localhost", port, Security.PLAIN, REFEREE, () -> "secret", Optional.empty());
    }

    @Test
    void anUnencryptedConnectionHasNoCertificate() throws IOException {
        var imap = Letterbox.inbox(account(server.getImap().getPort()));
        assertEquals(Optional.empty(), MailVisit.in(imap).orElseThrow().certificate());
        assertEquals(
                Optional.empty(),
                MailVisit.out(account(server.getSmtp().getPort())).certificate());
    }

    @Test
    void thereIsNoServerWhereLettersAreDelivered(@TempDir Path folder) throws IOException {
        assertEquals(Optional.empty(), MailVisit.in(new Letterbox.Maildir(folder, false)));
        assertEquals(Optional.empty(), MailVisit.in(Letterbox.Lmtp.port(2400)));
    }

    private static byte[] letter() {
        var self = new MailAddress("Referee", REFEREE);
        return new OutgoingLetter(
                        ID,
                        self,
                        self,
                        "A letter of the office to itself",
                        Instant.EPOCH,
                        OutgoingLetter.Cause.EVENT,
                        List.of(),
                        "It may be deleted.")
                .signed(SecretKey.make("Referee <%s>".formatted(REFEREE), Instant.EPOCH, new byte[32]));
    }

    @Test
    void aLetterIsFoundOnAServer() throws IOException {
        var imap = Letterbox.inbox(account(server.getImap().getPort()));
        var pop3 = new Letterbox.Pop3(account(server.getPop3().getPort()), false);
        for (var box : List.of(imap, pop3)) assertEquals(Optional.empty(), ArrivedLetter.find(box, ID));
        try (var sender = new SmtpSender(account(server.getSmtp().getPort()))) {
            sender.send(letter());
        }
        for (var box : List.of(imap, pop3)) {
            var found = ArrivedLetter.find(box, ID).orElseThrow();
            assertEquals(List.of("1"), found.fields("x-postrider"));
            assertEquals(Optional.empty(), ArrivedLetter.find(box, "<another@example.org>"));
        }
    }

    @Test
    void aLetterIsFoundInAMaildir(@TempDir Path folder) throws IOException {
        for (var part : List.of("new", "cur", "tmp")) Files.createDirectory(folder.resolve(part));
        var box = new Letterbox.Maildir(folder, false);
        assertEquals(Optional.empty(), ArrivedLetter.find(box, ID));
        var traced = "Received: from here\r\n\tby there; Fri, 20 Nov 2026 12:00:00 +0000\r\n"
                + new String(letter(), StandardCharsets.US_ASCII);
        Files.writeString(folder.resolve("cur/1"), traced);
        var found = ArrivedLetter.find(box, ID).orElseThrow();
        assertEquals(Optional.of(Instant.parse("2026-11-20T12:00:00Z")), found.stamped());
    }
}
