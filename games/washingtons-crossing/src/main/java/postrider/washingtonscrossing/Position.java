package postrider.washingtonscrossing;

import postrider.kernel.ruling.Side;
import postrider.text.NameIndex;

/** A whole game at one moment. Unchangeable, equal by value. Its text is {@link postrider.kernel.Notation}'s business. */
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

    /** Leaders of a side, as it calls them: Grant is the one of his counters that is on the map (9.2.1). */
    public NameIndex<Leader> names(Side side) {
        var subordinate = box.leader(Leader.SUBORDINATE_GRANT);
        return box.names(side, board.isOnMap(subordinate) ? subordinate : box.leader(Leader.GRANT));
    }
}
