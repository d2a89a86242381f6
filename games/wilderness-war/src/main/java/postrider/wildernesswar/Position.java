package postrider.wildernesswar;

import postrider.text.NameIndex;

/** A whole game at one moment. {@link postrider.kernel.Notation} writes and reads it. */
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

    /** Units and leaders by name. A name that fits several means the only one on the map, if exactly one is there. */
    public NameIndex<Piece> pieceNames() {
        return country().pieceNames().preferring(piece -> board.space(piece).isPresent());
    }
}
