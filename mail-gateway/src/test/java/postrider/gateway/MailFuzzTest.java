package postrider.gateway;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import postrider.gateway.Incoming.Answerable;
import postrider.gateway.Incoming.Letter;
import postrider.gateway.mime.Envelope;
import postrider.gateway.mime.MailAddress;
import postrider.gateway.mime.Mime;
import postrider.gateway.mime.MimePart;
import postrider.gateway.signing.Authenticator;
import postrider.gateway.signing.Keyring;
import postrider.gateway.signing.SecretKey;
import postrider.gateway.signing.SignatureCheck;
import postrider.kit.FuzzKit;

/** Fuzzes a letter as it is in the mailbox. */
class MailFuzzTest extends FuzzKit {
    private static final int LIMIT = 1_000_000;
    private static final MailAddress SELF = new MailAddress("Postrider", "referee@example.org");
    private static final SecretKey KEY = SecretKey.make("Red <red@example.org>", Instant.EPOCH, new byte[32]);
    private static final Authenticator AUTHENTICATOR = new Authenticator(
            new Keyring(List.of(KEY.publicKey())),
            InstantSource.fixed(Instant.parse("2026-11-22T12:00:00Z")),
            Duration.ofDays(30));
    private static final Pattern STARTS_WITH_A_FIELD = Pattern.compile("[!-9;-~]+:");
    private static final Set<String> OF_AN_ANSWER = Set.of(
            "from",
            "to",
            "subject",
            "date",
            "message-id",
            "in-reply-to",
            "references",
            "auto-submitted",
            "x-postrider",
            "mime-version",
            "content-type",
            "content-transfer-encoding");

    MailFuzzTest() {
        super("mail");
    }

    @Override
    protected void read(byte[] input) {
        var sorted = sort(new String(input, ISO_8859_1));
        deliveredAgain(new String(input, ISO_8859_1), sorted);
        if (sorted instanceof Letter letter) examined(letter.part());
        if (sorted instanceof Answerable letter)
            letter.envelope().from().ifPresent(from -> answered(letter.envelope(), from));
    }

    private static Incoming sort(String letter) {
        return Incoming.sort(letter.getBytes(ISO_8859_1), letter.length(), LIMIT, SELF);
    }

    /** A letter is the same after transport, with another field and line ends CRLF. */
    private static void deliveredAgain(String letter, Incoming first) {
        if (!STARTS_WITH_A_FIELD.matcher(letter).lookingAt()) return;
        var again = sort("Received: by another way\r\n" + Mime.crlf(letter));
        assertEquals(first.envelope().digest(), again.envelope().digest());
    }

    /** Only signed text acts: all seed letters were signed over the same words. */
    private static void examined(MimePart part) {
        part.all().forEach(MimePart::text);
        part.words();
        var checked = AUTHENTICATOR.examine(part);
        assertFalse(checked.sentence().isBlank());
        if (checked instanceof SignatureCheck.Signed signed)
            assertEquals("game ww-017\nimpulse 23\npass", signed.text().strip());
    }

    /** The answer goes only to the sender, and nothing in their letter becomes a header field of it. */
    private static void answered(Envelope envelope, MailAddress from) {
        var text = new OutgoingLetter(
                        envelope.answerId(SELF),
                        SELF,
                        from,
                        "Re: " + envelope.subject(),
                        Instant.EPOCH,
                        OutgoingLetter.Cause.ANSWER,
                        envelope.thread(),
                        "As you wrote:\n" + envelope.subject() + "\n")
                .clearSigned(KEY);
        var answer = MimePart.of(text);
        assertTrue(
                OF_AN_ANSWER.containsAll(answer.fields().keySet()),
                answer.fields().toString());
        var read = Envelope.of(answer);
        assertEquals(Optional.of(SELF), read.from());
        assertEquals(
                List.of(from.address()),
                read.to().stream().map(MailAddress::address).toList());
        assertEquals(Optional.of(envelope.answerId(SELF)), read.messageId());
        assertEquals(new SignatureCheck.Bad(SignatureCheck.Fault.OLD), AUTHENTICATOR.examine(answer));
    }
}
