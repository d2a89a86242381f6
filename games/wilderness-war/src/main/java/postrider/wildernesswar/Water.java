package postrider.wildernesswar;

import java.util.List;

/**
 * A water that the map names.
 *
 * @param shore the spaces on it; those of a lake in their order, all round it
 */
public record Water(String name, boolean lake, List<Space> shore) {}
