package postrider.map;

/** Something that knows its index in a list: a space of a map, a hex of a grid, a card of a box. */
public interface Indexed {
    /** Its index, from 0. */
    int index();
}
