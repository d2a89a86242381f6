package postrider.gateway.mailbox;

import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.icegreen.greenmail.util.DummySSLServerSocketFactory;
import jakarta.mail.MessagingException;
import java.io.IOException;
import java.net.ConnectException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.UnknownHostException;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javax.net.ssl.SSLException;
import javax.net.ssl.SSLSocket;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;
import org.junit.jupiter.api.io.TempDir;
import postrider.gateway.OutgoingLetter;
import postrider.gateway.mailbox.Account.Security;
import postrider.gateway.mime.MailAddress;
import postrider.gateway.signing.SecretKey;

/** A server with a self-signed certificate. */
class CertificateTest {
    private ServerSocket server;

    @BeforeEach
    void start() throws IOException {
        server = new DummySSLServerSocketFactory().createServerSocket(0, 1, InetAddress.getLoopbackAddress());
        Thread.ofVirtual().start(() -> {
            try (var client = (SSLSocket) server.accept()) {
                client.startHandshake();
            } catch (IOException refused) {
                // as it should be
            }
        });
    }

    @AfterEach
    void stop() throws IOException {
        server.close();
    }

    private Account account() {
        var port = server.getLocalPort();
        return new Account("localhost", port, Security.TLS, "referee", () -> "referee-secret", Optional.empty());
    }

    private static void assertNamed(Executable attempt) {
        var told = assertThrows(IOException.class, attempt).getMessage();
        assertTrue(told.contains(": the server's certificate is not trusted: "), told);
        assertTrue(told.contains("'trust'"), told);
    }

    @Test
    void otherCausesOfFailuresAreNamedToo() {
        var causes = Map.of(
                new UnknownHostException("localhots"), "the DNS knows no server of that name",
                new ConnectException("Connection refused"), "nothing answers there",
                new SSLException("Unsupported or unrecognized SSL message"), "does not begin with TLS at this port",
                new IOException("Read timed out"), "x y z");
        causes.forEach((cause, told) -> {
            var words = account().failed(new MessagingException("x y z", cause)).getMessage();
            assertTrue(words.startsWith(account() + ": ") && words.contains(told), words);
        });
    }

    @Test
    void isNamedWhenLettersAreSent() {
        var red = new MailAddress("Red", "red@example.org");
        var key = SecretKey.make("Red <red@example.org>", Instant.EPOCH, new byte[32]);
        var letter = new OutgoingLetter(
                        "<1@example.org>",
                        red,
                        red,
                        "orders",
                        Instant.EPOCH,
                        OutgoingLetter.Cause.PERSON,
                        List.of(),
                        "pass")
                .signed(key);
        try (var sender = new SmtpSender(account())) {
            assertNamed(() -> sender.send(letter));
        }
    }

    @Test
    void isNamedWhenLettersAreFetched(@TempDir Path folder) {
        var options = new ImapMailbox.Options(
                "INBOX", Optional.empty(), folder.resolve("place"), 1_000, Duration.ofSeconds(1));
        try (var mailbox = new ImapMailbox(account(), options)) {
            assertNamed(() -> mailbox.fetch(none -> {}));
        }
    }
}
