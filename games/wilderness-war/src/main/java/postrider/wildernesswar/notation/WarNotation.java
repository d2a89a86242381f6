package postrider.wildernesswar.notation;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import postrider.kernel.Notation;
import postrider.notation.Statements;
import postrider.wildernesswar.Board;
import postrider.wildernesswar.Box;
import postrider.wildernesswar.Cards;
import postrider.wildernesswar.Position;
import postrider.wildernesswar.Sides;
import postrider.wildernesswar.Track;

/**
 * The notation for a position: statements such as {@code Montcalm, Béarn in Montréal}, on lines of their own or separated by semicolons.
 * Anything not stated is as in {@link #blank}.
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
        return List.of(cards.deck(), cards.hand(Sides.FRENCH), cards.hand(Sides.BRITISH));
    }

    @Override
    public Position with(Position position, String statement) {
        return WarStatements.ALL.apply(position, statement);
    }

    /** An empty map in early 1757, the French to move, all cards in the deck. */
    public static Position blank(Box box) {
        var track = new Track(
                1757,
                1759,
                false,
                Optional.of(Sides.FRENCH),
                0,
                Track.Assemblies.SUPPORTIVE,
                Set.of(),
                Optional.empty());
        return new Position(box, track, Board.blank(box.country()), Cards.undealt(box.cards()));
    }
}
