package postrider.dice;

import java.util.List;
import java.util.Optional;
import postrider.kernel.Die;
import postrider.kernel.Entry;

/**
 * What followed from the same order before, in impulses that were taken back (docs/dice.md, section 10). A die that was told once comes
 * again; it is not rolled anew.
 */
public interface Undone {
    /** For a game in which no impulse was taken back. */
    Undone NOTHING = journal -> Optional.empty();

    /** The roll, shuffle or answer that came next when a journal had begun like this one; empty if none had. */
    Optional<Entry> next(List<Entry> journal);

    /** The roll that must come again, if this is the one recorded next. */
    default Optional<Entry.Roll> roll(List<Entry> journal, String key, Die die) {
        return next(journal)
                .filter(Entry.Roll.class::isInstance)
                .map(Entry.Roll.class::cast)
                .filter(roll -> roll.key().equals(key) && roll.die().equals(die))
                .map(roll -> new Entry.Roll(
                        key, die, roll.value(), Proof.Again.of(roll.proof()).toString()));
    }

    /** The shuffle that must come again, if this is the one recorded next. */
    default Optional<Entry.Shuffle> shuffle(List<Entry> journal, String key, String deck, List<String> cards) {
        return next(journal)
                .filter(Entry.Shuffle.class::isInstance)
                .map(Entry.Shuffle.class::cast)
                .filter(shuffle -> shuffle.key().equals(key)
                        && shuffle.deck().equals(deck)
                        && shuffle.cards().equals(cards))
                .map(shuffle -> new Entry.Shuffle(
                        key, deck, cards, Proof.Again.of(shuffle.commitment()).toString()));
    }
}
