package postrider.americanwar.notation;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import postrider.americanwar.Board;
import postrider.americanwar.Box;
import postrider.americanwar.Cards;
import postrider.americanwar.Position;
import postrider.americanwar.Sides;
import postrider.americanwar.Track;
import postrider.kernel.Notation;
import postrider.notation.StatementForm;
import postrider.notation.Statements;
import postrider.notation.TurnStatements;
import postrider.text.Lists;

/**
 * The notation for a position: statements such as {@code Burgoyne + 5 CU in Ticonderoga}, on lines of their own or separated by
 * semicolons. Anything not stated is as in {@link #blank}. The track is always written, the rest only where it differs. The README of
 * each game lists all statements.
 */
public record PositionNotation(Box box, Forms forms) implements Notation<Position> {
    /**
     * The forms of statements.
     *
     * @param said in the order in which they are written
     * @param all in the order in which they are tried
     */
    public record Forms(List<StatementForm<Position>> said, Statements<Position> all) {
        /** @param zone an example of what the French Navy may close */
        public static Forms of(List<StatementForm<Position>> track, String zone, List<StatementForm<Position>> cards) {
            var boxes = MapStatements.boxes(zone);
            var pieces = MapStatements.PIECES; // what a piece is called is tried last
            return new Forms(
                    Lists.concat(track, boxes, pieces, cards),
                    new Statements<>(
                            Lists.concat(track, boxes, cards, pieces),
                            List.of("year 1777", "American PC in Boston, Albany", "Burgoyne + 5 CU in Albany"),
                            TurnStatements::isWholeLine));
        }
    }

    @Override
    public String write(Position position) {
        return Statements.write(position, forms.said);
    }

    @Override
    public Position position(String text) {
        return with(blank(box), text);
    }

    @Override
    public List<?> dealt(Position position) {
        var cards = position.cards();
        return List.of(cards.deck(), cards.hand(Sides.AMERICAN), cards.hand(Sides.BRITISH));
    }

    @Override
    public Position with(Position position, String statement) {
        return forms.all.apply(position, statement);
    }

    /** An empty map in the Strategy Phase of 1776; generals off the map, all cards in the deck. */
    public static Position blank(Box box) {
        var track = new Track(
                1776,
                Track.Phase.STRATEGY,
                Optional.of(Sides.AMERICAN),
                0,
                Track.War.NEUTRAL,
                Set.of(Track.Mark.REGULARS),
                Optional.empty());
        return new Position(box, false, track, Board.blank(box.country()), Cards.undealt(box.cards()));
    }
}
