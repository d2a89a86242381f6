package postrider.words;

import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Finds what introduces a quotation: a line of dashes around words, a block of mail headers, or a sentence in any language that ends in
 * a colon and gives a date or an address. It may take several lines.
 */
final class Announcements {
    /** The most lines of an introducing sentence, and of a header block. */
    private static final int WRAPPED_OVER = 4;

    private static final int HEADERS = 8;

    /** A line of dashes with words in it. */
    private static final Pattern ORIGINAL =
            MailLine.pattern("[-_]{3,} ?[^-_ ].*\\p{L}.*[-_]{2,}|[-_]{3,} ?\\p{L}[\\p{L} ]*[-_]{2,}");
    /** Words that announce a letter even if no quotation is recognized below. */
    private static final Pattern ORIGINALLY = MailLine.pattern(
            ".*(begin pgp|origin|ursprüng|ursprung|oorspronkelijk|oryginaln|původní|forward|weitergeleitet).*");

    private static final Pattern FORWARDED = MailLine.pattern("begin forwarded message:|.* forwarded message:?");
    private static final Pattern PASSED_ON = MailLine.pattern(
            "forward|weitergeleitet|transféré|reenviad|encaminhad|inoltrat|doorgestuurd|videresend|vidarebefordra|przekazan");

    /** What referees call themselves. */
    private static final Pattern REFEREE = MailLine.pattern("(?<!\\p{L})(referee|postrider)(?!\\p{L})");

    private static final Pattern WROTE = MailLine.pattern(
            ".*(?<!\\p{L})(wrote|schrieb|a écrit|escribió|escreveu|ha scritto|schreef|skrev|napisał\\S*|kirjoitti|írta|yazdı)(?!\\p{L}).{0,80}:");

    /** A name with an address, or a capitalized name. */
    private static final String WRITER = "([^:<>()\\d]{0,60}[<(]{1,2} ?[^\\s<>()@]{1,80}@[^\\s<>()@]{1,80}[>)]{1,2}"
            + "|\"?(?-i:\\p{Lu})[\\p{L}\\p{M}.'’-]{0,40}(,? (?-i:\\p{Lu})[\\p{L}\\p{M}.'’-]{0,40}){0,5}\"?)";

    private static final String WHEN =
            "[^\\d:<>]{0,20}\\d[^:<>]{2,30}?\\b\\d{1,2}[:.]\\d{2}([:.]\\d{2})?\\b( ?(AM|PM|Uhr|h|(?-i:\\p{Lu}{3,5})|\\(?[+-]\\d{4}\\)?))?,? ";

    /** Date, hour, writer and nothing else, as in Gmail, Apple Mail and Thunderbird. */
    private static final Pattern ATTRIBUTION =
            MailLine.pattern("(On|Am|Le|El|Il|Op|Den|Em|W dniu|\\p{L}{2,4}[.,]{0,2}) " + WHEN + "(" + WRITER
                    + " ?(wrote|a écrit|escribió|escreveu|ha scritto|napisał\\S*|kirjoitti) ?|(schrieb|schreef|skrev) "
                    + WRITER
                    + "):");

    private static final Pattern BEGINS = MailLine.pattern("(On|Am|Le|El|Il|Op|Den|Em|W dniu|Dne|Dňa|Pada|Vào)\\b.*");
    private static final Pattern ADDRESS = Pattern.compile("[^\\s<>()@:]@[^\\s<>()@]+\\.[^\\s<>()@]");

    private static final String YEAR = "\\p{Nd}{4}(?!\\p{Nd})";
    private static final String HOUR = "\\p{Nd}{1,2}:\\p{Nd}{2}";
    private static final String FIGURES = "\\p{Nd}{1,2}[./-] ?\\p{Nd}{1,2}[./-] ?\\p{Nd}{2}";

    private static final Pattern DATED =
            Pattern.compile("(?=\\p{Nd})(?:(?<!\\p{Nd})" + YEAR + "|(?<!\\p{Nd})" + HOUR + "|" + FIGURES + ")");

    /** A date or an hour. A year alone is not enough: 2028 may be a hex. */
    private static final Pattern DAY = Pattern.compile(HOUR + "|" + FIGURES
            + "|(?<!\\p{Nd})\\p{Nd}{1,2}\\.?,? (?:de |of )?\\p{L}{3,}\\.?,? (?:de )?" + YEAR
            + "|(?<!\\p{L})\\p{L}{3,}+\\.? \\p{Nd}{1,2}\\.?,? " + YEAR
            + "|(?<!\\p{Nd})\\p{Nd}{4} ?(?:[./-]|\\p{L}) ?\\p{Nd}{1,2}(?!\\p{Nd})");

