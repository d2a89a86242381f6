package postrider.gateway.doctor;

import java.time.Duration;
import java.time.Instant;
import postrider.log.SigningTime;

/** Compares our clock with another's. A letter signed before the one it answers does not act, with some minutes' tolerance for a slow clock. */
final class Clock {
    private static final Duration CLOSE = Duration.ofMinutes(1);

    private static final String CURE = "Synchronise this machine's clock (timedatectl set-ntp true).";

    private Clock() {}

    static Finding compared(String whose, Instant theirs, Instant ours) {
        return seen(whose, theirs, ours).of("clock");
    }

    private static Finding seen(String whose, Instant theirs, Instant ours) {
        var apart = Duration.between(theirs, ours);
        var seen = "our clock is %d seconds %s %s"
                .formatted(apart.abs().toSeconds(), apart.isNegative() ? "behind" : "ahead of", whose);
        if (apart.abs().compareTo(SigningTime.SLOW) > 0) return Finding.fault(seen, CURE);
        return apart.abs().compareTo(CLOSE) > 0
                ? Finding.warning(seen, CURE)
                : Finding.good("our clock agrees with " + whose);
    }
}
