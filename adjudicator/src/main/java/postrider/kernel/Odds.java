package postrider.kernel;

import java.util.stream.IntStream;

/** What is told of a six-sided die before it is rolled. */
public final class Odds {
    public static final int FACES = 6;

    private Odds() {}

    /** "on 3 or less: 50 %" */
    public static String onAtMost(int most) {
        long of = IntStream.rangeClosed(1, FACES).filter(die -> die <= most).count();
        return "on %d or less: %s".formatted(Math.min(most, FACES), percent(of, FACES));
    }

    /** "50 %" */
    public static String percent(long times, long of) {
        return "%d %%".formatted(Math.round(100.0 * times / of));
    }
}
