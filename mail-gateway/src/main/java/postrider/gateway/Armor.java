package postrider.gateway;

import java.util.Base64;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * Packets as text (RFC 9580, 6), as programs and people pass them on: indented, in one line, without the blank line. Its checksum is no
 * reason to refuse it (6.1): what a signature fits is whole.
 */
final class Armor {
    private static final String BEGIN = "-----BEGIN PGP ";
    private static final String END = "-----END PGP ";
    private static final Predicate<String> HEADER =
            Pattern.compile("[A-Za-z][A-Za-z-]*:.*").asMatchPredicate();
    private static final Predicate<String> CHECKSUM = Pattern.compile("=[^=].*").asMatchPredicate();
    private static final Predicate<String> DATA =
            Pattern.compile("[A-Za-z0-9+/]+=*").asMatchPredicate();

    private Armor() {}

    /** Whether bytes are packets, the first of which has its highest bit set (4.2), or text. */
    static boolean isText(byte[] file) {
        return file.length > 0 && file[0] >= 0;
    }

    /** What the first armor in a text holds; empty if it holds nothing that could be read. */
    static Optional<byte[]> packets(String text) {
        var data = text.lines()
                .map(Blanks::stripped)
                .dropWhile(line -> !line.startsWith(BEGIN))
                .skip(1)
                .takeWhile(line -> !line.startsWith(END))
                .dropWhile(HEADER)
                .filter(CHECKSUM.negate())
                .collect(Collectors.joining());
        return DATA.test(data) ? decoded(data) : Optional.empty();
    }

    private static Optional<byte[]> decoded(String data) {
        try {
            return Optional.of(Base64.getDecoder().decode(data.replace("=", "")));
        } catch (IllegalArgumentException damaged) {
            return Optional.empty();
        }
    }
}
