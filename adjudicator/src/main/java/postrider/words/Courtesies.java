package postrider.words;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import postrider.kernel.Lists;

/**
 * What stands around a player's words and is not meant for the referee: greetings above them; below them farewells, what a mail
 * program or a telephone adds of itself, and who signs. It is told by its form, whatever its language; nothing that could be an order,
 * an answer or a clause has it, and everything else may be meant for the referee.
 */
record Courtesies(List<MailLine> above, List<MailLine> words, List<MailLine> below) {
    private static final String NAMES = "(\\p{L}[\\p{L}.'-]*( (and |& ?)?\\p{L}[\\p{L}.'-]*){0,2})";
    private static final String THANKS =
            "(many thanks|thanks|thank you|thx)( (so|very) much| a lot| again| in advance| all)?"
                    + "( for (the|your) \\p{L}+)?";
    private static final Pattern GREETING =
            form("(hi|hello|hey|dear|greetings|good (morning|day|afternoon|evening))( there)?" + "(,? " + NAMES + ")?|"
                    + THANKS + "(,? " + NAMES + ")?|(here (is|are) )?(my|the) (orders?|answers?|reply)"
                    + "|(hallo|guten (tag|morgen|abend)|moin|servus|bonjour|bonsoir|salut|hola|buen(os|as) (d[ií]as|tardes|noches)|ciao"
                    + "|buongiorno|buonasera|olá|oi|bom dia|boa (tarde|noite)|hoi|dag|goedemorgen|goedendag|hej|hei|halló|god (dag|morgen|kväll)"
                    + "|moi|terve|ahoj|dobrý den|cześć|dzień dobry|szia|merhaba|selam|привет|здравствуйте|добрый день|γεια( σας)?"
                    + "|sehr geehrte[rs]?|liebe[rs]?|cher|chère|estimad[oa]|querid[oa]|gentile|caro|cara|prezad[oa]|beste|kära|kjære|kære)"
                    + "(,? " + NAMES + ")?|你好|您好|こんにちは|안녕하세요");
    private static final Pattern FAREWELL = form("(" + THANKS
            + "|((with )?(best|kind|kindest|warm|warmest|many) )?(regards|wishes|greetings)|best|cheers"
            + "|(yours )?(sincerely|truly|faithfully)|yours|take care|all the best|good luck|have fun|enjoy|bye|goodbye|see you"
            + "|(with )?love|kr|br|rgds|ciao|ta"
            + "|(mit )?(besten?|freundliche[nm]?|herzliche[nm]?|liebe[nm]?|viele[n]?|schöne[nm]?) (dank|gr[uü](ß|ss)(en?)?)|gr(ü|ue)(ß|ss)e|gru(ß|ss)|mfg|lg|vg"
            + "|danke(schön)?|tschüss|servus|merci( beaucoup)?|cordialement|bien cordialement|bien à (vous|toi)|amicalement|salutations|à bientôt"
            + "|(muchas )?gracias|(un )?(cordial )?saludos?( cordiales)?|(un )?abrazos?|atentamente"
            + "|grazie( mille)?|(cordiali|distinti|cari) saluti|saluti|obrigad[oa]|(com os melhores )?cumprimentos|abraços?|atenciosamente"
            + "|bedankt|dank je( wel)?|(met )?(vriendelijke|hartelijke) groet(en)?|groet(en|jes)?|mvg|tack|(med )?(vänliga?|bästa) hälsning(ar)?"
            + "|hälsningar|mvh|vh|takk|tak|(med )?(vennlig|venlig|beste|bedste|hjertelig) hilsen(er)?|hilsen(er)?|kiitos|(ystävällisin )?terveisin"
            + "|t[.:]|dziękuję|(z )?(poważaniem|wyrazami szacunku)|pozdrawiam|pozdrowienia|díky|děkuji|s pozdravem|zdravím|köszönöm"
            + "|üdvözlettel|üdv|teşekkürler|saygılarımla|sevgiler|спасибо|с уважением|дякую|з повагою|ευχαριστώ|με εκτίμηση"
            + "|谢谢|謝謝|此致|敬礼|よろしくお願いします|敬具|ありがとうございます?|감사합니다|드림|תודה|بتحيات|شكرا)"
            + "(,? " + NAMES + ")?");

