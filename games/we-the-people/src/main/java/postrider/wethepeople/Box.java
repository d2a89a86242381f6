package postrider.wethepeople;

import java.util.List;
import java.util.Map;
import java.util.SequencedMap;
import java.util.SortedMap;
import postrider.americanwar.Country;
import postrider.americanwar.Space;
import postrider.americanwar.WarContents;
import postrider.cards.CardNames;
import postrider.kernel.Edition;
import postrider.map.SpaceSet;
import postrider.wethepeople.box.BoxReader;

/**
 * What lies in the box: map, generals, cards and tables, as {@link BoxReader} has checked them.
 *
 * @param canadianCities 12.0: whoever controls both controls Canada
 * @param cards 96, by number from 1
 * @param battleCards how many there are of each (9.1)
 * @param arrivals British CUs that arrive in a year (5.1); its last key is the last year of the war (5.7)
 * @param scenarios name to position in our notation
 * @param edition of the rules that are played with it
 * @param unconfirmed what nobody has confirmed of it, a line a record, by their kind
 */
public record Box(
        Country country,
        SpaceSet<Space> canadianCities,
        List<Card> cards,
        CardNames<Card> cardNames,
        Map<BattleCard, Integer> battleCards,
        SortedMap<Integer, Integer> arrivals,
        Map<String, String> scenarios,
        String hash,
        Edition edition,
        SequencedMap<String, List<String>> unconfirmed)
        implements WarContents {

    public static final List<String> CANADIAN_CITIES = List.of("Montreal", "Quebec");

    /** 9.1: there the British have the sea only with a marker of their own. */
    public static final String CHARLESTON = "Charleston";

    public Card card(int number) {
        return cards.get(number - 1);
    }
}
