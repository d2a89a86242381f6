package postrider.gateway.office;

import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import postrider.gateway.NotRead;
import postrider.gateway.mime.MailProgram;
import postrider.gateway.mime.MimePart;
import postrider.gateway.signing.SignatureCheck;
import postrider.words.OpenedLetter;

/** Answers unsigned letters. */
final class UnsignedLetter {
    /** Anybody may have written the letter, and must not be able to send a player a link or address in the referee's name. */
    private static final Pattern ADDRESS = Pattern.compile("://|@");

    private static final Pattern LINKED = Pattern.compile("\\.(?=\\S)");

    private UnsignedLetter() {}

    /** Tells a player how to sign and how the text would have been read, and anyone else how to join. */
    static String answer(MimePart letter, boolean plays) {
        if (!plays) return "Your letter is not signed, and no player is known by your address.";
        var found = new SignatureCheck.Unsigned().sentence();
        return found + " " + MailProgram.of(letter).steps()
                + letter.words()
                        .map(text -> quoted("Signed, it would have been read as:", OpenedLetter.open(text)))
                        .orElse("");
    }

    /** A heading and the writer's own lines; empty if there are none. */
    static String quoted(String words, OpenedLetter letter) {
        var said = harmless(letter.said());
        return said.isEmpty()
                ? ""
                : said.stream()
                        .map(line -> "    " + line)
                        .collect(Collectors.joining("\n", "\n\n" + words + "\n\n", ""));
    }

    /** These lines, made safe to send to somebody who may not have written them. */
    static List<String> harmless(List<String> lines) {
        return NotRead.shortened(lines.stream()
                .filter(line -> !ADDRESS.matcher(line).find())
                .map(line -> LINKED.matcher(line).replaceAll(". "))
                .toList());
    }
}
