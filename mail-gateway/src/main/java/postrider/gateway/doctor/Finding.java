package postrider.gateway.doctor;

import java.time.Duration;

/**
 * The result of checking one thing that an office needs.
 *
 * @param cure what to do about it; empty if nothing needs doing
 */
public record Finding(String check, Grade grade, String seen, String cure) {
    /** How bad it is. */
    public enum Grade {
        GOOD,
        /** It works, but may not for long. */
        WARNING,
        /** Letters do not arrive, act or leave as they should. */
        FAULT
    }

    /** How early we warn: renewing something takes weeks. */
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

    /** With the name of its check, unless it has one already. */
    Finding of(String name) {
        return check.isEmpty() ? new Finding(name, grade, seen, cure) : this;
    }

    public boolean isFault() {
        return grade == Grade.FAULT;
    }
}