    /** Who signs: names in capitals or in a script without them, a particle, what he is, a dash before it, a side in brackets. */
    private static final String PART =
            "(?:[\\p{Lu}\\p{Lo}\\p{Lt}][\\p{L}\\p{M}.'-]*|van|von|der|den|de|la|le|du|di|da|dos|al|bin|zu|of|the|and|&)";

    private static final Pattern NAME = Pattern.compile("[-~]{0,2} ?" + PART + "(?: " + PART
            + "){0,5}(?:, (?:[A-Z][\\p{L}.]{0,4}))?(?: ?\\([^():;\\d]{1,40}\\))?[.!]?");

    /** Under a farewell, anything that is as short as a name. */
    private static final Pattern SIGNED = Pattern.compile("[-~]{0,2} ?\\p{L}[^:;\\d]{0,59}");

    private static final Pattern BIDDING = Pattern.compile("\\p{L}[^,:;\\d]{0,40},");

    /** One word that somebody might answer or ask with is no name. */
    private static final Pattern SAID = Pattern.compile(
            "(stand|none|no|yes|all|any|pass|ask|default|stop|nothing|help|status|preview|undo|concede|withdraw|draw|pause|resign|hello"
                    + "|moves|history|rules?|why|report|address|event|retreat|inside|outside|standing|i|we|you|please)\\b.*",
            Pattern.CASE_INSENSITIVE);

    /** What programs and telephones call themselves, and nobody else. */
    private static final String PROGRAM =
            "iphon\\p{L}*|ipad\\p{L}*|ipod|android|samsung|huawei|xiaomi|redmi|oneplus|motorola|nokia|fairphone|blackberry"
                    + "|outlook|hotmail|gmail|google mail|yahoo|proton ?mail|tuta(?:nota)?|em client|zoho|gmx|web\\.de|freenet|t-online|mail\\.ru|yandex|яндекс"
                    + "|rambler|seznam\\p{L}*|thunderbird|betterbird|k-9|fairemail|aol|aqua mail|bluemail|airmail|mailspring|mailbird|fastmail|hushmail|posteo"
                    + "|mailbox\\.org|mailfence|runbox|startmail|kmail|icloud|apple mail|roundcube|mailvelope|tapatalk";

    /** What else a letter is sent with; these words have other meanings, too. */
    private static final String DEVICE =
            "galaxy|honor|poco|oppo|vivo|realme|moto|pixel|windows|inbox|proton|magenta|spark|nine|newton|canary|superhuman|hey"
                    + "|mutt|evolution|app|apps|e-?mails?|mail|courriel|messagerie|correo|posta|poczt\\p{L}*|почт\\p{L}*|メール|邮件|郵件|邮箱|信箱|메일"
                    + "|mobile|mobil\\p{L}*|mobiel\\p{L}*|móvil|celular|cellulare|handy|smartphones?|phone|telefon\\p{L}*|téléphone|teléfono|telefone|puhelim\\p{L}*"
                    + "|телефон\\p{L}*|手机|手機|携帯|스마트폰|tablet\\p{L}*";

    /** That something was sent, in the languages of Europe and some others. */
    private static final String SENT =
            "sent|gesendet|gesandt|verschickt|envoyé|enviado|inviato|inviata|verzonden|verstuurd|skickat|skickades|sendt|lähetetty"
                    + "|wysłan[eoya]|wysłano|odesláno|odoslané|küldve|elküldve|küldte|trimis|изпратено|отправлено|послано|надіслано|poslano|poslato|gönderildi|gönderdim|στάλθηκε"
                    + "|εστάλη|送信|发送自|发自|發自|傳送|보냄|보낸|נשלח|أُ?رسلت?|terkirim|dikirim";

    private static final Pattern SIGN_OFF = Pattern.compile(
            "(?=.{3,160}$)(?!(?:play|answer|press|dispute|standing|if asked)\\b)(?:.*" + word(PROGRAM) + ".*"
                    + "|(?=.*" + word(SENT) + ").*" + word(DEVICE) + ".*|" + word(SENT)
                    + ".*(?:\\bmy\\b|\\bvia\\b|\\bmit\\b|https?:).*"
                    + "|.*(?:送信|发自|發自|보냄))",
            Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE | Pattern.UNICODE_CHARACTER_CLASS);

    private static String word(String words) {
        return "(?<![\\p{Lu}\\p{Ll}])(?:" + words + ")(?![\\p{Lu}\\p{Ll}])";
    }

