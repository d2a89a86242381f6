package postrider.gateway.postgres;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.US_ASCII;

import java.sql.SQLException;
import java.util.Base64;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;

/** What makes a letter large, and is the same in many: in its place stands a name. A letter comes back as it was, to the byte. */
final class Pictures {
    private static final String END = "\r\n";

    /** Of base64 in mail (RFC 2045, 6.8). */
    private static final int LINE = 76;

    /** Shorter ones stay where they are. */
    private static final int LINES = 40;

    /** No letter of ours has it; one that had would be kept whole. */
    private static final String MARK = "\u0001";

    /** What the text of one begins with that is kept whole, or in parts. */
    private static final String WHOLE = "w";

    private static final String PARTED = "p";

    private Pictures() {}

    /**
     * A letter in parts.
     *
     * @param text a character a byte, with a mark and a name where a picture was
     */
    record Parted(String text, Map<String, byte[]> pictures) {}

    interface Kept {
        byte[] of(String name) throws SQLException;
    }

    static Parted parted(byte[] letter, Function<byte[], String> naming) {
        var pictures = new TreeMap<String, byte[]>();
        var text = new String(letter, ISO_8859_1);
        if (text.contains(MARK)) return new Parted(WHOLE + text, pictures);
        var parted = new StringBuilder(PARTED);
        int at = 0;
        while (at < text.length()) {
            int end = end(text, at);
            var picture = end - at > LINES * (LINE + END.length()) ? text.substring(at, end) : "";
            var bytes =
                    picture.isEmpty() ? new byte[0] : Base64.getMimeDecoder().decode(picture);
            if (!picture.isEmpty() && encoded(bytes).equals(picture)) {
                var name = naming.apply(bytes);
                pictures.put(name, bytes);
                parted.append(MARK).append(name).append(MARK);
                at = end;
            } else {
                int next = Math.max(end, lineEnd(text, at));
                parted.append(text, at, next);
                at = next;
            }
        }
        return new Parted(parted.toString(), pictures);
    }

    /** Where the full lines of base64 end that begin here, and the one after them that is not full. */
    private static int end(String text, int from) {
        int at = from;
        while (isBase64(text, at, LINE) && text.startsWith(END, at + LINE)) at += LINE + END.length();
        if (at == from) return from;
        int last = at;
        while (last < text.length() && last - at < LINE && isBase64(text, last, 1)) last++;
        return last;
    }

    private static boolean isBase64(String text, int from, int length) {
        if (from + length > text.length()) return false;
        for (int at = from; at < from + length; at++) {
            char sign = text.charAt(at);
            boolean is = sign >= 'A' && sign <= 'Z'
                    || sign >= 'a' && sign <= 'z'
                    || sign >= '0' && sign <= '9'
                    || sign == '+'
                    || sign == '/'
                    || sign == '=';
            if (!is) return false;
        }
        return true;
    }

    private static int lineEnd(String text, int from) {
        int end = text.indexOf(END, from);
        return end < 0 ? text.length() : end + END.length();
    }

    private static String encoded(byte[] bytes) {
        return Base64.getMimeEncoder(LINE, END.getBytes(US_ASCII)).encodeToString(bytes);
    }

    static byte[] joined(String text, Kept pictures) throws SQLException {
        if (text.startsWith(WHOLE)) return text.substring(WHOLE.length()).getBytes(ISO_8859_1);
        var parts = text.substring(PARTED.length()).split(MARK, -1);
        var whole = new StringBuilder();
        for (int i = 0; i < parts.length; i++) whole.append(i % 2 == 0 ? parts[i] : encoded(pictures.of(parts[i])));
        return whole.toString().getBytes(ISO_8859_1);
    }
}