    private static final Pattern ENDS_DATED = Pattern.compile("\\p{L}.{0,100}?[^\\p{L}](?:" + DAY + ")\\)?");

    private static final Pattern FROM =
            MailLine.pattern("(From|Von|De|Da|Van|Från|Fra|Od|Lähettäjä|Feladó|Kimden|От|发件人|差出人|보낸 사람) ?: .*");
    /** A row of a header block as Outlook and others write it. */
    private static final Pattern HEAD = MailLine.pattern(
            "(From|Sent|Date|To|Cc|Subject|Von|Gesendet|Datum|An|Betreff|De|Envoyé|À|Objet|Enviad[oa]( el| em)?|Fecha|Para|Asunto|Assunto"
                    + "|Da|Inviato|Data|A|Oggetto|Van|Verzonden|Aan|Onderwerp|Från|Skickat|Till|Ämne) ?: .*");

    private static final Pattern LABEL = Pattern.compile(" \\p{L}[\\p{L}\\p{M}]{0,20} ?: ");
    private static final Pattern MAIL_HEADER = MailLine.pattern("\\*?\\p{L}[\\p{L}\\p{M} .'/-]{0,30} ?:\\*? .+");

    private final List<MailLine> lines;

    /** Whether each line is like one of a mail header, and whether one that is has an address or a day. */
    private final boolean[] header;

    private final boolean[] telling;

    /** For each line, how many rows from there on announce a letter. */
    private final int[] rows;

    /** For each line, whether a quotation comes next. */
    private final boolean[] below;

    Announcements(List<MailLine> lines) {
        this.lines = lines;
        this.header = new boolean[lines.size()];
        this.telling = new boolean[lines.size()];
        for (int at = 0; at < lines.size(); at++) {
            header[at] = isHeader(lines.get(at));
            telling[at] =
                    header[at] && (lines.get(at).holds(ADDRESS) || lines.get(at).holds(DAY));
        }
        this.rows = new int[lines.size()];
        this.below = new boolean[lines.size() + 1];
        for (int at = lines.size() - 1; at >= 0; at--) {
            boolean may = lines.get(at).depth() == 0 && !lines.get(at).blank() && !Unseen.is(lines.get(at));
            rows[at] = may ? announcing(at) : 0;
            below[at] = lines.get(at).depth() > 0
                    || rows[at] > 0 && below[at + rows[at]]
                    || lines.get(at).blank() && below[at + 1];
        }
    }

    /** Splits a line in which the quotation follows the announcement, as Yahoo writes it. */
    static List<MailLine> apart(MailLine line) {
        var announced = ATTRIBUTION.matcher(line.text());
        if (line.isEndless()
                || !announced.lookingAt()
                || announced.end() == line.text().length()) return List.of(line);
        return List.of(line.saying(announced.group()), line.from(announced.end()));
    }

    /** How many rows from {@code at} announce a letter; 0 if none. */
    int at(int at) {
        return rows[at];
    }

    /** Whether an announcement says that the quotation was forwarded, or was not written by the referee. */
    boolean nameAnother() {
        var said = IntStream.range(0, lines.size())
                .filter(at -> rows[at] > 0 || isAbove(at))
                .mapToObj(at -> text(at, at + Math.max(1, rows[at])))
                .collect(Collectors.joining(" "));
        return !said.isEmpty()
                && (PASSED_ON.matcher(said).find() || !REFEREE.matcher(said).find());
    }

    /** The numbers of lines that end in a colon just above a quotation. */
    Set<Integer> above() {
        return IntStream.range(0, lines.size())
                .filter(this::isAbove)
                .mapToObj(at -> lines.get(at).number())
                .collect(Collectors.toSet());
    }

    private boolean isAbove(int at) {
        var line = lines.get(at);
        return line.depth() == 0 && line.text().endsWith(":") && below[at + 1];
    }

    /** Whether the next line is quoted, disregarding blank lines and further announcements. */
    boolean quotationBelow(int at) {
        return below[at];
    }

    /** Whether this announces a letter of ours in the form that mail programs add to every reply. */
    boolean isByProgram(int at) {
        int end = at + rows[at];
        if (lines.get(at).says(ORIGINAL)) return end < lines.size() && isHead(end) && isOurs(end + rows[end]);
        return isOurs(end) && (isHead(at) || ATTRIBUTION.matcher(text(at, end)).matches());
    }

