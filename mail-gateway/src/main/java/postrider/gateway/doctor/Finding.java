package postrider.gateway.doctor;

import java.time.Duration;

/**
 * What was seen of one thing that an office needs.
 *
 * @param check what was looked at
 * @param cure what to do about it; empty where nothing is to be done
 */
public record Finding(String check, Grade grade, String seen, String cure) {
    /** How bad it is. */
    public enum Grade {
        GOOD,
        /** It works, and may not for long. */
        WARNING,
        /** Letters do not come in, act or leave as they should. */
        FAULT
    }

    /** Whoever renews something needs some weeks. */
    static final Duration SOON = Duration.ofDays(21);

    static Finding good(String check, String seen) {
        return new Finding(check, Grade.GOOD, seen, "");
    }

    static Finding warning(String check, String seen, String cure) {
        return new Finding(check, Grade.WARNING, seen, cure);
    }

    static Finding fault(String check, String seen, String cure) {
        return new Finding(check, Grade.FAULT, seen, cure);
    }

    public boolean isFault() {
        return grade == Grade.FAULT;
    }
}
