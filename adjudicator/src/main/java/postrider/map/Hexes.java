package postrider.map;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * A grid of hexes in columns, numbered as on most maps: 0101 is the first hex of the first column, and every second column
 * stands half a hex lower.
 */
public final class Hexes {
    /** A hex by its column and its row, both from 0. */
    public record Hex(int index, int column, int row) implements Indexed {
        /** Its distance from the first row along a diagonal; together with the column its axes. */
        private int slant() {
            return row - column / 2;
        }

        /** "0203" is the third hex of the second column. */
        @Override
        public String toString() {
            return "%02d%02d".formatted(column + 1, row + 1);
        }
    }

    private final int columns;
    private final int rows;
    private final List<Hex> all;
    private final List<List<Hex>> neighbours;

    public Hexes(int columns, int rows) {
        this.columns = columns;
        this.rows = rows;
        this.all = IntStream.range(0, columns * rows)
                .mapToObj(index -> new Hex(index, index / rows, index % rows))
                .toList();
        this.neighbours = all.stream().map(this::round).toList();
    }

    private List<Hex> round(Hex hex) {
        int below = hex.row + hex.column % 2;
        return IntStream.range(0, 6)
                .mapToObj(side -> switch (side) {
                    case 0 -> at(hex.column, hex.row - 1);
                    case 1 -> at(hex.column + 1, below - 1);
                    case 2 -> at(hex.column + 1, below);
                    case 3 -> at(hex.column, hex.row + 1);
                    case 4 -> at(hex.column - 1, below);
                    default -> at(hex.column - 1, below - 1);
                })
                .flatMap(Optional::stream)
                .toList();
    }

    /** A column after the other, each from the top. */
    public List<Hex> all() {
        return all;
    }

    /** By column and row, both from 0; empty off the map. */
    public Optional<Hex> at(int column, int row) {
        boolean onMap = column >= 0 && column < columns && row >= 0 && row < rows;
        return onMap ? Optional.of(all.get(column * rows + row)) : Optional.empty();
    }

    /** Those that share a side with it, clockwise from the one above. */
    public List<Hex> neighbours(Hex hex) {
        return neighbours.get(hex.index);
    }

    /** Every side between two hexes as a line. */
    public Graph<Hex> graph() {
        return Graph.of(all, this::neighbours);
    }

    /** How many hexes away. */
    public static int distance(Hex one, Hex other) {
        int across = one.column - other.column;
        int down = one.slant() - other.slant();
        return Math.max(Math.abs(across + down), Math.max(Math.abs(across), Math.abs(down)));
    }

    /**
     * The hexes under a straight line from centre to centre, both ends with them; the same ones in either direction. Where the
     * line runs along a side, the hex to the right or below counts.
     */
    public List<Hex> line(Hex from, Hex to) {
        int steps = distance(from, to);
        var line = new ArrayList<Hex>();
        for (int step = 0; step <= steps; step++) {
            double way = steps == 0 ? 0 : (double) step / steps;
            double column = from.column + way * (to.column - from.column);
            double slant = from.slant() + way * (to.slant() - from.slant());
            nearest(column + 1e-6, slant + 2e-6).ifPresent(line::add);
        }
        return List.copyOf(line);
    }

    /** Of the three axes, whose sum is nothing, the one that was rounded most follows from the others. */
    private Optional<Hex> nearest(double column, double slant) {
        long across = Math.round(column);
        long down = Math.round(slant);
        long third = Math.round(-column - slant);
        double acrossOff = Math.abs(across - column);
        double downOff = Math.abs(down - slant);
        double thirdOff = Math.abs(third + column + slant);
        if (acrossOff > downOff && acrossOff > thirdOff) across = -down - third;
        else if (downOff > thirdOff) down = -across - third;
        return at((int) across, (int) (down + across / 2));
    }
}
