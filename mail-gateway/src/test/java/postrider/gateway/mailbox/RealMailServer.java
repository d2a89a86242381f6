package postrider.gateway.mailbox;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javax.net.ssl.SSLContext;
import javax.net.ssl.SSLSocketFactory;
import postrider.gateway.mailbox.Account.Password;
import postrider.gateway.mailbox.Account.Security;

/** Dovecot and Postfix on this machine, started by a script. */
final class RealMailServer {
    /** In the order of the script's arguments. */
    enum Port {
        IMAP,
        IMAPS,
        SUBMISSION,
        SMTPS,
        LMTP,
        AUTH,
        POP3,
        POP3S,
        /** Where we listen for letters. */
        OURS,
        /** Where it asks which tokens are valid. */
        TOKENS
    }

    private final Path folder = Files.createTempDirectory("mail");
    private final List<Integer> ports = freePorts();
    private final Optional<SSLSocketFactory> authority;

    RealMailServer() throws Exception {
        Files.setPosixFilePermissions(folder, PosixFilePermissions.fromString("rwxr-xr-x"));
        script(Stream.concat(
                Stream.of("start", folder.toString()), ports.stream().map(String::valueOf)));
        authority =
                TlsTrust.in(folder.resolve("authority.pem"), new ArrayList<>()).map(SSLContext::getSocketFactory);
    }

    /** Of its own. */
    Path folder() {
        return folder;
    }

    int port(Port port) {
        return ports.get(port.ordinal());
    }

    Optional<SSLSocketFactory> authority() {
        return authority;
    }

    void restart() throws Exception {
        script(Stream.of("restart", folder.toString()));
    }

    Account account(String user, Security security, Port port, Optional<SSLSocketFactory> trust) {
        return new Account("localhost", port(port), security, user + "@example.org", () -> user + "-secret", trust);
    }

    /** With a token, for the referee. */
    Account account(Password token, Security security, Port port) {
        return new Account("localhost", port(port), security, "referee@example.org", token, authority);
    }

    Sender sender(String user, Security security) {
        var port = security == Security.TLS ? Port.SMTPS : Port.SUBMISSION;
        return new SmtpSender(account(user, security, port, authority));
    }

    /** Below the system's ephemeral ports, so nobody else takes one before the servers do. */
    private static List<Integer> freePorts() {
        int first = 10_000 + (int) (ProcessHandle.current().pid() % 1_000) * 20;
        return IntStream.range(first, 32_000)
                .filter(RealMailServer::isFree)
                .limit(Port.values().length)
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
        var script = Path.of(RealMailServer.class.getResource("/mailserver.sh").toURI());
        var command =
                Stream.concat(Stream.of("bash", script.toString()), arguments).toList();
        var process = new ProcessBuilder(command).redirectErrorStream(true).start();
        var output = new String(process.getInputStream().readAllBytes());
        assertEquals(0, process.waitFor(), output);
    }

    void stop() throws Exception {
        script(Stream.of("stop", folder.toString()));
        try (var files = Files.walk(folder)) {
            for (var file : files.sorted(Comparator.reverseOrder()).toList()) Files.deleteIfExists(file);
        }
    }
}
