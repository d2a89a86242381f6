package postrider.desk;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static postrider.kit.Sides.AMERICAN;
import static postrider.kit.Sides.BRITISH;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.Base64;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import postrider.kernel.ruling.Side;
import postrider.letters.Dispatch;
import postrider.log.Written;
import postrider.play.SignedLetter;
import postrider.play.Status;
import postrider.store.GameFile;
import postrider.store.GameFolder;

/** Someone intercepts a player's letters and sends them later, or again, when it suits them. */
class SignedInTimeTest {
    @TempDir
    Path home;

    private Office office;
    private Desk desk;
    private GameFolder folder;
    private Instant now = Office.NOON;
    private int deliveries;
    private int step = 1200;

    @BeforeEach
    void begin() {
        office = new Office(home);
        desk = new Desk(office.catalog, Office.RENDERER, new PaperTransport(), () -> now);
        folder = (GameFolder) desk.begin(office.plan("r-1", "two"));
        later();
    }

    private void later() {
        now = now.plusSeconds(step);
    }

    /** Signed now, and not yet sent. */
    private SignedLetter signed(Side side, String... lines) {
        return delivered(SignedLetter.byHand(side, "game r-1\n" + String.join("\n", lines)), now, "");
    }

    /** A signature as far as it is read here: version 4, with its time hashed and the rest unhashed. */
    private SignedLetter delivered(SignedLetter letter, Instant at, String unhashed) {
        var packet = HexFormat.of()
                .parseHex("8820" + "04001608" + "0006" + "0502%08x".formatted(at.getEpochSecond())
                        + "%04x".formatted(unhashed.length() / 2) + unhashed);
        var armor = "-----BEGIN PGP SIGNATURE-----\n\n%s\n-----END PGP SIGNATURE-----\n"
                .formatted(Base64.getEncoder().encodeToString(packet));
        return new SignedLetter(
                letter.side(),
                "<%d@x>".formatted(++deliveries),
                new Written(letter.written().signed(), armor),
                letter.opened());
    }

    /** The same signature, under another Message-ID and spelled otherwise where that is possible without the key. */
    private SignedLetter stolen(SignedLetter letter) {
        return delivered(letter, letter.written().signedAt().orElseThrow(), "0964%016x".formatted(++deliveries));
    }

    /** The same letter under another Message-ID. */
    private SignedLetter again(SignedLetter letter) {
        return new SignedLetter(letter.side(), "<%d@x>".formatted(++deliveries), letter.written(), letter.opened());
    }

    /** The same words, and a signature that only the player can make. */
    private SignedLetter signedAnew(SignedLetter letter) {
        return delivered(letter, now, "");
    }

    private Dispatch refused(SignedLetter letter) {
        var before = office.game(folder);
        var outcome = Office.receive(desk, folder, letter);
        assertEquals(Outcome.Fate.REJECTED, outcome.fate(), outcome::toString);
        var after = office.game(folder);
        for (var side : after.sides())
            assertEquals(before.standing(side).words(), after.standing(side).words());
        assertEquals(before.log().impulse(), after.log().impulse());
        assertEquals(before.log().open().stopped(), after.log().open().stopped());
        return outcome.answer().orElseThrow();
    }

    private void accepted(SignedLetter letter) {
        var outcome = Office.receive(desk, folder, letter);
        assertEquals(Outcome.Fate.ACCEPTED, outcome.fate(), outcome::toString);
        later();
    }

    private String raid(Side side) {
        return "raid Camden with " + office.hand(folder, side).getFirst();
    }

    private List<String> standing() {
        return office.game(folder).standing(AMERICAN).words();
    }

    /** Consent that was held back counts for the offer it answered, and for no later one. */
    @Test
    void consentIsSignedAfterTheOffer() {
        var keptBack = signed(AMERICAN, "accept draw");
        later();
        accepted(signed(BRITISH, "offer draw"));
        assertEquals(
                "Your letter was signed before what it answers",
                refused(keptBack).headline());
        accepted(signed(AMERICAN, "accept draw"));
        assertEquals(
                Optional.of("The game is drawn."), office.game(folder).log().ended());
    }

    private void playTheFirstImpulse() {
        accepted(signed(BRITISH, "impulse 1", raid(BRITISH), "if asked bid: bid 2"));
        accepted(signed(AMERICAN, "impulse 1", "stand"));
        accepted(signed(AMERICAN, "impulse 1", "bid 1"));
        assertEquals(new Status.Order(AMERICAN), office.game(folder).status());
    }

