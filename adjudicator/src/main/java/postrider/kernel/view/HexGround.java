package postrider.kernel.view;

import java.util.List;
import postrider.kernel.view.Picture.Ground;
import postrider.kernel.view.Picture.Point;
import postrider.kernel.view.Picture.Sample;

/**
 * The printed ground of a map of hexes, in columns, flat sides above and below. A game makes one and shows it in every
 * picture: it is laid out once.
 *
 * @param across from flat side to flat side, in units of the canvas
 * @param step from column to column
 */
public record HexGround(int across, int step, List<Hex> hexes, List<Edge> edges, List<Ferry> ferries) {
    public HexGround {
        hexes = List.copyOf(hexes);
        edges = List.copyOf(edges);
        ferries = List.copyOf(ferries);
    }

    /** @param number by which scenes and captions call it where no place of the picture lies */
    public record Hex(String number, Point at, Ground ground) {}

    /** What flows along the side between two hexes. */
    public record Edge(Point one, Point other, Water water, boolean frozen) {}

    /** How broad it is. */
    public enum Water implements Sample {
        CREEK,
        RIVER,
        BROAD_RIVER
    }

    /**
     * A ferry over the side between two hexes.
     *
     * @param arrows how many are printed
     */
    public record Ferry(Point one, Point other, int arrows) implements Sample {}

    /** Short: a picture is told from others by its words, and this would be most of them. The same in every process. */
    @Override
    public String toString() {
        var words = List.of(hexes, edges, ferries).toString();
        return "%d hexes %x".formatted(hexes.size(), words.hashCode());
    }
}
