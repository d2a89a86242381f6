package postrider.gateway;

import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import postrider.gateway.mime.MimePart;
import postrider.gateway.signing.Authenticator;
import postrider.gateway.signing.Keyring;
import postrider.gateway.signing.SignatureCheck;
import postrider.gateway.signing.SignatureCheck.Signed;
import postrider.log.Event;
import postrider.log.LetterName;
import postrider.proof.HeldLetters.Held;
import postrider.proof.HeldLetters.MailReader;

/** Reads the letters in a player's folder, no matter who wrote them and when. */
public final class HeldMail implements MailReader {
    private static final Pattern MESSAGE_ID = Pattern.compile("(?im)^message-id:\\s*<([^<>\\s]*)>");

    /** How the names of letters begin that belong to no game. */
    private static final Pattern OFFICE = Pattern.compile(
            "(answer|asked|changed?|copy|counts|declined|invite|joined|lapsed|like|observe|offered|refused|returned|revoked|silent|tournament)\\..*");

    private static final Duration EVER = Duration.ofDays(36_500);

    @Override
    public Held read(String file, byte[] mail, List<Event.Player> players) {
        var letter = MimePart.of(mail);
        var found = new Authenticator(Keyring.of(players), InstantSource.system(), EVER).examine(letter);
        var id = messageId(letter);
        return new Held(file, id, isOfAReferee(letter, id), text(letter), digest(found));
    }

    @Override
    public String text(byte[] mail) {
        return MimePart.of(mail).plain().orElse("");
    }

    /** Every text that may contain the letter's record, whatever its file name. */
    private static String text(MimePart letter) {
        return letter.all()
                .filter(part -> part.is("text/plain") || isRecord(part))
                .map(MimePart::text)
                .collect(Collectors.joining("\n"));
    }

    /** Without angle brackets; empty unless there is exactly one. */
    private static String messageId(MimePart letter) {
        var header = letter.wire().split("\r\n\r\n", 2)[0];
        var ids = MESSAGE_ID.matcher(header).results().map(id -> id.group(1)).toList();
        return ids.size() == 1 ? ids.getFirst() : "";
    }

    private static boolean isRecord(MimePart part) {
        return part.fileName()
                .filter(name -> name.toLowerCase(Locale.ROOT).contains("record"))
                .isPresent();
    }

    /** Known by our mark or a record in it, except the office's letters that belong to no game. */
    private static boolean isOfAReferee(MimePart letter, String messageId) {
        return letter.all().anyMatch(HeldMail::isRecord)
                || letter.field(Incoming.MARK).isPresent() && !isOfTheOffice(messageId);
    }

    private static boolean isOfTheOffice(String messageId) {
        return OFFICE.matcher(messageId).matches() && LetterName.read(messageId).isEmpty();
    }

    private static Optional<String> digest(SignatureCheck found) {
        return found instanceof Signed signed ? Optional.of(signed.written().digest()) : Optional.empty();
    }
}
