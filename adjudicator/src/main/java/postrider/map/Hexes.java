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
 * A map of hexes in columns, every even column half a hex lower. A hex goes by the number that is printed in it: two digits
 * for its column and two for its row, which begins at 00 on some maps. A column may begin lower than its neighbours, and a
 * map may have holes.
 */
public final class Hexes {
    /** A hex by its column and its row, both as printed. */
    public record Hex(int index, int column, int row) implements Indexed {
        /** Its distance from the first row along a diagonal; together with the column its axes. */
        private int slant() {
            return row - (column - 1) / 2;
        }

        /** "0203" stands in the second column. */
        @Override
        public String toString() {
            return number(column, row);
        }
    }

    /** The ways out of a hex, clockwise from the one up the map. */
    public enum Direction {
        UP,
        UP_RIGHT,
        DOWN_RIGHT,
        DOWN,
        DOWN_LEFT,
        UP_LEFT;

        /** The three that lead up the map, the least way to the left first. */
        public static final List<Direction> UPWARDS = List.of(UP_LEFT, UP, UP_RIGHT);

        /** The three that lead down. */
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

    /** By the number that is printed in it. */
    private final Map<Integer, Hex> numbered = new HashMap<>();

    private final List<List<Optional<Hex>>> round;
    private final List<List<Hex>> neighbours;

    /** @param numbers of all hexes, a column after the other, each from the top */
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
        this.round = all.stream()
                .map(hex -> Direction.ALL.stream().map(way -> beside(hex, way)).toList())
                .toList();
        this.neighbours = round.stream()
                .map(ways -> ways.stream().flatMap(Optional::stream).toList())
                .toList();
    }

    private static boolean isNumber(String words) {
        return NUMBER.matcher(words).matches();
    }

    private Optional<Hex> beside(Hex hex, Direction way) {
        return at(hex.column + way.across(), hex.row + way.down(hex.column % 2 == 0));
    }

    /** A column after the other, each from the top. */
    public List<Hex> all() {
        return all;
    }

    /** By its number; empty if there is no such hex. */
    public Optional<Hex> at(String number) {
        return isNumber(number) ? Optional.ofNullable(numbered.get(Integer.parseInt(number))) : Optional.empty();
    }

    /** By its column and its row as printed; empty off the map. */
    public Optional<Hex> at(int column, int row) {
        boolean printable = Math.min(column, row) >= 0 && Math.max(column, row) < HUNDRED;
        return printable ? Optional.ofNullable(numbered.get(HUNDRED * column + row)) : Optional.empty();
    }

    private static String number(int column, int row) {
        return Integer.toString(HUNDRED * (HUNDRED + column) + row).substring(1);
    }

    /** Those that share a side with it, clockwise from the one above. */
    public List<Hex> neighbours(Hex hex) {
        return neighbours.get(hex.index);
    }

    /** The next hex that way; empty where the map ends. */
    public Optional<Hex> next(Hex hex, Direction way) {
        return round.get(hex.index).get(way.ordinal());
    }

    /** Which way a neighbour lies; empty if the other is none. */
    public static Optional<Direction> direction(Hex from, Hex to) {
        int across = to.column - from.column;
        int down = to.row - from.row;
        boolean low = from.column % 2 == 0;
        for (var way : Direction.ALL) if (way.across() == across && way.down(low) == down) return Optional.of(way);
        return Optional.empty();
    }

    /** How many hexes away, as on a map without holes. */
    public static int distance(Hex one, Hex other) {
        int across = one.column - other.column;
        int down = one.slant() - other.slant();
        return Math.max(Math.abs(across + down), Math.max(Math.abs(across), Math.abs(down)));
    }

    /** These, those nearest to a hex first. */
    public static List<Hex> nearest(Collection<Hex> some, Hex home) {
        return Lists.sorted(some, Comparator.comparingInt(hex -> distance(hex, home)));
    }

    /** All that are at most so far away, and the hex itself. */
    public SpaceSet<Hex> within(Hex home, int hexes) {
        return SpaceSet.all(all).where(hex -> distance(home, hex) <= hexes);
    }
}
