package postrider.gateway.office;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static postrider.gateway.office.Friends.assertTold;
import static postrider.kit.Sides.AMERICAN;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import postrider.desk.GameCatalog;
import postrider.desk.Reopened;
import postrider.gateway.Enrolment;
import postrider.gateway.enrolment.Change;
import postrider.gateway.enrolment.DrawerFolder;
import postrider.gateway.enrolment.EnrolmentDesk.Verdict;
import postrider.log.Event;
import postrider.log.Signatures;
import postrider.proof.Verification;
import postrider.store.GameFolder;

/** Substitutes who take over from other players, letter by letter. */
@Tag("long")
class SubstitutesTest {
    private static final String COMMITTEES = "committees: Concord, Barnstable, Newport, Hartford, Albany, Morristown,"
            + " Reading, Wilmington DE, Baltimore, Richmond, Charlotte, Camden, Savannah";

    @TempDir
    Path home;

    private Friends friends;
    private GameFolder game;

    @BeforeEach
    void begin() throws IOException {
        friends = new Friends(home);
        begin(Map.of("sign", "any"));
    }

    @AfterEach
    void close() throws IOException {
        friends.close();
    }

    private void begin(Map<String, String> options) throws IOException {
        game = friends.office.begin("ww-1", options, friends.jane.player(), friends.pete.player());
        friends.wait(Duration.ofMinutes(1));
    }

    private String american() {
        return game.log().header().players().get(AMERICAN).address();
    }

    private void nothingIsAmiss() {
        var again = Reopened.of(GameCatalog.installed(), game, game.log().header());
        var found = Verification.of(game.gameFile(), Optional.of(again), Signatures.installed());
        assertEquals(Optional.empty(), found.amiss().map(Exception::getMessage));
    }

    @Test
    void theRefereeCannotPlayInTheirOwnOffice() {
        var referee = new Event.Player("Referee", "Referee@example.org", "", "");
        var refused = assertThrows(
                IllegalArgumentException.class,
                () -> friends.office.begin("ww-2", Map.of(), referee, friends.pete.player()));
        assertTrue(refused.getMessage().contains("has somebody else's office serve that game"), refused.getMessage());
    }

    @Test
    void aPlayerWhoLeavesIsReplaced() throws IOException {
        assertTold(friends.write(friends.joe, "seats"), "No seat is open");
        assertTold(friends.write(friends.joe, "takeover ww-1 american"), "No seat 'ww-1 american' is open. None is.");
        assertTold(
                friends.reply(friends.jane, "offer seat ww-1"),
                "To jane@gmail.test: [Your seat is on the list]",
                "To pete@example.org: [The American player of ww-1 is looking for a substitute]");
        assertTold(
                friends.write(friends.joe, "seats"),
                "Washington's War, game ww-1, scenario 1775, at impulse 1. The American seat is open: its player would like to leave it",
                "takeover ww-1 american");
        assertTold(friends.write(friends.joe, "takeover ww-1 british"), "These are open: ww-1 American.");
        assertTold(
                friends.write(friends.joe, "takeover ww-1 american if he agrees"),
                "No seat 'ww-1 american if he agrees' is open.");
        var told = friends.write(friends.joe, "takeover ww-1 american");
        assertTold(
                told,
                "To joe@gmail.test: [The seat is yours: ww-1]",
                "To joe@gmail.test: [[ww-1] 1 welcome · joe plays the American side now]",
                "To pete@example.org: [[ww-1] 1 notice · joe plays the American side now]",
                "To jane@gmail.test: [[ww-1] 1 notice · joe plays the American side now]",
                "the letters of the American player are signed with no key: they come from joe@gmail.test,",
                "You will get no more letters from it, and yours do not act.");
        assertFalse(Friends.text(friends.last(friends.jane)).contains("code "), "no code for a letter that cannot act");
        assertEquals("joe@gmail.test", american());
        assertTold(friends.write(friends.ann, "seats"), "No seat is open");

        // the former player's letters do nothing, and the new one plays
        friends.play(friends.jane, "ww-1", COMMITTEES);
        assertEquals(1, game.log().impulse());
        friends.play(friends.joe, "ww-1", COMMITTEES);
        assertEquals(2, game.log().impulse());
        assertFalse(friends.wait(Duration.ofDays(1)).stream().anyMatch(letter -> letter.startsWith("To jane")));
        nothingIsAmiss();
    }

