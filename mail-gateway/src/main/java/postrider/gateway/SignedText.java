package postrider.gateway;

import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.stream.Collectors;

/** What a signed text says. The same bytes always say the same, be it today or when a game file is verified. */
public final class SignedText {
    private SignedText() {}

    /**
     * The plain text of what was signed, line ends LF; empty if there is none.
     *
     * @param signed bytes, a character each: a MIME part, or the text of a clear-signed letter
     */
    public static Optional<String> of(String signed) {
        var bytes = signed.getBytes(StandardCharsets.ISO_8859_1);
        var part = Part.of(bytes);
        if (part.field("Content-Type").isPresent()
                || part.field("Content-Transfer-Encoding").isPresent()) return of(part);
        return Optional.of(Charsets.decode(bytes, "UTF-8").replace("\r\n", "\n"));
    }

    /** The plain text of a part, without what is attached to it. */
    static Optional<String> of(Part part) {
        var shown = part.all()
                .filter(leaf -> leaf.is("text/plain") && !leaf.attached())
                .map(Part::text)
                .collect(Collectors.joining("\n"));
        return Optional.of(shown).filter(text -> !text.isBlank());
    }
}
