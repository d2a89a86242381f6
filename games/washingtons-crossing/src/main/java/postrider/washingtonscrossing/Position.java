package postrider.washingtonscrossing;

import postrider.kernel.ruling.Side;
import postrider.text.NameIndex;

/** The state of a game at one moment. Immutable and equal by value. {@link postrider.kernel.Notation} reads and writes its text. */
public record Position(Box box, Track track, Board board) {
    public Position with(Track next) {
        return new Position(box, next, board);
    }

    public Position with(Board next) {
        return new Position(box, track, next);
    }

    public Country country() {
        return box.country();
    }

    public Turn turn() {
        return track.turn();
    }

    public Charts charts() {
        return box.charts();
    }

    /** A side's leaders, as its player names them. "Grant" means whichever of the two counters is on the map (9.2.1). */
    public NameIndex<Leader> names(Side side) {
        var subordinate = box.leader(Leader.SUBORDINATE_GRANT);
        return box.names(side, board.isOnMap(subordinate) ? subordinate : box.leader(Leader.GRANT));
    }
}
