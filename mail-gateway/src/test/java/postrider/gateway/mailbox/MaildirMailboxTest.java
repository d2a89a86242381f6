package postrider.gateway.mailbox;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class MaildirMailboxTest extends MailboxKit {
    private Path maildir;
    private int delivered;

    @BeforeEach
    void lay() throws IOException {
        maildir = folder.resolve("Maildir");
        for (var part : List.of("tmp", "new", "cur")) Files.createDirectories(maildir.resolve(part));
    }

    @Override
    Mailbox open() {
        return open(false);
    }

    private Mailbox open(boolean delete) {
        return new MaildirMailbox(maildir, delete, state(), LIMIT);
    }

    @Override
    void deliver(String text) throws IOException {
        deliver("%d.M1P%d.host".formatted(1_700_000_000 + delivered, delivered), text);
    }

    /** As mail servers write files: with the line ends of this machine. */
    private void deliver(String name, String text) throws IOException {
        var written = maildir.resolve("tmp").resolve(name);
        Files.writeString(written, text.replace("\r\n", "\n"), StandardCharsets.ISO_8859_1);
        Files.setLastModifiedTime(written, FileTime.from(Instant.ofEpochSecond(2_000_000_000 - delivered++)));
        Files.move(written, maildir.resolve("new").resolve(name));
    }

    @Override
    void deliverOdd() throws IOException {
        var precious = Files.writeString(folder.resolve("precious"), letter("precious", "pass"));
        Files.createSymbolicLink(maildir.resolve("new/1700000000.M2P0.host"), precious);
    }

    private List<String> files(String part) throws IOException {
        try (Stream<Path> files = Files.list(maildir.resolve(part))) {
            return files.map(file -> file.getFileName().toString()).sorted().toList();
        }
    }

    @Test
    void aStoredLetterIsMovedAndStaysUnread() throws IOException {
        deliver(letter("one", "pass"));
        try (var mailbox = open(false)) {
            assertEquals(1, fetched(mailbox).size());
        }
        assertEquals(List.of(), files("new"));
        assertEquals(List.of("1700000000.M1P0.host:2,"), files("cur"));
    }

    @Test
    void aStoredLetterMayBeDeleted() throws IOException {
        deliver(letter("one", "pass"));
        try (var mailbox = open(true)) {
            assertEquals(1, fetched(mailbox).size());
        }
        assertEquals(
                List.of(),
                Stream.concat(files("new").stream(), files("cur").stream()).toList());
    }

    /** A delivery under an earlier name does not replace a letter. */
    @Test
    void aReusedNameIsAnotherLetter() throws IOException {
        try (var mailbox = open(false)) {
            for (var id : List.of("one", "two", "three")) {
                deliver("1700000000.same", letter(id, "pass"));
                assertEquals(List.of(letter(id, "pass")), fetched(mailbox));
            }
        }
        assertEquals(List.of("1700000000.same.1:2,", "1700000000.same.2:2,", "1700000000.same:2,"), files("cur"));
    }

    @Test
    void aLetterEndsTheWait() throws IOException, InterruptedException {
        try (var mailbox = open(false)) {
            deliverOdd();
            fetched(mailbox);
            var begun = Instant.now();
            mailbox.await(Duration.ofMillis(700)); // an unreadable letter wakes nobody
            assertTrue(Duration.between(begun, Instant.now()).toMillis() >= 700);
            deliver(letter("one", "pass"));
            mailbox.await(Duration.ofHours(1));
            assertEquals(1, fetched(mailbox).size());
        }
    }

    @Test
    void oddThingsAreReported() throws IOException {
        Files.createFile(maildir.resolve("new/1.empty"));
        Files.createDirectory(maildir.resolve("new/2.folder"));
        Files.createFile(maildir.resolve("new/.hidden"));
        try (var mailbox = open(false)) {
            for (int round = 1; round < Mailbox.TRIES; round++) fetched(mailbox);
            var gone = new java.util.ArrayList<String>();
            mailbox.fetch(new Mailbox.Keeper() {
                @Override
                public void keep(Mailbox.Fetched letter) {}

                @Override
                public void giveUp(String why) {
                    gone.add(why.replace(maildir.toString(), "M"));
                }
            });
            assertEquals(
                    List.of(
                            "letter 1.empty of M does not come through and is left there: there is nothing in it",
                            "letter 2.folder of M does not come through and is left there: it is no file"),
                    gone);
        }
    }
}
