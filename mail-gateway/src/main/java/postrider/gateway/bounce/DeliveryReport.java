package postrider.gateway.bounce;

import static postrider.store.MailEvent.News.DELAYED;
import static postrider.store.MailEvent.News.DELIVERED;
import static postrider.store.MailEvent.News.FAILED;
import static postrider.store.MailEvent.News.RELAYED;

import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import postrider.gateway.Incoming.Reason;
import postrider.gateway.mime.MimePart;
import postrider.store.MailEvent;
import postrider.text.Lists;

/**
 * What became of a letter, according to a mail system.
 *
 * @param why the reason in one line, with its status code if there is one; may be empty
 */
public record DeliveryReport(MailEvent.News news, String why) {
    /** The longest reason, in characters. */
    private static final int LONGEST = 200;

    private static final Pattern CODE = Pattern.compile("(?<![\\d.])[245]\\.\\d{1,3}\\.\\d{1,3}(?![\\d.]*\\d)");

    /** A code that says only that delivery failed. */
    private static final Pattern VAGUE = Pattern.compile("[245]\\.[05]\\.0");

    /** A server's reply (RFC 5321, 4.2). */
    private static final Pattern REPLY = Pattern.compile(
            "(?<![\\d.:])[45]\\d\\d(?:[ -]+#?[45]\\.\\d{1,3}\\.\\d{1,3}|[ -]+\\S)|#?\\(?#[45]\\.\\d\\.\\d");

    private static final Pattern SUBJECT_DELAYED =
            Pattern.compile("(?iu)delay|warning|\\btemporar|not yet|still|verz[oö]ger|retard|waiting");
    private static final Pattern SUBJECT_DONE = Pattern.compile(
            "(?iu)\\bsuccess|\\bwas delivered|\\bdelivered:|\\brelayed|has been (?:delivered|relayed)|zugestellt\\b(?<!nicht zugestellt)");

    private static final Pattern DELAYED_WORDS = Pattern.compile(
            "(?iu)delayed|has not (?:yet )?been delivered|not yet (?:been )?deliver|(?:will|shall) (?:be |continue |keep |now )?(?:to )?(?:re-?tr|try)|still (?:trying|being)|(?:delivery )?attempts will continue|(?:do not|don't) (?:need|have) to (?:re-?send|do)|could not send message for past|warning message only|noch nicht zugestellt");
    private static final Pattern GIVEN_UP = Pattern.compile(
            "(?iu)given up|giving up|permanent|has failed|failed permanently|not be re-?tried|will not (?:re-?)?try|was not delivered|timeout exceeded|cannot send message for \\d|being returned");
    private static final Pattern FAILED_WORDS = Pattern.compile(
            "(?iu)undeliver|not (?:be )?deliver|n[o']t (?:be )?(?:delivered|sent)|(?:un|wasn't )able to deliver|fail|returned|reject|error|did(?: no|n')t reach|refused|bounce|problem|could not|cannot|not accepted"
                    + "|unzustellbar|nicht (?:zugestellt|zustellbar|erreicht)|non remis|pas (?:pu|été)|no se (?:puede|ha podido)|devuelt|não entregue|impossibile|niedostarcz|не (?:удалось|может|доставлен)|недостав|配信|送信できません|届け|退信|退回|无法|無法");

    /** A forwarder reports on several recipients: the worst news counts. */
    private static final List<MailEvent.News> WORST = List.of(FAILED, DELAYED, RELAYED, DELIVERED);

    /**
     * Reads a machine-written letter; empty if it says nothing about delivery, such as a vacation reply.
     *
     * @param reason how it was recognized as a machine's
     */
    public static Optional<DeliveryReport> of(Bounce bounce, Reason reason) {
        return switch (reason) {
            case BOUNCE -> of(bounce);
            case CHALLENGE -> Optional.of(new DeliveryReport(DELAYED, reason.toString()));
            default -> Optional.empty();
        };
    }

