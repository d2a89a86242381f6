package postrider.gateway.office;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import postrider.gateway.mime.MimePart;

/** A player is told how to sign and what was understood; strangers' words are not quoted. */
class UnsignedLetterTest {
    private static final String ORDER = """
            Hi referee,

            game ww-1
            impulse 3
            Play  65:  activate Howe with 5 CU; to Ft.Niagara

            Regards,
            William

            On Friday the referee wrote:
            > play 40: queue
            """;

    private static String answer(String program, String text, boolean plays) {
        var letter = "User-Agent: %s\nContent-Type: text/plain; charset=utf-8\n\n%s".formatted(program, text);
        return UnsignedLetter.answer(MimePart.of(letter.getBytes(ISO_8859_1)), plays);
    }

    @Test
    void aPlayerIsToldWhatWasUnderstood() {
        assertEquals("""
                Your letter is not signed: sign it with the key you gave the referee (with OpenPGP as PGP/MIME, clear-signed, or as a signed file). In \
                mutt: before you send, press p and then s; 'set crypt_autosign=yes' does it always.

                Signed, it would have been read as:

                    game ww-1
                    impulse 3
                    Play 65: activate Howe with 5 CU; to Ft. Niagara""", answer("Mutt/2.2", ORDER, true));
    }

    @Test
    void aStrangerIsToldThatNobodyKnowsThem() {
        var joining = answer("Mutt/2.2", ORDER, false);
        assertEquals("Your letter is not signed, and no player is known by your address.", joining);
        assertFalse(joining.contains("65"), joining);
        assertEquals(joining, answer("Thunderbird", "how do I join?", false));
    }

    /** A letter may be forged: quotations are short and contain no links. */
    @Test
    void nobodyCanSendAPlayerALink() {
        var forged = answer(
                "Mutt/2.2",
                "play 65\nsee https://bad.example\nwrite to me@bad.example\nor www.bad.example\n" + "x\n".repeat(99),
                true);
        assertFalse(forged.contains("://") || forged.contains("@") || forged.contains("bad.example"), forged);
        assertEquals(12, forged.lines().filter(line -> line.startsWith("    ")).count());
        var endless = answer("Mutt/2.2", "x".repeat(1000), true);
        assertTrue(endless.lines().allMatch(line -> line.length() < 250), endless);
        assertTrue(endless.endsWith("x ..."), endless);
        assertFalse(answer("Mutt/2.2", "", true).contains("read as"));
    }
}
