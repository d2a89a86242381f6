package postrider.gateway.office;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static postrider.kit.Sides.AMERICAN;
import static postrider.kit.Sides.BRITISH;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import postrider.desk.Decree;
import postrider.gateway.Settings;
import postrider.gateway.bounce.ReturnTags;
import postrider.log.Event;
import postrider.log.Settlement;
import postrider.store.GameFolder;
import postrider.store.MailEvent;
import postrider.store.MailEvent.News;
import postrider.store.Outbox;
import postrider.text.Lists;

/** Reports on letters that have left, and what follows from them. Each round opens an office of its own. */
class ReturnedMailTest {
    private static final String FIRST = "<ww-1.1.british.welcome@example.org>";
    private static final String SECOND = "<ww-1.2.british.report@example.org>";
    private static final String SUBJECT = "[ww-1] 1 The American order is awaited";

    @TempDir
    private Path home;

    private Hatch hatch;
    private GameFolder game;
    private int reports;

    @BeforeEach
    void begin() throws IOException {
        hatch = new Hatch(home);
        hatch.reports = new Settings.Reports(Optional.of("referee+*@example.org"), true, 2);
        game = hatch.begin("ww-1");
    }

    /** A mail system's report (RFC 3464). */
    private void report(String to, String envelopeId, String action, String copied) {
        hatch.handIn(("""
                Return-Path: <>
                Delivered-To: %s
                From: MAILER-DAEMON@mx.example.net
                To: referee@example.org
                Subject: Delivery Status Notification
                Message-ID: <%d@mx.example.net>
                Content-Type: multipart/report; report-type=delivery-status; boundary=b

                --b
                Content-Type: message/delivery-status

                Reporting-MTA: dns; mx.example.net
                %s
                Final-Recipient: rfc822; howe@example.org
                Action: %s
                Diagnostic-Code: smtp; 552 5.2.2 The mailbox of howe@example.org is full

                --b
                Content-Type: text/rfc822-headers

                Subject: a letter
                %s
                --b--
                """).formatted(to, ++reports, envelopeId, action, copied).getBytes(ISO_8859_1));
    }

    private void returned(String messageId) {
        report("referee@example.org", "", "failed", "Message-ID: " + messageId);
    }

    private String sealed(String messageId) {
        return ReturnTags.of(hatch.reports, hatch.referee.key)
                .of(messageId, SUBJECT)
                .orElseThrow()
                .envelopeId();
    }

    private List<News> known() {
        return Lists.map(game.mailEvents().all(), MailEvent::news);
    }

    private boolean isUnreachable() {
        return game.letters().arrivals(BRITISH).unreachable().isPresent();
    }

    private String outcome() throws IOException {
        return hatch.outcomes(0).getLast();
    }

    @Test
    void afterTwoLostLettersAPlayerIsUnreachableAndTheOthersAreToldOnce() throws IOException {
        returned(FIRST);
        assertEquals(List.of(), hatch.round());
        assertEquals(
                "silent a letter of ours that could not be delivered, %s: failed for good, their mailbox is full"
                        .formatted(FIRST),
                outcome());
        returned(FIRST);
        assertEquals(List.of(), hatch.round());
        assertEquals(List.of(News.FAILED), known());
        returned(SECOND);
        var told = hatch.round();
        assertTrue(isUnreachable());
        assertEquals(2, told.size());
        for (var letter : told)
            assertTrue(letter.contains("Subject: [ww-1] The British player cannot be reached"), letter);
        var both = String.join("", told);
        assertTrue(both.contains("To: washington <washington@example.org>"), both);
        assertTrue(both.contains("To: referee <referee@example.org>"), both);
        assertTrue(both.replace("\r\n", " ").contains("resend ww-1 british"), both);
        returned(FIRST);
        returned(SECOND);
        report("referee@example.org", "", "delayed", "Message-ID: " + SECOND);
        assertEquals(List.of(), hatch.round());
        assertEquals(List.of(News.FAILED, News.FAILED, News.UNREACHABLE), known());
        assertTrue(game.letters().arrivals(AMERICAN).unreachable().isEmpty());
    }

    /** As if their mailbox had refused the letters at once. No clock stops for good. */
    @Test
    void anUnreachablePlayerIsNotLateForAWeek() throws IOException {
        game = (GameFolder) hatch.begin("ww-2", Map.of("clock", "72h", "silence", "forfeit"));
        returned("<ww-2.1.american.welcome@example.org>");
        returned("<ww-2.2.american.report@example.org>");
        passes(Duration.ofDays(6));
        assertFalse(hatch.tray.toString().contains("Your time is over"));
        passes(Duration.ofDays(3));
        assertTrue(game.log().over());
    }

    private void passes(Duration time) throws IOException {
        hatch.tray.clear();
        var until = hatch.now.plus(time);
        try (var office = hatch.office()) {
            for (office.post().round(); hatch.now.isBefore(until); office.post().round())
                hatch.now = hatch.now.plus(Duration.ofMinutes(50));
        }
    }

    /** None of a mail system's words go to the other player, who might take them for the referee's. */
    @Test
    void theOtherPlayerIsToldNoWordOfTheMailSystem() throws IOException {
        returned(FIRST);
        returned(SECOND);
        var told = hatch.round().stream()
                .filter(letter -> letter.contains("To: washington"))
                .findFirst()
                .orElseThrow();
        assertTrue(told.contains("their mailbox is full"), told);
        assertTrue(!told.contains("5.2.2") && !told.contains("howe@example.org"), told);
    }

