package postrider.gateway;

import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import postrider.gateway.mime.Envelope;
import postrider.gateway.mime.MailAddress;
import postrider.gateway.mime.MimePart;

/**
 * Recognizes machine-written letters without a telling header field, by their words in the languages our players get them in. One sign is
 * not enough, since a person may use the same words: a subject or an opening needs a second sign that people do not write.
 *
 * @param text the beginning of its readable parts, and of letters attached to it
 */
record RobotWords(Envelope envelope, String text, boolean holdsLetter, MailAddress self) {
    /** How many characters of a letter are read, and how many are its opening. */
    private static final int MOST = 20_000;

    private static final int BEGINNING = 600;

    /** A person replies or forwards: the prefixes that mail programs put before a subject. */
    private static final Pattern REPLY =
            Pattern.compile("(?iu)\\s*(?:re|aw|sv|vs|antw|ref|rif|r|res|odp|ynt|fwd?|wg|tr|rv|i|vl|vb|pd"
                    + "|enc|doorst|回复|答复|转发|返信|転送)(?:\\[\\d+\\])?\\s?[:：].*|\\[[^\\s@\\]]+@[^\\s\\]]+: .*|.*\\(fwd\\)");

    /** Phrases about a letter that could not be delivered, or not yet. */
    private static final Pattern FAILED = Pattern.compile(String.join(
            "|",
            "(?iu)undeliver|non-?deliver|not (?:been )?(?:yet )?deliver|(?:could|can) ?not be (?:sent|delivered)",
            "deliver(?:y|ing)\\b.{0,30}\\b(?:fail|error|problem|notif|report|status|delay|abort|unsuccess|impossible)",
            "(?:fail|error|problem|delay)\\w*\\b.{0,20}\\bdeliver|failure notice|(?:return(?:ed|ing)?|bounced) (?:(?:e-?)?mail|message|to sender)|error sending",
            "mail\\b.{0,12}\\b(?:returned|failed|failure|error|rejected|undeliv)|warning: (?:message|could not send)",
            "message (?:delayed|rejected|not sent|status|undeliv)|mail (?:status|system)|complaint about message from",
            "rejected (?:mail|message)|non[ _]remis|non distribu|n'a pas (?:pu|été)|échec de|no se puede entregar|no se ha podido",
            "devuelt|no entregad|devolvid|não entregue|falha (?:na|de|no)|unzustellbar|nicht zustellbar|nicht zugestellt|zustell",
            "fehlgeschlagen|onbestelbaar|niet (?:bezorgd|afgeleverd)|mancat[ao] (?:recapito|consegna)|non (?:recapit|consegn)",
            "impossibile recapitare|kunn?e? ikke (?:leveres|sendes)|kunde inte levereras|ikke levere|inte levererat|ei voit?u? toimittaa",
            "niedostarcz|nie dostarczono|nie można dostarczyć|nedoručen|nelze doručit|kézbesíthetetlen|nelivrat|iletilemedi",
            "går inte att leverera|teslim edilemedi|nedoručiteln|s-a putut livra|αποτυχία|δεν παραδόθηκε|ارتداد|تعذر|לא נמסר",
            "quarantin|^\\s*rejected\\s?[:：]|forwarding\\b.{0,80}\\bfailed|mailbox (?:is )?full|quota exceeded|배달되지|배달할 수 없",
            "недостав|не доставлен|не удалось доставить|配信|メールエラー|送信できません|配達|退信|退回|投递|投遞|无法送达|無法送達|반송|전송 실패"));

    /** Whole subjects that no person writes. */
    private static final Pattern TITLE =
            Pattern.compile("(?iu)\\s*(?:delivery status notification\\b.*|mail delivery (?:failed|failure)\\b.*"
                    + "|(?:undelivered|undeliverable) mail returned to sender|mailbox (?:is )?full|(?:mail(?:box)? )?quota exceeded"
                    + "|unzustellbare (?:nachricht|e-?mail)|系统退信.*)\\s*");

