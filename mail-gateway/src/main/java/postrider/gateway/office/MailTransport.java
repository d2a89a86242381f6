package postrider.gateway.office;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import postrider.desk.Transport;
import postrider.files.Hash;
import postrider.gateway.MailAddress;
import postrider.gateway.Outbox;
import postrider.gateway.OutgoingLetter;
import postrider.gateway.OutgoingLetter.Cause;
import postrider.gateway.SecretKey;
import postrider.gateway.Sender;
import postrider.gateway.Settings;
import postrider.gateway.SmtpSender;
import postrider.kernel.ruling.Side;
import postrider.log.Event;
import postrider.log.GameLog;
import postrider.log.Outgoing;
import postrider.store.GameFolder;
import postrider.store.SealedLetter;

/** The desk's letters by mail, signed with the referee's key. */
public record MailTransport(MailAddress self, SecretKey key, Sender sender, InstantSource clock) implements Transport {
    private static final Logger LOG = LoggerFactory.getLogger(MailTransport.class);

    /** The post that the settings describe. Throws IllegalArgumentException with a sentence if the key is of no use. */
    public static MailTransport of(Settings settings, InstantSource clock) throws IOException {
        var key = SecretKey.load(settings.refereeKey(), clock.instant());
        return new MailTransport(settings.self(), key, new SmtpSender(settings.smtp()), clock);
    }

    @Override
    public SealedLetter seal(Parcel parcel) {
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
        return new SealedLetter(id, "eml", first ? letter.introducing(key) : letter.signed(key));
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
    public boolean flush(GameFolder folder, GameLog log) {
        deliver(folder, folder.letters().unsent(log));
        return log.needed().stream().allMatch(folder.letters()::hasLeft);
    }

    /** Sends what waits. Returns whether nothing failed. */
    boolean deliver(GameFolder folder) {
        return deliver(folder, folder.letters().unsent());
    }

    /** What is sent is what was entered. */
    private boolean deliver(GameFolder folder, List<Outgoing> letters) {
        var hashes = letters.stream().collect(Collectors.toMap(Outgoing::messageId, Outgoing::sha256));
        try {
            folder.letters().mend(letters);
            return new Outbox(folder.path(), clock)
                    .deliver(
                            letters.stream().map(Outgoing::messageId).toList(),
                            (id, letter) -> Hash.sha256(letter).equals(hashes.get(id)),
                            sender);
        } catch (IOException | UncheckedIOException failed) {
            LOG.warn("the letters of {} wait: {}", folder.id(), failed.getMessage());
            return false;
        }
    }

    /** A letter of this side was read: letters to it that were refused are tried again at once. */
    void isReached(GameFolder folder, Side side) throws IOException {
        var waiting = folder.letters().unsent().stream()
                .filter(letter -> letter.to() == side)
                .map(Outgoing::messageId)
                .collect(Collectors.toSet());
        if (!waiting.isEmpty()) folder.letters().undeliverable().forget(waiting::contains);
    }
}
