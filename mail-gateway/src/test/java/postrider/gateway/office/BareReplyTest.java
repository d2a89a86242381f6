package postrider.gateway.office;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import postrider.desk.GameCatalog;
import postrider.desk.Reopened;
import postrider.gateway.mime.MimePart;
import postrider.kit.Sides;
import postrider.log.Signatures;
import postrider.proof.Verification;
import postrider.store.GameFolder;

/**
 * A reply that quotes nothing and names neither game nor impulse: what it is for follows from the letter it answers, which the signature
 * does not cover.
 */
class BareReplyTest {
    private static final Pen AMERICAN = Pen.of("american", 2);
    private static final Pen BRITISH = Pen.of("british", 3);
    private static final String COMMITTEES = "committees: Concord, Barnstable, Newport, Hartford, Albany, Morristown,"
            + " Reading, Wilmington DE, Baltimore, Richmond, Charlotte, Camden, Savannah";

    private QuietOffice office;
    private GameFolder game;
    private int letters;

    @BeforeEach
    void open(@TempDir Path home) throws IOException {
        office = new QuietOffice(home);
        game = office.begin("ww-1", AMERICAN, BRITISH);
        office.round();
    }

    @AfterEach
    void close() throws IOException {
        office.close();
    }

    /** The referee's last letter to this side. */
    private static String last(GameFolder game, String side) {
        return game.events().stream()
                .flatMap(stored -> stored.outbox().stream())
                .filter(out -> out.to().word().equalsIgnoreCase(side))
                .toList()
                .getLast()
                .messageId();
    }

    private byte[] letter(Pen pen, String inReplyTo, Instant signed, String... lines) {
        var letter = new String(
                HostileLetter.signed(pen, lines).written(++letters, Map.of(pen.name(), pen), signed, new byte[0]),
                StandardCharsets.ISO_8859_1);
        return letter.replaceFirst("Subject:", "In-Reply-To: " + inReplyTo + "\r\nSubject:")
                .getBytes(StandardCharsets.ISO_8859_1);
    }

    private boolean told(String words) {
        return office.sent.stream()
                .anyMatch(letter -> MimePart.of(letter)
                        .plain()
                        .orElseThrow()
                        .replaceAll("\\s+", " ")
                        .contains(words));
    }

    private void reply(Pen pen, String inReplyTo, String... lines) {
        office.sent.clear();
        office.deliver(letter(pen, inReplyTo, office.tomorrow(), lines));
    }

    @Test
    void answersWhatTheLetterItRepliesToAsks() {
        reply(AMERICAN, last(game, "american"), COMMITTEES, "", "Sent from my iPhone");
        assertEquals(2, game.log().impulse());
        reply(BRITISH, last(game, "british"), "for the king: Ticonderoga, Yorktown, New Bern");
        reply(AMERICAN, last(game, "american"), "American");
        reply(BRITISH, last(game, "british"), "no");
        assertEquals(3, game.log().impulse());
        var again = Reopened.of(GameCatalog.installed(), game, game.header());
        var found = Verification.of(game.gameFile(), Optional.of(again), Signatures.installed());
        assertEquals(Optional.empty(), found.amiss());
    }

    /** Standing orders, a message, a question: the letter says which game, and it is the only one. */
    @Test
    void mayMakeARequestThatBelongsToNoImpulse() throws IOException {
        for (var words :
                List.of(List.of("standing", "battle card: none"), List.of("press: Good luck!"), List.of("status"))) {
            reply(AMERICAN, last(game, "american"), words.toArray(String[]::new));
            assertFalse(told("Say which game"), words::toString);
        }
        assertEquals(List.of("battle card: none"), game.log().standing().words(Sides.AMERICAN));
        var again = Reopened.of(GameCatalog.installed(), game, game.header());
        var found = Verification.of(game.gameFile(), Optional.of(again), Signatures.installed());
        assertEquals(Optional.empty(), found.amiss());
    }

    /** The signature does not cover which letter it answers: with two running games it must name one. */
    @Test
    void amongSeveralGamesItMustNameItsOwn() {
        var second = office.begin("ww-2", AMERICAN, BRITISH);
        office.round();
        for (var letter : List.of(last(game, "american"), last(second, "american"))) {
            reply(AMERICAN, letter, "standing", "battle card: none");
            assertTrue(told("Say which game"));
        }
        for (var one : List.of(game, second))
            assertEquals(List.of(), one.log().standing().words(Sides.AMERICAN));
    }

