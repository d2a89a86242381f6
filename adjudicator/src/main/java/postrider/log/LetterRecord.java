package postrider.log;

import java.util.Base64;
import java.util.HexFormat;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import postrider.dice.Proof;
import postrider.text.Lists;

/**
 * The part of a letter that a program can check, an item a line: docs/dice.md, section 8. It is attached to the letter as a file, and
 * printed below it where the letter is kept as text.
 *
 * @param name of the letter, as in its Message-ID
 * @param lines rulings, and proofs; only proofs have brackets
 */
public record LetterRecord(String name, List<String> lines) {
    /** The name of the attached file. */
    public static final String FILE = "record.txt";

    private static final Pattern HASH = Pattern.compile("(?<= )[0-9a-f]{64}(?= )");
    private static final Pattern SPELT = Pattern.compile("(?<= )[A-Za-z0-9_-]{42}[AEIMQUYcgkosw048](?= )");
    private static final Base64.Encoder SHORTER = Base64.getUrlEncoder().withoutPadding();
    private static final Pattern BEGUN = Pattern.compile("(?dm)^record of (\\S+)[ \t]*$");
    private static final Pattern FORM = Pattern.compile("(?dms)^record of (\\S+)\n(.*?)^end of record$");

    public LetterRecord {
        lines = List.copyOf(lines);
    }

    /** The records in a text. */
    public static List<LetterRecord> in(String text) {
        return FORM.matcher(text.replace("\r\n", "\n"))
                .results()
                .map(record -> new LetterRecord(
                        record.group(1),
                        Stream.of(record.group(2).split("\n"))
                                .map(LetterRecord::unspelt)
                                .toList()))
                .toList();
    }

    /** The letters whose records begin in a text, complete or not. */
    public static List<String> begun(String text) {
        return BEGUN.matcher(text.replace("\r\n", "\n"))
                .results()
                .map(record -> record.group(1))
                .toList();
    }

    /** Spells a record's hashes as the game file does. */
    private static String unspelt(String line) {
        return SPELT.matcher(line)
                .replaceAll(
                        hash -> HexFormat.of().formatHex(Base64.getUrlDecoder().decode(hash.group())));
    }

    /** The lines that are not tame. */
    public List<String> proofs() {
        return Lists.filter(lines, line -> !line.equals(Proof.tame(line)));
    }

    public List<String> rulings() {
        return Lists.filter(lines, line -> line.equals(Proof.tame(line)));
    }

    /** The text of the file. Each hash takes 43 characters where the game file has 64. */
    public String text() {
        return "record of %s\n%send of record\n".formatted(name, Lists.joined(lines, LetterRecord::spelt));
    }

    private static String spelt(String line) {
        return HASH.matcher(line)
                        .replaceAll(
                                hash -> SHORTER.encodeToString(HexFormat.of().parseHex(hash.group())))
                + "\n";
    }
}