    @Test
    void anOrderRefusedAsTooEarlyNeverActs() {
        var early = signed(AMERICAN, "impulse 2", raid(AMERICAN));
        var refusal = refused(early);
        assertEquals("Impulse 2 has not begun", refusal.headline());
        assertTrue(
                refusal.lead()
                        .getFirst()
                        .contains("Sign it anew when impulse 2 has begun: this one will not act then."),
                refusal::toString);
        later();
        playTheFirstImpulse();
        var stolen = refused(stolen(early));
        assertEquals("Your letter was signed before what it answers", stolen.headline());
        assertEquals(
                "It was signed on 20 November 2026, 12:20:00 UTC, and the referee's last letter is of 20 November 2026,"
                        + " 13:20:00 UTC: sign it anew. If your clock is slow, set it first. Nothing has been rolled and nothing"
                        + " has changed.",
                stolen.lead().getFirst());
        refused(stolen(early));
        accepted(signed(AMERICAN, "impulse 2", raid(AMERICAN)));
    }

    @Test
    void aSlowClockDoesNotExcuseARefusedOrder() {
        var early = signed(AMERICAN, "impulse 2", raid(AMERICAN));
        refused(early);
        step = 60;
        playTheFirstImpulse();
        assertEquals(
                "Your letter was signed before what it answers",
                refused(again(early)).headline());
        accepted(signed(AMERICAN, "impulse 2", raid(AMERICAN)));
    }

    /** Otherwise its keeper could end a later dispute or pause with it. */
    @Test
    void aRefusedMotionDoesNotActLater() {
        var withdrawal = signed(AMERICAN, "withdraw");
        refused(withdrawal);
        later();
        accepted(signed(AMERICAN, "dispute 1: he holds no such card"));
        assertEquals(
                "Your letter has come in before", refused(again(withdrawal)).headline());
        accepted(signed(AMERICAN, "withdraw"));
    }

    @Test
    void anOrderHeldBackDoesNotActInALaterImpulse() {
        var held = signed(AMERICAN, "impulse 2", raid(AMERICAN));
        later();
        playTheFirstImpulse();
        refused(held);
    }

    @Test
    void anAnswerBeforeTheQuestionNeverActs() {
        var early = signed(AMERICAN, "impulse 1", "answer bid: bid 0");
        assertEquals("It is not your turn", refused(early).headline());
        later();
        accepted(signed(BRITISH, "impulse 1", raid(BRITISH), "if asked bid: bid 2"));
        refused(stolen(early));
        var wrong = signed(AMERICAN, "impulse 1", "bid 0");
        assertEquals("Your answer is not allowed", refused(wrong).headline());
        later();
        accepted(signed(AMERICAN, "impulse 1", "stand"));
        for (var letter : List.of(early, wrong))
            assertEquals(
                    "Your letter was signed before what it answers",
                    refused(stolen(letter)).headline());
        accepted(signed(AMERICAN, "impulse 1", "answer bid: bid 0"));
    }

    /** The office was broken, so the letter was never judged: delivered again, it acts. */
    @Test
    void aLetterThatCouldNotBeJudgedActsWhenItCan() {
        var order = signed(BRITISH, "impulse 1", raid(BRITISH));
        try (var held = GameFile.open(folder.gameFile())) {
            assertThrows(IllegalStateException.class, () -> Office.receive(desk, folder, order), held::toString);
        }
        later();
        accepted(order);
    }

    @Test
    void aClockMayBeSomeMinutesBehind() {
        now = Office.NOON.minusSeconds(300);
        accepted(signed(BRITISH, "impulse 1", raid(BRITISH)));
    }

    @Test
    void replacedStandingOrdersDoNotComeBack() {
        var first = signed(AMERICAN, "standing", "bid: bid 1");
        accepted(first);
        accepted(signed(AMERICAN, "standing", "bid: bid 2"));
        assertEquals("Your letter has come in before", refused(stolen(first)).headline());
        assertEquals(List.of("bid: bid 2"), standing());
    }