    @Test
    void aSeatCanBeKeptAfterAll() throws IOException {
        friends.reply(friends.jane, "offer seat");
        assertTold(friends.reply(friends.jane, "keep seat"), "You keep your seat");
        assertTold(friends.write(friends.joe, "takeover ww-1 american"), "is open. None is.");
    }

    @Test
    void aSeatThatIsKeptIsNotOfferedByTheSameLetter() throws IOException {
        var offer = friends.pete.letter(1776, "<nothing@example.org>", friends.office.soon(), "offer seat ww-1\n");
        assertTold(friends.deliver(offer), "Your seat is on the list");
        friends.reply(friends.pete, "keep seat ww-1");
        var again = new String(offer, ISO_8859_1).replace("Message-ID: <", "Message-ID: <again-");
        assertTold(friends.deliver(again.getBytes(ISO_8859_1)), "Your letter has come in before");
        assertTold(friends.write(friends.joe, "takeover ww-1 british"), "is open. None is.");
    }

    @Test
    void aPlayerOfTheGameTakesNoSeatOver() throws IOException {
        friends.reply(friends.jane, "offer seat ww-1");
        assertTold(friends.write(friends.jane, "takeover ww-1 american"), "You play that side already.");
        assertTold(friends.write(friends.pete, "takeover ww-1 american"), "You play the other side of that game.");
        assertTold(friends.write(friends.ann, "takeover ww-1 american"), "Please send that once more");
        assertEquals("jane@gmail.test", american());
        assertTold(friends.reply(friends.ann, "takeover ww-1 american"), "The seat is yours: ww-1");
    }

    /** If both players agreed to it, silence opens a seat; the substitute has as much time as anybody. */
    @Test
    void silenceOpensASeat() throws IOException {
        friends.close();
        friends = new Friends(Files.createDirectories(home.resolve("other")));
        begin(Map.of("sign", "any", "clock", "20 days a game", "silence", "substitute"));
        var told = friends.wait(Duration.ofDays(22));
        assertTold(
                told,
                "To jane@gmail.test: [[ww-1] 1 your order · Your time is over]",
                "Your seat is on the list of open seats: until your letter comes, somebody else may take it over.",
                "To pete@example.org: [[ww-1] 1 notice · The time of the American player is over]",
                "Their seat is on the list of open seats");
        assertTold(friends.write(friends.joe, "seats"), "its player has been silent past their time");
        told = friends.write(friends.joe, "takeover ww-1 american");
        assertTold(
                told,
                "You play the American side of Washington's War, scenario 1775, in game ww-1. pete plays the British side.",
                "You agreed on clock=20 days a game",
                "20 days of your time",
                "Your clock has 20 days");
        assertEquals("joe@gmail.test", american());
        assertFalse(game.log().time().judge(AMERICAN, game.log().policy()).isLate());
        friends.play(friends.joe, "ww-1", COMMITTEES);
        assertEquals(2, game.log().impulse());
        nothingIsAmiss();
    }

    /** A mailbox that refuses our letters for good stops the clock for a week at most. */
    @Test
    void aMailboxThatRefusesStopsNoClockForGood() throws IOException {
        friends.close();
        friends = new Friends(Files.createDirectories(home.resolve("other")));
        begin(Map.of("sign", "any", "clock", "72h", "silence", "forfeit"));
        friends.office.refusing = "550 5.1.1 no such mailbox: <jane@gmail.test>";
        friends.wait(Duration.ofDays(8)); // the reminder is refused after a day and a half
        assertFalse(game.log().over());
        friends.wait(Duration.ofDays(4));
        assertEquals(
                Optional.of("The American player has lost on time."), game.log().ended());
        nothingIsAmiss();
    }

