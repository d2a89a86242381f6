package postrider.gateway.signing;

import java.util.Optional;
import java.util.regex.Pattern;
import postrider.gateway.mime.Latin;
import postrider.gateway.mime.MimePart;

/**
 * Reads the text of a letter signed by DKIM. Some providers (Gmail) do not sign Content-Type and Content-Transfer-Encoding. These are then
 * inferred from the body, since anyone on the way could change them; a letter whose actual header gives a different text is refused.
 */
final class DkimText {
    private static final Pattern DELIMITER = Pattern.compile("(?dm)^--(?<boundary>[^\\s\"]{1,70})\r$");
    private static final Pattern BASE64 = Pattern.compile("[A-Za-z0-9+/]{1,76}={0,2}");
    private static final Pattern QUOTED = Pattern.compile("=\r\n|=[0-9A-F]{2}");

    /** An equals sign that quoted-printable would have encoded (RFC 2045, 6.7), as in the underline of a heading. */
    private static final Pattern UNQUOTED = Pattern.compile("=(?!\r\n|[0-9A-F]{2})");

    private static final String PAGE = "text/html";
    private static final Pattern PAGE_BEGINS =
            Pattern.compile("(?i)\\s*<(?:!doctype html|html|head|meta|body|div|p|span|table|font)\\b");
    private static final String TYPE = "content-type";
    private static final String ENCODING = "content-transfer-encoding";

    private DkimText() {}

    /** The text of a stored letter; empty if there is none. */
    static Optional<String> of(String signed) {
        return DkimLetter.filed(signed).flatMap(DkimText::of);
    }

    static Optional<String> of(DkimLetter letter) {
        return read(type(letter), encoding(letter), letter.body());
    }

    private static Optional<String> read(String type, String encoding, String body) {
        return SignedText.of(part(type, encoding, body));
    }

    private static MimePart part(String type, String encoding, String body) {
        var part = "Content-Type: %s\r\nContent-Transfer-Encoding: %s\r\n\r\n%s".formatted(type, encoding, body);
        return MimePart.of(Latin.bytes(part));
    }

    /** Whether a letter's actual header gives the same text, apart from whitespace. */
    static boolean isTextOf(String text, DkimLetter signed, MimePart letter) {
        var type = letter.field(TYPE).orElse("text/plain");
        var came = read(type, letter.field(ENCODING).orElse("8bit"), letter.body());
        return isPage(type) == isPage(type(signed))
                && came.filter(read -> solid(read).equals(solid(text))).isPresent();
    }

    private static String solid(String text) {
        return text.replaceAll("\\s+", "");
    }

    private static boolean isPage(String type) {
        return type.regionMatches(true, 0, PAGE, 0, PAGE.length());
    }

    private static String type(DkimLetter letter) {
        var body = letter.body();
        var first = DELIMITER.matcher(body);
        return letter.value(TYPE)
                .orElseGet(() -> first.find() && body.contains("\r\n--%s--".formatted(first.group("boundary")))
                        ? "multipart/mixed; boundary=\"%s\"".formatted(first.group("boundary"))
                        : (beginsAPage(letter) ? PAGE : "text/plain") + "; charset=utf-8");
    }

    private static boolean beginsAPage(DkimLetter letter) {
        var encoding = letter.value(ENCODING).orElseGet(() -> encoding(letter.body()));
        return PAGE_BEGINS
                .matcher(part("text/plain; charset=utf-8", encoding, letter.body())
                        .text())
                .lookingAt();
    }

    private static String encoding(DkimLetter letter) {
        return letter.value(ENCODING)
                .orElseGet(() ->
                        type(letter).regionMatches(true, 0, "multipart/", 0, 10) ? "8bit" : encoding(letter.body()));
    }

    private static String encoding(String body) {
        boolean base64 = !body.isBlank()
                && body.lines().allMatch(line -> BASE64.matcher(line).matches());
        if (base64) return "base64";
        boolean quoted = QUOTED.matcher(body).find() && !UNQUOTED.matcher(body).find();
        return quoted ? "quoted-printable" : "8bit";
    }
}
