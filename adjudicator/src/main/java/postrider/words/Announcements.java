package postrider.words;

import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Where a letter announces the one it answers: by a line of dashes with words in it, by a block of its header, or by a sentence that
 * ends in a colon and says when it came or from which address, in whatever language and over however many lines.
 */
final class Announcements {
    /** Lines of a sentence at most, and of a header. */
    private static final int WRAPPED_OVER = 4;

    private static final int HEADERS = 8;

    /** A line of dashes with words in it. */
    private static final Pattern ORIGINAL =
            MailLine.pattern("[-_]{3,} ?[^-_ ].*\\p{L}.*[-_]{2,}|[-_]{3,} ?\\p{L}[\\p{L} ]*[-_]{2,}");
    /** Words that announce a letter even if none is seen below. */
    private static final Pattern ORIGINALLY = MailLine.pattern(
            ".*(begin pgp|origin|ursprüng|ursprung|oorspronkelijk|oryginaln|původní|forward|weitergeleitet).*");

    private static final Pattern FORWARDED = MailLine.pattern("begin forwarded message:|.* forwarded message:?");
    private static final Pattern PASSED_ON = MailLine.pattern(
            "forward|weitergeleitet|transféré|reenviad|encaminhad|inoltrat|doorgestuurd|videresend|vidarebefordra|przekazan");

    /** As offices call themselves. */
    private static final Pattern REFEREE = MailLine.pattern("(?<!\\p{L})(referee|postrider)(?!\\p{L})");

    private static final Pattern WROTE = MailLine.pattern(
            ".*(?<!\\p{L})(wrote|schrieb|a écrit|escribió|escreveu|ha scritto|schreef|skrev|napisał\\S*|kirjoitti|írta|yazdı)(?!\\p{L}).{0,80}:");

    /** A name and an address, or a name of words with capitals. */
    private static final String WRITER = "([^:<>()\\d]{0,60}[<(]{1,2} ?[^\\s<>()@]{1,80}@[^\\s<>()@]{1,80}[>)]{1,2}"
            + "|\"?(?-i:\\p{Lu})[\\p{L}\\p{M}.'’-]{0,40}(,? (?-i:\\p{Lu})[\\p{L}\\p{M}.'’-]{0,40}){0,5}\"?)";

    private static final String WHEN =
            "[^\\d:<>]{0,20}\\d[^:<>]{2,30}?\\b\\d{1,2}[:.]\\d{2}([:.]\\d{2})?\\b( ?(AM|PM|Uhr|h|(?-i:\\p{Lu}{3,5})|\\(?[+-]\\d{4}\\)?))?,? ";

    /** Date, hour, who wrote, and nothing else: Gmail, Apple Mail, Thunderbird and their like. */
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

    /** With a day or an hour: 2028 alone may be a hex. */
    private static final Pattern DAY = Pattern.compile(HOUR + "|" + FIGURES
            + "|(?<!\\p{Nd})\\p{Nd}{1,2}\\.?,? (?:de |of )?\\p{L}{3,}\\.?,? (?:de )?" + YEAR
            + "|(?<!\\p{L})\\p{L}{3,}+\\.? \\p{Nd}{1,2}\\.?,? " + YEAR
            + "|(?<!\\p{Nd})\\p{Nd}{4} ?(?:[./-]|\\p{L}) ?\\p{Nd}{1,2}(?!\\p{Nd})");

    private static final Pattern ENDS_DATED = Pattern.compile("\\p{L}.{0,100}?[^\\p{L}](?:" + DAY + ")\\)?");

    private static final Pattern FROM =
            MailLine.pattern("(From|Von|De|Da|Van|Från|Fra|Od|Lähettäjä|Feladó|Kimden|От|发件人|差出人|보낸 사람) ?: .*");
    /** A row of what Outlook writes, and others after it. */
    private static final Pattern HEAD = MailLine.pattern(
            "(From|Sent|Date|To|Cc|Subject|Von|Gesendet|Datum|An|Betreff|De|Envoyé|À|Objet|Enviad[oa]( el| em)?|Fecha|Para|Asunto|Assunto"
                    + "|Da|Inviato|Data|A|Oggetto|Van|Verzonden|Aan|Onderwerp|Från|Skickat|Till|Ämne) ?: .*");

    private static final Pattern LABEL = Pattern.compile(" \\p{L}[\\p{L}\\p{M}]{0,20} ?: ");
    private static final Pattern MAIL_HEADER = MailLine.pattern("\\*?\\p{L}[\\p{L}\\p{M} .'/-]{0,30} ?:\\*? .+");

    private final List<MailLine> lines;

    /** How many rows from each line announce a letter. */
    private final int[] rows;

    /** Whether a quotation is the next thing from each line on. */
    private final boolean[] below;

    Announcements(List<MailLine> lines) {
        this.lines = lines;
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

    /** A line that announces a letter and goes on with it, as Yahoo writes it, as two. */
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

    /** Whether it is announced that somebody else than the referee wrote what is quoted, or that it is passed on. */
    boolean nameAnother() {
        var said = IntStream.range(0, lines.size())
                .filter(at -> rows[at] > 0 || isAbove(at))
                .mapToObj(at -> text(at, at + Math.max(1, rows[at])))
                .collect(Collectors.joining(" "));
        return !said.isEmpty()
                && (PASSED_ON.matcher(said).find() || !REFEREE.matcher(said).find());
    }

    /** The numbers of the lines that end in a colon right above a quotation. */
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

    /** Whether the next thing below, but for blank lines and further announcements, is quoted. */
    boolean quotationBelow(int at) {
        return below[at];
    }

    /** Whether a mail program wrote by itself what announces a letter of ours there, as it does above whatever is answered. */
    boolean isByProgram(int at) {
        int end = at + rows[at];
        if (lines.get(at).says(ORIGINAL)) return end < lines.size() && isHead(end) && isOurs(end + rows[end]);
        return isOurs(end) && (isHead(at) || ATTRIBUTION.matcher(text(at, end)).matches());
    }

    private boolean isHead(int at) {
        var block = lines.subList(at, at + headers(at));
        return !block.isEmpty() && lines.get(at).says(FROM) && block.stream().allMatch(line -> line.says(HEAD));
    }

    /** Whether what is quoted from there on is a letter of ours. */
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

    /** Whether a letter stands below a line, quoted, under its header, or one of ours as it is. */
    private boolean announcesBelow(int at) {
        int next = at + 1;
        while (next < lines.size() && lines.get(next).blank()) next++;
        return below[at + 1] || next < lines.size() && (rows[next] > 0 || isOurs(next));
    }

    /** Three at least, one of which has an address or a day; or two under one that says From in a language we know. */
    private int headers(int at) {
        int end = at;
        while (end < lines.size() && end < at + HEADERS && isHeader(lines.get(end))) end++;
        var block = lines.subList(at, end);
        boolean tells = block.stream().anyMatch(line -> line.holds(ADDRESS) || line.holds(DAY));
        return block.size() >= 3 && (tells || block.getFirst().says(FROM)) ? block.size() : 0;
    }

    /** Likewise where a program has put them behind one another. */
    private int headersInALine(int at) {
        if (!isHeader(lines.get(at))) return 0;
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
        if (first.says(Wrapping.OPENS) || !Header.of(first).silent()) return 0;
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

    /** Whether a letter of ours tells that it did not read what announced another. */
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
