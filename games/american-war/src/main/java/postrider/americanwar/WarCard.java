package postrider.americanwar;

import java.util.List;
import postrider.cards.NamedCard;
import postrider.map.Indexed;

/** A strategy card, as far as both books know it (6.0). */
public interface WarCard extends Indexed, NamedCard {
    /** It has a number and no event. */
    default boolean isOps() {
        return ops() > 0;
    }

    /** Every card that is no OPS card (3.0). */
    default boolean isEvent() {
        return !isOps();
    }

    /** What nobody has confirmed of it, in a few words each. */
    List<String> doubts();

    /** The name under which dice and decks know the card. */
    default String id() {
        return Integer.toString(number());
    }

    @Override
    default int index() {
        return number() - 1;
    }

    /** "73 Morgan's Riflemen", but "3 OPS (40)", where the number hardly matters. */
    @Override
    default String label() {
        return isOps() ? title() + " (" + number() + ")" : number() + " " + title();
    }

    /** Of one title, so that they can do the same: most OPS cards have such others. */
    default boolean like(WarCard other) {
        return title().equals(other.title());
    }
}
