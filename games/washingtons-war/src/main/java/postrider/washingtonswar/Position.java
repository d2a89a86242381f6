package postrider.washingtonswar;

import java.util.Optional;
import postrider.americanwar.Board;
import postrider.americanwar.Sides;
import postrider.americanwar.Space;
import postrider.americanwar.WarPosition;
import postrider.kernel.Side;

/**
 * A whole game at one moment. Unchangeable, equal by value. Its text is {@link postrider.kernel.Notation}'s business.
 *
 * @param tournamentRule the optional rule of 6.34.C.i is in force
 */
public record Position(Box box, boolean tournamentRule, Track track, Board board, Cards cards)
        implements WarPosition<Position> {

    public Position withTournamentRule(boolean inForce) {
        return new Position(box, inForce, track, board, cards);
    }

    public Position with(Track next) {
        return new Position(box, tournamentRule, next, board, cards);
    }

    @Override
    public Position with(Board next) {
        return new Position(box, tournamentRule, track, next, cards);
    }

    public Position with(Cards next) {
        return new Position(box, tournamentRule, track, board, next);
    }

    /** 10.0.B, 13.2: the side with more PC markers; in Canada the side that has Montreal and Quebec. */
    public Optional<Side> controlOf(String colony) {
        boolean canada = colony.equals(Space.CANADA);
        var spaces = box.country().spacesOf(colony);
        if (canada) spaces = spaces.and(box.fortified());
        int american = spaces.and(board.control().of(Sides.AMERICAN)).size();
        int british = spaces.and(board.control().of(Sides.BRITISH)).size();
        if (canada && Math.max(american, british) < spaces.size()) return Optional.empty();
        return american == british
                ? Optional.empty()
                : Optional.of(american > british ? Sides.AMERICAN : Sides.BRITISH);
    }
}
