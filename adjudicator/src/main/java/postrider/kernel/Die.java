package postrider.kernel;

/**
 * A die with consecutive faces: a d6 shows 1 to 6, the d10 of most wargames 0 to 9.
 *
 * @param low the number on its lowest face
 * @param faces how many faces it has, at least 1
 */
public record Die(int low, int faces) {
    public static final Die D6 = new Die(1, 6);
    private static final char ONE = '\u2680';

    public Die {
        if (faces < 1) throw new IllegalArgumentException("A die needs at least one face.");
    }

    public int high() {
        return low + faces - 1;
    }

    /** Whether this number is on one of its faces. */
    public boolean shows(int value) {
        return low <= value && value <= high();
    }

    /** How many of its faces show {@code most} or less. */
    public int atMost(int most) {
        return Math.clamp((long) most - low + 1, 0, faces);
    }

    /** The picture and number of a six-sided die: "⚄ 5". */
    public static String face(int value) {
        return "%c %d".formatted(ONE + value - 1, value);
    }

    /** A roll in words: for a six-sided die its {@link #face}, otherwise the number. */
    public String shown(int value) {
        return equals(D6) ? face(value) : String.valueOf(value);
    }

    /** "1 to 6". */
    @Override
    public String toString() {
        return low + " to " + high();
    }
}
