package postrider.kernel;

/** The odds of a roll, in words. */
public final class Odds {
    private Odds() {}

    /** For a six-sided die: "on 3 or less: 50 %" */
    public static String onAtMost(int most) {
        return onAtMost(Die.D6, most);
    }

    /** For a die of 0 to 9: "on 3 or less: 40 %" */
    public static String onAtMost(Die die, int most) {
        return "on %d or less: %s".formatted(Math.min(most, die.high()), percent(die.atMost(most), die.faces()));
    }

    /** "50 %" */
    public static String percent(long times, long of) {
        return "%d %%".formatted(Math.round(100.0 * times / of));
    }
}
