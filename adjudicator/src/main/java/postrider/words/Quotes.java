package postrider.words;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * Tells a player's own words from the letter he replies to, wherever his mail program put them. His unquoted lines count.
 * Only where he wrote none but courtesies, the template he filled in between the quote marks counts; a line he marked there counts
 * whatever he wrote around it.
 */
final class Quotes {
    /** Lines of a header of mail that tell it from an order. */
    private static final int HEADERS = 3;

    private static final int MOST_HEADERS = 5;

    private static final String ADDRESS = "[^\\s<>()@]+@[^\\s<>()@]+";
    private static final Pattern ADDRESSED = pattern(".*" + ADDRESS + ".*");

    /** Somebody's address and a colon at the end; or a word for it that he wrote. */
    private static final Pattern ATTRIBUTION = pattern(".*" + ADDRESS + ".*:"
            + "|.*\\b(wrote|schrieb|a écrit|escribió|ha scritto|schreef|skrev|escreveu|kirjoitti|napisał(\\(a\\))?|napsal|írta"
            + "|написал|yazdı)\\b.{0,80}:");

    /** Right above a quotation: words and a colon, with a day, an hour or a name in them. */
    private static final Pattern INTRODUCTION = pattern("(?=.*(?:\\d|\\p{Lu}\\p{Ll}|\\p{Lo})).*:");

    /** The day or the hour of a letter, in the line above the one that ends its attribution. */
    private static final Pattern DATED =
            pattern("(On|Am|Le|El|Il|Op|Den|Em)\\b.*|(?=.*(?:\\b20\\d\\d\\b|\\b\\d{1,2}[:.]\\d\\d\\b)).*");

    /** What a line to the referee begins with, or holds. */
    private static final Pattern TO_US =
            pattern("(answer|if asked|otherwise|standing|preview|help|status|press|dispute|play|game|impulse)\\b.*"
                    + "|.*[^\\s:]: \\S.*|[\\[(].{0,3}[\\])] .*");

    private static final Pattern OPENED = pattern(".*<");
    private static final Pattern ORIGINAL = pattern("-{3,} ?\\p{L}[\\p{L} ]*-{3,}");
    private static final Pattern FROM = pattern("\\*?(From|Von|De|Da|Van|Från|Fra) ?:\\*? .*");
    private static final Pattern MAIL_HEADER = pattern("\\*?\\p{L}[\\p{L} ]{0,30} ?:\\*? .+");
    /** What our letters begin with: where one comes back unquoted, it is ours but for the lines to send back. */
    private static final Pattern OURS = pattern("[a-z0-9_-]+, impulse \\d+, to the .+ player");

    private static final Pattern SIGNATURE = pattern("--?");
    private static final Pattern FENCE = pattern("[-_=*~ ]{3,}(\\p{L}[^-_=*~]*[-_=*~]{3,})?");

    private Quotes() {}

    private static Pattern pattern(String regex) {
        return Pattern.compile(
                regex, Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE | Pattern.UNICODE_CHARACTER_CLASS);
    }

    /** The player's words, and his alone. */
    static List<MailLine> own(List<MailLine> letter) {
        return unsigned(ourselves(marked(letter))).stream()
                .filter(line -> line.depth() == 0)
                .toList();
    }

    /** The lines to send back that he left between the quote marks; empty if there are none. */
    static List<MailLine> filledIn(List<MailLine> letter) {
        return template(unsigned(ourselves(marked(letter))).stream()
                .filter(line -> line.depth() > 0)
                .toList());
    }

    /** All the letter he replies to, for the game and impulse he did not repeat. */
    static List<MailLine> quoted(List<MailLine> letter) {
        return ourselves(marked(letter)).stream()
                .filter(line -> line.depth() > 0)
                .toList();
    }

    /** The same lines with the original one deeper where the mail program only announced it; announcements are gone. */
    private static List<MailLine> marked(List<MailLine> lines) {
        var marked = new ArrayList<MailLine>();
        int more = 0;
        for (int i = 0; i < lines.size(); i++) {
            int header = mailHeader(lines, i);
            int announced = header > 0 ? 1 : announcement(lines, i);
            if (announced == 0) marked.add(lines.get(i).deeper(more));
            for (int above = 1; above < announced; above++) {
                int number = lines.get(i - above).number();
                if (!marked.isEmpty() && marked.getLast().number() == number) marked.removeLast();
            }
            i += Math.max(0, header - 1);
            if (announced > 0 && !quotedNext(lines, i + 1) && !announcedNext(lines, i + 1)) more++;
        }
        return marked;
    }

