package postrider.gateway.bounce;

import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import postrider.gateway.mime.Envelope;
import postrider.gateway.mime.Latin;
import postrider.gateway.mime.MimePart;
import postrider.log.LetterName;

/** Finds its way around a letter from a mail system. Nothing in it is proved. */
public record Bounce(MimePart letter, Envelope envelope) {
    /** How many characters are read. */
    private static final int MOST = 200_000;

    private static final List<String> REPORTS =
            List.of("message/delivery-status", "message/global-delivery-status", "message/disposition-notification");

    /** Also under older field names, and quoted. */
    private static final Pattern MESSAGE_ID =
            Pattern.compile("(?im)^[> \\t|]{0,12}(?:x-)?(?:original-)?message-id\\s*:\\s*(<[^<>\\s]{1,250}>)");

    /** Fields of a machine-readable report. */
    private static final Pattern FIELD = Pattern.compile(
            "(?im)^(?:reporting-mta|original-envelope-id|final-recipient|original-recipient|action|disposition)[ \\t]*:");

    /** Where the copy of the returned letter begins; above it are the mail system's own words. */
    private static final Pattern COPY = Pattern.compile("(?im)^[> \\t|]{0,12}(?:"
            + "-{2,}.{0,60}\\b(?:copy of|original|returned|unsent|undelivered|message (?:header|text|follows)|header).*"
            + "|.{0,30}\\b(?:original message (?:header|follows)|message headers? follow|copy of (?:your|the) message).*"
            + "|(?:received|return-path|mime-version|message-id|dkim-signature)\\s?: .*)$");

    String header() {
        return head(letter.wire().split("\r\n\r\n", 2)[0]);
    }

    /** Whether it is a spam complaint, which says nothing about delivery except that it succeeded. */
    boolean isComplaint() {
        return letter.all().anyMatch(part -> part.is("message/feedback-report"));
    }

    /** The groups of fields in its machine-readable report (RFC 3464, 2.1). Without such a part they may be in the text. */
    List<MimePart> report() {
        var parts = letter.all()
                .filter(part -> REPORTS.stream().anyMatch(part::is))
                .map(part -> text(part.content()))
                .collect(Collectors.joining("\n\n"));
        var groups = Stream.of((parts.isEmpty() ? head(letter.body()).replaceAll("(?m)^>[> ]*", "") : parts)
                .split("(?:\r?\n[ \t]*){2,}"));
        return groups.filter(group -> FIELD.matcher(group).find())
                .limit(50)
                .map(group -> MimePart.of(Latin.bytes(group.strip() + "\r\n\r\n")))
                .toList();
    }

    Optional<String> envelopeId() {
        return report().stream()
                .flatMap(group -> group.field("Original-Envelope-Id").stream())
                .findFirst();
    }

    /** The mail system's own words to a person. */
    String words() {
        var text = spoken();
        var copy = COPY.matcher(text);
        return copy.find() ? text.substring(0, copy.start()) : text;
    }

    private String spoken() {
        var plain = letter.all()
                .filter(part -> part.is("text/plain") && !part.is("text/rfc822-headers"))
                .findFirst();
        return head(
                plain.or(() -> letter.all().filter(part -> part.is("text/*")).findFirst())
                        .map(MimePart::shown)
                        .orElse(""));
    }

    /** The Message-IDs of our letters that it may be about, most likely first. */
    public List<String> letters() {
        var quoted = Stream.concat(Stream.of(letter.body()), decoded())
                .map(Bounce::head)
                .flatMap(text -> MESSAGE_ID.matcher(text).results().map(found -> found.group(1)));
        var answered = Stream.concat(envelope.inReplyTo().stream(), envelope.references().reversed().stream());
        return Stream.concat(quoted, answered)
                .filter(id ->
                        LetterName.read(id).isPresent() || LetterTag.of(id).isPresent())
                .distinct()
                .limit(20)
                .toList();
    }

    private Stream<String> decoded() {
        return letter.all()
                .filter(part -> part.field("Content-Transfer-Encoding")
                        .filter(how -> how.matches("(?i)base64|quoted-printable"))
                        .isPresent())
                .map(part -> text(part.content()));
    }

    private static String text(byte[] bytes) {
        return head(Latin.text(bytes));
    }

    private static String head(String text) {
        return text.substring(0, Math.min(text.length(), MOST));
    }
}
