package postrider.gateway;

import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import postrider.files.Hash;
import postrider.gateway.mime.Envelope;
import postrider.gateway.mime.MailAddress;
import postrider.gateway.mime.Mime;
import postrider.gateway.signing.PublicKey;
import postrider.gateway.signing.SecretKey;
import postrider.letters.LetterRenderer.Attachment;
import postrider.letters.LetterRenderer.Printed;

/**
 * A letter to be sent, as OpenPGP/MIME (RFC 3156). Its bytes depend only on these fields and the key.
 *
 * @param messageId fixed before sending, with angle brackets
 * @param subject one line
 * @param date when it is written and signed
 * @param references the Message-IDs of its thread, oldest first; the last is the letter it answers
 * @param printed line ends LF
 */
public record OutgoingLetter(
        String messageId,
        MailAddress from,
        MailAddress to,
        String subject,
        Instant date,
        Cause cause,
        List<String> references,
        Printed printed) {

    public OutgoingLetter(
            String messageId,
            MailAddress from,
            MailAddress to,
            String subject,
            Instant date,
            Cause cause,
            List<String> references,
            String text) {
        this(messageId, from, to, subject, date, cause, references, new Printed(text, ""));
    }

    /** What caused the letter (RFC 3834). */
    public enum Cause {
        ANSWER("auto-replied"),
        EVENT("auto-generated"),
        /** A person, a player, wrote it. */
        PERSON("no");

        private final String submitted;

        Cause(String submitted) {
            this.submitted = submitted;
        }
    }

    private static final DateTimeFormatter DATE = DateTimeFormatter.ofPattern(
                    "EEE, d MMM yyyy HH:mm:ss Z", Locale.ENGLISH)
            .withZone(ZoneOffset.UTC);

    /** The most References we send; mail programs need the last few. */
    private static final int REFERENCES = 20;

    public OutgoingLetter {
        Stream.concat(Stream.of(messageId), references.stream())
                .filter(Envelope.MESSAGE_ID.asMatchPredicate().negate())
                .forEach(id -> {
                    throw new IllegalArgumentException("'%s' is not a Message-ID.".formatted(id));
                });
        subject = subject.replaceAll("\\p{Cntrl}+", " ");
        references = references.size() <= REFERENCES
                ? List.copyOf(references)
                : references.subList(references.size() - REFERENCES, references.size());
    }

    /** The letter as it is sent, signed with {@code key} at {@link #date}. */
    public byte[] signed(SecretKey key) {
        return signed(key, "");
    }

    /**
     * The signed letter with our public key, attached and in an Autocrypt header. Autocrypt (level 1, 2.1.1) wants a subkey for encryption
     * as well; ours has none, since encrypted orders are not read.
     */
    public byte[] introducing(SecretKey key) {
        var own = key.publicKey();
        var file = new Attachment("referee.asc", "application/pgp-keys", own.armored());
        return new OutgoingLetter(messageId, from, to, subject, date, cause, references, printed.with(List.of(file)))
                .signed(key, Mime.autocrypt(from, PublicKey.vouched(own.armored())));
    }

    private byte[] signed(SecretKey key, String fields) {
        var content = content();
        var signature = "Content-Type: application/pgp-signature; name=\"signature.asc\"\r\n\r\n"
                + Mime.crlf(key.sign(content.getBytes(StandardCharsets.US_ASCII), date));
        var type = "multipart/signed; micalg=pgp-sha512;\r\n protocol=\"application/pgp-signature\"";
        var letter = header() + fields + Mime.multipart(type, boundary("signed"), List.of(content, signature));
        return letter.getBytes(StandardCharsets.US_ASCII);
    }

    /** As clear-signed plain text without HTML and attachments, as people send from web mail. */
    public byte[] clearSigned(SecretKey key) {
        return (header() + Mime.text("text/plain", key.clearSign(printed.text(), date)))
                .getBytes(StandardCharsets.US_ASCII);
    }

    private String header() {
        var header = new StringBuilder()
                .append(Mime.address("From", from))
                .append(Mime.address("To", to))
                .append(Mime.field("Subject", subject))
                .append(Mime.field("Date", DATE.format(date)))
                .append(Mime.field("Message-ID", messageId));
        if (!references.isEmpty())
            header.append(Mime.field("In-Reply-To", references.getLast()))
                    .append(Mime.field("References", String.join("\r\n ", references)));
        if (cause != Cause.PERSON)
            header.append(Mime.field("Auto-Submitted", cause.submitted)).append(Mime.field(Incoming.MARK, "1"));
        return header.append(Mime.field("MIME-Version", "1.0")).toString();
    }

    private String content() {
        var plain = Mime.text("text/plain", printed.text());
        var both = printed.html().isEmpty()
                ? plain
                : Mime.multipart("multipart/alternative", boundary("both"), List.of(plain, illustrated()));
        if (printed.files().isEmpty()) return both;
        var files = printed.files().stream().map(file -> Mime.file(file.name(), file.type(), file.content()));
        return Mime.multipart(
                "multipart/mixed",
                boundary("all"),
                Stream.concat(Stream.of(both), files).toList());
    }

    /** The page with its pictures (RFC 2387, RFC 2392). */
    private String illustrated() {
        var page = Mime.text("text/html", printed.html());
        if (printed.images().isEmpty()) return page;
        var pictures = printed.images().stream().map(image -> Mime.image(image.id(), image.png()));
        return Mime.multipart(
                "multipart/related; type=\"text/html\"",
                boundary("page"),
                Stream.concat(Stream.of(page), pictures).toList());
    }

    /** "=_" cannot occur in quoted-printable or base64 (RFC 2045, 6.7). */
    private String boundary(String purpose) {
        return "=_" + Hash.sha256(purpose + messageId).substring(0, 24);
    }
}