    /** If both players agreed to it, a silent player does as little as the rules allow, and is marked. */
    @Test
    void aSilentPlayerPasses() throws IOException {
        friends.close();
        friends = new Friends(Files.createDirectories(home.resolve("other")));
        begin(Map.of("sign", "any", "clock", "72h", "silence", "default,pass"));
        friends.play(friends.jane, "ww-1", COMMITTEES);
        friends.play(friends.pete, "ww-1", "for the king: Ticonderoga, New Bern, St. Mary's");
        var told = friends.wait(Duration.ofDays(20));
        assertTold(
                told,
                "the referee answers as the rules have it for a silent player.",
                "the referee orders the least that the rules allow.",
                "The American player has been silent past their time");
        assertTrue(game.log().impulse() >= 6, "impulse " + game.log().impulse());
        assertTrue(game.log().time().players().get(AMERICAN).late() >= 2);
        nothingIsAmiss();
    }

    /** Their letter came in before anybody had asked for the seat. */
    @Test
    void aPlayerWhoWritesAfterAllKeepsTheSeat() throws IOException {
        friends.close();
        friends = new Friends(Files.createDirectories(home.resolve("other")));
        begin(Map.of("sign", "any", "clock", "72h", "silence", "substitute"));
        friends.wait(Duration.ofDays(5));
        friends.play(friends.jane, "ww-1", COMMITTEES);
        assertTold(friends.write(friends.joe, "takeover ww-1 american"), "is open. None is.");
        assertEquals(1, game.log().time().players().get(AMERICAN).late());
    }

    @Test
    void theOperatorMayHaveTheLastWord() throws IOException {
        friends.close();
        friends = new Friends(Files.createDirectories(home.resolve("other")), Enrolment.CONFIRM);
        begin(Map.of("sign", "any"));
        friends.reply(friends.jane, "offer seat ww-1");
        assertTold(
                friends.write(friends.joe, "takeover ww-1 american"),
                "To joe@gmail.test: [Your request must be approved first]",
                "To referee@example.org: [joe@gmail.test would like to take over a seat]");
        assertTold(friends.write(friends.ann, "takeover ww-1 american"), "Please send that once more");
        assertTold(friends.reply(friends.ann, "takeover ww-1 american"), "Somebody has asked for it before you.");
        assertEquals("jane@gmail.test", american());
        var post = home.resolve("other/post");
        var change = new DrawerFolder<>(post.resolve("changes"), Change.class)
                .all()
                .iterator()
                .next();
        new DrawerFolder<>(post.resolve("verdicts"), Verdict.class).put(change.id(), new Verdict(change.id(), true));
        assertTold(friends.wait(Duration.ofHours(2)), "To joe@gmail.test: [[ww-1] 1 welcome");
        assertEquals("joe@gmail.test", american());
    }

    /** A change in a game that is being written by a command fails for now. */
    @Test
    void aChangeThatFailsHoldsUpNoOther() throws IOException {
        friends.close();
        friends = new Friends(Files.createDirectories(home.resolve("other")), Enrolment.CONFIRM);
        begin(Map.of("sign", "any"));
        friends.reply(friends.jane, "offer seat ww-1");
        friends.write(friends.joe, "takeover ww-1 american");
        var post = home.resolve("other/post");
        var changes = new DrawerFolder<>(post.resolve("changes"), Change.class);
        var takeover = changes.all().getFirst();
        var verdict = new Verdict(takeover.id(), true);
        new DrawerFolder<>(post.resolve("verdicts"), Verdict.class).put(verdict.id(), verdict);
        var old = new Change(
                "ffffffffff",
                "",
                Instant.EPOCH,
                Change.Kind.KEY,
                Change.Stage.ASKED,
                Instant.EPOCH,
                takeover.before(),
                takeover.after(),
                List.of(),
                "");
        changes.put(old.id(), old);
        int before = friends.office.sent.size();
        try (var command = game.open()) {
            assertFalse(friends.office.office.post().round(), command::toString);
        }
        assertTold(friends.told(before), "To jane@gmail.test: [Your change has lapsed]");
        assertTold(friends.wait(Duration.ofHours(2)), "To joe@gmail.test: [[ww-1] 1 welcome");
        assertEquals("joe@gmail.test", american());
    }
}