    @Test
    void aLetterOfTheirsClearsIt() throws IOException {
        returned(FIRST);
        returned(SECOND);
        hatch.round();
        hatch.howe.write("game ww-1", "status");
        hatch.round();
        assertFalse(isUnreachable());
        assertEquals(List.of(News.FAILED, News.FAILED, News.UNREACHABLE, News.HEARD), known());
        hatch.howe.write("hello");
        hatch.round();
        assertEquals(4, known().size());
    }

    @Test
    void aLetterKnownToHaveArrivedClearsIt() throws IOException {
        returned(FIRST);
        returned(SECOND);
        hatch.round();
        report("referee@example.org", "", "delivered", "Message-ID: " + third());
        hatch.round();
        assertFalse(isUnreachable());
    }

    private String third() throws IOException {
        hatch.howe.write("game ww-2", "status"); // about no game: it does not count as a sign of life in this one
        hatch.now = hatch.now.plusSeconds(8 * 86_400);
        hatch.washington.write(
                "game ww-1",
                "impulse 1",
                "committees: Concord, Barnstable, Newport, Hartford, Albany, Morristown, Reading, Wilmington DE,",
                "  Baltimore, Richmond, Charlotte, Camden, Savannah");
        hatch.round();
        return game.outbox().in(Outbox.State.SENT).stream()
                .filter(id -> id.startsWith("<ww-1.3.british"))
                .findFirst()
                .orElseThrow();
    }

    /** Exim's warnings quote no Message-ID. */
    @Test
    void theReturnPathAloneIsEnough() throws IOException {
        report("Referee+%s@example.org".formatted(sealed(SECOND)).toUpperCase(Locale.ROOT), "", "delayed", "");
        hatch.round();
        assertEquals(List.of(SECOND), Lists.map(game.letters().arrivals(BRITISH).in(News.DELAYED), MailEvent::about));
        assertTrue(outcome().endsWith(SECOND + ": delayed, their mailbox is full"), outcome());
    }

    @Test
    void soDoesTheEnvelopeId() throws IOException {
        report("referee@example.org", "Original-Envelope-Id: %s\n".formatted(sealed(SECOND)), "relayed", "");
        hatch.round();
        assertEquals(List.of(News.RELAYED), known());
        assertTrue(
                outcome().matches("silent a report that <.*> was sent on to a mail system that reports no more"),
                outcome());
    }

    @Test
    void aForgedReportMarksNobody() throws IOException {
        var sealed = sealed(SECOND);
        var last = sealed.charAt(sealed.length() - 1);
        var forged = List.of(
                sealed.substring(0, sealed.length() - 1) + (last == '0' ? '1' : '0'),
                sealed.replace("ww-1.1.british.2", "ww-1.1.british.1"),
                sealed.replace("ww-1.1.british.2", "ww-1.1.american.2"),
                sealed.substring(0, sealed.lastIndexOf('.')),
                "ww-1.1.british.2.");
        for (var seal : forged) {
            report(
                    "referee+%s@example.org".formatted(seal),
                    "Original-Envelope-Id: %s\n".formatted(seal),
                    "failed",
                    "");
            report(
                    "referee@example.org",
                    "",
                    "failed",
                    "Message-ID: <ww-1.9.british.report@example.org>\nX: <ww-1.2.british.report@example.com>");
        }
        assertEquals(List.of(), hatch.round());
        assertEquals(List.of(), known());
        assertEquals("silent a letter of ours that could not be delivered", outcome());
    }

    @Test
    void aVacationReplyMeansTheLetterArrived() throws IOException {
        hatch.handIn(("Return-Path: <>\nFrom: howe@example.org\nTo: referee@example.org\nIn-Reply-To: %s\n"
                        + "Auto-Submitted: auto-replied\nSubject: Away\n\nMail cannot be delivered to me by hand.\n")
                .formatted(SECOND)
                .getBytes(ISO_8859_1));
        assertEquals(List.of(), hatch.round());
        assertEquals(List.of(), known());
        assertEquals("silent sent by a machine", outcome());
    }

    /** With the same bytes, to its reader's present address. */
    @Test
    void aReturnedLetterIsSentAgain() throws IOException {
        returned(SECOND);
        hatch.round();
        try (var office = hatch.office()) {
            var howe = game.header().players().get(BRITISH);
            var moved = new Event.Player(howe.name(), "howe@example.net", howe.fingerprint(), howe.key());
            office.desk().settle(game, new Decree(new Settlement.Replace(BRITISH, moved, ""), "they have moved", ""));
        }
        assertEquals(List.of(News.FAILED, News.HEARD), known());
        game.mailEvents().add(new MailEvent(hatch.now, News.AGAIN, SECOND, ""));
        var before = new String(game.outbox().letter(SECOND).orElseThrow(), ISO_8859_1);
        assertTrue(hatch.round().contains(before));
        assertEquals(List.of("howe@example.net"), hatch.elsewhere);
        assertEquals(List.of(), hatch.round());
        assertEquals(List.of(News.FAILED, News.HEARD, News.AGAIN, News.RESENT), known());
        returned(SECOND);
        hatch.round();
        assertEquals(News.FAILED, known().getLast());
    }
}