    private static final Pattern ADDRESS =
            Pattern.compile("[<(]?(?:https?://|www\\.)\\S+[>)]?", Pattern.CASE_INSENSITIVE);

    /** What could be for the referee: a sentence has neither a number nor a colon, nor does it begin so. */
    private static final Pattern TO_US = Pattern.compile(
            ".*[\\d:;].*|(answer|if asked|otherwise|standing|preview|help|status|press|dispute|pass)\\b.*",
            Pattern.CASE_INSENSITIVE);

    private static Pattern form(String regex) {
        return Pattern.compile(
                "(" + regex + ")[ ,.:;!)(-]*[\\p{So}\\p{Sk}\\p{Cf}☺🙂]*[ ,.!]*",
                Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE);
    }

    static Courtesies around(List<MailLine> lines) {
        int from = 0;
        int to = lines.size();
        while (from < to && isAbove(lines.get(from))) from++;
        for (int end = to; end >= from; end = beforeTheEnd(lines.subList(from, to), from)) to = end;
        return new Courtesies(lines.subList(0, from), lines.subList(from, to), lines.subList(to, lines.size()))
                .besideMarks();
    }

    private static boolean isAbove(MailLine line) {
        return line.blank() || line.says(GREETING) || isSignOff(line);
    }

    /** Whether a program wrote all of these, if anything. */
    static boolean isNothingElse(List<MailLine> lines) {
        return lines.stream().allMatch(line -> line.blank() || isSignOff(line));
    }

    /** Where a line is marked, what is written around it without looking like an order is not meant for the referee either. */
    private Courtesies besideMarks() {
        if (words.stream().noneMatch(line -> Boxes.isMarked(line.text()))) return this;
        var meant = new ArrayList<MailLine>();
        var aside = new ArrayList<MailLine>();
        boolean goesOn = false;
        for (var line : words) {
            boolean opens = Boxes.opens(line.text()) || line.says(TO_US);
            goesOn = !Quotes.divides(line) && (goesOn || opens);
            (goesOn || Quotes.divides(line) ? meant : aside).add(line);
        }
        return new Courtesies(Lists.both(above, aside), meant, below);
    }

    /** Where the last blank line, farewell, signature or sign-off of these begins; -1 if they end with none. */
    private static int beforeTheEnd(List<MailLine> lines, int from) {
        if (lines.isEmpty()) return -1;
        var last = lines.getLast();
        int end = from + lines.size() - 1;
        if (last.blank() || last.says(FAREWELL) || isSignOff(last)) return end;
        int signed = underFarewell(lines);
        if (signed >= 0) return from + signed;
        boolean alone = lines.size() > 2 && lines.get(lines.size() - 2).blank();
        return alone && isName(last) && !unfinished(lines.subList(0, lines.size() - 1)) ? end : -1;
    }

    /** Where who signs stands under a farewell, in a few lines; -1 if nobody does. */
    private static int underFarewell(List<MailLine> lines) {
        for (int at = lines.size() - 1; at > 0 && at > lines.size() - 6; at--) {
            if (!lines.get(at).blank()
                    && (!lines.get(at).says(SIGNED) || lines.get(at).says(SAID))) return -1;
            if (lines.get(at - 1).says(FAREWELL) || bidsFarewell(lines, at - 1)) return at;
        }
        return -1;
    }

    /** A few words and a comma, in whatever language, in a paragraph of their own: who signs stands below them. */
    private static boolean bidsFarewell(List<MailLine> lines, int at) {
        var line = lines.get(at);
        return at > 1
                && lines.get(at - 1).blank()
                && line.says(BIDDING)
                && !line.says(SAID)
                && !unfinished(lines.subList(0, at));
    }

    private static boolean isName(MailLine line) {
        return line.says(NAME) && !line.says(SAID);
    }

    /** Whether the list above goes on below. */
    private static boolean unfinished(List<MailLine> lines) {
        return lines.reversed().stream()
                .filter(line -> !line.blank())
                .findFirst()
                .filter(line -> line.text().matches(".*[,;:]"))
                .isPresent();
    }

    /** What a program adds, and the address of its makers. */
    static boolean isSignOff(MailLine line) {
        return line.says(SIGN_OFF) || line.says(ADDRESS);
    }

    /** What is not read, as it was written. */
    List<String> notRead() {
        return Stream.concat(above.stream(), below.stream())
                .filter(line -> !line.blank())
                .map(MailLine::text)
                .toList();
    }
}
