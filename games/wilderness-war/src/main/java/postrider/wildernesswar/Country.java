package postrider.wildernesswar;

import java.util.List;
import postrider.kernel.Lists;
import postrider.kernel.Side;
import postrider.map.Distances;
import postrider.map.Graph;
import postrider.map.SpaceSet;
import postrider.words.NameIndex;

/**
 * The map (2.0) and the pieces that stand on it.
 *
 * @param roads all connections, by which everything but arrows is adjacent
 * @param water rivers and lake shores, which carry boats
 * @param shores lake shores alone
 * @param arrows out of Pays d'en Haut, one way
 * @param landings the British amphibious arrows
 * @param waters for who draws the map; the rules know {@code water} alone
 * @param pieces units first, then leaders
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
        NameIndex<Piece> pieceNames) {
    public Space space(String name) {
        return spaceNames.require(name);
    }

    /** How far every space is from this one, by connections (10.421). */
    public Distances<Space> from(Space home) {
        return new Distances<>(List.of(new Distances.Lines<>(roads, 1)), home, spaces.size(), none(), none());
    }

    public SpaceSet<Space> none() {
        return SpaceSet.none(spaces);
    }

    public List<Space> fortresses() {
        return Lists.those(spaces, Space::fortress);
    }

    public List<Leader> leaders(Side side) {
        return Lists.those(leaders, leader -> leader.side() == side);
    }

    public List<Unit> units(Side side) {
        return Lists.those(units, unit -> unit.side() == side);
    }

    /** The settlement of a tribe; the Cherokee have none on the map (2.0). */
    public List<Space> settlement(Unit indian) {
        return Lists.those(
                spaces, space -> indian.tribe().filter(space.tribes()::contains).isPresent());
    }
}
