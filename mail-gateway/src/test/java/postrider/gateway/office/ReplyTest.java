package postrider.gateway.office;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import postrider.desk.GameCatalog;
import postrider.desk.Reopened;
import postrider.log.Signatures;
import postrider.proof.Replayer;
import postrider.proof.Verification;
import postrider.store.GameFolder;

/** A reply without the lines that name game and impulse: the letter it answers shows which of the writer's decisions it is for. */
class ReplyTest {
    private static final String COMMITTEES =
            "committees: Concord, Falmouth, Newport, Hartford, Albany, Morristown, York, Wilmington DE,"
                    + " Baltimore, Richmond, Salem, Camden, Augusta\n";

    @TempDir
    private Path home;

    private Hatch hatch;
    private GameFolder game;

    @BeforeEach
    void begin() throws IOException {
        hatch = new Hatch(home);
        game = hatch.begin("ww-1");
        hatch.now = hatch.now.plus(Duration.ofHours(1));
    }

    /** The Message-ID of the last letter to the player. */
    private static String last(List<String> letters, String reader) {
        return letters.reversed().stream()
                .filter(letter -> letter.contains("\r\nTo: %s <".formatted(reader)))
                .map(letter -> letter.replaceFirst("(?is).*?\r\nMessage-ID:\\s*(<[^>]+>).*", "$1"))
                .findFirst()
                .orElseThrow();
    }

    private List<String> reply(byte[] letter, String to) throws IOException {
        hatch.handIn(("In-Reply-To: " + to + "\r\n" + new String(letter, ISO_8859_1)).getBytes(ISO_8859_1));
        return hatch.round();
    }

    private void assertNotRead(String why, List<String> answers) {
        assertEquals(1, game.log().impulse());
        assertEquals(1, answers.size());
        assertTrue(answers.getFirst().contains(why), answers.getFirst());
    }

    @Test
    void answersTheDecisionThatTheLetterAskedFor() throws IOException {
        reply(hatch.washington.signed(COMMITTEES), last(hatch.tray, "washington"));
        assertEquals(2, game.log().impulse());
        var again = Optional.<Replayer>of(Reopened.of(GameCatalog.installed(), game, game.header()));
        assertEquals(
                Optional.empty(),
                Verification.of(game.gameFile(), again, Signatures.installed()).amiss());
    }

    @Test
    void withTwoDecisionsTheWriterSaysWhich() throws IOException {
        var welcome = last(hatch.tray, "washington");
        hatch.begin("ww-2");
        hatch.now = hatch.now.plus(Duration.ofHours(1));
        assertNotRead("Say which game", reply(hatch.washington.signed(COMMITTEES), welcome));
    }

    @Test
    void aReplySignedBeforeTheQuestionAnswersNothing() throws IOException {
        var before = hatch.washington;
        hatch.now = Hatch.NOON.minus(Duration.ofMinutes(1));
        var letter = before.signed(COMMITTEES);
        hatch.now = Hatch.NOON.plus(Duration.ofHours(1));
        assertNotRead("Say which impulse", reply(letter, last(hatch.tray, "washington")));
    }

    @Test
    void aReplyToTheOtherSidesLetterSaysNothing() throws IOException {
        assertNotRead("Say which impulse", reply(hatch.washington.signed(COMMITTEES), last(hatch.tray, "howe")));
    }

    /** A letter of an earlier impulse says nothing about this one. */
    @Test
    void aReplyToALetterOfAnotherImpulseIsForThatImpulse() throws IOException {
        var first = last(hatch.tray, "howe");
        hatch.washington.write("game ww-1", "impulse 1", COMMITTEES.strip());
        hatch.round();
        hatch.now = hatch.now.plus(Duration.ofHours(1));
        var answers = reply(hatch.howe.signed("for the king: Ticonderoga, Norfolk, Wilmington NC\n"), first);
        assertEquals(2, game.log().impulse());
        assertTrue(answers.getFirst().contains("Say which impulse"), answers.getFirst());
    }
}
