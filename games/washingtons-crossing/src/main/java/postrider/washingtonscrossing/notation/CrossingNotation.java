package postrider.washingtonscrossing.notation;

import postrider.kernel.Notation;
import postrider.notation.Statements;
import postrider.washingtonscrossing.Board;
import postrider.washingtonscrossing.Box;
import postrider.washingtonscrossing.Position;
import postrider.washingtonscrossing.Track;

/**
 * The one notation for a position: statements such as {@code Greene, Mercer 720 fatigue 1 in 1929}, a line each or parted by
 * semicolons. What is not said is as in {@link #blank}.
 */
public record CrossingNotation(Box box) implements Notation<Position> {
    @Override
    public String write(Position position) {
        return Statements.write(position, CrossingStatements.SAID);
    }

    @Override
    public Position position(String text) {
        return CrossingStatements.ALL.apply(blank(box), text);
    }

    @Override
    public Position with(Position position, String statement) {
        return CrossingStatements.ALL.apply(position, statement);
    }

    /** All that may be said of a position. */
    public Statements<Position> statements() {
        return CrossingStatements.ALL;
    }

    /** An empty map on the first turn, the Americans to move. */
    public static Position blank(Box box) {
        return new Position(box, Track.start(), Board.blank(box.country(), box.leaders()));
    }
}
