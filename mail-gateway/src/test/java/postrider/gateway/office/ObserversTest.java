package postrider.gateway.office;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static postrider.gateway.office.Friends.assertTold;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import postrider.gateway.Enrolment;
import postrider.log.Event;
import postrider.text.Lists;

/** People who follow a game by mail, letter by letter. */
class ObserversTest {
    private static final Duration MINUTES = Duration.ofMinutes(5);
    private static final String COMMITTEES = "committees: Concord, Barnstable, Newport, Hartford, Albany, Morristown,"
            + " Reading, Wilmington DE, Baltimore, Richmond, Charlotte, Camden, Savannah";
    private static final String FOR_THE_KING = "for the king: Ticonderoga, New Bern, St. Mary's";

    @TempDir
    Path home;

    private Friends friends;

    @BeforeEach
    void begin() throws IOException {
        friends = new Friends(home);
        begin("ww-1", "1 impulse");
    }

    @AfterEach
    void close() throws IOException {
        friends.close();
    }

    private void begin(String game, String observers) throws IOException {
        begin(game, observers, friends.pete.player());
    }

    private void begin(String game, String observers, Event.Player british) throws IOException {
        friends.office.begin(game, Map.of("sign", "any", "observers", observers), friends.jane.player(), british);
        friends.wait(MINUTES);
    }

    @Test
    void anObserverReadsWhatBothPlayersKnow() throws IOException {
        assertTold(
                friends.write(friends.joe, "observe ww-1"),
                "To joe@gmail.test: [You follow ww-1]",
                "one impulse later, as the players agreed");
        assertEquals(List.of(), friends.wait(MINUTES));
        var told = friends.play(friends.jane, "ww-1", COMMITTEES);
        assertTold(told, "To joe@gmail.test: [[ww-1] 0 bulletin · The game is set up]", "for all who follow it");
        friends.play(friends.pete, "ww-1", FOR_THE_KING);
        friends.play(friends.jane, "ww-1", "answer first player: American");
        told = Lists.filter(
                friends.play(friends.pete, "ww-1", "answer claim the first play: no"),
                letter -> letter.startsWith("To joe"));
        assertTold(
                told,
                "To joe@gmail.test: [[ww-1] 1 bulletin · Concord, Barnstable and 11 more now American]",
                "The American order began: committees: Concord",
                "Political control",
                "reply with the line 'unobserve ww-1'");
        assertEquals(1, told.size(), told::toString);
        assertFalse(told.getFirst().contains("Your hand"), told::toString);
        assertTold(friends.reply(friends.joe, "unobserve ww-1"), "You get no more of these letters");
        friends.play(friends.jane, "ww-1", "game ww-1", "concede");
        assertEquals(List.of(), friends.wait(MINUTES));
    }

    /** At the end of a game everything left is sent, and then nothing more. */
    @Test
    void theEndIsReportedAtOnce() throws IOException {
        friends.write(friends.joe, "observe ww-1");
        var all = friends.play(friends.jane, "ww-1", "game ww-1", "concede");
        var told = Lists.filter(all, letter -> letter.startsWith("To joe"));
        assertTold(
                told,
                "The game is set up",
                "the American player has conceded the game",
                "This is the last letter about it.");
        assertEquals(2, told.size(), told::toString);
        assertTold(friends.write(friends.joe, "unobserve"), "You do not follow that game");
    }

    @Test
    void nothingIsSentToAMailboxThatProvesNothing() throws IOException {
        assertTold(friends.write(friends.ann, "observe ww-1"), "Please send that once more, as a reply");
        friends.play(friends.jane, "ww-1", COMMITTEES);
        assertEquals(List.of(), friends.wait(MINUTES));
        assertTold(
                friends.reply(friends.ann, "observe ww-1"),
                "To ann@example.org: [You follow ww-1]",
                "To ann@example.org: [[ww-1] 0 bulletin");
    }

    @Test
    void followingTheirOwnGameTellsAPlayerNothing() throws IOException {
        assertTold(friends.write(friends.jane, "observe ww-1"), "You play that game");
        assertTold(friends.write(friends.pete, "observe ww-1"), "You play that game");
    }

    @Test
    void onlyGamesWhosePlayersAgreedCanBeFollowed() throws IOException {
        begin("ww-2", "no");
        assertTold(friends.write(friends.joe, "observe ww-2"), "Nobody may follow that game");
        assertTold(friends.write(friends.joe, "observe ww-3"), "Nobody may follow that game");
        assertTold(friends.write(friends.joe, "observe"), "Name the game");
    }

