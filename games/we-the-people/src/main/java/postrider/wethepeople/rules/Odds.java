package postrider.wethepeople.rules;

import java.util.stream.IntStream;

/** What the referee's questions tell of a die before it is rolled. */
final class Odds {
    static final int FACES = 6;

    private Odds() {}

    /** "on 3 or less: 50 %" */
    static String onAtMost(int most) {
        long of = IntStream.rangeClosed(1, FACES).filter(die -> die <= most).count();
        return "on %d or less: %s".formatted(Math.min(most, FACES), percent(of, FACES));
    }

    static String percent(long times, long of) {
        return "%d %%".formatted(Math.round(100.0 * times / of));
    }
}