    /** Whether what comes next says itself where the original is. */
    private static boolean announcedNext(List<MailLine> lines, int from) {
        int at = from;
        while (at < lines.size() && lines.get(at).blank()) at++;
        return at < lines.size() && (mailHeader(lines, at) > 0 || announcement(lines, at) > 0);
    }

    /** The same lines with a letter of ours that nobody quoted one deeper, but for its lines to send back. */
    private static List<MailLine> ourselves(List<MailLine> lines) {
        var head = lines.stream()
                .filter(line -> line.depth() == 0 && line.says(OURS))
                .findFirst();
        if (head.isEmpty()) return lines;
        int title = head.get().number() - 1;
        var back = template(lines.stream().filter(line -> line.number() > title).toList()).stream()
                .map(MailLine::number)
                .collect(Collectors.toSet());
        return lines.stream()
                .map(line -> line.number() < title || back.contains(line.number()) ? line : line.deeper(1))
                .toList();
    }

    /** How many lines down to {@code at} announce the original; 0 if none. */
    private static int announcement(List<MailLine> lines, int at) {
        var line = lines.get(at);
        if (line.depth() > 0 || line.blank()) return 0;
        if (line.says(ORIGINAL)) return 1;
        if (!line.text().endsWith(":") || line.says(TO_US)) return 0;
        int from = at;
        if (!line.says(ADDRESSED) && belongs(lines, from - 1, ADDRESSED)) from--;
        if (from == at && line.text().matches("[^<]*@[^<]*>.*") && belongs(lines, from - 1, OPENED)) from--;
        if (belongs(lines, from - 1, DATED)) from--;
        var text = new StringBuilder();
        lines.subList(from, at + 1).forEach(part -> text.append(' ').append(part.text()));
        var said = MailLine.plain(0, text.substring(1));
        boolean announces = said.says(ATTRIBUTION) || said.says(INTRODUCTION) && quotedNext(lines, at + 1);
        return announces ? at + 1 - from : 0;
    }

    /** Whether the attribution that ends below this line goes back to it. */
    private static boolean belongs(List<MailLine> lines, int at, Pattern form) {
        if (at < 0) return false;
        var line = lines.get(at);
        return line.depth() == 0 && !line.blank() && line.says(form) && !line.says(TO_US);
    }

    /** How many lines from here tell sender, date, recipient and subject of the original, in whatever language; 0 if they do not. */
    private static int mailHeader(List<MailLine> lines, int at) {
        var block = lines.subList(at, Math.min(at + MOST_HEADERS, lines.size())).stream()
                .takeWhile(line -> line.depth() == 0 && line.says(MAIL_HEADER))
                .toList();
        boolean fromSomebody = !block.isEmpty()
                && (block.getFirst().says(FROM) || block.stream().anyMatch(line -> line.says(ADDRESSED)));
        return block.size() >= HEADERS && fromSomebody ? block.size() : 0;
    }

    private static boolean quotedNext(List<MailLine> lines, int from) {
        return lines.subList(from, lines.size()).stream()
                .filter(line -> !line.blank())
                .findFirst()
                .map(line -> line.depth() > 0)
                .orElse(false);
    }

    /** Without signatures. A signature ends where what stands around it is quoted less deeply, or more. */
    private static List<MailLine> unsigned(List<MailLine> lines) {
        var kept = new ArrayList<MailLine>();
        var signature = Optional.<MailLine>empty();
        for (var line : lines) {
            if (line.says(SIGNATURE)) signature = signature.or(() -> Optional.of(line));
            if (signature.isPresent() && line.depth() < signature.get().depth()) signature = Optional.empty();
            if (signature.isEmpty() || line.depth() > signature.get().depth()) kept.add(line);
        }
        return kept;
    }

    /** From the line that names the game down to the end of the template, a line of dashes or the end of the quote. */
    private static List<MailLine> template(List<MailLine> lines) {
        var from =
                lines.stream().filter(line -> !Header.of(line).game().isEmpty()).findFirst();
        return from.stream()
                .flatMap(first -> lines.stream()
                        .dropWhile(line -> line.number() < first.number())
                        .takeWhile(line -> line.depth() == first.depth() && !line.says(FENCE)))
                .toList();
    }

    /** A line that only divides. */
    static boolean divides(MailLine line) {
        return line.blank() || line.says(FENCE);
    }
}
