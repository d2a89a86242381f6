package postrider.gateway.doctor;

import java.time.Duration;
import java.time.Instant;
import postrider.log.SigningTime;

/** Our clock beside another's. A letter that was signed before what it answers does not act, but for a slow clock's minutes. */
final class Clock {
    private static final Duration CLOSE = Duration.ofMinutes(1);

    private static final String CURE = "Have this machine keep the time (timedatectl set-ntp true).";

    private Clock() {}

    static Finding compared(String whose, Instant theirs, Instant ours) {
        return seen(whose, theirs, ours).of("clock");
    }

    private static Finding seen(String whose, Instant theirs, Instant ours) {
        var apart = Duration.between(theirs, ours);
        var seen = "our clock is %d seconds %s that of %s"
                .formatted(apart.abs().toSeconds(), apart.isNegative() ? "behind" : "before", whose);
        if (apart.abs().compareTo(SigningTime.SLOW) > 0) return Finding.fault(seen, CURE);
        return apart.abs().compareTo(CLOSE) > 0
                ? Finding.warning(seen, CURE)
                : Finding.good("our clock goes as that of " + whose);
    }
}
