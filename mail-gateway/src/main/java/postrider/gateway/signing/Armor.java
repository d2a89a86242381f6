package postrider.gateway.signing;

import java.io.ByteArrayInputStream;
import java.io.InputStream;
import java.util.Base64;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import postrider.gateway.mime.Latin;

/**
 * Reads ASCII armor (RFC 9580, 6.2) in whatever shape it arrives: indented, without the blank line below its header, or all on one line.
 * The checksum is ignored: it may be missing or wrong (6.1), and the signature proves more.
 */
final class Armor {
    private static final Pattern WHOLE = Pattern.compile(
            "-----BEGIN PGP [A-Z ]+-----[ \t]*\r?\n(?<body>.*?)(?:[ \t]*-----END PGP [A-Z ]+-----|\\z)",
            Pattern.DOTALL);

    private static final Pattern HEADER = Pattern.compile("[A-Za-z-]+: .*");
    private static final Pattern CHECKSUM = Pattern.compile("=[A-Za-z0-9+/]*");

    /** A checksum on the last line of the data instead of a line of its own. */
    private static final Pattern CHECKSUM_BESIDE = Pattern.compile("=[A-Za-z0-9+/]+$");

    private Armor() {}

    /** The packets of a file, armored or not, perhaps truncated. Throws IllegalArgumentException if it cannot be read. */
    static InputStream packets(byte[] file) {
        var text = Latin.text(file);
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
