package postrider.kernel;

/**
 * A die whose faces are numbered on from the lowest: a d6 shows 1 to 6, a d10 of most wargames 0 to 9.
 *
 * @param low what its lowest face shows
 * @param faces how many faces it has, at least 1
 */
public record Die(int low, int faces) {
    public static final Die D6 = new Die(1, 6);
    private static final char ONE = '\u2680';

    public Die {
        if (faces < 1) throw new IllegalArgumentException("A die has a face at least.");
    }

    public int high() {
        return low + faces - 1;
    }

    /** Whether it has a face with this number. */
    public boolean shows(int value) {
        return low <= value && value <= high();
    }

    /** How many of its faces show {@code most} or less. */
    public int atMost(int most) {
        return Math.clamp((long) most - low + 1, 0, faces);
    }

    /** A six-sided die as one sees it, and what it shows: "⚄ 5". */
    public static String face(int value) {
        return "%c %d".formatted(ONE + value - 1, value);
    }

    /** What it shows, as one sees it: of a six-sided die its {@link #face}. */
    public String shown(int value) {
        return equals(D6) ? face(value) : String.valueOf(value);
    }

    /** "1 to 6". */
    @Override
    public String toString() {
        return low + " to " + high();
    }
}