    @Test
    void aPlayerFollowsAnotherGame() throws IOException {
        begin("ww-3", "0 impulses", friends.ann.player());
        assertTold(friends.write(friends.pete, "observe ww-3"), "To pete@example.org: [You follow ww-3]");
        var elsewhere = new String(
                        friends.pete.letter(99, "<nothing@x>", friends.office.soon(), "observe ww-3\n"), ISO_8859_1)
                .replaceFirst("From: .*", "From: pete@example.net");
        assertTold(
                friends.deliver(elsewhere.getBytes(ISO_8859_1)),
                "To pete@example.net: [Please send that once more, as a reply to this letter]");
        assertTold(
                friends.play(friends.jane, "ww-3", "game ww-3", COMMITTEES), "To pete@example.org: [[ww-3] 1 bulletin");
    }

    /** Nothing they write moves the game, and nobody else hears of it. */
    @Test
    void anObserverOrdersNothing() throws IOException {
        friends.write(friends.joe, "observe ww-1");
        var told = friends.reply(friends.joe, "game ww-1", "impulse 1", COMMITTEES);
        assertTold(told, "To joe@gmail.test: [Your letter to the referee was not acted upon]");
        assertEquals(1, told.size(), told::toString);
    }

    @Test
    void noListFollowsAGame() throws IOException {
        var list = new String(friends.joe.letter(1, "<nothing@x>", friends.office.soon(), "observe ww-1\n"), UTF_8)
                .replaceFirst("Subject:", "List-Id: <wargames.gmail.test>\r\nSubject:");
        assertEquals(List.of(), friends.deliver(list.getBytes(UTF_8)));
        assertEquals(
                List.of(),
                Lists.filter(friends.play(friends.jane, "ww-1", COMMITTEES), letter -> letter.startsWith("To joe")));
    }

    /** A bounce of a letter whose Message-ID only its recipient can know. */
    @Test
    void mailThatComesBackEndsIt() throws IOException {
        friends.write(friends.joe, "observe ww-1");
        friends.play(friends.jane, "ww-1", COMMITTEES);
        friends.wait(MINUTES);
        var letter = Friends.id(friends.last(friends.joe));
        var guessed = letter.replaceFirst("\\.\\w{8}@", ".00000000@");
        friends.deliver(bounce(guessed));
        assertTrue(follows());
        friends.deliver(bounce(letter));
        assertFalse(follows());
    }

    private boolean follows() {
        return home.resolve("post/observers").toFile().list().length > 0;
    }

    private static byte[] bounce(String letter) {
        return """
                From: MAILER-DAEMON@gmail.test
                To: referee@example.org
                Subject: Undelivered Mail Returned to Sender
                Message-ID: <bounce.%d@gmail.test>
                Auto-Submitted: auto-replied
                Content-Type: multipart/report; report-type=delivery-status; boundary=b

                --b
                Content-Type: text/plain

                No such mailbox.
                --b
                Content-Type: message/delivery-status

                Reporting-MTA: dns; gmail.test

                Final-Recipient: rfc822; joe@gmail.test
                Action: failed
                Status: 5.1.1
                --b
                Content-Type: text/rfc822-headers

                Message-ID: %s
                --b--
                """.formatted(letter.hashCode(), letter).replace("\n", "\r\n").getBytes(UTF_8);
    }

    @Test
    void aMailboxThatRefusesIsNotWrittenToAgain() throws IOException {
        friends.write(friends.joe, "observe ww-1");
        friends.office.refusing = "550 5.1.1 no such mailbox: <joe@gmail.test>";
        friends.play(friends.jane, "ww-1", COMMITTEES);
        friends.wait(MINUTES);
        assertFalse(follows());
    }

    /** RFC 5321, 4.5.4.1: four to five days at least. */
    @Test
    void aMailboxThatPutsLettersOffIsTriedForFiveDays() throws IOException {
        friends.write(friends.joe, "observe ww-1");
        friends.office.refusing = "452 4.2.2 mailbox full: <joe@gmail.test>";
        friends.play(friends.jane, "ww-1", COMMITTEES);
        friends.wait(Duration.ofDays(5));
        assertTrue(follows());
        assertEquals(1, waiting());
        friends.wait(Duration.ofDays(1));
        assertFalse(follows());
        assertEquals(0, waiting());
    }

    private long waiting() throws IOException {
        try (var letters = Files.list(home.resolve("post/outbox"))) {
            return letters.count();
        }
    }

    @Test
    void ifEnrolmentIsClosedNobodyFollows() throws IOException {
        friends.close();
        friends = new Friends(home, Enrolment.CLOSED);
        assertTold(friends.write(friends.joe, "observe ww-1"), "Games here are not begun by mail");
    }
}
