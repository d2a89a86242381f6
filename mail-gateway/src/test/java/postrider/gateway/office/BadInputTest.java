package postrider.gateway.office;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static postrider.kit.Sides.AMERICAN;
import static postrider.kit.Sides.BRITISH;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.read.ListAppender;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Base64;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.slf4j.LoggerFactory;
import postrider.gateway.office.Town.Person;
import postrider.log.Event;
import postrider.store.GameFolder;

/**
 * Anything that arrives gets one answer or one recorded reason for silence, changes no game and stops nothing: a good order after it is
 * carried out.
 */
@Timeout(240)
class BadInputTest {
    private static final String COMMITTEES =
            "committees: Concord, Barnstable, Newport, Hartford, Albany, Morristown, Reading,"
                    + " Wilmington DE, Baltimore, Richmond, Charlotte, Camden, Savannah";

    private static final String MIXED = "MIME-Version: 1.0\nContent-Type: multipart/mixed; boundary=b\n";

    @TempDir
    private Path home;

    private final ListAppender<ILoggingEvent> log = new ListAppender<>();
    private final Set<String> noted = new HashSet<>();
    private Town town;
    private GameFolder game;
    private Person stranger;

    @BeforeEach
    void begin() throws IOException {
        log.start();
        ours().setLevel(Level.TRACE);
        ours().addAppender(log);
        town = new Town(home);
        stranger = town.new Person("stranger", 9);
        game = town.begin("ww-1");
        assertTrue(town.round());
    }

    /** A good order is still carried out, and nothing secret is in the log. */
    @AfterEach
    void aGoodOrderIsStillCarriedOut() throws IOException {
        var before = game.log();
        var american = before.impulse() == 1;
        var order = american ? COMMITTEES : "for the king: Ticonderoga, Yorktown, New Bern";
        town.of(american ? AMERICAN : BRITISH).write("game ww-1", "impulse " + before.impulse(), order);
        assertTrue(town.round());
        assertTrue(game.events().getLast().event() instanceof Event.Played);
        ours().detachAppender(log);
        ours().setLevel(Level.OFF);
        town.close();
        var said = log.list.stream()
                .map(event -> event.getFormattedMessage() + event.getThrowableProxy())
                .collect(Collectors.joining("\n"));
        for (var secret : List.of("password of", "5e5e5e", "for the king", "committees", "OPS"))
            assertFalse(said.contains(secret), said);
    }

    private static Logger ours() {
        return (Logger) LoggerFactory.getLogger("postrider");
    }

    /** What the ledger says about the only letter that came in. */
    private String outcome() throws IOException {
        assertTrue(town.round());
        var fresh = Files.readAllLines(home.resolve("post/ledger"), ISO_8859_1).stream()
                .filter(line -> noted.add(line))
                .filter(line -> !line.contains(" received "))
                .map(line -> line.replaceFirst("\\S+ \\S+ ", ""))
                .toList();
        assertEquals(1, fresh.size(), fresh::toString);
        return fresh.getFirst();
    }

    /** Asserts that there is one answer, to {@code person}, with these words. */
    private void assertAnswered(String sentence, Person person) throws IOException {
        var before = person.letters().size();
        var outcome = outcome();
        assertTrue(outcome.startsWith("answered "), outcome);
        var letters = person.letters();
        assertEquals(before + 1, letters.size());
        var text = letters.getLast().replaceAll("=\r?\n", "").replaceAll("\\s+", " ");
        assertTrue(text.contains(sentence), text);
    }

    private static byte[] letter(Person from, String fields, String body) {
        return ("From: %s\r\nTo: referee@example.org\r\nSubject: orders\r\nMessage-ID: <%d@x>\r\n%s\r\n%s"
                        .formatted(from.self.address(), System.nanoTime(), fields.replace("\n", "\r\n"), body))
                .getBytes(ISO_8859_1);
    }

    private static String multipart(String... parts) {
        return "--b\r\n" + String.join("\r\n--b\r\n", parts) + "\r\n--b--\r\n";
    }

    @Test
    void attachmentsAreNeverUnpacked() throws IOException {
        stranger.send(letter(
                stranger,
                MIXED,
                multipart(
                        "\r\nplay 40",
                        "Content-Type: application/zip\r\nContent-Transfer-Encoding: base64\r\n\r\n" + bomb())));
        assertAnswered("Your letter is not signed", stranger);
        town.howe.send(letter(
                town.howe,
                MIXED,
                multipart(
                        "\r\nplay 40",
                        "Content-Type: application/zip\r\n\r\n"
                                + "x".repeat(76).concat("\r\n").repeat(30_000_000 / 78))));
        assertAnswered("more than are read here", town.howe);
    }

    /** A hundred megabytes of nothing. */
    private static String bomb() throws IOException {
        var bytes = new ByteArrayOutputStream();
        try (var zip = new GZIPOutputStream(bytes)) {
            for (var i = 0; i < 100; i++) zip.write(new byte[1_000_000]);
        }
        return Base64.getMimeEncoder().encodeToString(bytes.toByteArray());
    }

    @Test
    void aLetterActsInItsOwnImpulseAndOnce() throws IOException {
        var order = town.washington.signed("game ww-1", "impulse 1", COMMITTEES);
        town.washington.send(order);
        town.washington.send(order);
        assertTrue(outcome().startsWith("answered "));
        var records = game.events();
        town.washington.send(again(order));
        assertAnswered("Your letter has come in before", town.washington);
        town.washington.write("impulse 1", "game ww-1", COMMITTEES);
        assertAnswered("Impulse 1 is over", town.washington);
        town.washington.write("game ww-1", "impulse 2", "answer battle card: none");
        assertAnswered("It is not your turn", town.washington);
        assertEquals(records.size() + 3, game.events().size());
    }

    @Test
    void aLetterForAnotherGameDoesNothingHere() throws IOException {
        town.begin("ww-2");
        var order = town.washington.signed("game ww-2", "impulse 1", COMMITTEES);
        town.washington.send(order);
        assertTrue(outcome().startsWith("answered <ww-2."));
        town.washington.send(again(order));
        assertAnswered("Your letter has come in before", town.washington);
        assertEquals(1, game.log().impulse());
    }

    /** The same signed part in another letter. */
    private static byte[] again(byte[] letter) {
        return new String(letter, ISO_8859_1)
                .replaceFirst("Message-ID: <", "Message-ID: <again.")
                .getBytes(ISO_8859_1);
    }

    @Test
    void aRobotIsAnsweredAFewTimesADay() throws IOException {
        for (int i = 1; i <= 5; i++) {
            stranger.write("Thank you for your letter " + i);
            assertAnswered(
                    i < 5 ? "which is not enrolled" : "This is the last such answer today: letters like this one",
                    stranger);
        }
        stranger.write("Thank you for your last letter.");
        assertEquals("silent answered often enough today", outcome());
        town.now = town.now.plus(Duration.ofDays(1));
        stranger.write("Thank you for yesterday's letters.");
        assertAnswered("which is not enrolled", stranger);
    }
}
