package postrider.tournament;

/**
 * Somebody who plays in a tournament.
 *
 * @param number the seed, unique and kept to the end; 1 is the strongest
 */
public record Entrant(int number, String name) {
    public Entrant {
        if (number < 1) throw new IllegalArgumentException("A seed is 1 or more, not " + number + ".");
    }
}
