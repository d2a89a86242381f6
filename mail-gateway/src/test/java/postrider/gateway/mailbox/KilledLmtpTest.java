package postrider.gateway.mailbox;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import postrider.files.Hash;
import postrider.gateway.OwnJava;
import postrider.gateway.SpoolFolder;

/** A client whose letter was accepted need not deliver it again, however we die. */
@Tag("long")
@Timeout(300)
class KilledLmtpTest {
    private static final int LIVES = 4;

    @TempDir
    private Path folder;

    /** Accepts letters until it is killed, as {@code serve} does. */
    static final class Keeper {
        private Keeper() {}

        public static void main(String[] arguments) throws IOException, InterruptedException {
            var folder = Path.of(arguments[0]);
            try (var spool = new SpoolFolder(folder, InstantSource.system());
                    var mailbox = mailbox(folder, Integer.parseInt(arguments[1]))) {
                while (true) {
                    keep(mailbox, spool);
                    mailbox.await(Duration.ofSeconds(1));
                }
            }
        }
    }

    private static Mailbox mailbox(Path folder, int port) {
        var options = new LmtpMailbox.Options(
                folder.resolve("incoming"), folder.resolve("known"), 100_000, Duration.ofSeconds(30));
        return new LmtpMailbox(new InetSocketAddress("127.0.0.1", port), options);
    }

    private static void keep(Mailbox mailbox, SpoolFolder spool) throws IOException {
        mailbox.fetch(letter -> spool.store(Hash.sha256(letter.raw()), letter));
    }

    @Test
    void whatWasAcknowledgedIsThereAfterAKill() throws IOException, InterruptedException {
        int port;
        try (var free = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            port = free.getLocalPort();
        }
        var acknowledged = new ArrayList<String>();
        for (int life = 0; life < LIVES; life++) {
            var command = new ArrayList<>(OwnJava.command());
            command.addAll(List.of(Keeper.class.getName(), folder.toString(), "" + port));
            var process = new ProcessBuilder(command).inheritIO().start();
            int before = acknowledged.size();
            var death = Thread.ofVirtual().unstarted(() -> kill(process));
            for (int i = 0; process.isAlive(); i++) {
                var id = "life%d.%d".formatted(life, i);
                if (isAcknowledged(id, port)) acknowledged.add(id);
                else Thread.sleep(5);
                boolean lived = acknowledged.size() >= before + 5;
                if (lived && death.getState() == Thread.State.NEW) death.start();
            }
            assertTrue(acknowledged.size() >= before + 5, "life " + life);
        }
        try (var spool = new SpoolFolder(folder, InstantSource.system());
                var mailbox = mailbox(folder, port)) {
            keep(mailbox, spool);
            Set<String> kept = new LinkedHashSet<>();
            for (var digest : spool.waiting())
                kept.add(new String(spool.letter(digest).raw(), StandardCharsets.US_ASCII)
                        .replaceFirst("(?s).*Message-ID: <(.*)@example.org>.*", "$1"));
            acknowledged.removeAll(kept);
            assertEquals(List.of(), acknowledged);
        }
    }

    private static void kill(Process process) {
        try {
            Thread.sleep(50);
            process.destroyForcibly().waitFor();
        } catch (InterruptedException stopped) {
            throw new AssertionError(stopped);
        }
    }

    private static boolean isAcknowledged(String id, int port) {
        try (var client = new LmtpClient(new InetSocketAddress("127.0.0.1", port))) {
            var answer = client.deliver("Message-ID: <%s@example.org>\r\n\r\npass\r\n".formatted(id));
            return answer != null && answer.startsWith("250");
        } catch (IOException | AssertionError notThere) {
            return false;
        }
    }
}
