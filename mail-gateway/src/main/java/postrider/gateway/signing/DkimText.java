package postrider.gateway.signing;

import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.regex.Pattern;
import postrider.gateway.mime.MimePart;

/**
 * What a letter says that DKIM signs. Some providers (Gmail) do not sign how the body is to be read: then the body itself tells,
 * for whoever passes the letter on could else choose. A letter that reads otherwise as it came is refused.
 */
final class DkimText {
    private static final Pattern DELIMITER = Pattern.compile("(?dm)^--(?<boundary>[^\\s\"]{1,70})\r$");
    private static final Pattern BASE64 = Pattern.compile("[A-Za-z0-9+/]{1,76}={0,2}");
    private static final Pattern QUOTED = Pattern.compile("=\r\n|=[0-9A-F]{2}");
    private static final String TYPE = "content-type";
    private static final String ENCODING = "content-transfer-encoding";

    private DkimText() {}

    /** The plain text of a letter on file; empty if there is none. */
    static Optional<String> of(String signed) {
        return DkimLetter.filed(signed).flatMap(DkimText::of);
    }

    static Optional<String> of(DkimLetter letter) {
        var type = letter.value(TYPE).orElseGet(() -> type(letter.body()));
        boolean whole = !type.regionMatches(true, 0, "multipart/", 0, 10);
        var encoding = letter.value(ENCODING).orElseGet(() -> whole ? encoding(letter.body()) : "8bit");
        return read(type, encoding, letter.body());
    }

    private static Optional<String> read(String type, String encoding, String body) {
        var part = "Content-Type: %s\r\nContent-Transfer-Encoding: %s\r\n\r\n%s".formatted(type, encoding, body);
        return SignedText.of(MimePart.of(part.getBytes(StandardCharsets.ISO_8859_1)));
    }

    /** Whether it says the same in a letter as it came, however the lines are folded. */
    static boolean isTextOf(String text, MimePart letter) {
        var came = read(
                letter.field(TYPE).orElse("text/plain"), letter.field(ENCODING).orElse("8bit"), letter.body());
        return came.filter(read -> solid(read).equals(solid(text))).isPresent();
    }

    private static String solid(String text) {
        return text.replaceAll("\\s+", "");
    }

    private static String type(String body) {
        var first = DELIMITER.matcher(body);
        return first.find() && body.contains("\r\n--%s--".formatted(first.group("boundary")))
                ? "multipart/mixed; boundary=\"%s\"".formatted(first.group("boundary"))
                : "text/plain; charset=utf-8";
    }

    private static String encoding(String body) {
        boolean base64 = !body.isBlank()
                && body.lines().allMatch(line -> BASE64.matcher(line).matches());
        if (base64) return "base64";
        return QUOTED.matcher(body).find() ? "quoted-printable" : "8bit";
    }
}
