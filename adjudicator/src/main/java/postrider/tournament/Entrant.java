package postrider.tournament;

/**
 * Who plays in a tournament.
 *
 * @param number the seed: 1 is the strongest, and each has their own. They keep it to the end
 */
public record Entrant(int number, String name) {
    public Entrant {
        if (number < 1) throw new IllegalArgumentException("A seed is 1 or more, not " + number + ".");
    }
}