    @Test
    void standingOrdersHeldBackDoNotReplaceThoseSignedSince() {
        var held = signed(AMERICAN, "standing", "bid: bid 1");
        later();
        accepted(signed(AMERICAN, "standing", "bid: bid 2"));
        var refusal = refused(held);
        assertEquals("You have signed other standing orders since", refusal.headline());
        assertTrue(
                refusal.lead()
                        .getFirst()
                        .startsWith(
                                "These were signed on 20 November 2026, 12:20:00 UTC, and those in force on 20 November"
                                        + " 2026, 12:40:00 UTC."),
                refusal::toString);
        assertEquals(List.of("bid: bid 2"), standing());
        accepted(signedAnew(held));
        assertEquals(List.of("bid: bid 1"), standing());
    }

    @Test
    void aSecondStandingNoneMeansWhatItSays() {
        var none = signed(AMERICAN, "standing none");
        accepted(none);
        accepted(signed(AMERICAN, "standing", "bid: bid 1"));
        var refusal = refused(stolen(none));
        assertEquals("Your letter has come in before", refusal.headline());
        assertTrue(refusal.lead().getFirst().contains("to mean it again, sign it anew"), refusal::toString);
        assertEquals(List.of("bid: bid 1"), standing());
        accepted(signedAnew(none));
        assertEquals(List.of(), standing());
        accepted(signed(AMERICAN, "standing", "bid: bid 1"));
        assertEquals(List.of("bid: bid 1"), standing());
        refused(stolen(none));
    }

    @Test
    void ofTwoSignedInTheSameSecondTheLaterArrivalCounts() {
        var first = signed(AMERICAN, "standing", "bid: bid 1");
        var second = signed(AMERICAN, "standing", "bid: bid 2");
        accepted(first);
        accepted(second);
        refused(stolen(first));
        assertEquals(List.of("bid: bid 2"), standing());
    }

    @Test
    void anOlderLetterDoesNotUndoWhatTheRefereeEntered() {
        var held = signed(AMERICAN, "standing", "bid: bid 1");
        later();
        desk.enter(folder, AMERICAN, "standing\nbid: bid 2", Optional.of("by telephone"));
        refused(held);
        later();
        accepted(signed(AMERICAN, "standing", "bid: bid 0"));
    }

    @Test
    void aPreviewSaysThatNewerStandingOrdersAreInForce() {
        var held = signed(AMERICAN, "preview", "standing", "bid: bid 1");
        later();
        accepted(signed(AMERICAN, "standing", "bid: bid 2"));
        assertEquals(
                "You have signed other standing orders since", refused(held).headline());
    }

    @Test
    void aRebuiltIndexKnowsTheTimes() throws Exception {
        var held = signed(AMERICAN, "standing", "bid: bid 1");
        later();
        accepted(signed(AMERICAN, "standing", "bid: bid 2"));
        Files.delete(folder.path().resolve("game.index"));
        refused(held);
        refused(stolen(held));
    }

    /** What both players can see of the game is the same; what one wrote for themselves alone is not. */
    @Test
    void aReminderRevealsNothingTheOtherHasWritten() throws Exception {
        var told = new TreeMap<Boolean, String>();
        for (boolean hidden : List.of(false, true)) {
            now = Office.NOON;
            folder = (GameFolder) desk.begin(office.plan(hidden + "/r-1", "two"));
            later();
            accepted(signed(BRITISH, "impulse 1", raid(BRITISH)));
            accepted(signed(AMERICAN, "impulse 1", "stand"));
            now = Office.NOON.plusSeconds(3600);
            if (hidden) {
                accepted(signed(AMERICAN, "standing", "intercept: stand"));
                accepted(signed(AMERICAN, "standing none"));
                refused(signed(AMERICAN, "impulse 7", "dance"));
                Office.receive(desk, folder, signed(AMERICAN, "status"));
                Office.receive(desk, folder, signed(AMERICAN, "preview", "impulse 1", "bid: bid 1"));
                accepted(signed(AMERICAN, "impulse 1", "answer bid: bid 1"));
            }
            assertInstanceOf(Status.Answers.class, office.game(folder).status());
            now = Office.NOON.plusSeconds(86_400);
            var due = folder.log().latest().moved();
            desk.remind(folder);
            var reminder = Office.sent(folder).stream()
                    .filter(letter -> letter.to() == BRITISH)
                    .toList()
                    .getLast();
            assertEquals("reminder", reminder.kind().toString());
            told.put(hidden, due + " " + reminder);
        }
        assertEquals(told.get(false), told.get(true));
    }
}
