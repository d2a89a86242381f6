package postrider.gateway.office;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import jakarta.mail.BodyPart;
import jakarta.mail.MessagingException;
import jakarta.mail.Multipart;
import jakarta.mail.Session;
import jakarta.mail.internet.MimeMessage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.Properties;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;
import postrider.gamefile.Event;
import postrider.gateway.PublicKey;

/** Letters as people's programs made them, laid into the mailbox one after the other; the README beside them tells what is in them. */
class FoundLettersTest {
    private static final Path FOUND = Path.of("src/test/resources/found");

    /** The keys were made before, and the letters are signed after. */
    private static final Instant OPENED = Instant.parse("2026-11-25T16:01:00Z");

    private static QuietOffice office;
    private static Instant now = OPENED.plus(Duration.ofDays(1));

    @BeforeAll
    static void open(@TempDir Path home) throws IOException {
        office = new QuietOffice(home, OPENED);
        for (var game : Files.readString(FOUND.resolve("games")).strip().split("\\s+"))
            office.begin(game, player("John Roe", "john"), player("Jane Doe", "jane"));
        office.round();
    }

    private static Event.Player player(String name, String file) throws IOException {
        var key = PublicKey.read(Files.readString(FOUND.resolve(file + ".asc")), OPENED);
        return new Event.Player(name, file + "@example.org", key.fingerprint(), key.armored());
    }

    @TestFactory
    Stream<DynamicTest> everyLetterIsReadRightly() throws IOException {
        return outcomes()
                .map(line -> line.split(" +", 3))
                .map(line -> DynamicTest.dynamicTest(
                        line[0], () -> attempt(line[0], line[1], line.length == 3 ? line[2] : "")));
    }

    private static Stream<String> outcomes() throws IOException {
        return Files.readAllLines(FOUND.resolve("outcomes.txt")).stream()
                .filter(line -> !line.isBlank() && !line.startsWith("#"));
    }

    private void attempt(String file, String outcome, String words) throws IOException {
        office.sent.clear();
        now = now.plus(Duration.ofHours(5));
        office.deliver(Files.readAllBytes(FOUND.resolve(file)), now);
        var answers = office.sent.stream()
                .map(letter -> text(letter).replaceAll("\\s+", " "))
                .filter(letter -> !letter.contains("to the British player"))
                .toList();
        assertEquals(1, answers.size(), file);
        var answer = answers.getFirst();
        switch (outcome) {
            case "READ" -> assertTrue(answer.contains("Your order would be accepted"), answer);
            case "ACTS" -> assertTrue(answer.contains("Your order was: committees: Concord,"), answer);
            case "SAYS" -> assertTrue(answer.contains(words), answer);
            default -> throw new AssertionError(outcome);
        }
        var notRead = answer.replaceFirst(".*? Not read: (.*?) (WHAT WOULD HAPPEN|Now it is impulse).*", "$1");
        if (!outcome.equals("SAYS")) assertEquals(words, notRead.equals(answer) ? "" : notRead);
    }

    private static String text(byte[] letter) {
        try {
            var message = new MimeMessage(Session.getInstance(new Properties()), new ByteArrayInputStream(letter));
            return text(message.getContent());
        } catch (MessagingException | IOException unreadable) {
            throw new AssertionError(unreadable);
        }
    }

    private static String text(Object content) throws MessagingException, IOException {
        if (!(content instanceof Multipart parts)) return content.toString();
        BodyPart first = parts.getBodyPart(0);
        return text(first.getContent());
    }

    @Test
    void allAreTried() throws IOException {
        try (var letters = Files.walk(FOUND)) {
            assertEquals(
                    letters.filter(file -> file.toString().endsWith(".eml")).count(),
                    outcomes().count());
        }
    }

    @AfterAll
    static void close() throws IOException {
        office.close();
    }
}
