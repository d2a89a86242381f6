package postrider.gateway.mailbox;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.SocketAddress;
import java.net.UnixDomainSocketAddress;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class LmtpMailboxTest extends MailboxKit {
    private SocketAddress address;
    private Mailbox listening;
    private final List<LmtpClient> hungUpOn = new CopyOnWriteArrayList<>();

    @BeforeEach
    void listen() throws IOException {
        address = freePort();
        listening = open(address, Duration.ofSeconds(30), 10 * LIMIT);
        listening.fetch(letter -> {});
    }

    @AfterEach
    void stop() {
        listening.close();
    }

    private static SocketAddress freePort() throws IOException {
        try (var socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            return new InetSocketAddress("127.0.0.1", socket.getLocalPort());
        }
    }

    private Mailbox open(SocketAddress at, Duration patience, int limit) {
        return new LmtpMailbox(at, new LmtpMailbox.Options(folder.resolve("incoming"), state(), limit, patience));
    }

    /** Another mailbox on the same folder, while the first still listens. */
    @Override
    Mailbox open() {
        return new MaildirMailbox(folder.resolve("incoming"), true, state(), LIMIT);
    }

    @Override
    void deliver(String text) throws IOException {
        try (var client = new LmtpClient(address)) {
            assertEquals("250 2.0.0 <referee@example.org> has it", client.deliver(text));
        }
    }

    @Override
    void deliverOdd() throws IOException {
        Files.createDirectory(folder.resolve("incoming/new/odd"));
    }

    private List<String> arrived() throws IOException {
        var letters = new ArrayList<String>();
        listening.fetch(letter -> letters.add(new String(letter.raw(), StandardCharsets.ISO_8859_1)));
        return letters;
    }

    @Test
    void eachRecipientGetsAReplyAndTheLetterComesOnce() throws IOException {
        try (var client = new LmtpClient(address)) {
            client.plays("""
                    < 220 postrider LMTP
                    > lhlo mail.example.org
                    < 250-postrider
                    < 250-PIPELINING
                    < 250-ENHANCEDSTATUSCODES
                    < 250-8BITMIME
                    < 250-SMTPUTF8
                    < 250 SIZE 1000000
                    > mail from:<> size=30
                    < 250 2.1.0 noted
                    > rcpt to:<referee@example.org>
                    < 250 2.1.5 noted
                    > RCPT TO:referee
                    < 501 5.1.3 write RCPT TO:<address>
                    > RCPT TO:<referee+ww-017@example.org> NOTIFY=NEVER
                    < 250 2.1.5 noted
                    > DATA
                    < 354 end with a dot
                    > Subject: x
                    >\s
                    > ..dot
                    > .
                    < 250 2.0.0 <referee@example.org> has it
                    < 250 2.0.0 <referee+ww-017@example.org> has it
                    > QUIT
                    < 221 2.0.0 good-bye""");
            assertNull(client.answer());
        }
        assertEquals(
                List.of("Return-Path: <>\r\nDelivered-To: referee@example.org\r\n"
                        + "Delivered-To: referee+ww-017@example.org\r\nSubject: x\r\n\r\n.dot\r\n"),
                arrived());
        assertEquals(List.of(), arrived());
    }

    @Test
    void commandsOutOfSequenceAreRefused() throws IOException {
        try (var client = new LmtpClient(address)) {
            client.plays("""
                    < 220 postrider LMTP
                    > EHLO mail.example.org
                    < 500 5.5.1 LHLO, MAIL, RCPT, DATA, RSET, NOOP, VRFY and QUIT are known
                    > MAIL FROM:<a@example.org>
                    < 503 5.5.1 not now
                    > NOOP
                    < 250 2.0.0 still here
                    > VRFY a
                    < 252 2.5.0 send a letter and see
                    > LHLO x
                    < 250-postrider
                    < 250-PIPELINING
                    < 250-ENHANCEDSTATUSCODES
                    < 250-8BITMIME
                    < 250-SMTPUTF8
                    < 250 SIZE 1000000
                    > RCPT TO:<a@example.org>
                    < 503 5.5.1 not now
                    > MAIL FROM:a
                    < 501 5.1.7 write MAIL FROM:<address>
                    > MAIL FROM:<a\tb@example.org>
                    < 501 5.1.7 write MAIL FROM:<address>
                    > MAIL FROM:<a@example.org> BODY=8BITMIME SIZE=1000001
                    < 552 5.3.4 no letter may have more than 1000000 bytes
                    > MAIL FROM:<a@example.org>
                    < 250 2.1.0 noted
                    > MAIL FROM:<a@example.org>
                    < 503 5.5.1 not now
                    > DATA
                    < 503 5.5.1 nobody is to have it
                    > RCPT TO:<a@example.org>
                    < 250 2.1.5 noted
                    > RSET
                    < 250 2.0.0 forgotten
                    > DATA
                    < 503 5.5.1 nobody is to have it""");
        }
        assertEquals(List.of(), arrived());
    }

    /** Only a dot between CRLFs ends a letter, so no second letter can be smuggled in the first. */
    @Test
    void noLetterIsSmuggledInAnother() throws IOException {
        for (var end : List.of("\n.\n", "\r.\r", "\n.\r\n", "\r\n.\n", "\r\n.\r", "\r.\r\n")) {
            var text = "From: a\r\n\r\none%sMAIL FROM:<b@example.org>\r\nRCPT TO:<c@example.org>\r\nDATA\r\nFrom: b\r\n"
                    .formatted(end);
            try (var client = new LmtpClient(address)) {
                client.deliver("From: first\r\n\r\n");
                client.plays("""
                        > MAIL FROM:<a@example.org>
                        < 250 2.1.0 noted
                        > RCPT TO:<c@example.org>
                        < 250 2.1.5 noted
                        > DATA
                        < 354 end with a dot""");
                client.say(text + "\r\n.\r\n");
                assertEquals("250 2.0.0 <c@example.org> has it", client.answer());
            }
            assertEquals(2, arrived().size(), end);
        }
    }

    @Test
    void aLetterThatGrowsTooLargeIsReadToItsEndAndRefused() throws IOException {
        try (var client = new LmtpClient(address)) {
            assertEquals(
                    "552 5.3.4 no letter may have more than 1000000 bytes",
                    client.deliver(letter("large", "line\r\n".repeat(2 * LIMIT))));
            client.plays("> NOOP\n< 250 2.0.0 still here");
        }
        assertEquals(List.of(), arrived());
    }

    @Test
    void aLetterThatCannotBeStoredIsDeliveredAgain() throws IOException {
        var arriving = folder.resolve("incoming/new");
        try (var client = new LmtpClient(address)) {
            Files.delete(arriving);
            assertEquals("452 4.3.0 it cannot be kept now", client.deliver(letter("one", "pass")));
            client.plays("> NOOP\n< 250 2.0.0 still here");
            Files.createDirectory(arriving);
        }
        deliver(letter("one", "pass"));
        assertEquals(1, arrived().size());
        try (var left = Files.list(folder.resolve("incoming/tmp"))) {
            assertEquals(0, left.count());
        }
    }

    /** A client that falls silent, does not listen, disconnects, never stops or only makes mistakes: the others do not notice. */
    @Test
    void aBadClientHarmsNobody() throws IOException, InterruptedException {
        listening.close();
        listening = open(address, Duration.ofMillis(300), 10 * LIMIT);
        listening.fetch(letter -> {});
        try (var silent = new LmtpClient(address);
                var slow = new LmtpClient(address);
                var endless = new LmtpClient(address);
                var deaf = new LmtpClient(address);
                var wrong = new LmtpClient(address)) {
            Thread.ofVirtual().start(() -> talk(deaf));
            for (int i = 0; i < 20; i++) wrong.say("GET / HTTP/1.1\r\n");
            endless.say("x".repeat(10_000));
            try (var half = new LmtpClient(address)) {
                half.say("LHLO x\r\nMAIL FROM:<a@b>\r\nRCPT TO:<c@d>\r\nDATA\r\nSubject: half\r\n");
            }
            deliver(letter("one", "pass"));
            silent.answer();
            slow.say("LHLO x\r\nMAIL FROM:<a@b>\r\nRCPT TO:<c@d>\r\nDATA\r\n");
            for (var left : List.of(silent, slow, endless)) awaitEnd(left);
            while (!hungUpOn.contains(deaf)) Thread.sleep(20);
            assertEquals("421 4.7.0 too many mistakes", last(wrong));
        }
        assertEquals(1, arrived().size());
    }

    /** What the server sends until it disconnects. */
    private static String last(LmtpClient client) throws IOException {
        var last = "";
        for (var line = client.answer(); line != null; line = client.answer()) last = line;
        return last;
    }

    private static void awaitEnd(LmtpClient client) {
        try {
            while (client.answer() != null) {}
        } catch (IOException reset) {
            // hung up, with something unread
        }
    }

    /** Endlessly, and without listening for a reply. */
    private void talk(LmtpClient client) {
        try {
            while (true) client.say("VRFY a\r\n".repeat(1000));
        } catch (IOException reset) {
            hungUpOn.add(client);
        }
    }

    @Test
    void anyNumberOfClientsAtOnceHarmsNobody() throws IOException {
        var callers = new ArrayList<LmtpClient>();
        try {
            for (int i = 0; i < 60; i++) callers.add(new LmtpClient(address));
            assertEquals("421 4.3.2 too many at once", callers.getLast().answer());
            assertEquals(
                    "250 2.0.0 <referee@example.org> has it", callers.getFirst().deliver(letter("one", "pass")));
        } finally {
            for (var caller : callers) caller.close();
        }
        assertEquals(1, arrived().size());
    }

    @Test
    void aUnixSocketServesAndIsTakenOverFromAKilledProcess() throws IOException {
        var socket = UnixDomainSocketAddress.of(folder.resolve("lmtp"));
        try (var mailbox = open(socket, Duration.ofSeconds(30), LIMIT)) {
            mailbox.fetch(letter -> {});
            assertEquals("rw-rw-rw-", PosixFilePermissions.toString(Files.getPosixFilePermissions(socket.getPath())));
            try (var client = new LmtpClient(socket)) {
                assertEquals("250 2.0.0 <referee@example.org> has it", client.deliver(letter("one", "pass")));
            }
            assertEquals(1, fetched(mailbox).size());
            try (var second = open(socket, Duration.ofSeconds(30), LIMIT)) {
                var taken = assertThrows(IOException.class, () -> second.fetch(letter -> {}));
                assertTrue(taken.getMessage().endsWith("somebody listens there already"), taken.getMessage());
            }
        }
        assertTrue(Files.exists(socket.getPath()), "closed, and the name stays");
        try (var next = open(socket, Duration.ofSeconds(30), LIMIT)) {
            next.fetch(letter -> {});
            try (var client = new LmtpClient(socket)) {
                client.deliver(letter("two", "pass"));
            }
            assertEquals(1, fetched(next).size());
        }
    }

    @Test
    void aFileInItsPlaceIsNotDeleted() throws IOException {
        var file = Files.writeString(folder.resolve("lmtp"), "precious");
        try (var mailbox = open(UnixDomainSocketAddress.of(file), Duration.ofSeconds(30), LIMIT)) {
            assertThrows(IOException.class, () -> mailbox.fetch(letter -> {}));
        }
        assertEquals("precious", Files.readString(Path.of(file.toString())));
    }
}