    /** Otherwise it may have been held back. */
    @Test
    void mustNameItsGameIfItWasSignedEarlier() {
        var signed = office.tomorrow();
        var welcome = last(game, "american");
        reply(AMERICAN, welcome, COMMITTEES);
        reply(BRITISH, last(game, "british"), "for the king: none");
        office.sent.clear();
        office.deliver(letter(AMERICAN, last(game, "american"), signed, "concede"));
        assertTrue(told("Say which game"));
        assertEquals(Optional.empty(), game.log().ended());
    }

    @Test
    void isNotReadAsAnythingElse() {
        var welcome = last(game, "american");
        for (var other :
                List.of("<x@example.org>", welcome.replace("ww-1.", "ww-9."), welcome.replace("american", "british"))) {
            reply(AMERICAN, other, COMMITTEES);
            assertEquals(1, game.log().impulse(), other);
        }
    }

    /** The letter it replies to has been answered, and another question asked since. */
    @Test
    void doesNotAnswerALaterQuestion() {
        var first = last(game, "american");
        reply(AMERICAN, first, COMMITTEES);
        reply(BRITISH, last(game, "british"), "for the king: Ticonderoga, Yorktown, New Bern");
        reply(AMERICAN, first, "American");
        assertEquals(2, game.log().impulse());
        assertTrue(game.log().open().order().isPresent());
    }

    /** Holding it back cannot make it answer a question that was asked after it was signed. */
    @Test
    void doesNotActIfItWasSignedBeforeTheQuestion() {
        var signed = office.tomorrow();
        reply(AMERICAN, last(game, "american"), COMMITTEES);
        reply(BRITISH, last(game, "british"), "for the king: Ticonderoga, Yorktown, New Bern");
        int events = game.events().size();
        office.deliver(letter(AMERICAN, last(game, "american"), signed, "American"));
        assertTrue(game.log().open().order().isPresent());
        assertEquals(events + 1, game.events().size());
    }

    /** Its writer was told that it was not acted upon. */
    @Test
    void neverActsOnceItWasRefused() {
        var signed = office.tomorrow();
        office.deliver(letter(AMERICAN, "<x@example.org>", signed, COMMITTEES));
        office.deliver(letter(AMERICAN, last(game, "american"), signed, COMMITTEES));
        assertEquals(1, game.log().impulse());
    }

    /** The answer lists which games the player plays, which of them await a letter and what to write, and quotes their words. */
    @Test
    void isAnsweredWithTheLinesToWriteIfItNamesNoGame() {
        office.begin("ww-2", AMERICAN, BRITISH);
        office.round();
        office.sent.clear();
        office.deliver(letter(AMERICAN, "<x@example.org>", office.tomorrow(), "Hello,", COMMITTEES));
        var answer = new String(office.sent.getLast(), StandardCharsets.UTF_8).replaceAll("=\r?\n", "");
        for (var told : List.of(
                "Say which game your letter is for",
                "ww-1, ww-2",
                "game ww-1, impulse 1",
                "game ww-2, impulse 1",
                "committees: Concord, Barn")) assertTrue(answer.contains(told), answer);
        office.sent.clear();
        office.deliver(letter(BRITISH, "<x@example.org>", office.tomorrow(), "for the king: none"));
        assertTrue(new String(office.sent.getLast(), StandardCharsets.UTF_8).contains("None of them is waiting"));
    }

    /** Neither the letter nor its signature says which of two games is meant. */
    @Test
    void mustSayWhichOfTwoGamesItMeans() {
        var second = office.begin("ww-2", AMERICAN, BRITISH);
        office.round();
        reply(AMERICAN, last(second, "american"), COMMITTEES);
        assertEquals(List.of(1, 1), List.of(game.log().impulse(), second.log().impulse()));
        reply(AMERICAN, last(game, "american"), "game ww-1", COMMITTEES);
        assertEquals(2, game.log().impulse());
        reply(AMERICAN, last(second, "american"), COMMITTEES);
        assertEquals(2, second.log().impulse());
    }
}
