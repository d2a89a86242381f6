package postrider.wildernesswar;

import postrider.text.NameIndex;

/** A whole game at one moment. Unchangeable, equal by value. Its text is {@link postrider.kernel.Notation}'s business. */
public record Position(Box box, Track track, Board board, Cards cards) {
    public Position with(Track next) {
        return new Position(box, next, board, cards);
    }

    public Position with(Board next) {
        return new Position(box, track, next, cards);
    }

    public Position with(Cards next) {
        return new Position(box, track, board, next);
    }

    public Country country() {
        return box.country();
    }

    /** Units and leaders by name; one that fits several means the one that is on the map, if just one is. */
    public NameIndex<Piece> pieceNames() {
        return country().pieceNames().preferring(piece -> board.space(piece).isPresent());
    }
}
