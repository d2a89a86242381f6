package postrider.gateway.office;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What a player has signed counts, whoever sent it for them; a machine gets no letter that it might answer. */
class RobotLetterTest {
    private static final String COMMITTEES = """
            game ww-1
            impulse 1
            committees: Concord, Barnstable, Newport, Hartford, Albany, Morristown, Reading, Wilmington DE, Baltimore, Richmond, \
            Charlotte, Camden, Savannah
            """;

    @TempDir
    private Path home;

    @Test
    void aPlayersProgramMaySendOrdersAndGetsNoOtherAnswers() throws IOException {
        var hatch = new Hatch(home);
        var game = hatch.begin("ww-1");
        for (var words : List.of(
                "game ww-1\nstatus\n", "game ww-1\nimpulse 1\nI am away.\n", "hello\n", "game ww-9\nstatus\n")) {
            hatch.handIn(byMachine(hatch.washington.signed(words)));
            assertEquals(List.of(), hatch.round());
            assertTrue(hatch.ledger().getLast().endsWith("silent sent by a machine"), words);
        }
        hatch.handIn(byMachine(hatch.washington.signed(COMMITTEES)));
        assertTrue(hatch.round().getFirst().contains("To: washington"));
        assertEquals(2, game.log().impulse());
    }

    private static byte[] byMachine(byte[] letter) {
        return ("Auto-Submitted: auto-generated\r\n" + new String(letter, ISO_8859_1)).getBytes(ISO_8859_1);
    }
}