    private static Optional<DeliveryReport> of(Bounce bounce) {
        var told = bounce.report().stream()
                .flatMap(group -> told(group, bounce).stream())
                .min(Comparator.comparing(report -> WORST.indexOf(report.news)));
        return told.isPresent() || bounce.isComplaint() ? told : said(bounce);
    }

    private static Optional<DeliveryReport> told(MimePart group, Bounce bounce) {
        var status = group.field("Status").flatMap(DeliveryReport::code);
        var action = group.field("Action")
                .map(field -> field.toLowerCase(Locale.ROOT).strip());
        return action.flatMap(DeliveryReport::acted)
                .or(() -> status.map(DeliveryReport::classed))
                .or(() -> group.field("Disposition").flatMap(DeliveryReport::disposed))
                .map(news -> new DeliveryReport(
                        news, news == DELIVERED || news == RELAYED ? "" : why(group, status, bounce)));
    }

    /** RFC 3464, 2.3.3. */
    private static Optional<MailEvent.News> acted(String action) {
        return switch (action.split("[\\s(;]", 2)[0]) {
            case "failed", "failure" -> Optional.of(FAILED);
            case "delayed" -> Optional.of(DELAYED);
            case "delivered" -> Optional.of(DELIVERED);
            case "relayed", "expanded" -> Optional.of(RELAYED);
            default -> Optional.empty();
        };
    }

    private static MailEvent.News classed(String status) {
        return switch (status.charAt(0)) {
            case '2' -> DELIVERED;
            case '4' -> DELAYED;
            default -> FAILED;
        };
    }

    /** RFC 8098, 3.2.6. */
    private static Optional<MailEvent.News> disposed(String disposition) {
        return disposition.matches("(?is).*;\\s*(?:displayed|dispatched|processed|deleted)\\b.*")
                ? Optional.of(DELIVERED)
                : Optional.empty();
    }

    private static Optional<String> code(String text) {
        var found = CODE.matcher(text);
        return found.find() ? Optional.of(found.group()) : Optional.empty();
    }

    private static String why(MimePart group, Optional<String> status, Bounce bounce) {
        var diagnostic = group.field("Diagnostic-Code")
                .map(field -> field.replaceFirst("^\\s*[\\w-]+\\s*;\\s*", ""))
                .filter(field -> !field.isBlank())
                .orElseGet(() -> reason(bounce.words()));
        return line(status.filter(code ->
                        !VAGUE.matcher(code).matches() && code(diagnostic).isEmpty())
                .map(code -> code + " " + diagnostic)
                .orElse(diagnostic));
    }

    private static Optional<DeliveryReport> said(Bounce bounce) {
        var subject = bounce.envelope().subject();
        var words = bounce.words();
        var why = line(reason(words));
        if (SUBJECT_DONE.matcher(subject).find()) return Optional.of(new DeliveryReport(DELIVERED, ""));
        if (SUBJECT_DELAYED.matcher(subject).find()
                || DELAYED_WORDS.matcher(words).find()
                        && !GIVEN_UP.matcher(words).find()) return Optional.of(new DeliveryReport(DELAYED, why));
        boolean failed = REPLY.matcher(words).find()
                || Stream.of(subject, words)
                        .anyMatch(text -> FAILED_WORDS.matcher(text).find())
                || Trouble.of(words) != Trouble.OTHER;
        return failed ? Optional.of(new DeliveryReport(FAILED, why)) : Optional.empty();
    }

    /** The line that says why: a server's reply, or words known to give a reason. */
    private static String reason(String words) {
        var lines =
                words.lines().map(String::strip).filter(line -> !line.isEmpty()).toList();
        return Lists.find(lines, line -> REPLY.matcher(line).find())
                .or(() -> Lists.find(lines, line -> Trouble.of(line) != Trouble.OTHER))
                .or(() -> Lists.find(lines, line -> FAILED_WORDS.matcher(line).find()))
                .orElse("");
    }

    private static String line(String text) {
        var line = text.replaceAll("[\\p{Cntrl}\\p{Cf}\\s]+", " ").strip();
        return line.substring(0, Math.min(line.length(), LONGEST));
    }
}