    /** The form of our subjects. */
    private static final String SUBJECT = "\\[[a-z0-9-]{1,60}\\] \\d{1,6} .*";

    private static final Pattern OURS = Pattern.compile(".*" + SUBJECT);

    /** Read receipts and recalls: a prefix to the subject of a letter of ours. */
    private static final Pattern READ = Pattern.compile(
            "(?iu)\\s*(?:(?:not )?read|gelesen|ungelesen gelöscht|lu|leído|letto|lid[ao]|gelezen|läst|læst|lest"
                    + "|luettu|przeczytano|прочитано|přečteno|prečítané|olvasva|okundu|citit|已读|已讀|開封済み|읽음"
                    + "|(?:message )?recall|rückruf|rappel|richiamo|intrekken)\\s?[:：]\\s*" + SUBJECT);

    /** Openings by which machines say what they are, whatever the subject. */
    private static final Pattern MACHINE =
            Pattern.compile("(?iu)this is the (?:qmail-send|mail (?:system|delivery)|deliver|mailer)\\b.{0,30}"
                    + "(?:program|system|agent|at host)|created automatically by mail delivery software"
                    + "|(?:automatic(?:ally)?|automated|machine|computer)[ -]generated (?:(?:e-?)?mail|message|notification|reply|response|report|delivery)"
                    + "|this is an (?:automated|automatic) (?:(?:e-?)?mail|message|notification|reply|response|bounce|delivery)"
                    + "|automatisch (?:erzeugte|erstellte|generierte) (?:e-?mail|nachricht)|message automatique|mensaje (?:automático|generado)"
                    + "|messaggio (?:automatico|generato)|mensagem automática|自動(?:的に)?(?:送信|生成)|系统自动|自动发送");

    /** A server's reply (RFC 5321, 4.2, and RFC 3463), or a field of a delivery report. */
    private static final Pattern CODE =
            Pattern.compile("(?im)\\b[45]\\d\\d[ -][#(]?[245]\\.\\d{1,3}\\.\\d{1,3}\\b|<<< ?[45]\\d\\d"
                    + "|\\b5[0-7]\\d\\b.{0,60}\\b(?:user|mailbox|recipient|address|relay|unknown|no such|reject|denied|quota|full|not taken)"
                    + "|smtp (?:error|code)|^[> ]*(?:final-recipient|reporting-mta|diagnostic-code|error-code)\\s?:");

    /** A line with nothing but an address, as reports name an unreachable recipient. */
    private static final Pattern ALONE = Pattern.compile(
            "(?m)^[> \\t*-]{0,8}(?:to|rcpt|recipient|smtp|for)?\\s?:?\\s?<?([\\w.+=-]{1,64}@[\\w.-]{1,190})>?:?\\s*$",
            Pattern.CASE_INSENSITIVE);

    /** Header fields, as in a returned copy. */
    private static final Pattern COPY = Pattern.compile(
            "(?im)^[> \\t|]{0,12}(?:received: |return-path: |message-id: |delivered-to: |mime-version: |from: |date: |subject: )");

    private static final int FIELDS = 3;

    /** The subjects of vacation replies, perhaps before our own subject. */
    private static final Pattern AWAY = Pattern.compile(
            "(?iu)[\\s\\[(*]*(?:auto(?:mat|m[aá]t)?\\w*[ -]?(?:reply|repl|respon|answer|svar|odpow|antwort|vastaus|mail)"
                    + "|automati\\w* (?:antwoord|svar|repl|respon|válasz)|(?:réponse|respuesta|resposta|risposta|odpowiedź|odpověď|răspuns) ?auto"
                    + "|automat\\p{L}+ (?:odpověď|odpoveď|vastaus)|out of (?:the )?office[^:：]{0,20}[:：]|ooo[:：]|abwesen|vacation (?:reply|response|message)"
                    + "|yahoo! auto|fuera de (?:la )?oficina[:：]|fuori sede[:：]|absen(?:t|ce)[^:：]{0,20}[:：]|otomatik yanıt"
                    + "|(?:poissa|frånvaro|fravær|afwezig|ausente|ausencia|отсутств\\p{L}*|απουσία)[^:：]{0,20}[:：]"
                    + "|samodejni odgovor|automatski odgovor|automaatvastus|automātiska atbilde|automatinis atsakymas|balasan automatik"
                    + "|erantzun automatikoa|sjálfvirkt svar|автоматичен отговор|автоматична відповідь|аутоматски одговор"
                    + "|(?:การ)?ตอบกลับอัตโนมัติ|स्वचालित उत्तर|پاسخ خودکار"
                    + "|αυτόματη απάντηση|رد تلقائي|תשובה אוטומטית|מענה אוטומטי|trả lời tự động|balas(?:an)? otomatis|автоматический ответ|автоответ|自动(?:答复|回复)|自動(?:回覆|応答|返信)|자동 ?(?:회신|응답))");

