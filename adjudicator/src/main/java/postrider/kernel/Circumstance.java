package postrider.kernel;

/**
 * The public facts of a question that a clause or a standing order may test.
 *
 * @param where the space it is about; empty if none
 * @param who the piece of the asked side it is about; empty if none or many
 * @param own strength of the asked side there, in combat units
 * @param enemy strength of the other side there, in combat units
 * @param attacking whether the asked side attacks there
 */
public record Circumstance(String where, String who, int own, int enemy, boolean attacking) {
    /** Nothing to test. */
    public static final Circumstance NONE = new Circumstance("", "", 0, 0, false);
}
