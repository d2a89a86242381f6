package postrider.wildernesswar;

import java.util.List;
import postrider.kernel.ruling.PerSide;
import postrider.kernel.ruling.Side;
import postrider.map.Graph;
import postrider.map.SpaceSet;
import postrider.text.Lists;
import postrider.text.NameIndex;

/**
 * The map (2.0) and the pieces.
 *
 * @param roads all connections except arrows; they make spaces adjacent
 * @param water rivers and lake shores, which carry boats
 * @param shores lake shores only
 * @param arrows out of Pays d'en Haut, one way
 * @param landings the British amphibious arrows
 * @param waters for drawing the map; the rules use only {@code water}
 * @param pieces units first, then leaders
 * @param byLand roads and arrows; this and the following are derived from the rest
 * @param byBoat water and arrows
 * @param prizes spaces worth a point to whoever holds them (13.23)
 */
public record Country(
        List<Space> spaces,
        Graph<Space> roads,
        Graph<Space> water,
        Graph<Space> shores,
        Graph<Space> arrows,
        Graph<Space> landings,
        List<Water> waters,
        List<Piece> pieces,
        List<Unit> units,
        List<Leader> leaders,
        NameIndex<Space> spaceNames,
        NameIndex<Piece> pieceNames,
        Graph<Space> byLand,
        Graph<Space> byBoat,
        SpaceSet<Space> none,
        SpaceSet<Space> everywhere,
        SpaceSet<Space> cultivated,
        SpaceSet<Space> ports,
        SpaceSet<Space> prizes,
        PerSide<Own> own) {
    public static final String NIAGARA = "Niagara";
    public static final String OHIO_FORKS = "Ohio Forks";

    /**
     * A river or lake named on the map.
     *
     * @param shore the spaces on it; those of a lake in order around it
     */
    public record Water(String name, boolean lake, List<Space> shore) {}

    /**
     * What belongs to one side.
     *
     * @param fields cultivated spaces that are originally friendly to it
     */
    public record Own(SpaceSet<Space> fields, List<Unit> units, List<Leader> leaders) {}

    public Space space(String name) {
        return spaceNames.require(name);
    }

    /** Cultivated spaces that are originally friendly to the side. */
    public SpaceSet<Space> fields(Side side) {
        return own.of(side).fields();
    }

    public List<Space> fortresses() {
        return Lists.filter(spaces, Space::fortress);
    }

    public List<Leader> leaders(Side side) {
        return own.of(side).leaders();
    }

    public List<Unit> units(Side side) {
        return own.of(side).units();
    }

    /** The settlement of a tribe; the Cherokee have none on the map (2.0). */
    public List<Space> settlement(Unit indian) {
        if (indian.tribe().isEmpty()) return List.of();
        var tribe = indian.tribe().get();
        return Lists.filter(spaces, space -> space.tribes().contains(tribe));
    }
}
