package postrider.wethepeople;

import java.util.List;
import java.util.Map;
import java.util.SequencedMap;
import java.util.SortedMap;
import postrider.kernel.PerSide;
import postrider.kernel.Side;
import postrider.map.SpaceSet;
import postrider.wethepeople.box.BoxNames;
import postrider.wethepeople.box.BoxReader;

/**
 * What lies in the box: map, cards, generals and tables, as {@link BoxReader} has checked them.
 *
 * @param spaces in the order of the box
 * @param byColony the spaces of each: Canada and the thirteen
 * @param bySide the generals of either player
 * @param cards 96, by number from 1
 * @param arrivals British CUs that arrive in a year (5.1); its last key is the last year of the war (5.7)
 * @param battleCards how many there are of each (9.1)
 * @param scenarios name to position in our notation
 * @param unconfirmed what nobody has confirmed of it, a line a record, by their kind
 */
public record Box(
        List<Space> spaces,
        SpaceSet<Space> everywhere,
        SequencedMap<String, SpaceSet<Space>> byColony,
        SpaceSet<Space> ports,
        Lines lines,
        List<General> generals,
        PerSide<List<General>> bySide,
        List<Card> cards,
        SortedMap<Integer, Integer> arrivals,
        Map<BattleCard, Integer> battleCards,
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

    /** Those of one player. */
    public List<General> generals(Side side) {
        return bySide.of(side);
    }

    /** 12.0: whoever controls both controls Canada. */
    public SpaceSet<Space> canadianCities() {
        return spacesOf(Space.CANADA).where(space -> Space.CANADIAN_CITIES.contains(space.name()));
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
