package postrider.gateway.office;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;
import postrider.desk.GameCatalog;
import postrider.desk.NewGame;
import postrider.gateway.Settings;
import postrider.gateway.mime.Envelope;
import postrider.gateway.mime.MailAddress;
import postrider.gateway.mime.MimePart;
import postrider.gateway.signing.KeyRecords;
import postrider.gateway.signing.PublicKey;
import postrider.gateway.signing.SecretKey;
import postrider.kit.Sides;
import postrider.log.Event;
import postrider.store.GameFolder;

/**
 * Letters as people's programs make them ({@code found/README.md}). Each contains an American order for impulse 1, most under {@code
 * preview}; nothing around it may prevent it from being read, and whatever is not read must be reported.
 */
class FoundLettersTest {
    private static final Path FOUND = Path.of("src/test/resources/found");
    private static final Instant BEGUN = Instant.parse("2026-11-24T12:00:00Z");
    private static final Duration EVER = Duration.ofDays(36_500);

    /** The outcomes of the letters, except of those that give the order or would. */
    private static final Map<String, String> OTHERS = Map.of(
            "05-utf16/d-detached-sig-utf16", "4.0     Name a space in Connecticut.",
            "09-flowed/e-pgpmime-delsp", "4.0     Name a space in Connecticut.",
            "05-utf16/f-clearsigned-file-ascii-control", "'Kingston' is no space.",
            "20-list-wrap/a-wrap-message", "A letter that you signed came within another letter",
            "20-list-wrap/b-wrap-in-mixed-with-footer", "A letter that you signed came within another letter");

    @TempDir
    private static Path home;

    private static final Pigeonhole ARRIVING = new Pigeonhole();
    private static final List<byte[]> SENT = new ArrayList<>();
    private static Instant now = BEGUN;
    private static Office office;

    @BeforeAll
    static void begin() throws IOException {
        SecretKey.make("Referee <referee@example.org>", BEGUN.minus(Duration.ofDays(60)), new byte[32])
                .save(home.resolve("referee.key"));
        var quiet =
                Pigeonhole.settings(new MailAddress("Referee", "referee@example.org"), home, Optional.empty(), EVER);
        var settings = new Settings(
                quiet.self(),
                quiet.letterbox(),
                quiet.smtp(),
                quiet.token(),
                quiet.games(),
                quiet.post(),
                quiet.refereeKey(),
                quiet.templates(),
                Optional.empty(),
                EVER,
                EVER,
                quiet.limit(),
                quiet.enrolment(),
                quiet.reports(),
                Optional.empty(),
                Settings.Watch.NONE,
                List.of());
        office = Office.open(
                settings, GameCatalog.installed(), () -> now, new Office.Ways(ARRIVING, SENT::add, KeyRecords.NONE));
        var players = Map.of(Sides.AMERICAN, player("John Roe", "john"), Sides.BRITISH, player("Jane Roe", "jane"));
        for (var id : games())
            office.desk()
                    .begin(new NewGame(
                            new GameFolder(home.resolve("games").resolve(id)),
                            "washingtons-war",
                            Optional.empty(),
                            Map.of(),
                            players,
                            "",
                            Collections.emptySortedMap(),
                            Optional.of("5e".repeat(32))));
        office.post().round();
    }

    @AfterAll
    static void end() throws IOException {
        office.close();
    }

    private static Event.Player player(String name, String who) throws IOException {
        var key = PublicKey.read(Files.readString(FOUND.resolve(who + ".asc")), BEGUN.plus(Duration.ofDays(30)));
        return new Event.Player(name, who + "@example.org", key.fingerprint(), key.armored());
    }

    private static List<Path> letters() {
        try (var files = Files.walk(FOUND)) {
            return files.filter(file -> file.toString().endsWith(".eml"))
                    .sorted()
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The games that the letters name, each begun once. */
    private static Set<String> games() {
        return new TreeSet<>(
                List.of("l02", "l03", "l04", "l06", "l07", "l08", "l09", "l10", "p01", "p02", "p03", "p06"));
    }

    @TestFactory
    Stream<DynamicTest> everyLetterIsReadAsItsWriterMeantIt() {
        return letters().stream().map(letter -> {
            var name = FOUND.relativize(letter).toString().replace('\\', '/').replaceFirst("\\.eml$", "");
            return DynamicTest.dynamicTest(name, () -> assertRead(name, Files.readAllBytes(letter)));
        });
    }

    private static void assertRead(String name, byte[] letter) {
        now = now.plus(Duration.ofDays(1));
        SENT.clear();
        ARRIVING.lay(letter);
        assertTrue(office.post().round());
        var john = SENT.stream()
                .map(MimePart::of)
                .filter(part -> Envelope.of(part).to().getFirst().address().startsWith("john"))
                .toList();
        assertEquals(1, john.size(), "one answer");
        var answer = john.getFirst().plain().orElseThrow();
        var subject = Envelope.of(john.getFirst()).subject();
        if (OTHERS.containsKey(name))
            assertTrue(answer.replaceAll("\\s+", " ").contains(OTHERS.get(name).replaceAll("\\s+", " ")), answer);
        else assertTrue(subject.contains("Your order would be accepted") || subject.contains("now American"), answer);
    }
}
