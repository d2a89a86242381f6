package postrider.wethepeople.notation;

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
import postrider.notation.Statements;

/**
 * The one notation for a position: statements such as {@code Burgoyne + 5 CU in Ticonderoga}, a line each or parted by
 * semicolons. What is not said is as in {@link #blank}. The README of the game lists all statements.
 */
public record WarNotation(Box box) implements Notation<Position> {
    @Override
    public String write(Position position) {
        return Statements.write(position, WarStatements.SAID);
    }

    @Override
    public Position position(String text) {
        return WarStatements.ALL.apply(blank(box), text);
    }

    @Override
    public List<?> dealt(Position position) {
        var cards = position.cards();
        return List.of(cards.deck(), cards.hand(Sides.AMERICAN), cards.hand(Sides.BRITISH));
    }

    @Override
    public Position with(Position position, String statement) {
        return WarStatements.ALL.apply(position, statement);
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
