package postrider.gateway.office;

import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import postrider.gateway.NotRead;
import postrider.gateway.mime.MailProgram;
import postrider.gateway.mime.MimePart;
import postrider.gateway.signing.SignatureCheck;
import postrider.words.OpenedLetter;

/** What is said to a letter that nobody signed. */
final class UnsignedLetter {
    /** Anybody may have written the letter: nobody shall bring a player an address under the referee's name. */
    private static final Pattern ADDRESS = Pattern.compile("://|@");

    private static final Pattern LINKED = Pattern.compile("\\.(?=\\S)");

    private UnsignedLetter() {}

    /** Whoever plays here learns how to sign and what was understood, by its words alone; anybody else, how to join. */
    static String answer(MimePart letter, boolean plays) {
        var found = new SignatureCheck.Unsigned().sentence();
        if (!plays)
            return found
                    + " No player is known by your address: to join a game, send your public key to the person who runs the"
                    + " games here.";
        var steps = found + " " + MailProgram.of(letter).steps();
        return steps
                + letter.words()
                        .map(text -> quoted("Signed, it would have been read as:", OpenedLetter.open(text)))
                        .orElse("");
    }

    /** A player's own lines under these words; nothing if they wrote none. */
    static String quoted(String words, OpenedLetter letter) {
        var said = harmless(letter.said());
        return said.isEmpty()
                ? ""
                : said.stream()
                        .map(line -> "    " + line)
                        .collect(Collectors.joining("\n", "\n\n" + words + "\n\n", ""));
    }

    /** These lines, as they may come back to whoever has perhaps not written them. */
    static List<String> harmless(List<String> lines) {
        return NotRead.shortened(lines.stream()
                .filter(line -> !ADDRESS.matcher(line).find())
                .map(line -> LINKED.matcher(line).replaceAll(". "))
                .toList());
    }
}
