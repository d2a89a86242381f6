package postrider.gateway.mailbox;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.time.InstantSource;
import java.util.Collection;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiPredicate;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import postrider.gateway.figures.Figure;
import postrider.log.LetterName;
import postrider.store.Outbox;
import postrider.store.Undeliverable;

/**
 * Hands letters from an outbox to the mail system. After a crash between sending a letter and recording that, the same bytes are sent again
 * under the same Message-ID. A letter that was refused for good rests between tries, see {@link Undeliverable}.
 *
 * @param patient whether letters that are refused for good are tried again; if not they are thrown away, since answers to forged addresses
 *     would fill the outbox
 */
public record Delivery(Outbox outbox, boolean patient, InstantSource clock) {
    private static final Logger LOG = LoggerFactory.getLogger(Delivery.class);

    /** Sends those of {@code named} that wait and are not resting, in this order. Returns whether all of these are sent. */
    public boolean deliver(Collection<String> named, Sender sender) throws IOException {
        return deliver(named, (messageId, letter) -> true, sender);
    }

    /**
     * Does the same, but sends a damaged letter from its copy, and sets it aside if the copy is damaged too.
     *
     * @param asWritten whether the letter stored under a Message-ID is undamaged
     */
    public boolean deliver(Collection<String> named, BiPredicate<String, byte[]> asWritten, Sender sender)
            throws IOException {
        var all = true;
        var again = false;
        for (var messageId : named) {
            if (!outbox.state(messageId).equals(Optional.of(Outbox.State.WAITING))
                    || Undeliverable.of(outbox, messageId).rests(clock.instant())
                    || !outbox.take(messageId)) continue;
            try {
                var letter = whole(messageId, asWritten);
                if (letter.isEmpty()) {
                    outbox.move(messageId, Outbox.State.DAMAGED);
                    LOG.error("not sent: {} is not as it was written; it was set aside", messageId);
                    all = false;
                    continue;
                }
                sender.send(letter.get());
                LOG.trace("the mail system has taken {}", messageId);
            } catch (Sender.Refused refused) {
                all &= refused.forGood() && !patient;
                refused(messageId, refused);
                continue;
            }
            outbox.move(messageId, Outbox.State.SENT);
            Figure.LETTERS_SENT.more();
            LOG.info("sent {}", messageId);
            // a letter got through, so those to the same reader that were refused are due at once
            again |= outbox.forget(other -> reader(other).equals(reader(messageId)));
        }
        return again ? deliver(named, asWritten, sender) : all;
    }

    /** A letter as it was written, from its copy if it is damaged; empty if both are. */
    private Optional<byte[]> whole(String messageId, BiPredicate<String, byte[]> asWritten) throws Sender.Refused {
        try {
            var letter = outbox.letter(messageId).filter(bytes -> asWritten.test(messageId, bytes));
            if (letter.isPresent()) return letter;
        } catch (UncheckedIOException unreadable) {
            if (outbox.copy(messageId).isEmpty()) throw new Sender.Refused(unreadable.getMessage(), false);
        }
        var copy = outbox.copy(messageId).filter(bytes -> asWritten.test(messageId, bytes));
        copy.ifPresent(bytes -> {
            outbox.put(Map.of(messageId, bytes));
            LOG.error("{} was damaged or gone before it left: it is written again", messageId);
        });
        return copy;
    }

    private static String reader(String messageId) {
        return LetterName.read(messageId).map(LetterName::to).orElse("");
    }

    private void refused(String messageId, Sender.Refused refused) {
        Figure.LETTERS_NOT_SENT.more();
        if (!refused.forGood()) LOG.warn("not sent, will be tried again: {}: {}", messageId, refused.getMessage());
        else if (patient) rest(messageId, refused.getMessage().replaceAll("\\p{Cntrl}+", " "));
        else {
            outbox.discard(messageId);
            LOG.warn("refused for good, and thrown away: {}: {}", messageId, refused.getMessage());
        }
    }

    /** Tells the operator the first time, and daily once the refusal is old. */
    private void rest(String messageId, String why) {
        outbox.refuse(new Outbox.Refusal(clock.instant(), messageId, why));
        var refused = Undeliverable.of(outbox, messageId);
        if (refused.isOld())
            LOG.error(
                    "refused for more than a day, will be tried again every day: {}: {} ('What to do when' in"
                            + " docs/operator.md: an undeliverable letter)",
                    messageId,
                    why);
        else if (refused.refusals().size() == 1)
            LOG.warn("refused, will be tried again every hour for a day, and then every day: {}: {}", messageId, why);
    }
}
