package postrider.washingtonswar;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import postrider.kernel.Notation;
import postrider.kernel.Side;
import postrider.map.IndexMap;
import postrider.map.SpaceSet;

/**
 * The one notation for a position: statements such as {@code Burgoyne + 5 CU in Ticonderoga}, a line each or parted by
 * semicolons. What is not said is as in {@link #blank}. The README of the game lists all statements.
 */
record WarNotation(Box box) implements Notation<Position> {
    /** 4.0: French CUs that come with Rochambeau. */
    static final int FRENCH_FORCE = 5;

    @Override
    public String write(Position position) {
        return String.join("\n", new NotationWriter(position).statements()) + "\n";
    }

    @Override
    public Position position(String text) {
        return apply(blank(box), text);
    }

    @Override
    public Position with(Position position, String statement) {
        return apply(position, statement);
    }

    /** An empty map in the Strategy Phase of 1776; generals off the map, all cards in the deck. */
    static Position blank(Box box) {
        var track = new Track(
                1776,
                Track.Phase.STRATEGY,
                Optional.of(Side.AMERICAN),
                true,
                0,
                Track.War.NEUTRAL,
                false,
                false,
                false,
                Optional.empty());
        return new Position(box, false, track, emptyMap(box), undealt(box));
    }

    private static Board emptyMap(Box box) {
        return new Board(
                Control.none(box.spaces()),
                IndexMap.none(box.spaces()),
                IndexMap.of(box.generals(), WarNotation::home),
                Optional.empty(),
                Optional.empty(),
                0,
                FRENCH_FORCE);
    }

    private static Cards undealt(Box box) {
        var none = PerSide.<List<Card>>both(List.of());
        return new Cards(
                none,
                SpaceSet.all(box.cards()),
                List.of(),
                List.of(),
                List.of(),
                none,
                none,
                Optional.empty(),
                false,
                Optional.empty());
    }

    /** Where a general is of whom nothing is said. */
    static Place home(General general) {
        return general.french() ? Place.Box.FRANCE : Place.Box.REINFORCEMENTS;
    }

    private static Position apply(Position position, String text) {
        var errors = new ArrayList<String>();
        for (var statement : statements(text)) {
            try {
                position = applyOne(position, statement);
            } catch (IllegalArgumentException notUnderstood) {
                errors.add("'%s': %s".formatted(statement, notUnderstood.getMessage()));
            }
        }
        if (!errors.isEmpty()) throw new IllegalArgumentException(String.join("\n", errors));
        return position;
    }

    /** A comma may stand for a semicolon where nothing else makes sense: "1777, British regulars". */
    private static Position applyOne(Position position, String statement) {
        try {
            return Statements.apply(position, statement);
        } catch (IllegalArgumentException whole) {
            if (!statement.contains(",")) throw whole;
            try {
                for (var part : statement.split(",")) position = Statements.apply(position, part.strip());
                return position;
            } catch (IllegalArgumentException parts) {
                throw whole;
            }
        }
    }

    /** The sentence of a winner goes to the end of its line, semicolons and all. */
    private static List<String> statements(String text) {
        return text.lines()
                .flatMap(line -> line.strip().startsWith("winner ") ? Stream.of(line) : Arrays.stream(line.split(";")))
                .map(String::strip)
                .filter(statement -> !statement.isEmpty())
                .toList();
    }
}
