package postrider.gateway.postgres;

import static java.nio.charset.StandardCharsets.US_ASCII;

import java.sql.SQLException;
import java.util.Base64;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import postrider.gateway.mime.Latin;

/** Replaces large parts that many letters share, such as pictures, by names, and puts them back exactly. */
final class Pictures {
    /** The line length of base64 in mail (RFC 2045, 6.8). */
    private static final int LINE = 76;

    private static final String END = "\r\n";

    /** At least 41 full lines of base64, from the beginning of a line. Anything shorter stays in the letter. */
    private static final Pattern LONG = Pattern.compile(
            "(?<![^\n])[A-Za-z0-9+/]{76}(?:\r\n[A-Za-z0-9+/]{76}){40,}+(?:\r\n[A-Za-z0-9+/]{1,75}+={0,2})?");

    /** Marks a name. No letter of ours contains it; one that did would be stored whole. */
    private static final String MARK = "\u0001";

    /** First character of a letter stored whole. */
    private static final String WHOLE = "w";

    /** First character of a letter stored in parts. */
    private static final String PARTED = "p";

    private Pictures() {}

    /**
     * A letter in parts.
     *
     * @param text one character for each byte, with a marked name in place of each picture
     */
    record Parted(String text, Map<String, byte[]> pictures) {}

    interface Kept {
        byte[] of(String name) throws SQLException;
    }

    static Parted parted(byte[] letter, Function<byte[], String> naming) {
        var pictures = new TreeMap<String, byte[]>();
        var text = Latin.text(letter);
        if (text.contains(MARK)) return new Parted(WHOLE + text, pictures);
        var parted = LONG.matcher(text).replaceAll(found -> {
            var bytes = Base64.getMimeDecoder().decode(found.group());
            if (!encoded(bytes).equals(found.group())) return Matcher.quoteReplacement(found.group());
            var name = naming.apply(bytes);
            pictures.put(name, bytes);
            return MARK + name + MARK;
        });
        return new Parted(PARTED + parted, pictures);
    }

    private static String encoded(byte[] bytes) {
        return Base64.getMimeEncoder(LINE, END.getBytes(US_ASCII)).encodeToString(bytes);
    }

    static byte[] joined(String text, Kept pictures) throws SQLException {
        if (text.startsWith(WHOLE)) return Latin.bytes(text.substring(WHOLE.length()));
        var parts = text.substring(PARTED.length()).split(MARK, -1);
        var whole = new StringBuilder();
        for (int i = 0; i < parts.length; i++) whole.append(i % 2 == 0 ? parts[i] : encoded(pictures.of(parts[i])));
        return Latin.bytes(whole.toString());
    }
}
