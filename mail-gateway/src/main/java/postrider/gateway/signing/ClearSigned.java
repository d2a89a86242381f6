package postrider.gateway.signing;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * A clear-signed text (RFC 9580, 7), one character a byte.
 *
 * @param text what is signed: dash escapes undone, trailing whitespace removed, line ends CRLF
 * @param signature armored
 */
record ClearSigned(String text, String signature) {
    static final String BEGIN = "-----BEGIN PGP SIGNED MESSAGE-----";
    private static final String SIGNATURE = "-----BEGIN PGP SIGNATURE-----";
    private static final String END = "-----END PGP SIGNATURE-----";

    /** Trailing spaces and tabs are not signed (7.2); a vertical tab is. Possessive, so that each run is scanned once. */
    private static final Pattern BLANKS = Pattern.compile("(?<![ \t\r])[ \t\r]++\\z");

    private static final Predicate<String> NOT_ESCAPED =
            Pattern.compile("-[^ ].*").asMatchPredicate();

    /** The lines of each clear-signed text within {@code content}, whose line ends are LF. */
    static List<List<String>> find(String content) {
        var blocks = new ArrayList<List<String>>();
        var open = false;
        for (var whole : content.split("\n", -1)) {
            var line = BLANKS.matcher(whole).replaceFirst("");
            var begins = line.equals(BEGIN);
            if (begins) blocks.add(new ArrayList<>());
            open |= begins;
            if (open) blocks.getLast().add(line);
            open &= !line.equals(END);
        }
        return blocks;
    }

    /** Reads one block; empty if it is incomplete, or has headers other than Hash or lines that are not dash-escaped. */
    static Optional<ClearSigned> read(List<String> block) {
        var start = block.indexOf("") + 1;
        var end = block.indexOf(SIGNATURE);
        if (start == 0 || end < start || !block.getLast().equals(END)) return Optional.empty();
        var lines = block.subList(start, end);
        if (!block.subList(1, start - 1).stream().allMatch(header -> header.startsWith("Hash: "))
                || lines.stream().anyMatch(NOT_ESCAPED)) return Optional.empty();
        var text = lines.stream()
                .map(line -> line.startsWith("- ") ? line.substring(2) : line)
                .collect(Collectors.joining("\r\n"));
        return Optional.of(new ClearSigned(text, String.join("\n", block.subList(end, block.size())) + "\n"));
    }
}
