package postrider.kernel.view;

import java.util.List;
import postrider.kernel.view.Picture.Ground;
import postrider.kernel.view.Picture.Point;
import postrider.kernel.view.Picture.Sample;

/**
 * The printed terrain of a hex map in columns, with flat sides at top and bottom. A game builds it once and uses it in every picture,
 * so it is laid out only once.
 *
 * @param across the distance between opposite sides of a hex, in units of the canvas
 * @param step the distance between columns
 */
public record HexGround(int across, int step, List<Hex> hexes, List<Edge> edges, List<Ferry> ferries) {
    public HexGround {
        hexes = List.copyOf(hexes);
        edges = List.copyOf(edges);
        ferries = List.copyOf(ferries);
    }

    /** @param number its name in scenes and captions, unless a place of the picture is in it */
    public record Hex(String number, Point at, Ground ground) {}

    /** Water along the side between two hexes. */
    public record Edge(Point one, Point other, Water water, boolean frozen) {}

    public enum Water implements Sample {
        CREEK,
        RIVER,
        BROAD_RIVER
    }

    /**
     * A ferry across the side between two hexes.
     *
     * @param arrows the number of arrows printed there
     */
    public record Ferry(Point one, Point other, int arrows) implements Sample {}

    /** Short, since pictures are compared by their words and these would be most of them. The same in every process. */
    @Override
    public String toString() {
        var words = List.of(hexes, edges, ferries).toString();
        return "%d hexes %x".formatted(hexes.size(), words.hashCode());
    }
}
