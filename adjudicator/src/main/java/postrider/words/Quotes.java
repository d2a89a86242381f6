package postrider.words;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * Tells a player's own words from the letter he replies to, wherever his mail program put them. His unquoted lines count.
 * Only where he wrote none, the template he filled in between the quote marks counts.
 */
final class Quotes {
    private static final int WRAPPED_OVER = 3;
    private static final Pattern ATTRIBUTION = pattern(".*\\b(wrote|schrieb|a écrit|escribió|ha scritto|schreef|skrev)"
            + "\\b.{0,80}:|(On|Am|Le|El|Il|Op|Den)\\b.*<\\S+@\\S+>.*:");
    private static final Pattern BEGINS_ATTRIBUTION = pattern("(On|Am|Le|El|Il|Op|Den)\\b.*");
    private static final Pattern ORIGINAL = pattern("-{3,} ?\\p{L}[\\p{L} ]*-{3,}");
    private static final Pattern FROM = pattern("\\*?(From|Von|De|Da|Van|Från|Fra) ?:\\*? .*");
    private static final Pattern MAIL_HEADER = pattern("\\*?\\p{L}+ ?:\\*? .+");
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
    static List<Row> own(List<Row> letter) {
        var rows = unsigned(marked(letter));
        var own = rows.stream().filter(row -> row.depth() == 0).toList();
        return own.stream().allMatch(Row::blank) ? template(rows) : own;
    }

    /** All the letter he replies to, for the game and impulse he did not repeat. */
    static List<Row> quoted(List<Row> letter) {
        return marked(letter).stream().filter(row -> row.depth() > 0).toList();
    }

    /** The same rows with the original one deeper where the mail program only announced it; announcements are gone. */
    private static List<Row> marked(List<Row> rows) {
        var marked = new ArrayList<Row>();
        int more = 0;
        for (int i = 0; i < rows.size(); i++) {
            int announced = announcement(rows, i);
            if (announced > 0) {
                i += announced - 1;
                if (!quotedNext(rows, i + 1)) more++;
            } else if (!rows.get(i).says(SIGN_OFF)) {
                marked.add(rows.get(i).deeper(more));
            }
        }
        return marked;
    }

    /** How many rows from {@code at} announce the original; 0 if none. */
    private static int announcement(List<Row> rows, int at) {
        var row = rows.get(at);
        if (row.depth() > 0) return 0;
        if (row.says(ORIGINAL) || row.says(FROM) && mailHeaders(rows, at + 1) >= 2) return 1;
        var text = new StringBuilder();
        for (int i = at;
                i < Math.min(at + WRAPPED_OVER, rows.size()) && !rows.get(i).blank();
                i++) {
            text.append(' ').append(rows.get(i).text());
            if (new Row(0, 0, 0, text.substring(1), false).says(ATTRIBUTION)) return i - at + 1;
            if (!row.says(BEGINS_ATTRIBUTION)) return 0;
        }
        return 0;
    }

    private static long mailHeaders(List<Row> rows, int from) {
        return rows.subList(from, Math.min(from + 4, rows.size())).stream()
                .filter(row -> row.says(MAIL_HEADER))
                .count();
    }

    private static boolean quotedNext(List<Row> rows, int from) {
        return rows.subList(from, rows.size()).stream()
                .filter(row -> !row.blank())
                .findFirst()
                .map(row -> row.depth() > 0)
                .orElse(false);
    }

    /** Without signatures. A signature ends where what stands around it is quoted less deeply, or more. */
    private static List<Row> unsigned(List<Row> rows) {
        var kept = new ArrayList<Row>();
        var signature = Optional.<Row>empty();
        for (var row : rows) {
            if (row.says(SIGNATURE)) signature = signature.or(() -> Optional.of(row));
            if (signature.isPresent() && row.depth() < signature.get().depth()) signature = Optional.empty();
            if (signature.isEmpty() || row.depth() > signature.get().depth()) kept.add(row);
        }
        return kept;
    }

    /** From the line that names the game down to the end of the template, a line of dashes or the end of the quote. */
    private static List<Row> template(List<Row> rows) {
        var from = rows.stream().filter(row -> !Header.of(row).game().isEmpty()).findFirst();
        return from.stream()
                .flatMap(first -> rows.stream()
                        .dropWhile(row -> row.number() < first.number())
                        .takeWhile(row -> row.depth() == first.depth() && !row.says(FENCE)))
                .toList();
    }

    /** A line that only divides. */
    static boolean divides(Row row) {
        return row.blank() || row.says(FENCE);
    }
}