    private static final Pattern CHALLENGE = Pattern.compile(
            "(?iu)(?:verif|confirm|validat|authenticat)\\w*.{0,40}(?:sender|mail|message|required|yourself|address)"
                    + "|(?:sender|mail|message|address)\\b.{0,40}(?:verif|confirm|validat|authenticat|authori[sz])|requires? (?:verif|confirm)|challenge|spam ?arrest|boxtrapper|spam ?block");

    private static final Pattern HUMAN = Pattern.compile(
            "(?iu)white-?list|\\bspam\\b|(?:real|live|actual) (?:person|human)|human being|are (?:a )?human|not a (?:spam)?(?:ro)?bot"
                    + "|one[- ]time|captcha|click|https?://");

    static RobotWords of(MimePart letter, Envelope envelope, MailAddress self) {
        var text = letter.all()
                .filter(part -> part.is("text/*") || part.is("message/*"))
                .map(part -> head(part.is("text/*") ? part.shown() : part.body(), MOST))
                .collect(Collectors.joining("\n"));
        boolean holds = letter.all().anyMatch(part -> part.is("message/*") || part.is("text/rfc822-headers"));
        return new RobotWords(envelope, head(text, MOST), holds, self);
    }

    private static String head(String text, int most) {
        return text.substring(0, Math.min(text.length(), most));
    }

    boolean bounce() {
        return ourLetter() && !reply()
                || MACHINE.matcher(beginning()).find()
                || TITLE.matcher(envelope.subject()).matches()
                || FAILED.matcher(envelope.subject()).find() && report();
    }

    private boolean reply() {
        return REPLY.matcher(envelope.subject()).matches();
    }

    private boolean report() {
        if (CODE.matcher(text).find()) return true;
        boolean names = ALONE.matcher(text).results().anyMatch(line -> !isOf(line.group(1), envelope.from()));
        if (reply()) return names && FAILED.matcher(beginning()).find();
        return names
                || OURS.matcher(envelope.subject()).matches()
                || holdsLetter
                || COPY.matcher(text).results().limit(FIELDS).count() == FIELDS;
    }

    private String beginning() {
        return head(text.strip(), BEGINNING);
    }

    private static boolean isOf(String address, Optional<MailAddress> writer) {
        return writer.filter(whose -> whose.address().equalsIgnoreCase(address)).isPresent();
    }

    /** Whether it contains a letter of ours with its header, which no person quotes. */
    private boolean ourLetter() {
        var field = "(?im)^[> \\t|]{0,12}(?:%s: |message-id:\\s*<[^<>@\\s]{1,200}@%s>)"
                .formatted(Incoming.MARK, Pattern.quote(self.domain()));
        return Pattern.compile(field).matcher(text).find();
    }

    boolean answer() {
        return away() && OURS.matcher(envelope.subject()).matches()
                || READ.matcher(envelope.subject()).matches();
    }

    /** Whether its subject says that the writer is away, which a person may write too. */
    boolean away() {
        return AWAY.matcher(envelope.subject()).lookingAt();
    }

    boolean challenge() {
        return CHALLENGE.matcher(envelope.subject()).find()
                && HUMAN.matcher(text).find();
    }
}
