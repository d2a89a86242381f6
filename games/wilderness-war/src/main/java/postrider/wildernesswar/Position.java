package postrider.wildernesswar;

import java.util.List;

/**
 * A whole game at one moment. Unchangeable, equal by value. Its text is {@link postrider.kernel.Notation}'s business.
 *
 * @param options the optional rules agreed on (14.0), by their names, in order
 */
public record Position(Box box, List<String> options, Track track, Board board, Cards cards) {
    public Position withOptions(List<String> agreed) {
        return new Position(box, agreed, track, board, cards);
    }

    public Position with(Track next) {
        return new Position(box, options, next, board, cards);
    }

    public Position with(Board next) {
        return new Position(box, options, track, next, cards);
    }

    public Position with(Cards next) {
        return new Position(box, options, track, board, next);
    }

    public Country country() {
        return box.country();
    }
}
