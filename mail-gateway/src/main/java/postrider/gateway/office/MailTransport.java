package postrider.gateway.office;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiConsumer;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import postrider.desk.Transport;
import postrider.files.Hash;
import postrider.gateway.OutgoingLetter;
import postrider.gateway.OutgoingLetter.Cause;
import postrider.gateway.Settings;
import postrider.gateway.bounce.ReturnTags;
import postrider.gateway.mailbox.Delivery;
import postrider.gateway.mailbox.Sender;
import postrider.gateway.mailbox.SmtpSender;
import postrider.gateway.mime.Envelope;
import postrider.gateway.mime.MailAddress;
import postrider.gateway.mime.MimePart;
import postrider.gateway.signing.SecretKey;
import postrider.letters.Dispatch;
import postrider.letters.LetterRenderer.Printed;
import postrider.log.Event;
import postrider.log.GameLog;
import postrider.log.LetterKind;
import postrider.log.LetterName;
import postrider.log.Outgoing;
import postrider.store.GameStore;
import postrider.store.MailEvent;
import postrider.store.SealedLetter;
import postrider.store.Undeliverable;
import postrider.text.Lists;

/**
 * Sends the desk's letters by mail, signed with the referee's key.
 *
 * @param leaving receives each game whose letter leaves, and when that letter was written
 */
public record MailTransport(
        MailAddress self, SecretKey key, Sender sender, InstantSource clock, BiConsumer<GameStore, Instant> leaving)
        implements Transport {
    private static final Logger LOG = LoggerFactory.getLogger(MailTransport.class);

    /** How long a mail system may defer letters before that counts as refusing them. */
    private static final Duration PUT_OFF = Duration.ofDays(3);

    /** Without anybody listening for letters that leave. */
    public MailTransport(MailAddress self, SecretKey key, Sender sender, InstantSource clock) {
        this(self, key, sender, clock, (game, written) -> {});
    }

    /** The transport that the settings describe. Throws IllegalArgumentException with a sentence if the key cannot be used. */
    public static MailTransport of(Settings settings, InstantSource clock) throws IOException {
        var key = SecretKey.load(settings.refereeKey(), clock.instant());
        return new MailTransport(
                settings.self(), key, new SmtpSender(settings.smtp(), ReturnTags.of(settings.reports(), key)), clock);
    }

    @Override
    public SealedLetter seal(GameLog log, Dispatch letter, Printed printed, Instant at) {
        var to = letter.to();
        var kind = letter.kind();
        var id = self.messageId(LetterName.next(log, to, kind).toString());
        var mail = new OutgoingLetter(
                id,
                self,
                Reception.address(log.header().player(to)),
                letter.subject(),
                at,
                cause(kind),
                log.correspondence(to).thread().references(),
                printed);
        return SealedLetter.of(to, kind, id, kind == LetterKind.WELCOME ? mail.introducing(key) : mail.signed(key));
    }

    @Override
    public void requireAddress(Event.Player player) {
        if (Reception.address(player).sameAs(self))
            throw new IllegalArgumentException(
                    "%s is the referee's own address: a referee who plays has somebody else's office serve that game."
                            .formatted(self.address()));
    }

    @Override
    public String address() {
        return self.address();
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

    private static Cause cause(LetterKind kind) {
        return switch (kind) {
            case RECEIPT, REFUSAL, PREVIEW, NOTICE, COPY, BOARD -> Cause.ANSWER;
            case WELCOME, REPORT, QUESTION, REMINDER, BULLETIN, FINAL -> Cause.EVENT;
        };
    }

    @Override
    public void send(GameStore game) {
        deliver(game);
    }

    /** Sends waiting letters, exactly as their entries record them. Returns whether nothing failed. */
    boolean deliver(GameStore game) {
        var letters = new LinkedHashMap<String, Outgoing>();
        for (var letter : game.letters().unsent()) letters.put(letter.messageId(), letter);
        var refused = Lists.filter(
                letters.keySet(),
                id -> !Undeliverable.of(game.outbox(), id).refusals().isEmpty());
        try {
            boolean all = new Delivery(game.outbox(), true, clock)
                    .deliver(
                            letters.keySet(),
                            (id, letter) ->
                                    Hash.sha256(letter).equals(letters.get(id).sha256()),
                            letter -> leave(game, letters, letter, refused));
            for (var letter : game.letters().toSendAgain()) all &= sendAgain(game, letter);
            return all;
        } catch (IOException | UncheckedIOException failed) {
            LOG.warn("the letters of {} wait: {}", game.id(), failed.getMessage());
            return false;
        }
    }

    /** Hands over one letter. If it was refused before, the delay is the reader's own fault and does not stop the clock. */
    private void leave(GameStore game, Map<String, Outgoing> letters, byte[] letter, List<String> refused)
            throws IOException {
        var envelope = Envelope.of(MimePart.head(letter));
        var id = envelope.messageId().orElseThrow();
        try {
            sender.send(letter);
        } catch (Sender.Refused why) {
            throw why.forGood() ? why : putOff(game, letters.get(id), why);
        }
        game.letters().leaves(letters.get(id), clock.instant());
        if (!refused.contains(id)) envelope.date().ifPresent(written -> leaving.accept(game, written));
    }

    private Sender.Refused putOff(GameStore game, Outgoing letter, Sender.Refused why) {
        var now = clock.instant();
        var since = game.letters().putOff(letter, now, why.getMessage());
        return new Sender.Refused(why.getMessage(), since.plus(PUT_OFF).isBefore(now));
    }

    /** Sends an old letter unchanged to its reader's present address, perhaps twice after a crash. Returns whether it is done with. */
    private boolean sendAgain(GameStore game, Outgoing letter) throws IOException {
        var id = letter.messageId();
        var bytes = game.outbox().letter(id).filter(kept -> Hash.sha256(kept).equals(letter.sha256()));
        var fault = Optional.<String>empty();
        try {
            if (bytes.isEmpty()) throw new Sender.Refused("it is not kept here as it was sent", true);
            sender.send(bytes.get(), Reception.address(game.header().player(letter.to())));
            LOG.info("sent again {}", id);
        } catch (Sender.Refused refused) {
            LOG.warn("not sent again: {}: {}", id, refused.getMessage());
            if (!refused.forGood()) return false;
            fault = Optional.of(refused.getMessage());
        }
        game.mailEvents().add(new MailEvent(clock.instant(), MailEvent.News.RESENT, id, ""));
        fault.ifPresent(why -> game.mailEvents().add(new MailEvent(clock.instant(), MailEvent.News.FAILED, id, why)));
        return true;
    }
}
