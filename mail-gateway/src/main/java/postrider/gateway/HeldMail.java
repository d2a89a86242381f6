package postrider.gateway;

import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import postrider.gamefile.Event;
import postrider.gamefile.HeldLetters.Held;
import postrider.gamefile.HeldLetters.MailReader;
import postrider.gamefile.LetterRecord;
import postrider.gateway.SignatureCheck.Signed;

/** Reads the letters in a player's folder, whoever wrote them and when. */
public final class HeldMail implements MailReader {
    private static final Duration EVER = Duration.ofDays(36_500);

    @Override
    public Held read(byte[] mail, List<Event.Player> players) {
        var letter = Part.of(mail);
        var keys = players.stream()
                .filter(player -> !player.key().isEmpty())
                .map(player -> new PublicKey(player.fingerprint(), player.key()))
                .toList();
        var found = new Authenticator(new Keyring(keys), InstantSource.system(), EVER).examine(letter);
        var id = Envelope.of(letter).messageId().orElse("<>");
        return new Held(id.substring(1, id.length() - 1), text(letter), digest(found));
    }

    @Override
    public String text(byte[] mail) {
        return Part.of(mail).plain().orElse("");
    }

    /** All that its record may stand in, whatever its file is called. */
    private static String text(Part letter) {
        return letter.all()
                .filter(part -> part.is("text/plain")
                        || part.fileName().filter(LetterRecord.FILE::equals).isPresent())
                .map(Part::text)
                .collect(Collectors.joining("\n"));
    }

    private static Optional<String> digest(SignatureCheck found) {
        return found instanceof Signed signed
                ? Optional.of(Event.Letter.digest(signed.signed(), signed.signature()))
                : Optional.empty();
    }
}
