package postrider.dice;

import java.util.List;
import java.util.Optional;
import postrider.kernel.Die;
import postrider.kernel.Entry;

/**
 * What came of the same order before, in an impulse that was taken back: docs/dice.md, section 10. A die that was told is not
 * rolled anew.
 */
public interface Undone {
    /** No impulse was taken back. */
    Undone NOTHING = journal -> Optional.empty();

    /** The die, shuffle or answer that came next where the journal had come so far; empty if it never had. */
    Optional<Entry> next(List<Entry> journal);

    /** The roll that is to be told again. */
    default Optional<Entry.Roll> roll(List<Entry> journal, String key, Die die) {
        return next(journal)
                .filter(Entry.Roll.class::isInstance)
                .map(Entry.Roll.class::cast)
                .filter(roll -> roll.key().equals(key) && roll.die().equals(die))
                .map(roll -> new Entry.Roll(
                        key, die, roll.value(), Proof.Again.of(roll.proof()).toString()));
    }

    /** The shuffle that is to be dealt from again. */
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
