package postrider.store;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import postrider.text.Lists;

/** A letter's permanent refusals by the mail system. It is tried again every hour for a day, and then daily. */
public record Undeliverable(List<Outbox.Refusal> refusals) {
    private static final Duration HOUR = Duration.ofHours(1);
    private static final Duration DAY = Duration.ofDays(1);

    public static Undeliverable of(Outbox outbox, String messageId) {
        return new Undeliverable(
                Lists.filter(outbox.refusals(), refusal -> refusal.messageId().equals(messageId)));
    }

    /** Whether it must not be tried yet. */
    public boolean rests(Instant now) {
        return !refusals.isEmpty() && now.isBefore(refusals.getLast().at().plus(isOld() ? DAY : HOUR));
    }

    /** Why it was refused last; empty if it never was. */
    public Optional<String> why() {
        return refusals.isEmpty()
                ? Optional.empty()
                : Optional.of(refusals.getLast().why());
    }

    /** When it was refused first; empty if it never was. */
    public Optional<Instant> since() {
        return refusals.stream().findFirst().map(Outbox.Refusal::at);
    }

    public boolean isOld() {
        return !refusals.isEmpty()
                && !refusals.getLast().at().isBefore(refusals.getFirst().at().plus(DAY));
    }
}
