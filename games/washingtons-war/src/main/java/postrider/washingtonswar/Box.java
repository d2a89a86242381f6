package postrider.washingtonswar;

import java.util.List;
import java.util.Map;
import java.util.SequencedMap;
import java.util.SortedMap;
import postrider.kernel.PerSide;
import postrider.kernel.Side;
import postrider.map.SpaceSet;
import postrider.washingtonswar.box.BoxNames;
import postrider.washingtonswar.box.BoxReader;

/**
 * What lies in the box: map, cards, generals and tables, as {@link BoxReader} has checked them.
 *
 * @param spaces in the order of the box
 * @param byColony the spaces of each: Canada and the thirteen
 * @param fortified 2.1.C
 * @param bySide the generals of either player
 * @param cards 110, by number from 1
 * @param arrivals British CUs that arrive in a year (5.1); its last key is the last year of the war (5.7)
 * @param scenarios name to position in our notation
 * @param unconfirmed what nobody has confirmed of it, a line a record, by their kind
 */
public record Box(
        List<Space> spaces,
        SpaceSet<Space> everywhere,
        SequencedMap<String, SpaceSet<Space>> byColony,
        SpaceSet<Space> ports,
        SpaceSet<Space> fortified,
        Lines lines,
        List<General> generals,
        PerSide<List<General>> bySide,
        List<Card> cards,
        SortedMap<Integer, Integer> arrivals,
        Map<String, String> scenarios,
        BoxNames names,
        String hash,
        SequencedMap<String, List<String>> unconfirmed) {

    public SpaceSet<Space> nowhere() {
        return everywhere.none();
    }

    /** In the order of the box. */
    public List<String> colonies() {
        return List.copyOf(byColony.keySet());
    }

    public SpaceSet<Space> spacesOf(String colony) {
        return byColony.get(colony);
    }

    public List<String> zones() {
        return spaces.stream()
                .flatMap(space -> space.zone().stream())
                .distinct()
                .toList();
    }

    /** Those of one player. */
    public List<General> generals(Side side) {
        return bySide.of(side);
    }

    public Card card(int number) {
        return cards.get(number - 1);
    }

    /** Throws if there is none of this name. */
    public General general(String name) {
        return names.generals().require(name);
    }

    public General washington() {
        return general(General.WASHINGTON);
    }
}
