package postrider.map;

/** Something that knows its place in a list: the spaces of a map, the hexes of a grid, the cards of a box. */
public interface Indexed {
    /** From 0. */
    int index();
}
