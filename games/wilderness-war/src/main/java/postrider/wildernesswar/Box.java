package postrider.wildernesswar;

import java.util.List;
import java.util.Map;
import java.util.SequencedMap;
import postrider.cards.CardNames;
import postrider.kernel.Edition;
import postrider.kernel.WholeBox;
import postrider.map.SpaceSet;

/**
 * What lies in the box, as {@link postrider.wildernesswar.box.BoxReader} has checked it.
 *
 * @param cards 70, by number from 1
 * @param scenarios name to position in our notation
 * @param responses cards that may be played in the middle of an action phase (5.13)
 * @param edition of the rules that are played with it
 * @param unconfirmed what nobody has confirmed of it, a line a record, by their kind
 */
public record Box(
        Country country,
        List<Card> cards,
        CardNames<Card> cardNames,
        SpaceSet<Card> responses,
        Map<String, String> scenarios,
        String hash,
        Edition edition,
        SequencedMap<String, List<String>> unconfirmed)
        implements WholeBox.Contents {
    public Card card(int number) {
        return cards.get(number - 1);
    }

    /** Two boxes of the same facts and rules are one. */
    @Override
    public boolean equals(Object other) {
        return other instanceof Box box && box.hash.equals(hash) && box.edition.equals(edition);
    }

    @Override
    public int hashCode() {
        return hash.hashCode();
    }
}
