package postrider.map;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import postrider.text.Lists;

/**
 * A hex map in columns, each even column half a hex lower. A hex is named by its printed number: two digits for the column and two
 * for the row. Rows may begin at 00, a column may begin lower than its neighbours, and a map may have holes.
 */
public final class Hexes {
    public record Hex(int index, int column, int row) implements Indexed {
        /** The second axial coordinate beside the column: the distance from the first row along a diagonal. */
        private int slant() {
            return row - (column - 1) / 2;
        }

        /** "0203" is in column 2, row 3. */
        @Override
        public String toString() {
            return number(column, row);
        }
    }

    /** The six directions, clockwise from the top of the map. */
    public enum Direction {
        UP,
        UP_RIGHT,
        DOWN_RIGHT,
        DOWN,
        DOWN_LEFT,
        UP_LEFT;

        /** The three directions up the map, from left to right. */
        public static final List<Direction> UPWARDS = List.of(UP_LEFT, UP, UP_RIGHT);

        /** The three directions down the map, from left to right. */
        public static final List<Direction> DOWNWARDS = List.of(DOWN_LEFT, DOWN, DOWN_RIGHT);

        private static final List<Direction> ALL = List.of(values());

        private int across() {
            return switch (this) {
                case UP, DOWN -> 0;
                case UP_RIGHT, DOWN_RIGHT -> 1;
                case UP_LEFT, DOWN_LEFT -> -1;
            };
        }

        private int down(boolean lowColumn) {
            return switch (this) {
                case UP -> -1;
                case DOWN -> 1;
                case UP_LEFT, UP_RIGHT -> lowColumn ? 0 : -1;
                case DOWN_LEFT, DOWN_RIGHT -> lowColumn ? 1 : 0;
            };
        }
    }

    private static final Pattern NUMBER = Pattern.compile("\\d{4}");
    private static final int HUNDRED = 100;

    private final List<Hex> all;

    /** By printed number. */
    private final Map<Integer, Hex> numbered = new HashMap<>();

    /** By index: the hex in each direction. */
    private final List<List<Optional<Hex>>> around;

    private final List<List<Hex>> neighbours;

    /** @param numbers the numbers of all hexes, column by column, each from the top */
    public Hexes(Collection<String> numbers) {
        var hexes = new ArrayList<Hex>();
        for (var number : numbers) {
            if (!isNumber(number)) throw new IllegalArgumentException("'%s' is no hex".formatted(number));
            int printed = Integer.parseInt(number);
            var hex = new Hex(hexes.size(), printed / HUNDRED, printed % HUNDRED);
            if (numbered.put(printed, hex) != null) throw new IllegalArgumentException(hex + " is there twice");
            hexes.add(hex);
        }
        this.all = List.copyOf(hexes);
        this.around = all.stream()
                .map(hex -> Direction.ALL.stream().map(way -> beside(hex, way)).toList())
                .toList();
        this.neighbours = around.stream()
                .map(ways -> ways.stream().flatMap(Optional::stream).toList())
                .toList();
    }

    private static boolean isNumber(String words) {
        return NUMBER.matcher(words).matches();
    }

    private Optional<Hex> beside(Hex hex, Direction way) {
        return at(hex.column + way.across(), hex.row + way.down(hex.column % 2 == 0));
    }

    /** All hexes, column by column, each from the top. */
    public List<Hex> all() {
        return all;
    }

    /** The hex with this number; empty if there is none. */
    public Optional<Hex> at(String number) {
        return isNumber(number) ? Optional.ofNullable(numbered.get(Integer.parseInt(number))) : Optional.empty();
    }

    /** The hex in this printed column and row; empty off the map. */
    public Optional<Hex> at(int column, int row) {
        boolean printable = Math.min(column, row) >= 0 && Math.max(column, row) < HUNDRED;
        return printable ? Optional.ofNullable(numbered.get(HUNDRED * column + row)) : Optional.empty();
    }

    private static String number(int column, int row) {
        return Integer.toString(HUNDRED * (HUNDRED + column) + row).substring(1);
    }

    /** The adjacent hexes, clockwise from the one above. */
    public List<Hex> neighbours(Hex hex) {
        return neighbours.get(hex.index);
    }

    /** The adjacent hex in this direction; empty where the map ends. */
    public Optional<Hex> next(Hex hex, Direction way) {
        return around.get(hex.index).get(way.ordinal());
    }

    /** The direction to an adjacent hex; empty if {@code to} is not adjacent. */
    public static Optional<Direction> direction(Hex from, Hex to) {
        int across = to.column - from.column;
        int down = to.row - from.row;
        boolean low = from.column % 2 == 0;
        for (var way : Direction.ALL) if (way.across() == across && way.down(low) == down) return Optional.of(way);
        return Optional.empty();
    }

    /** The distance in hexes, regardless of holes in the map. */
    public static int distance(Hex one, Hex other) {
        int across = one.column - other.column;
        int down = one.slant() - other.slant();
        return Math.max(Math.abs(across + down), Math.max(Math.abs(across), Math.abs(down)));
    }

    /** Some hexes, sorted by their distance from {@code home}. */
    public static List<Hex> nearest(Collection<Hex> some, Hex home) {
        return Lists.sorted(some, Comparator.comparingInt(hex -> distance(hex, home)));
    }

    /** All hexes at most this far from {@code home}, itself included. */
    public SpaceSet<Hex> within(Hex home, int hexes) {
        return SpaceSet.all(all).where(hex -> distance(home, hex) <= hexes);
    }
}
