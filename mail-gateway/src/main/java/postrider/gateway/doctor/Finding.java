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

    static Finding good(String seen) {
        return new Finding("", Grade.GOOD, seen, "");
    }

    static Finding warning(String seen, String cure) {
        return new Finding("", Grade.WARNING, seen, cure);
    }

    static Finding fault(String seen, String cure) {
        return new Finding("", Grade.FAULT, seen, cure);
    }

    /** Of this check, unless it is of another. */
    Finding of(String name) {
        return check.isEmpty() ? new Finding(name, grade, seen, cure) : this;
    }

    public boolean isFault() {
        return grade == Grade.FAULT;
    }
}
