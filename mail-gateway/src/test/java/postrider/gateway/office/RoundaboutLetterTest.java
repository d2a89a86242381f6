package postrider.gateway.office;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import postrider.gateway.office.Hatch.Writer;
import postrider.store.GameFolder;

/** Letters from a mailing list, from a machine, or in somebody else's name: the key says who writes, and only they are answered. */
class RoundaboutLetterTest {
    private static final String LIST = """
            From: washington via The war <war@lists.example.org>
            Reply-To: The war <war@lists.example.org>
            To: The war <war@lists.example.org>
            Sender: war-bounces@lists.example.org
            Subject: [war] orders
            Precedence: list
            List-Id: The war <war.lists.example.org>
            List-Unsubscribe: <mailto:war-leave@lists.example.org>
            Message-ID: <%s@lists.example.org>
            MIME-Version: 1.0
            """;
    private static final String FOOTER =
            "_______________________\r\nwar mailing list\r\ngame ww-1\r\nimpulse 1\r\nstanding none\r\n";

    private static Hatch hatch;
    private static GameFolder game;
    private static List<String> welcome;
    private static int letters;

    @BeforeAll
    static void begin(@TempDir Path home) throws IOException {
        hatch = new Hatch(home);
        game = hatch.begin("ww-1");
        welcome = List.copyOf(hatch.tray);
    }

    /** The letters sent when this one is handed in. */
    private static List<String> sent(String letter) throws IOException {
        hatch.handIn(letter.replace("\r\n", "\n").replace("\n", "\r\n").getBytes(ISO_8859_1));
        return hatch.round();
    }

    private static void assertAnswered(Writer writer, String subject, String letter) throws IOException {
        var sent = sent(letter);
        assertEquals(1, sent.size(), letter);
        var answer = sent.getFirst().replace("\r\n ", " ");
        assertTrue(answer.contains("\nTo: %s <%s>\r\n".formatted(writer.self.name(), writer.self.address())), answer);
        assertTrue(answer.matches("(?s).*\nSubject: [^\r]*%s.*".formatted(subject)), answer);
    }

    private static void assertSilent(String why, String letter) throws IOException {
        var before = game.events().size();
        assertEquals(List.of(), sent(letter), letter);
        assertEquals("silent " + why, hatch.outcomes(hatch.ledger().size() - 1).getFirst());
        assertEquals(before, game.events().size());
    }

    private static String list() {
        return LIST.formatted(++letters);
    }

    /** The body of a new letter that {@code writer} signs now. */
    private static String entity(Writer writer, String... lines) {
        hatch.now = hatch.now.plusSeconds(1);
        var letter = new String(writer.signed(String.join("\n", lines) + "\n"), ISO_8859_1);
        return letter.substring(letter.indexOf("Content-Type:"));
    }

    private static String clear(Writer writer, String... lines) {
        hatch.now = hatch.now.plusSeconds(1);
        return writer.key.clearSign(String.join("\n", lines) + "\n", hatch.now);
    }

    private static String mixed(String... parts) {
        return "Content-Type: multipart/mixed; boundary=list\n\n--list\n" + String.join("\n--list\n", parts)
                + "\n--list--\n";
    }

    @Test
    void aSignedLetterIsReadFromAList() throws IOException {
        var washington = hatch.washington;
        var footer = "Content-Type: text/plain\n\n" + FOOTER;
        assertAnswered(washington, "ww-1", list() + entity(washington, "game ww-1", "status"));
        assertAnswered(washington, "ww-1", list() + mixed(entity(washington, "game ww-1", "help"), footer));
        assertAnswered(washington, "ww-1", list() + "\n" + clear(washington, "game ww-1", "status") + FOOTER);
        assertEquals(1, game.log().impulse());
    }

    /** An answer to a list would be answered by its robots. */
    @Test
    void aLetterThatNoPlayerSignedIsNotAnsweredToAList() throws IOException {
        var why = "from a mailing list, and not signed by a player";
        var toUs = list().replace("To: The war <war@lists.example.org>", "To: referee@example.org");
        assertSilent(why, list() + "\nWho will win?\n");
        assertSilent(why, toUs + "\nstatus\n");
        assertSilent(why, toUs.replace("war@lists", "washington@") + "\nstatus\n");
        assertSilent(why, list() + entity(hatch.stranger, "game ww-1", "status"));
        assertSilent(
                why,
                list() + "\n" + clear(hatch.washington, "game ww-1", "status").replace("status", "help") + FOOTER);
    }

    /** RFC 3834, 2: a machine's letter is not written by its signer. */
    @Test
    void machinesAreNotAnsweredThoughTheySign() throws IOException {
        var washington = hatch.washington;
        var order = "\n" + clear(washington, "game ww-1", "impulse 1", "status");
        for (var mark : List.of(
                "Auto-Submitted: auto-replied", "Precedence: auto_reply", "Precedence: junk", "X-Autoreply: yes"))
            assertSilent(
                    "sent by a machine",
                    "From: washington@example.org\nTo: referee@example.org\n" + mark + "\n" + order);
        assertSilent("sent by a machine", list() + "Auto-Submitted: auto-replied\n" + order);
    }

    /** Nor does a letter returned in a report: the player wrote it once, but has not sent it now. */
    @Test
    void aBounceWithASignedOrderActsForNobody() throws IOException {
        var why = "a letter of ours that could not be delivered";
        var order = clear(hatch.washington, "game ww-1", "status");
        var report =
                "Content-Type: multipart/report; report-type=delivery-status; boundary=r\n\n--r\n\nNo such user.\n--r\n"
                        + "Content-Type: text/plain\n\n" + order + "\n--r\n"
                        + entity(hatch.washington, "game ww-1", "help") + "\n--r--\n";
        var from = "From: washington@example.org\nTo: referee@example.org\n";
        assertSilent(why, from + report);
        assertSilent(why, list() + mixed(report, "Content-Type: text/plain\n\n" + FOOTER));
        assertSilent("a letter of our own", "From: referee@example.org\n\n" + order);
        var ours = welcome.getLast().replace("\r\n", "\n");
        assertSilent("a letter of our own", list() + mixed(ours, "\n" + order));
    }

    @Test
    void theAnswerGoesToTheSeatOfTheKey() throws IOException {
        for (var from : List.of(
                "",
                "From: a..b@example.org\n",
                "From: undisclosed-recipients:;\n",
                "From: MAILER-DAEMON@example.org\n",
                "From: howe@example.org\nReply-To: howe@example.org\nSender: howe@example.org\n",
                "From: stranger@example.org\nReply-To: stranger@example.org\nReturn-Path: <howe@example.org>\n"))
            assertAnswered(
                    hatch.washington,
                    "ww-1",
                    from + "To: referee@example.org\nMessage-ID: <" + ++letters + "@x>\nMIME-Version: 1.0\n"
                            + entity(hatch.washington, "game ww-1", "status"));
        assertAnswered(
                hatch.washington,
                "There is no game ww-9 here",
                "To: referee@example.org\nMIME-Version: 1.0\n" + entity(hatch.washington, "game ww-9", "status"));
        assertSilent("no sender we could answer", "To: referee@example.org\n\nstatus\n");
        assertSilent(
                "no sender we could answer",
                "To: referee@example.org\nMIME-Version: 1.0\n" + entity(hatch.stranger, "game ww-1", "status"));
    }
}
