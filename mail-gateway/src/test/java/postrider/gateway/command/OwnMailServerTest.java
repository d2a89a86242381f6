package postrider.gateway.command;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import postrider.gateway.demo.MailServer;
import postrider.gateway.mailbox.Letterbox;
import postrider.gateway.signing.SecretKey;

/** A machine that is its own mail server: letters arrive in a local folder and leave without a password. */
@Timeout(120)
class OwnMailServerTest {
    private static final String REFEREE = "referee@example.org";
    private static final String STRANGER = "stranger@example.org";

    @TempDir
    private Path home;

    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    private int serveOnce() {
        return Main.run(new PrintWriter(out), new PrintWriter(err), "serve", "--once", "--home", home.toString());
    }

    private void settings(String wayIn, int smtp) throws IOException {
        SecretKey.make("Referee <%s>".formatted(REFEREE), Instant.parse("2026-01-01T00:00:00Z"), new byte[32])
                .save(home.resolve("referee.key"));
        Files.writeString(home.resolve(Main.SETTINGS), """
                address: %s
                %s
                smtp: {host: 127.0.0.1, port: %d, security: plain}
                """.formatted(REFEREE, wayIn, smtp));
    }

    private List<String> answers(MailServer.Box box) throws IOException {
        var answers = new ArrayList<String>();
        try (var mailbox = Letterbox.inbox(box.imap()).open(home, 1_000_000)) {
            mailbox.fetch(letter -> answers.add(new String(letter.raw(), StandardCharsets.UTF_8)));
        }
        return answers;
    }

    /** Also a letter that came by LMTP and was acknowledged before a crash. */
    @ParameterizedTest
    @CsvSource({"'maildir: {folder: Maildir}', Maildir", "'lmtp: {socket: lmtp.socket}', post/incoming"})
    void aLetterInTheFolderIsAnswered(String wayIn, String folder) throws IOException {
        for (var part : List.of("new", "cur"))
            Files.createDirectories(home.resolve(folder).resolve(part));
        Files.writeString(
                home.resolve(folder).resolve("new/1700000000.M1P1.host"),
                "From: %s\nTo: %s\nMessage-ID: <one@example.org>\nSubject: Hello\n\nWhat is this?\n"
                        .formatted(STRANGER, REFEREE));
        try (var server = new MailServer()) {
            var stranger = server.box(STRANGER);
            settings(wayIn, stranger.smtp().port());
            assertEquals(0, serveOnce(), err.toString());
            assertEquals(0, serveOnce(), err.toString());
            var answers = answers(stranger);
            assertEquals(1, answers.size());
            assertTrue(answers.getFirst().contains("In-Reply-To: <one@example.org>"), answers.getFirst());
        }
        try (Stream<Path> left = Files.list(home.resolve(folder).resolve("new"))) {
            assertEquals(0, left.count());
        }
    }

    @Test
    void aMissingFolderIsReportedFirst() throws IOException {
        settings("maildir: {folder: nowhere}", 25);
        assertEquals(2, serveOnce());
        assertTrue(err.toString().contains("name the Maildir itself"), err.toString());
    }
}
