package postrider.gateway.mime;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import postrider.text.Lists;
import postrider.words.OpenedLetter;

/** Finds what the writer of a letter wrote among its parts. */
public final class Words {
    /** In characters. A longer text says more than that there is an HTML version. */
    private static final int LONGEST = 400;

    private static final Pattern BLANK = Pattern.compile("[\\s\\p{Z}\\p{C}]*");

    /** What programs write in place of the HTML version; nothing addressed to a referee. */
    private static final Pattern STANDS_IN = Pattern.compile(
            "(?!.*\\b(?:game|impulse|code)\\b).*\\bhtml\\b.*", Pattern.DOTALL | Pattern.CASE_INSENSITIVE);

    private Words() {}

    /**
     * What is written in a part and at most {@code depth} levels below it, line ends LF: plain text, and HTML without a plain version above
     * it. A part with a name or an attachment disposition is a file, and read only if there is nothing else but what programs add.
     */
    public static Optional<String> in(MimePart part, int depth) {
        var texts = Stream.of(written(part, depth), files(part, depth, false), files(part, depth, true))
                .map(Words::said)
                .filter(text -> !text.isBlank())
                .distinct()
                .toList();
        boolean alone = texts.size() == 1;
        return Lists.find(texts, text -> alone || !OpenedLetter.open(text).isUnwritten())
                .or(() -> texts.stream().findFirst());
    }

    /** The same without attachments; empty if there is no such part. */
    static Optional<String> in(MimePart letter) {
        return Stream.of(written(letter, MimePart.DEPTH), files(letter, MimePart.DEPTH, false))
                .filter(some -> !some.isEmpty())
                .findFirst()
                .map(Words::said);
    }

    private static List<MimePart> files(MimePart part, int depth, boolean attached) {
        return part.within(depth)
                .filter(leaf -> leaf.is("text/plain") && leaf.attached() == attached)
                .toList();
    }

    private static List<MimePart> written(MimePart part, int depth) {
        return withoutCopies(texts(part, depth));
    }

    /** The plain texts and pages that are not files; of alternatives, the plain one. */
    private static List<MimePart> texts(MimePart part, int depth) {
        if (part.children().isEmpty())
            return Stream.of(part)
                    .filter(leaf -> leaf.is("text/plain") || isPage(leaf))
                    .filter(leaf -> !leaf.attached() && leaf.fileName().isEmpty())
                    .toList();
        var all = depth == 0
                ? List.<MimePart>of()
                : part.children().stream()
                        .flatMap(child -> texts(child, depth - 1).stream())
                        .toList();
        var plain = Lists.filter(all, Words::speaks);
        return part.is("multipart/alternative") && !plain.isEmpty() ? plain : all;
    }

    /** Old programs put the page after its plain version in multipart/mixed, and leave the plain version empty if there is none. */
    private static List<MimePart> withoutCopies(List<MimePart> written) {
        var kept = new ArrayList<MimePart>();
        for (var part : written) if (!isPage(part) || kept.stream().noneMatch(Words::speaks)) kept.add(part);
        return kept.stream().anyMatch(Words::isPage) ? Lists.filter(kept, part -> isPage(part) || speaks(part)) : kept;
    }

    private static boolean isPage(MimePart part) {
        return part.is("text/html");
    }

    private static boolean speaks(MimePart part) {
        return !isPage(part) && speaks(part.text());
    }

    private static boolean speaks(String plain) {
        return !BLANK.matcher(plain).matches()
                && !(plain.length() < LONGEST && STANDS_IN.matcher(plain).matches());
    }

    private static String said(List<MimePart> parts) {
        return parts.stream().map(MimePart::shown).collect(Collectors.joining("\n"));
    }
}
