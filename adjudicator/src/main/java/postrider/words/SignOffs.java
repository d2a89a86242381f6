package postrider.words;

import static java.util.regex.Pattern.CASE_INSENSITIVE;
import static java.util.regex.Pattern.UNICODE_CASE;

import java.util.List;
import java.util.regex.Pattern;

/** What a program puts under every letter: with what it was sent, where to get that, and who it was sent by. */
final class SignOffs {
    /** Rows of one, and words in a row. */
    private static final int ROWS = 3;

    private static final int WORDS = 16;

    private static final Pattern SENT =
            pattern("(this (message|e-?mail) )?(was )?(sent|written|typed|composed) (from|with|via|using|by|on)\\b.*"
                    + "|(get|download|try) .*\\bfor (ios|android|mobile|windows|mac)\\b.*|(scanned|checked) (by|with|for)\\b.*"
                    + "|(this|diese|ce|cet|este|esta|questa?|dit|deze|denne|detta) (e-?mail|message|nachricht|courriel|correo|mensaje|mensagem|"
                    + "messaggio|bericht)\\b.*");

    /** Sent, in languages that are written as ours is: the first word of a line, the second, or the last. */
    private static final Pattern SENT_ABROAD = pattern(
            "(\\S+ )?(envoy\\p{L}+|gesendet|verschickt|verfasst|geschrieben|enviad[oa]|mandad[oa]|escrito"
                    + "|inviat[oa]|spedit[oa]|verzonden|verstuurd|gestuurd|skickat|skickades|sendt|skrevet|lähetetty|wysłan\\p{L}|odeslán[oa]|poslán[oa]"
                    + "|odoslan\\p{L}|poslan[oa]|küldve|küldött|elküldve|trimis|expediat|poslato|gönderil\\p{L}+|saadetud|nosūtīt\\p{L}|išsiųst\\p{L}"
                    + "|dikirim|dihantar|gửi|naipadala|ipinadala|bidali\\p{L}+|enviat|anfonwyd|dërguar|sent|stuurd|sendita|sent frá)\\b.*"
                    + "|.*\\b(gesendet|verschickt|verfasst|geschrieben|gönderildi|bidalia|küldve|verzonden|geschickt)\\W*");

    /** What mail comes from: the same names in all languages, and written as names are. */
    private static final Pattern PROGRAM = Pattern.compile(
            ".*\\b([iI][pP](hon|ad|od)|iCloud|iOS|Android|Galaxy|Samsung|SAMSUNG|Huawei|HUAWEI|Xiaomi|Redmi"
                    + "|OnePlus|Xperia|BlackBerry|Fairphone|Outlook|Hotmail|Yahoo|Gmail|GMX|WEB\\.DE|T-Online|Proton ?[Mm]ail|Proton|Tuta|Tutanota|Fastmail|Zoho"
                    + "|Mailbird|[eE][mM] ?Client|Thunderbird|Betterbird|K-9|FairEmail|Aqua ?Mail|Blue ?Mail|Airmail|Spark|Mailspring|Postbox|myMail|Mail\\.[rR]u"
                    + "|Yandex|Naver|NAVER|Foxmail|QQ|Mailfence|Posteo|StartMail|Hushmail|AOL|Claws|KMail|Roundcube|Superhuman|Canary|Avast|AVG|Norton|Mailvelope"
                    + "|Windows|Mail[- ]App|Mail)\\b.*|.*\\b([iI][pP](hon|ad|od)|Android|Outlook|Samsung|Galaxy)\\p{L}*\\b.*");

    /** A telephone, by its own word in languages written as ours is. */
    private static final Pattern TELEPHONE = pattern(
            ".*\\b((smart|mobile )?phone|tele[fp]h?on\\p{L}*|téléphone|teléfono|móvil|mobil\\p{L}*|smartphone\\p{L}*|tablet\\p{L}*"
                    + "|komórk\\p{L}+|celular|cellulare|matkapuhelim\\p{L}+|puhelim\\p{L}+|sími\\p{L}*)\\b.*");

    /** Where more is to be read. */
    private static final Pattern LINK =
            pattern(".*(https?://|www\\.|\\b[a-z0-9-]+\\.(com|org|net|io|me|app|de|ru|info|eu)\\b).*");

    private SignOffs() {}

    private static Pattern pattern(String regex) {
        return Pattern.compile(regex, CASE_INSENSITIVE | UNICODE_CASE);
    }

    /** Whether rows between blank lines are one. */
    static boolean is(List<MailLine> rows) {
        return rows.size() <= ROWS && rows.stream().allMatch(SignOffs::isShort) && opens(rows.getFirst());
    }

    /** Whether a row is one that needs no blank line above it. */
    static boolean isAlone(MailLine row) {
        return isShort(row) && (row.says(SENT) || row.says(SENT_ABROAD) && isDevice(row));
    }

    private static boolean opens(MailLine row) {
        return row.says(SENT) || row.says(SENT_ABROAD) || isDevice(row) || row.says(LINK);
    }

    private static boolean isDevice(MailLine row) {
        return row.says(PROGRAM) || row.says(TELEPHONE);
    }

    private static boolean isShort(MailLine row) {
        return row.text().split(" ", WORDS + 1).length <= WORDS;
    }
}
