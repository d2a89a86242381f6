package postrider.wethepeople;

import java.util.Optional;
import postrider.americanwar.Board;
import postrider.americanwar.Sides;
import postrider.americanwar.Space;
import postrider.americanwar.WarPosition;
import postrider.kernel.Lists;
import postrider.kernel.Side;

/**
 * A whole game at one moment. Unchangeable, equal by value. Its text is {@link postrider.kernel.Notation}'s business.
 *
 * @param cardByCard the players agreed to play battles card by card (9.1)
 */
public record Position(Box box, boolean cardByCard, Track track, Board board, Cards cards)
        implements WarPosition<Position> {

    public Position withCardByCard(boolean agreed) {
        return new Position(box, agreed, track, board, cards);
    }

    public Position with(Track next) {
        return new Position(box, cardByCard, next, board, cards);
    }

    @Override
    public Position with(Board next) {
        return new Position(box, cardByCard, track, next, cards);
    }

    public Position with(Cards next) {
        return new Position(box, cardByCard, track, board, next);
    }

    /** 9.1: the side with more PC markers in a colony, or Canada. */
    public Optional<Side> majority(String colony) {
        int lead = markers(Sides.AMERICAN, colony) - markers(Sides.BRITISH, colony);
        return lead == 0 ? Optional.empty() : Optional.of(lead > 0 ? Sides.AMERICAN : Sides.BRITISH);
    }

    private int markers(Side side, String colony) {
        return box.country().spacesOf(colony).and(board.control().of(side)).size();
    }

    /** 12.0: in the thirteen the American has ties; Canada is his who has Montreal and Quebec. */
    public Optional<Side> controlOf(String colony) {
        if (!colony.equals(Space.CANADA)) return Optional.of(majority(colony).orElse(Sides.AMERICAN));
        return Lists.first(
                Sides.BOTH,
                side -> box.canadianCities().minus(board.control().of(side)).isEmpty());
    }
}
