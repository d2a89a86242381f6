package postrider.washingtonscrossing;

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

    public Charts charts() {
        return box.charts();
    }
}
