package postrider.gateway.office;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import postrider.desk.GameCatalog;
import postrider.desk.Reopened;
import postrider.gateway.MimePart;
import postrider.log.Signatures;
import postrider.needs.Need;
import postrider.needs.Needs;
import postrider.proof.Verification;
import postrider.store.GameFolder;

/** Games of players who sign in different ways, over the office's own desk. */
class WaysToSignTest {
    private static final String COMMITTEES = "committees: Concord, Barnstable, Newport, Hartford, Albany, Morristown,"
            + " Reading, Wilmington DE, Baltimore, Richmond, Charlotte, Camden, Savannah";
    private static final String KINGS = "for the king: Ticonderoga, Yorktown, New Bern";

    private QuietOffice office;
    private GameFolder game;
    private int letters;

    @BeforeEach
    void open(@TempDir Path home) throws IOException {
        office = new QuietOffice(home);
    }

    @AfterEach
    void close() throws IOException {
        office.close();
    }

    private void begin(String sign, Writer american, Writer british) {
        game = office.begin("ww-1", Map.of("sign", sign), american.player(), british.player());
        office.round();
    }

    /** A reply to the referee's last letter. */
    private void reply(Writer writer, String... lines) {
        office.sent.clear();
        var side = game.header().seat(writer.player()).orElseThrow();
        var last = game.events().stream()
                .flatMap(stored -> stored.outbox().stream())
                .filter(out -> out.to().equals(side))
                .toList()
                .getLast();
        office.deliver(writer.letter(++letters, last.messageId(), office.tomorrow(), String.join("\n", lines) + "\n"));
    }

    /** The letters of the referee's since the last reply. */
    private List<String> told() {
        return office.sent.stream()
                .map(letter -> MimePart.of(letter).plain().orElseThrow())
                .toList();
    }

    private void verify() {
        var again = Reopened.of(GameCatalog.installed(), game, game.header());
        var found = Verification.of(game.gameFile(), Optional.of(again), Signatures.installed());
        assertEquals(Optional.empty(), found.amiss());
        assertTrue(
                found.checked().stream().anyMatch(line -> line.endsWith("each signed by its writer")), found::toString);
    }

    private void playTwoImpulses(Writer american, Writer british) {
        reply(american, COMMITTEES);
        assertEquals(2, game.log().impulse(), () -> told().toString());
        reply(british, KINGS);
        reply(american, "American");
        reply(british, "no");
        assertEquals(3, game.log().impulse(), () -> told().toString());
    }

    @Test
    @Needs(Need.PYTHON)
    void aGameOfOpenPgpAndSmime() throws Exception {
        var american = Pen.of("american", 2);
        var british = Outlook.of("british");
        begin("openpgp,smime", american, british);
        var key = british.player().fingerprint().toUpperCase().substring(0, 4);
        assertTrue(told().stream().anyMatch(letter -> letter.contains("S/MIME, key " + key)), () -> told().toString());
        playTwoImpulses(american, british);
        verify();
        var python = new ProcessBuilder(
                        "python3",
                        "../adjudicator/verify/verify.py",
                        game.gameFile().toString())
                .redirectErrorStream(true)
                .start();
        var said = new String(python.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertEquals(0, python.waitFor(), said);
    }

    @Test
    void eachReportTellsHowTheOrderWasSigned() {
        var british = Outlook.of("british");
        begin("any", Pen.of("american", 2), british);
        reply(Pen.of("american", 2), COMMITTEES);
        assertTrue(
                told().getFirst().replaceAll("\\s+", " ").contains("The American order is signed with OpenPGP, key "),
                told()::toString);
        reply(british, KINGS);
        for (var letter : told())
            assertTrue(
                    letter.replaceAll("\\s+", " ").contains("The British order is signed with S/MIME, key "), letter);
    }

    @Test
    void whatTheGameDoesNotAllowIsNotEnrolled() {
        for (var sign : List.of("openpgp", "openpgp,openpgp")) {
            var refused = assertThrows(
                    IllegalArgumentException.class, () -> begin(sign, Pen.of("american", 2), Outlook.of("british")));
            assertEquals(
                    "The key of british signs with S/MIME, and the game has sign=%s: begin it with sign=smime or with 'any'."
                            .formatted(sign),
                    refused.getMessage());
        }
    }

    @Test
    void anotherCertificateInTheSameNameDoesNotAct() {
        var american = Pen.of("american", 2);
        begin("any", american, Outlook.of("british"));
        reply(american, COMMITTEES);
        int events = game.events().size();
        office.deliver(
                Outlook.of("british").letter(9, "<x@y>", office.tomorrow(), "game ww-1\nimpulse 2\n" + KINGS + "\n"));
        assertEquals(events, game.events().size());
        assertTrue(told().getLast().replaceAll("\\s+", " ").contains("which is not enrolled"), told()::toString);
    }
}
