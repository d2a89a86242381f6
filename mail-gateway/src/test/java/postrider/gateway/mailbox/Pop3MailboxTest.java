package postrider.gateway.mailbox;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.icegreen.greenmail.store.FolderException;
import com.icegreen.greenmail.util.GreenMail;
import jakarta.mail.Flags;
import jakarta.mail.MessagingException;
import jakarta.mail.Session;
import jakarta.mail.internet.MimeMessage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Date;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import postrider.gateway.demo.MailServer;
import postrider.gateway.mailbox.Account.Security;

class Pop3MailboxTest extends MailboxKit {
    private final OddPop3 server;

    Pop3MailboxTest() throws IOException {
        server = new OddPop3();
    }

    @AfterEach
    void stop() throws IOException {
        server.close();
    }

    @Override
    Mailbox open() {
        return open(false);
    }

    private Mailbox open(boolean delete) {
        var account =
                new Account("localhost", server.port(), Security.PLAIN, "referee", () -> "secret", Optional.empty());
        return new Pop3Mailbox(account, delete, state(), LIMIT);
    }

    @Override
    void deliver(String text) {
        server.deliver(text);
    }

    @Override
    void deliverOdd() {
        server.deliver("odd");
        server.refused = mail -> mail.text().equals("odd");
    }

    @Test
    void lettersStayOnTheServerUnlessTheyAreToBeDeleted() throws IOException {
        deliver(letter("one", "pass"));
        deliverOdd();
        try (var mailbox = open(false)) {
            assertEquals(List.of(letter("one", "pass")), fetched(mailbox));
            assertEquals(2, server.letters.size());
        }
        try (var mailbox = open(true)) {
            assertEquals(List.of(), fetched(mailbox));
            assertEquals(
                    List.of("odd"),
                    server.letters.stream().map(OddPop3.Mail::text).toList());
        }
    }

    /** Nothing is deleted before it is stored, and letters that the server failed to delete are deleted the next time. */
    @Test
    void noLetterIsDeletedBeforeItIsStored() throws IOException {
        deliver(letter("one", "pass"));
        try (var mailbox = open(true)) {
            assertThrows(
                    IOException.class,
                    () -> mailbox.fetch(letter -> {
                        throw new IOException("The disk is full.");
                    }));
            assertFalse(server.heard.contains("DELE 1"), server.heard.toString());
            server.forgetful = true;
            assertEquals(1, fetched(mailbox).size());
            assertEquals(1, server.letters.size());
            server.forgetful = false;
            fetched(mailbox);
            assertEquals(List.of(), server.letters);
        }
    }

    /** A server may reuse the name of a deleted letter. */
    @Test
    void aReusedNameIsAnotherLetter() throws IOException {
        try (var mailbox = open(true)) {
            for (var id : List.of("one", "two")) {
                server.letters.add(new OddPop3.Mail("1", letter(id, "pass")));
                assertEquals(List.of(letter(id, "pass")), fetched(mailbox));
            }
        }
    }

    @Test
    void aLetterThatBreaksTheConnectionHoldsUpNoOther() throws IOException {
        deliver(letter("lost", "pass"));
        deliver(letter("two", "pass"));
        server.broken = mail -> mail.text().contains("lost");
        try (var mailbox = open(false)) {
            for (int round = 0; round < 2; round++)
                assertThrows(
                        IOException.class,
                        () -> mailbox.fetch(letter -> {
                            throw new AssertionError("half a letter");
                        }));
            var kept = new ArrayList<Integer>();
            assertThrows(IOException.class, () -> mailbox.fetch(letter -> kept.add(letter.raw().length)));
            assertEquals(List.of(letter("two", "pass").length()), kept);
            server.broken = mail -> false;
            assertEquals(List.of(letter("lost", "pass")), fetched(mailbox));
        }
    }

    @Test
    void worksWithAWholeMailServer() throws IOException, MessagingException, FolderException {
        var whole = new GreenMail(MailServer.setup("pop3"));
        whole.start();
        try {
            var user = whole.setUser("referee@example.org", "referee", "secret");
            var raw = new ByteArrayInputStream(letter("one", "pass").getBytes(StandardCharsets.US_ASCII));
            whole.getManagers()
                    .getImapHostManager()
                    .getInbox(user)
                    .appendMessage(new MimeMessage((Session) null, raw), new Flags(), new Date());
            var account = new Account(
                    "localhost",
                    whole.getPop3().getPort(),
                    Security.PLAIN,
                    "referee",
                    () -> "secret",
                    Optional.empty());
            for (int round = 0; round < 2; round++)
                try (var mailbox = new Pop3Mailbox(account, false, state(), LIMIT)) {
                    assertEquals(round == 0 ? List.of(letter("one", "pass")) : List.of(), fetched(mailbox));
                }
        } finally {
            whole.stop();
        }
    }

    @Test
    void aServerWithoutUidlIsReported() {
        server.naming = false;
        deliver(letter("one", "pass"));
        try (var mailbox = open(false)) {
            var refused = assertThrows(IOException.class, () -> mailbox.fetch(letter -> {}));
            assertTrue(refused.getMessage().endsWith("use IMAP."), refused.getMessage());
        }
    }
}
