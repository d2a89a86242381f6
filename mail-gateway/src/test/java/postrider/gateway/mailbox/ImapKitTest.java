package postrider.gateway.mailbox;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import postrider.gateway.mailbox.Account.Security;

class ImapKitTest extends MailboxKit {
    private final OddImap server;

    ImapKitTest() throws IOException {
        server = new OddImap();
    }

    @AfterEach
    void stop() throws IOException {
        server.close();
    }

    @Override
    Path state() {
        return folder.resolve("place");
    }

    @Override
    Mailbox open() {
        var account =
                new Account("localhost", server.port(), Security.PLAIN, "referee", () -> "secret", Optional.empty());
        return new ImapMailbox(
                account, new ImapMailbox.Options("INBOX", Optional.empty(), state(), LIMIT, Duration.ofSeconds(30)));
    }

    @Override
    void deliver(String text) {
        server.deliver(text);
    }

    @Override
    void deliverOdd() {
        server.deliver("odd");
        server.given = mail -> Optional.of(mail.text).filter(text -> !text.equals("odd"));
    }
}
