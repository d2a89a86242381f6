package postrider.gateway.signing;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import postrider.gateway.mime.Charsets;
import postrider.gateway.mime.MimePart;
import postrider.gateway.mime.Words;

/** What a signed text says. The same bytes always say the same, be it today or when a game file is verified. */
public final class SignedText {
    /** Deepest nesting below the part that is signed: less than what is read, wherever in a letter it stands. */
    private static final int DEPTH = MimePart.DEPTH - Claim.DEPTH;

    /** Most files that are told of, and how much of the name of each. */
    private static final int FILES = 8;

    private static final int NAME = 100;

    private static final Pattern ADDED =
            Pattern.compile("(?i)image/.*|text/(x-)?vcard|application/(pgp-.*|(x-)?pkcs7-.*|ms-tnef)");

    private SignedText() {}

    /**
     * What was written in what was signed, line ends LF; empty if there is no text.
     *
     * @param signed bytes, a character each: a MIME part, or the text of a clear-signed letter or a file
     */
    public static Optional<String> of(String signed) {
        return of(MimePart.of(Charsets.unmarked(signed.getBytes(StandardCharsets.ISO_8859_1))));
    }

    /** What was written in a part that is signed, without what is attached to it. */
    public static Optional<String> of(MimePart signed) {
        boolean declared = signed.field("Content-Type").isPresent()
                || signed.field("Content-Transfer-Encoding").isPresent();
        return declared
                ? Words.in(signed, DEPTH)
                : Optional.of(Charsets.decode(signed.bytes(), "UTF-8").replace("\r\n", "\n"))
                        .filter(text -> text.indexOf('\0') < 0);
    }

    /** The files in what was signed that might be meant to be read, and are not; neither pictures nor what programs add. */
    public static List<String> files(MimePart signed) {
        var read = of(signed);
        return signed.within(DEPTH)
                .filter(leaf -> leaf.children().isEmpty())
                .filter(leaf -> !ADDED.matcher(leaf.type().getBaseType()).matches())
                .flatMap(leaf ->
                        leaf
                                .fileName()
                                .filter(name -> read.filter(text -> text.contains(leaf.text()))
                                        .isEmpty())
                                .stream())
                .map(name -> name.substring(0, Math.min(NAME, name.length())))
                .limit(FILES)
                .toList();
    }
}