    private boolean isHead(int at) {
        var block = lines.subList(at, at + headers(at));
        return !block.isEmpty() && lines.get(at).says(FROM) && block.stream().allMatch(line -> line.says(HEAD));
    }

    /** Whether the quotation from this line on is a letter of ours. */
    private boolean isOurs(int from) {
        var quoted = lines.stream().skip(from).dropWhile(MailLine::blank).toList();
        int depth = quoted.isEmpty() ? 0 : quoted.getFirst().depth();
        return quoted.stream()
                .takeWhile(line -> line.blank() || line.depth() >= depth)
                .anyMatch(line -> line.depth() == depth && line.says(Header.OURS));
    }

    private String text(int from, int until) {
        return lines.subList(from, until).stream().map(MailLine::text).collect(Collectors.joining(" "));
    }

    private int announcing(int at) {
        var line = lines.get(at);
        if (line.says(FORWARDED) || line.says(ORIGINAL) && (line.says(ORIGINALLY) || announcesBelow(at))) return 1;
        int headers = headers(at);
        if (headers > 0) return headers;
        int inALine = headersInALine(at);
        return inALine > 0 ? inALine : sentence(at);
    }

    /** Whether a letter follows below this line: quoted, under its header, or a letter of ours without quote marks. */
    private boolean announcesBelow(int at) {
        int next = at + 1;
        while (next < lines.size() && lines.get(next).blank()) next++;
        return below[at + 1] || next < lines.size() && (rows[next] > 0 || isOurs(next));
    }

    /** At least three rows. One must have an address or a date, unless the first says "From" in a language we know. */
    private int headers(int at) {
        int end = at;
        boolean tells = false;
        for (; end < lines.size() && end < at + HEADERS && header[end]; end++) tells |= telling[end];
        return end - at >= 3 && (tells || lines.get(at).says(FROM)) ? end - at : 0;
    }

    /** The same for header rows that a program has joined into a paragraph. */
    private int headersInALine(int at) {
        if (!header[at]) return 0;
        var text = new StringBuilder();
        int row = at;
        for (; row < Math.min(at + WRAPPED_OVER, lines.size()); row++) {
            var line = lines.get(row);
            if (line.blank() || line.depth() > 0) break;
            text.append(' ').append(line.text());
        }
        return text.length() < MailLine.TELLING
                        && LABEL.matcher(text).results().count() >= 3
                        && ADDRESS.matcher(text).find()
                        && DATED.matcher(text).find()
                ? row - at
                : 0;
    }

    private static boolean isHeader(MailLine line) {
        return line.depth() == 0
                && line.says(MAIL_HEADER)
                && !line.says(Wrapping.OPENS)
                && Header.of(line).silent();
    }

    private int sentence(int at) {
        var first = lines.get(at);
        boolean acts = Motion.begins(first.text(), true) && !first.text().endsWith(":");
        if (acts || first.says(Wrapping.OPENS) || !Header.of(first).silent()) return 0;
        boolean begins = first.says(BEGINS) || first.holds(ADDRESS) || first.holds(DATED);
        var text = new StringBuilder();
        int told = 0;
        for (int row = at; row < Math.min(at + WRAPPED_OVER, lines.size()); row++) {
            var line = lines.get(row);
            if (line.blank() || line.depth() > 0) break;
            text.append(' ').append(line.text());
            if (tells(text.substring(1), below[row + 1])) told = row - at + 1;
            if (!begins || told > 0 && line.text().endsWith(":")) break;
        }
        return told > 0 && isToldOfAsNotRead(at) ? 0 : told;
    }

    /** Whether this is in a letter of ours that reports an announcement as not read. */
    private boolean isToldOfAsNotRead(int at) {
        int from = at;
        while (from > Math.max(0, at - WRAPPED_OVER) && !lines.get(from - 1).blank()) from--;
        return text(from, at + 1).contains(OpenedLetter.NOT_READ);
    }

    private static boolean tells(String sentence, boolean aboveQuotation) {
        if (sentence.length() >= MailLine.TELLING) return false;
        boolean dated = DATED.matcher(sentence).find();
        boolean addressed = sentence.contains("@");
        if (!sentence.endsWith(":"))
            return aboveQuotation
                    && (addressed && dated || ENDS_DATED.matcher(sentence).matches());
        return WROTE.matcher(sentence).matches() || addressed && (dated || aboveQuotation) || dated && aboveQuotation;
    }
}
