package postrider.americanwar;

import java.util.List;
import java.util.Map;
import java.util.SequencedMap;
import java.util.SortedMap;
import postrider.cards.CardNames;
import postrider.kernel.Edition;
import postrider.kernel.WholeBox;

/**
 * The contents of a box: map, generals, cards and tables, checked when it was opened.
 *
 * @param cards by number from 1
 * @param battleCards copies of each, by its name, in the order of the book (9.1 of the elder book; the newer has none)
 * @param arrivals British CUs that arrive in a year (5.1); its last key is the last year of the war (5.7)
 * @param scenarios positions in our notation, by name
 * @param edition the edition of the rules
 * @param unconfirmed what nobody has confirmed: a line for each record, by kind of record
 */
public record Box(
        Country country,
        Law law,
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
