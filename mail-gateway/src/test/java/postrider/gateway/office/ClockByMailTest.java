package postrider.gateway.office;

import static java.nio.charset.StandardCharsets.US_ASCII;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static postrider.kit.Sides.AMERICAN;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import postrider.desk.GameCatalog;
import postrider.desk.Reopened;
import postrider.gateway.mailbox.Sender;
import postrider.log.Signatures;
import postrider.proof.Verification;
import postrider.store.GameFolder;
import postrider.store.MailEvent;
import postrider.store.MailEvent.News;
import postrider.text.Lists;

/** A game with a clock, at an office that is open most of the time. */
class ClockByMailTest {
    private static final Duration HALF_AN_HOUR = Duration.ofMinutes(30);
    private static final String COMMITTEES = "committees: Concord, Barnstable, Newport, Hartford, Albany, Morristown,"
            + " Reading, Wilmington DE, Baltimore, Richmond, Charlotte, Camden, Savannah";
    private static final Map<String, String> CLOCK = Map.of("clock", "72h", "silence", "forfeit", "leave", "20 days");
    private static final Pattern SUBJECT =
            Pattern.compile("To: (\\w+).*?Subject: \\[ww-1\\] ([^\r]+(?:\r\n [^\r]+)*)", Pattern.DOTALL);

    @TempDir
    private Path home;

    private Hatch hatch;
    private GameFolder game;

    @BeforeEach
    void begin() throws IOException {
        hatch = new Hatch(home);
        game = (GameFolder) hatch.begin("ww-1", CLOCK);
    }

    @Test
    void theSetUpSendsTheDeadlineForTheCalendar() {
        var setUp = hatch.tray.stream()
                .filter(letter -> letter.contains("To: washington") && letter.contains("ww-1.2.american"))
                .findFirst()
                .orElseThrow();
        var file = setUp.substring(setUp.indexOf("Content-Type: text/calendar; method=PUBLISH"));
        var content = file.substring(file.indexOf("\r\n\r\n"), file.indexOf("\r\n--="))
                .replaceAll("\\s", "");
        var event = new String(Base64.getDecoder().decode(content), US_ASCII)
                .lines()
                .toList();
        assertTrue(
                event.containsAll(List.of(
                        "METHOD:PUBLISH",
                        "UID:ww-1.american.1@example.org",
                        "DTSTART:20261123T120000Z",
                        "ORGANIZER:mailto:referee@example.org")),
                event::toString);
        assertTrue(setUp.replaceAll("=?\r\n", " ").contains("by Monday, 23 November 2026, 12:00 (UTC)"), setUp);
    }

    @Test
    void aWeekInWhichTheOfficeIsDownCostsNobodyTime() throws IOException {
        passes(24);
        hatch.now = hatch.now.plus(Duration.ofDays(7));
        assertEquals(List.of("washington: 1 your order · The referee was away, and your time did not run"), passes(1));
        assertEquals(List.of("washington: 1 your order · Your letter is awaited"), passes(46));
        assertEquals(0, game.log().time().players().get(AMERICAN).late());
        nothingIsAmiss();
    }

    @Test
    void aSilentPlayerIsWarnedThenBothAreToldThenTheGameIsLost() throws IOException {
        var told = passes(73);
        assertEquals(2, told.size(), told::toString);
        assertTrue(
                told.getLast().startsWith("washington: ") && told.getLast().contains("Your time is over"),
                told::toString);
        told = passes(24);
        assertTrue(
                told.stream()
                        .anyMatch(letter -> letter.startsWith("howe: ")
                                && letter.contains("The time of the American player is over")),
                told::toString);
        assertTrue(
                told.stream()
                        .anyMatch(letter ->
                                letter.contains("The British player wins: the American player has lost on time")),
                told::toString);
        assertTrue(game.log().over());
        nothingIsAmiss();
    }

