package postrider.words;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * Tells a player's own words from the letter he replies to, wherever his mail program put them. His unquoted lines count.
 * Only where he wrote none, the template he filled in between the quote marks counts.
 */
final class Quotes {
    private static final int WRAPPED_OVER = 3;
    private static final Pattern ATTRIBUTION = pattern(".*\\b(wrote|schrieb|a écrit|escribió|ha scritto|schreef|skrev)"
            + "\\b.{0,80}:|(On|Am|Le|El|Il|Op|Den)\\b.*<[^\\s<>@]+@[^\\s<>@]+>.*:");
    private static final Pattern BEGINS_ATTRIBUTION = pattern("(On|Am|Le|El|Il|Op|Den)\\b.*");
    private static final Pattern ORIGINAL = pattern("-{3,} ?\\p{L}[\\p{L} ]*-{3,}");
    private static final Pattern FROM = pattern("\\*?(From|Von|De|Da|Van|Från|Fra) ?:\\*? .*");
    private static final Pattern MAIL_HEADER = pattern("\\*?\\p{L}+ ?:\\*? .+");
    /** What our letters begin with: where one comes back unquoted, it is ours but for the lines to send back. */
    private static final Pattern OURS = pattern("[a-z0-9_-]+, impulse \\d+, to the .+ player");

    private static final Pattern SIGNATURE = pattern("--?");
    private static final Pattern SIGN_OFF = pattern(
            "(Sent|Envoyé|Enviado|Inviato|Verzonden|Skickat) "
                    + "(from|de|depuis|da|desde|vanaf|från)\\b.*|Von meinem .* gesendet|Gesendet (mit|von)\\b.*|Get Outlook .*");
    private static final Pattern FENCE = pattern("[-_=*~ ]{3,}(\\p{L}[^-_=*~]*[-_=*~]{3,})?");

    private Quotes() {}

    private static Pattern pattern(String regex) {
        return Pattern.compile(regex, Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE);
    }

    /** The player's words, and his alone. */
    static List<MailLine> own(List<MailLine> letter) {
        var lines = unsigned(ourselves(marked(letter)));
        var own = lines.stream().filter(line -> line.depth() == 0).toList();
        return own.stream().allMatch(MailLine::blank) ? template(lines) : own;
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
            int announced = announcement(lines, i);
            if (announced > 0) {
                i += announced - 1;
                if (!quotedNext(lines, i + 1)) more++;
            } else if (!lines.get(i).says(SIGN_OFF)) {
                marked.add(lines.get(i).deeper(more));
            }
        }
        return marked;
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

    /** How many lines from {@code at} announce the original; 0 if none. */
    private static int announcement(List<MailLine> lines, int at) {
        var line = lines.get(at);
        if (line.depth() > 0) return 0;
        if (line.says(ORIGINAL) || line.says(FROM) && mailHeaders(lines, at + 1) >= 2) return 1;
        var text = new StringBuilder();
        for (int i = at;
                i < Math.min(at + WRAPPED_OVER, lines.size()) && !lines.get(i).blank();
                i++) {
            text.append(' ').append(lines.get(i).text());
            if (new MailLine(0, 0, 0, text.substring(1), false).says(ATTRIBUTION)) return i - at + 1;
            if (!line.says(BEGINS_ATTRIBUTION)) return 0;
        }
        return 0;
    }

    private static long mailHeaders(List<MailLine> lines, int from) {
        return lines.subList(from, Math.min(from + 4, lines.size())).stream()
                .filter(line -> line.says(MAIL_HEADER))
                .count();
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
