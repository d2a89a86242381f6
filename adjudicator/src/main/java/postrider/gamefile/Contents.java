package postrider.gamefile;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;

/**
 * What a game file holds: whole records, and perhaps the beginning of one that a crash cut short.
 *
 * @param kept the whole records, their chain of hashes checked
 * @param bytes the file up to the last of them, a character a byte
 * @param torn the bytes after it, empty unless the last record was cut short
 */
public record Contents(List<Kept> kept, String bytes, String torn) {
    static final Contents NONE = new Contents(List.of(), "", "");

    private static final String NOTHING_BEFORE = "0".repeat(64);
    private static final String SEAL = "\nhash: \"";

    public Contents {
        kept = List.copyOf(kept);
    }

    /** The header. */
    public Record.Header header() {
        return (Record.Header) kept.getFirst().record();
    }

    /** All records in order. */
    public List<Record> records() {
        return kept.stream().map(Kept::record).toList();
    }

    /** Length of the file up to the last whole record, in bytes. */
    int length() {
        return bytes.length();
    }

    /**
     * Reads a game file, its bytes taken for ISO-8859-1 so that a character is a byte. If it begins with these contents,
     * only what comes after them is read.
     *
     * @throws Broken naming the first bad entry
     */
    Contents then(String bytes) {
        if (!bytes.startsWith(this.bytes)) return NONE.then(bytes);
        var kept = new ArrayList<>(this.kept);
        int at = length();
        for (int end = end(bytes, at); end > 0; end = end(bytes, at)) {
            kept.add(whole(kept.size() + 1, before(kept), bytes.substring(at, end)));
            at = end;
        }
        var torn = bytes.substring(at);
        if (!torn(kept.size() + 1, before(kept), torn))
            throw new Broken(kept.size() + 1, "it was not written by the referee, or was changed");
        if (kept.isEmpty()) throw new Broken(1, "there is no header");
        return new Contents(kept, bytes.substring(0, at), torn);
    }

    /** A record as it goes into the file, a character a byte. */
    static String sealed(int entry, String previous, Record record) {
        var bytes = Document.write(entry, previous, record).getBytes(StandardCharsets.UTF_8);
        return new String(bytes, StandardCharsets.ISO_8859_1) + seal(hash(bytes));
    }

    static String hash(byte[] bytes) {
        try {
            return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(bytes));
        } catch (NoSuchAlgorithmException e) {
            throw new AssertionError("every JDK has SHA-256", e);
        }
    }

    static String before(List<Kept> kept) {
        return kept.isEmpty() ? NOTHING_BEFORE : kept.getLast().hash();
    }

    private static int end(String bytes, int from) {
        int seal = bytes.indexOf(SEAL, from);
        return seal < 0 ? 0 : bytes.indexOf('\n', seal + 1) + 1;
    }

    static Kept whole(int entry, String previous, String document) {
        int seal = document.indexOf(SEAL) + 1;
        var bytes = document.substring(0, seal).getBytes(StandardCharsets.ISO_8859_1);
        var hash = hash(bytes);
        if (!document.substring(seal).equals(seal(hash)))
            throw new Broken(entry, "it was changed: its hash does not fit");
        if (!document.startsWith(head(entry))) throw new Broken(entry, "another entry stands in its place");
        if (!document.substring(0, seal).endsWith(chained(previous)))
            throw new Broken(entry, "it does not follow the entry before it");
        try {
            var record = Document.read(entry, previous, new String(bytes, StandardCharsets.UTF_8));
            if (record instanceof Record.Header != (entry == 1))
                throw new Broken(entry, "the header must be the first entry and no other");
            return new Kept(entry, record, hash);
        } catch (IllegalArgumentException e) {
            throw new Broken(entry, e.getMessage());
        }
    }

    /**
     * Whether this is the beginning of a record, and no more: the lines of a document, and if its last line is there, the
     * beginning of the one right hash. Some file systems fill up with zero bytes what a crash cut off.
     */
    private static boolean torn(int entry, String previous, String bytes) {
        var tail = bytes.replaceFirst("\0+$", "");
        var head = head(entry);
        if (!tail.startsWith(head)) return head.startsWith(tail);
        int chained = tail.indexOf("\nprevious: ") + 1;
        if (chained == 0 || tail.indexOf('\n', chained) < 0) return true;
        var document = tail.substring(0, tail.indexOf('\n', chained) + 1);
        var seal = seal(hash(document.getBytes(StandardCharsets.ISO_8859_1)));
        return document.endsWith("\n" + chained(previous))
                && !tail.equals(document + seal)
                && (document + seal).startsWith(tail);
    }

    private static String head(int entry) {
        return "---\nentry: %d\nkind: \"".formatted(entry);
    }

    private static String chained(String previous) {
        return "previous: \"%s\"\n".formatted(previous);
    }

    private static String seal(String hash) {
        return "hash: \"%s\"\n".formatted(hash);
    }
}
