package postrider.wildernesswar.rules;

import postrider.kernel.ruling.Side;

/** What a player would give to play a side (13.3, 14.7). */
record Bid(int points, Side side) {
    /** "2 for the French". */
    @Override
    public String toString() {
        return "%d for the %s".formatted(points, side);
    }
}