    /** Nobody's clock starts before their letter has left, whichever office sends it. */
    @Test
    void aLetterCountsFromWhenItLeft() throws IOException {
        hatch.washington.write("game ww-1", "impulse 1", COMMITTEES);
        hatch.sending = () -> {
            throw new UncheckedIOException(new IOException("451 4.7.1 try again later"));
        };
        for (int tries = 0; tries < 5; tries++) passes(1);
        hatch.sending = () -> {};
        var howe = passes(71).toString();
        assertFalse(howe.contains("Your time is over"), howe);
        assertTrue(passes(3).toString().contains("Your time is over"));
        nothingIsAmiss();
    }

    /** A letter deferred for days counts from when it leaves; one deferred for ever counts as refused after three days. */
    @Test
    void aMailboxThatDefersLettersForEverStopsNoClockForGood() throws IOException {
        hatch.washington.write("game ww-1", "impulse 1", COMMITTEES);
        hatch.sending = () -> {
            throw new Sender.Refused("452 4.2.2 mailbox full", false);
        };
        passes(48);
        hatch.sending = () -> {};
        passes(1);
        assertEquals(
                List.of(News.DELAYED, News.RELAYED),
                Lists.map(
                        Lists.filter(game.mailEvents().all(), one -> one.about().contains("british")),
                        MailEvent::news));
        assertFalse(passes(70).toString().contains("Your time is over"));
        hatch.sending = () -> {
            throw new Sender.Refused("452 4.2.2 mailbox full", false);
        };
        passes(9 * 24);
        assertFalse(game.log().over());
        assertEquals(
                "452 4.2.2 mailbox full",
                game.letters().refused(game.letters().unsent().getFirst()).orElseThrow());
        var lost = passes(5 * 24).toString();
        assertTrue(game.log().over(), lost);
        var told = Lists.find(game.mailEvents().all().reversed(), one -> one.news() == News.UNREACHABLE)
                .orElseThrow();
        assertTrue(told.at()
                .plus(Duration.ofDays(7))
                .isBefore(game.events().getLast().at()));
    }

    /** A letter waiting until its game is repaired stops the clocks of that game only. */
    @Test
    void aLetterThatWaitsForABrokenGameStopsOnlyItsClocks() throws IOException {
        hatch.begin("ww-2", CLOCK);
        passes(24);
        var whole = Files.readString(game.gameFile());
        Files.writeString(game.gameFile(), whole.replaceFirst("washington@", "lafayette@"));
        hatch.washington.write("game ww-1", "impulse 1", "committees: nowhere");
        var told = passes(49);
        assertTrue(told.stream().anyMatch(letter -> letter.contains("Your time is over")), told::toString);
        assertTrue(passes(24).toString().contains("the American player has lost on time"));
        assertTrue(hatch.at("ww-2").log().over());
        Files.writeString(game.gameFile(), whole);
        assertEquals(
                List.of(
                        "washington: 1 your order · The referee was away, and your time did not run",
                        "washington: 1 refused · Your letter was not understood",
                        "washington: 1 your order · Your letter is awaited"),
                passes(47));
        assertEquals(0, game.log().time().players().get(AMERICAN).late());
        assertTrue(passes(2).toString().contains("Your time is over"));
        nothingIsAmiss();
    }

    /** Lets some hours pass with the office at work. Returns who was written to, and with what subject. */
    private List<String> passes(int hours) throws IOException {
        hatch.tray.clear();
        var until = hatch.now.plus(Duration.ofHours(hours));
        try (var office = hatch.office()) {
            for (office.post().round(); hatch.now.isBefore(until); office.post().round())
                hatch.now = hatch.now.plus(HALF_AN_HOUR);
        }
        return hatch.tray.stream().map(ClockByMailTest::subject).toList();
    }

    private static String subject(String letter) {
        var found = SUBJECT.matcher(letter);
        return found.find()
                ? found.group(1) + ": " + found.group(2).replace("\r\n", "").replace("=?UTF-8?Q?=C2=B7?=", "·")
                : letter;
    }

    private void nothingIsAmiss() {
        var again = Reopened.of(GameCatalog.installed(), game, game.log().header());
        var found = Verification.of(game.gameFile(), Optional.of(again), Signatures.installed());
        assertEquals(Optional.empty(), found.amiss().map(Exception::getMessage));
    }
}
