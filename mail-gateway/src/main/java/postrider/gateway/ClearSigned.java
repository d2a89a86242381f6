package postrider.gateway;

import java.util.ArrayList;
import java.util.List;
import java.util.StringJoiner;

/**
 * A clear-signed text (RFC 9580, 7), characters standing for bytes.
 *
 * @param text what is signed: dashes unescaped, blanks at line ends gone, line ends CRLF
 * @param signature armored
 */
record ClearSigned(String text, String signature) {
    private static final String BEGIN = "-----BEGIN PGP SIGNED MESSAGE-----";
    private static final String SIGNATURE = "-----BEGIN PGP SIGNATURE-----";
    private static final String END = "-----END PGP SIGNATURE-----";

    /** The clear-signed texts within {@code content} (line ends LF), from first line to last; what surrounds them is left out. */
    static List<List<String>> find(String content) {
        var blocks = new ArrayList<List<String>>();
        var open = false;
        for (var line : content.split("\n", -1)) {
            var begins = line.stripTrailing().equals(BEGIN);
            if (begins) blocks.add(new ArrayList<>());
            open |= begins;
            if (open) blocks.getLast().add(line.stripTrailing());
            open &= !line.stripTrailing().equals(END);
        }
        return blocks;
    }

    /** Reads one block. Throws IllegalArgumentException if it is not whole, or hides something among its headers. */
    static ClearSigned read(List<String> block) {
        var start = block.indexOf("") + 1;
        var end = block.indexOf(SIGNATURE);
        if (start == 0 || end < start || !block.getLast().equals(END))
            throw new IllegalArgumentException("A signed text that is not whole.");
        if (!block.subList(1, start - 1).stream().allMatch(header -> header.startsWith("Hash: ")))
            throw new IllegalArgumentException("A signed text with a header other than Hash.");
        var text = new StringJoiner("\r\n");
        block.subList(start, end).forEach(line -> text.add(unescape(line)));
        return new ClearSigned(text.toString(), String.join("\n", block.subList(end, block.size())) + "\n");
    }

    private static String unescape(String line) {
        if (line.startsWith("- ")) return line.substring(2);
        if (line.startsWith("-") && line.length() > 1)
            throw new IllegalArgumentException("A dash that is not escaped.");
        return line;
    }
}
