package postrider.gateway.signing;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import postrider.gateway.mime.Charsets;
import postrider.gateway.mime.MimePart;
import postrider.gateway.mime.Words;
import postrider.text.Lists;
import postrider.words.OpenedLetter;

/** What a signed text says. The same bytes always say the same, be it today or when a game file is verified. */
public final class SignedText {
    /** Deepest nesting below the part that is signed: less than what is read, wherever in a letter it stands. */
    private static final int DEPTH = MimePart.DEPTH - Claim.DEPTH;

    /** Most files that are told of, and how much of the name of each. */
    private static final int FILES = 8;

    private static final int NAME = 100;

    private static final Pattern ADDED =
            Pattern.compile("(?i)image/.*|text/(x-)?vcard|application/(pgp-.*|(x-)?pkcs7-.*|ms-tnef)");

    /** Of something that is signed as it stands there, or a signature. */
    private static final Pattern ARMOR =
            Pattern.compile("-----BEGIN (?:PGP|SSH) .*?(?:-----END (?:PGP|SSH) SIGNATURE-----|$)", Pattern.DOTALL);

    private static final Pattern WORD = Pattern.compile("[\\p{L}\\p{N}]++");

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

    /** What a letter may say before anybody has checked it: its words as they stand, and what is clear-signed in them. */
    public static Stream<String> readings(MimePart letter) {
        return letter.words().stream()
                .flatMap(words -> Stream.concat(
                        Stream.of(words),
                        ClearSigned.find(words).stream()
                                .flatMap(block -> ClearSigned.read(block).stream())
                                .map(ClearSigned::text)));
    }

    /** What in a letter might be meant to be read, and is not: files in the part that was signed, and words that are not signed. */
    public static List<String> beside(MimePart letter, MimePart signed, String text) {
        var files = files(signed);
        return isMore(letter, said(text)) ? Lists.with(files, "what is not signed") : files;
    }

    private static boolean isMore(MimePart letter, Set<String> signed) {
        var more = letter.words().stream()
                .map(words -> ARMOR.matcher(words).replaceAll(""))
                .flatMap(String::lines)
                .filter(line -> line.isBlank() || !signed.containsAll(said(line)))
                .collect(Collectors.joining("\n"));
        return !OpenedLetter.open(more).isSilent();
    }

    /** Neither pictures nor what programs add. */
    private static List<String> files(MimePart signed) {
        var read = said(of(signed).orElse(""));
        return leaves(signed, DEPTH)
                .filter(leaf -> !ADDED.matcher(leaf.type().getBaseType()).matches())
                .filter(leaf -> !read.containsAll(said(leaf.shown())))
                .map(leaf -> leaf.fileName().orElse("without a name"))
                .map(name -> "the file " + name.substring(0, Math.min(NAME, name.length())))
                .limit(FILES)
                .toList();
    }

    /** The words in a text, however it is laid out. */
    private static Set<String> said(String text) {
        return WORD.matcher(text).results().map(MatchResult::group).collect(Collectors.toSet());
    }

    /** But for other forms of what is written. */
    private static Stream<MimePart> leaves(MimePart part, int depth) {
        if (part.children().isEmpty()) return Stream.of(part);
        return depth == 0
                ? Stream.of()
                : part.children().stream()
                        .filter(child -> !part.is("multipart/alternative")
                                || child.fileName().isPresent()
                                || !child.children().isEmpty())
                        .flatMap(child -> leaves(child, depth - 1));
    }
}
