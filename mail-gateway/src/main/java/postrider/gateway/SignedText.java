package postrider.gateway;

import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/** What a signed text says. The same bytes always say the same, be it today or when a game file is verified. */
public final class SignedText {
    /** Deepest nesting below the part that is signed: less than what is read, wherever in a letter it stands. */
    private static final int DEPTH = Part.DEPTH - Claim.DEPTH;

    private SignedText() {}

    /**
     * The plain text of what was signed, line ends LF; empty if there is none.
     *
     * @param signed bytes, a character each: a MIME part, or the text of a clear-signed letter or a file
     */
    public static Optional<String> of(String signed) {
        var bytes = signed.getBytes(StandardCharsets.ISO_8859_1);
        return Charsets.marked(bytes).isPresent() ? plain(bytes) : of(Part.of(bytes));
    }

    /** The plain text of a part that is signed, without what is attached to it. */
    static Optional<String> of(Part signed) {
        boolean declared = signed.field("Content-Type").isPresent()
                || signed.field("Content-Transfer-Encoding").isPresent();
        return declared
                ? shown(signed, Part::isWords).or(() -> shown(signed, SignedText::inline))
                : plain(signed.bytes());
    }

    private static Optional<String> plain(byte[] bytes) {
        return Optional.of(Charsets.decode(bytes, "UTF-8").replace("\r\n", "\n"))
                .filter(text -> text.indexOf('\0') < 0);
    }

    /** Where a letter has no words of its own, a text that is shown with it is what it says. */
    private static boolean inline(Part leaf) {
        return leaf.is("text/plain") && !leaf.attached();
    }

    private static Optional<String> shown(Part part, Predicate<Part> which) {
        var shown = part.within(DEPTH).filter(which).map(Part::text).collect(Collectors.joining("\n"));
        return Optional.of(shown).filter(text -> !text.isBlank());
    }
}
