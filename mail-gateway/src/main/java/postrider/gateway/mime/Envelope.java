package postrider.gateway.mime;

import jakarta.mail.internet.MailDateFormat;
import java.nio.charset.StandardCharsets;
import java.text.ParseException;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import postrider.files.Hash;

/**
 * What the header of a letter says. None of it can be trusted: only the signed part decides who says what.
 *
 * @param messageId with angle brackets; empty if there is none that can safely be quoted
 * @param to the first hundred recipients in To and Cc
 * @param subject decoded, one line, at most 200 characters
 * @param references the letters it follows, oldest first
 * @param digest SHA-256 in hex of what the sender wrote, the same each time one letter is delivered
 */
public record Envelope(
        Optional<String> messageId,
        Optional<MailAddress> from,
        List<MailAddress> to,
        String subject,
        Optional<Instant> date,
        Optional<String> inReplyTo,
        List<String> references,
        String digest) {

    public static final Pattern MESSAGE_ID = Pattern.compile("<[^<>\\s\\p{Cntrl}\\P{ASCII}]{1,250}>");
    private static final List<String> WRITTEN = List.of(
            "message-id", "date", "from", "subject", "in-reply-to", "content-type", "content-transfer-encoding");

    public static Envelope of(MimePart letter) {
        return new Envelope(
                ids(letter, "Message-ID").stream().findFirst(),
                letter.field("From").flatMap(MailAddress::of),
                readers(letter),
                subject(letter),
                letter.field("Date").flatMap(Envelope::date),
                ids(letter, "In-Reply-To").stream().findFirst(),
                ids(letter, "References"),
                digest(letter));
    }

    /** The letter it answers. Some programs name it only as the last of the References. */
    public Optional<String> answered() {
        return inReplyTo.or(() -> references.stream().reduce((earlier, later) -> later));
    }

    /** The references of an answer to this letter, oldest first. */
    public List<String> thread() {
        var first = references.isEmpty() ? inReplyTo.stream() : references.stream();
        return Stream.concat(first, messageId.stream()).toList();
    }

    /** The Message-ID of our answer to this letter, the same however often we answer. */
    public String answerId(MailAddress self) {
        return self.messageId("answer." + digest.substring(0, 32));
    }

    public boolean isTo(MailAddress somebody) {
        return to.stream().anyMatch(somebody::sameAs);
    }

    private static List<String> ids(MimePart letter, String field) {
        return MESSAGE_ID
                .matcher(letter.field(field).orElse(""))
                .results()
                .map(MatchResult::group)
                .limit(20)
                .toList();
    }

    private static List<MailAddress> readers(MimePart letter) {
        return Stream.of("To", "Cc")
                .flatMap(name -> letter.field(name).stream())
                .flatMap(MailAddress::all)
                .limit(100)
                .toList();
    }

    private static String subject(MimePart letter) {
        var raw = letter.field("Subject").orElse("");
        var clipped = raw.substring(0, Math.min(raw.length(), 2000));
        var text = new String(Latin.bytes(clipped), StandardCharsets.UTF_8);
        var line = Charsets.words(text).replaceAll("[\\p{Cntrl}\\s]+", " ").strip();
        return line.substring(0, Math.min(line.length(), 200));
    }

    private static Optional<Instant> date(String field) {
        try {
            return Optional.of(new MailDateFormat().parse(field).toInstant());
        } catch (ParseException damaged) {
            return Optional.empty();
        }
    }

    /** Without trace fields, which every delivery adds anew. */
    private static String digest(MimePart letter) {
        var written = new StringBuilder();
        for (var name : WRITTEN) written.append(letter.field(name).orElse("")).append('\n');
        return Hash.sha256(Latin.bytes(written.append(letter.body()).toString()));
    }
}
