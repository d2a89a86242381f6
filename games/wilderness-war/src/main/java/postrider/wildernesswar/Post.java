package postrider.wildernesswar;

/**
 * Where a piece is, and in what state.
 *
 * @param reduced whether it has one step left
 */
public record Post(Place at, boolean reduced) {}
