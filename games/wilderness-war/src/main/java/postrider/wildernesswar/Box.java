package postrider.wildernesswar;

import java.util.List;
import java.util.Map;
import java.util.SequencedMap;
import postrider.cards.CardNames;
import postrider.kernel.Edition;
import postrider.kernel.WholeBox;
import postrider.map.SpaceSet;

/**
 * The contents of a box, checked by {@link postrider.wildernesswar.box.BoxReader}.
 *
 * @param cards 70, by number from 1
 * @param scenarios positions in our notation, by name
 * @param responses cards that may be played in the middle of an action phase (5.13)
 * @param edition the edition of the rules
 * @param unconfirmed what nobody has confirmed: a line for each record, by kind of record
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

    /** Boxes with the same facts and rules are equal. */
    @Override
    public boolean equals(Object other) {
        return other instanceof Box box && box.hash.equals(hash) && box.edition.equals(edition);
    }

    @Override
    public int hashCode() {
        return hash.hashCode();
    }
}
