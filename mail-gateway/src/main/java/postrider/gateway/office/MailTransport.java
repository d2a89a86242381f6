package postrider.gateway.office;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Optional;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import postrider.desk.GameFolder;
import postrider.desk.Transport;
import postrider.gamefile.Event;
import postrider.gamefile.Outgoing;
import postrider.gateway.MailAddress;
import postrider.gateway.Outbox;
import postrider.gateway.OutgoingLetter;
import postrider.gateway.OutgoingLetter.Cause;
import postrider.gateway.SecretKey;
import postrider.gateway.Sender;
import postrider.gateway.Settings;
import postrider.gateway.SmtpSender;

/** The desk's letters by mail, signed with the referee's key. */
public record MailTransport(MailAddress self, SecretKey key, Sender sender) implements Transport {
    private static final Logger LOG = LoggerFactory.getLogger(MailTransport.class);

    /** The post that the settings describe. Throws IllegalArgumentException with a sentence if the key is of no use. */
    public static MailTransport of(Settings settings, InstantSource clock) throws IOException {
        var key = SecretKey.load(settings.refereeKey(), clock.instant());
        return new MailTransport(settings.self(), key, new SmtpSender(settings.smtp()));
    }

    @Override
    public Sealed seal(Parcel parcel) {
        var id = self.messageId(parcel.name());
        var letter = new OutgoingLetter(
                id,
                self,
                to(parcel.player()),
                parcel.subject(),
                parcel.at(),
                cause(parcel.dispatch().kind()),
                parcel.references(),
                parcel.printed().text(),
                Optional.of(parcel.printed().html()),
                parcel.printed().images().stream()
                        .map(image -> new OutgoingLetter.Image(image.id(), image.png()))
                        .toList(),
                parcel.attachments().stream()
                        .map(file -> new OutgoingLetter.Attachment(file.name(), file.type(), file.content()))
                        .toList());
        boolean first = parcel.dispatch().kind() == Outgoing.Kind.WELCOME;
        return new Sealed(id, "eml", first ? letter.introducing(key) : letter.signed(key));
    }

    @Override
    public void requireAddress(Event.Player player) {
        to(player);
    }

    private static MailAddress to(Event.Player player) {
        return new MailAddress(player.name(), player.address());
    }

    @Override
    public String fingerprint() {
        return key.publicKey().fingerprint();
    }

    @Override
    public Signature sign(String text, Instant at) {
        return new Signature(
                key.sign(text.getBytes(StandardCharsets.UTF_8), at),
                key.publicKey().armored());
    }

    private static Cause cause(Outgoing.Kind kind) {
        return switch (kind) {
            case RECEIPT, REFUSAL, PREVIEW, NOTICE, COPY -> Cause.ANSWER;
            case WELCOME, REPORT, QUESTION, REMINDER, FINAL -> Cause.EVENT;
        };
    }

    /** What a player must have before dice are rolled has left, or the game waits. */
    @Override
    public boolean flush(GameFolder folder) {
        return deliver(folder) && folder.unsent().isEmpty();
    }

    /** Sends what waits. Returns whether nothing failed. */
    boolean deliver(GameFolder folder) {
        try {
            return new Outbox(folder.path()).deliver(folder.unsent(), sender);
        } catch (IOException failed) {
            LOG.warn("the letters of {} wait: {}", folder.id(), failed.getMessage());
            return false;
        }
    }
}
