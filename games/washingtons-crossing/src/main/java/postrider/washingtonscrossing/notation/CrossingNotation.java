package postrider.washingtonscrossing.notation;

import java.util.List;
import postrider.kernel.Notation;
import postrider.notation.StatementForm;
import postrider.notation.Statements;
import postrider.notation.TurnStatements;
import postrider.text.Lists;
import postrider.washingtonscrossing.Board;
import postrider.washingtonscrossing.Box;
import postrider.washingtonscrossing.Position;
import postrider.washingtonscrossing.Track;

/**
 * The notation of positions: statements such as {@code Greene, Mercer 720 fatigue 1 in 1929}, one per line or separated by semicolons.
 * Everything else is as in {@link #blank}.
 */
public record CrossingNotation(Box box) implements Notation<Position> {
    private static final List<StatementForm<Position>> SAID =
            Lists.concat(TrackStatements.all(), BoardStatements.all());

    private static final Statements<Position> ALL = new Statements<>(
            SAID,
            List.of("turn Dec 26 7 am", "American to move", "Greene, Mercer 720 fatigue 1 in 1929"),
            TurnStatements::isWholeLine);

    @Override
    public String write(Position position) {
        return Statements.write(position, SAID);
    }

    @Override
    public Position position(String text) {
        return ALL.apply(blank(box), text);
    }

    @Override
    public Position with(Position position, String statement) {
        return ALL.apply(position, statement);
    }

    /** All statements about a position. */
    public Statements<Position> statements() {
        return ALL;
    }

    /** An empty map on the first turn, the Americans to move. */
    public static Position blank(Box box) {
        return new Position(box, Track.start(), Board.blank(box.country(), box.leaders()));
    }
}
