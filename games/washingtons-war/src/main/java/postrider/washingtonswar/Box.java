package postrider.washingtonswar;

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
import postrider.washingtonswar.box.BoxReader;

/**
 * What lies in the box: map, generals, cards and tables, as {@link BoxReader} has checked them.
 *
 * @param fortified 2.1.C
 * @param cards 110, by number from 1
 * @param arrivals British CUs that arrive in a year (5.1); its last key is the last year of the war (5.7)
 * @param scenarios name to position in our notation
 * @param edition of the rules that are played with it
 * @param unconfirmed what nobody has confirmed of it, a line a record, by their kind
 */
public record Box(
        Country country,
        SpaceSet<Space> fortified,
        List<Card> cards,
        CardNames<Card> cardNames,
        SortedMap<Integer, Integer> arrivals,
        Map<String, String> scenarios,
        String hash,
        Edition edition,
        SequencedMap<String, List<String>> unconfirmed)
        implements WarContents {

    public Card card(int number) {
        return cards.get(number - 1);
    }
}
