package postrider.tournament;

/**
 * Two entrants who play each other, by their numbers.
 *
 * @param first who plays the game's first side, in the first of two games if both sides are played
 */
public record Pairing(int first, int second) {
    public Pairing {
        if (first == second) throw new IllegalArgumentException("Nobody plays themselves: " + first + ".");
    }

    public boolean has(int entrant) {
        return entrant == first || entrant == second;
    }

    public int opponentOf(int entrant) {
        return entrant == first ? second : first;
    }

    public Pairing swapped() {
        return new Pairing(second, first);
    }
}
