package postrider.gateway.signing;

import java.io.ByteArrayInputStream;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * OpenPGP packets as text (RFC 9580, 6.2), read as they arrive: indented, without the blank line under the head, in one line. The checksum
 * is not looked at: it may be missing or wrong (6.1), and what is signed proves itself.
 */
final class Armor {
    private static final Pattern WHOLE = Pattern.compile(
            "-----BEGIN PGP [A-Z ]+-----[ \t]*\r?\n(?<body>.*?)(?:[ \t]*-----END PGP [A-Z ]+-----|\\z)",
            Pattern.DOTALL);

    private static final Pattern HEADER = Pattern.compile("[A-Za-z-]+: .*");
    private static final Pattern CHECKSUM = Pattern.compile("=[A-Za-z0-9+/]*");

    /** In the line of what it is of. */
    private static final Pattern CHECKSUM_BESIDE = Pattern.compile("=[A-Za-z0-9+/]+$");

    private Armor() {}

    /** Packets, armored or not; what is cut short as far as it goes. Throws IllegalArgumentException if it cannot be read. */
    static InputStream packets(byte[] file) {
        var text = new String(file, StandardCharsets.ISO_8859_1);
        if (!text.contains("-----BEGIN PGP ")) return new ByteArrayInputStream(file);
        var armor = WHOLE.matcher(text);
        if (!armor.find()) throw new IllegalArgumentException("This is no armor.");
        var base64 = armor.group("body")
                .lines()
                .map(String::strip)
                .dropWhile(line -> line.isEmpty() || HEADER.matcher(line).matches())
                .filter(line -> !CHECKSUM.matcher(line).matches())
                .collect(Collectors.joining());
        return new ByteArrayInputStream(
                Base64.getMimeDecoder().decode(CHECKSUM_BESIDE.matcher(base64).replaceFirst("")));
    }
}
