package postrider.gateway.signing;

import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.stream.Collectors;
import postrider.gateway.mime.Charsets;
import postrider.gateway.mime.MimePart;

/** What a signed text says. The same bytes always say the same, be it today or when a game file is verified. */
public final class SignedText {
    /** Deepest nesting below the part that is signed: less than what is read, wherever in a letter it stands. */
    private static final int DEPTH = MimePart.DEPTH - Claim.DEPTH;

    private SignedText() {}

    /**
     * The plain text of what was signed, line ends LF; empty if there is none.
     *
     * @param signed bytes, a character each: a MIME part, or the text of a clear-signed letter or a file
     */
    public static Optional<String> of(String signed) {
        return of(MimePart.of(Charsets.unmarked(signed.getBytes(StandardCharsets.ISO_8859_1))));
    }

    /** The plain text of a part that is signed, without what is attached to it. */
    public static Optional<String> of(MimePart signed) {
        boolean declared = signed.field("Content-Type").isPresent()
                || signed.field("Content-Transfer-Encoding").isPresent();
        return declared
                ? shown(signed)
                : Optional.of(Charsets.decode(signed.bytes(), "UTF-8").replace("\r\n", "\n"))
                        .filter(text -> text.indexOf('\0') < 0);
    }

    /** A part with a name is a file, unless there is nothing else. */
    private static Optional<String> shown(MimePart part) {
        var texts = part.within(DEPTH)
                .filter(leaf -> leaf.is("text/plain") && !leaf.attached())
                .toList();
        var words = texts.stream().filter(leaf -> leaf.fileName().isEmpty()).toList();
        var shown =
                (words.isEmpty() ? texts : words).stream().map(MimePart::text).collect(Collectors.joining("\n"));
        return Optional.of(shown).filter(text -> !text.isBlank());
    }
}
