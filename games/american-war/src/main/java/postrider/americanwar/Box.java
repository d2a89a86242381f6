package postrider.americanwar;

import java.util.List;
import java.util.Map;
import java.util.SequencedMap;
import java.util.SortedMap;
import postrider.cards.CardNames;
import postrider.kernel.Edition;
import postrider.kernel.WholeBox;

/**
 * What lies in a box: map, generals, cards and tables, as they were checked when it was opened.
 *
 * @param cards by number from 1
 * @param battleCards how many there are of each, by its name, in the order of the book (9.1 of the elder book; the other has none)
 * @param arrivals British CUs that arrive in a year (5.1); its last key is the last year of the war (5.7)
 * @param scenarios name to position in our notation
 * @param edition of the rules that are played with it
 * @param unconfirmed what nobody has confirmed of it, a line a record, by their kind
 */
public record Box(
        Country country,
        List<Card> cards,
        CardNames<Card> cardNames,
        SequencedMap<String, Integer> battleCards,
        SortedMap<Integer, Integer> arrivals,
        Map<String, String> scenarios,
        String hash,
        Edition edition,
        SequencedMap<String, List<String>> unconfirmed)
        implements WholeBox.Contents {
    public Card card(int number) {
        return cards.get(number - 1);
    }
}
