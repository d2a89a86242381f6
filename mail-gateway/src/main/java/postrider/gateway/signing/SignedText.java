package postrider.gateway.signing;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import postrider.gateway.mime.Charsets;
import postrider.gateway.mime.Latin;
import postrider.gateway.mime.MimePart;
import postrider.gateway.mime.Words;
import postrider.text.Lists;
import postrider.words.OpenedLetter;

/** Reads what a signed text says. The same bytes always give the same text, today or when a game file is verified. */
public final class SignedText {
    /** How deep to look below the signed part: shallow enough to be read in full wherever in a letter that part is. */
    private static final int DEPTH = MimePart.DEPTH - Claim.DEPTH;

    /** How many unread files are mentioned, and how much of each name. */
    private static final int FILES = 8;

    private static final int NAME = 100;

    private static final Pattern ADDED =
            Pattern.compile("(?i)image/.*|text/(x-)?vcard|application/(pgp-.*|(x-)?pkcs7-.*|ms-tnef)");

    /** A signature, or a text in armor. */
    private static final Pattern ARMOR =
            Pattern.compile("-----BEGIN (?:PGP|SSH) .*?(?:-----END (?:PGP|SSH) SIGNATURE-----|$)", Pattern.DOTALL);

    private static final Pattern WORD = Pattern.compile("[\\p{L}\\p{N}]++");

    private SignedText() {}

    /**
     * The text in what was signed, line ends LF; empty if there is none.
     *
     * @param signed one character a byte: a MIME part, or the text of a clear-signed letter or a file
     */
    public static Optional<String> of(String signed) {
        return of(MimePart.of(Charsets.unmarked(Latin.bytes(signed))));
    }

    /** The text in a signed part, without attachments. */
    public static Optional<String> of(MimePart signed) {
        boolean declared = signed.field("Content-Type").isPresent()
                || signed.field("Content-Transfer-Encoding").isPresent();
        return declared
                ? Words.in(signed, DEPTH)
                : Optional.of(Charsets.decode(signed.bytes(), "UTF-8").replace("\r\n", "\n"))
                        .filter(text -> text.indexOf('\0') < 0);
    }

    /** What a letter may say, before any check: its text, and the clear-signed texts within. */
    public static Stream<String> readings(MimePart letter) {
        return letter.words().stream()
                .flatMap(words -> Stream.concat(
                        Stream.of(words),
                        ClearSigned.find(words).stream()
                                .flatMap(block -> ClearSigned.read(block).stream())
                                .map(ClearSigned::text)));
    }

    /** What the writer may have wanted read but is not: files in the signed part, and text that is not signed. */
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

    /** The files in the signed part, without pictures and what mail programs add. */
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

    /** The words in a text, regardless of layout. */
    private static Set<String> said(String text) {
        return WORD.matcher(text).results().map(MatchResult::group).collect(Collectors.toSet());
    }

    /** The parts without children, except alternative forms of the text. */
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
