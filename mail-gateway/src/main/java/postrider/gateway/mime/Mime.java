package postrider.gateway.mime;

import jakarta.mail.MessagingException;
import jakarta.mail.internet.InternetAddress;
import jakarta.mail.internet.MimeUtility;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UnsupportedEncodingException;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Writes the parts of a letter (RFC 2045 to 2047) in ASCII with short lines and CRLF, so that nothing needs changing on the way. */
public final class Mime {
    private static final int SAFE_LENGTH = 76;

    /** Words that must be encoded, and the spaces between them: the rest stays plain, for people who filter mail. */
    private static final Pattern FOREIGN = Pattern.compile("\\S*[^\\x00-\\x7F]\\S*(?: +\\S*[^\\x00-\\x7F]\\S*)*");

    private Mime() {}

    /** A header field; {@code value} may already be folded. */
    public static String field(String name, String value) {
        var encoded = isAscii(value) ? value : FOREIGN.matcher(value).replaceAll(Mime::encoded);
        return name + ": " + MimeUtility.fold(name.length() + 2, encoded) + "\r\n";
    }

    private static boolean isAscii(String value) {
        return value.chars().allMatch(sign -> sign < 0x80);
    }

    private static String encoded(MatchResult foreign) {
        try {
            return Matcher.quoteReplacement(MimeUtility.encodeText(foreign.group(), "UTF-8", "Q"));
        } catch (UnsupportedEncodingException everyJdkHasUtf8) {
            throw new AssertionError(everyJdkHasUtf8);
        }
    }

    public static String address(String name, MailAddress whose) {
        try {
            if (whose.name().isEmpty()) return field(name, whose.address());
            var address = new InternetAddress(whose.address(), whose.name(), "UTF-8");
            return name + ": " + MimeUtility.fold(name.length() + 2, address.toString()) + "\r\n";
        } catch (UnsupportedEncodingException everyJdkHasUtf8) {
            throw new AssertionError(everyJdkHasUtf8);
        }
    }

    /** Autocrypt level 1, 2.1: a key for programs that collect keys automatically. */
    public static String autocrypt(MailAddress whose, byte[] key) {
        var data = Base64.getMimeEncoder(SAFE_LENGTH, "\r\n ".getBytes(StandardCharsets.US_ASCII))
                .encodeToString(key);
        return "Autocrypt: addr=%s; keydata=\r\n %s\r\n".formatted(whose.address(), data);
    }

    /** A text part, unencoded if no mail system would wrap it or add a ">" to it (RFC 3156, 5). */
    public static String text(String type, String text) {
        var lines = crlf(text);
        boolean safe = safe(lines);
        return "Content-Type: " + type + "; charset=utf-8\r\nContent-Transfer-Encoding: "
                + (safe ? "7bit" : "quoted-printable") + "\r\n\r\n"
                + (safe ? lines : fromQuoted(quoted(lines)));
    }

    private static String fromQuoted(String encoded) {
        return encoded.contains("From ") ? encoded.replaceAll("(?m)^From ", "=46rom ") : encoded;
    }

    private static boolean safe(String lines) {
        int begin = 0;
        for (int end = lines.indexOf("\r\n"); end >= 0; end = lines.indexOf("\r\n", begin)) {
            if (!safe(lines, begin, end)) return false;
            begin = end + 2;
        }
        return begin == lines.length();
    }

    private static boolean safe(String lines, int begin, int end) {
        if (end - begin > SAFE_LENGTH || lines.startsWith("From ", begin)) return false;
        for (int at = begin; at < end; at++) if (lines.charAt(at) < ' ' || lines.charAt(at) > '~') return false;
        return begin == end || lines.charAt(end - 1) != ' ';
    }

    public static String file(String name, String type, String content) {
        return "Content-Type: %s; charset=utf-8\r\nContent-Disposition: attachment; filename=\"%s\"\r\n"
                        .formatted(type, name)
                + "Content-Transfer-Encoding: base64\r\n\r\n"
                + Base64.getMimeEncoder().encodeToString(content.getBytes(StandardCharsets.UTF_8))
                + "\r\n";
    }

    /** A picture shown where a page refers to it, and not as an attachment. */
    public static String image(String id, byte[] png) {
        return "Content-Type: image/png\r\nContent-ID: <%s>\r\nContent-Disposition: inline; filename=\"map.png\"\r\n"
                        .formatted(id)
                + "Content-Transfer-Encoding: base64\r\n\r\n"
                + Base64.getMimeEncoder().encodeToString(png)
                + "\r\n";
    }

    public static String multipart(String type, String boundary, List<String> parts) {
        return parts.stream()
                .collect(Collectors.joining(
                        "\r\n--" + boundary + "\r\n",
                        "Content-Type: " + type + ";\r\n boundary=\"" + boundary + "\"\r\n\r\n--" + boundary + "\r\n",
                        "\r\n--" + boundary + "--\r\n"));
    }

    public static String crlf(String text) {
        return text.replace("\r\n", "\n").replace("\n", "\r\n");
    }

    private static String quoted(String lines) {
        var encoded = new Ascii(new StringBuilder(lines.length() + lines.length() / 4));
        try (var out = MimeUtility.encode(encoded, "quoted-printable")) {
            out.write(lines.getBytes(StandardCharsets.UTF_8));
        } catch (MessagingException | IOException impossible) {
            throw new AssertionError(impossible);
        }
        return encoded.text.toString();
    }

    /** Unsynchronized, since the encoder writes byte by byte and {@link java.io.ByteArrayOutputStream} takes a lock for each. */
    private static final class Ascii extends OutputStream {
        private final StringBuilder text;

        Ascii(StringBuilder text) {
            this.text = text;
        }

        @Override
        public void write(int sign) {
            text.append((char) sign);
        }
    }
}
