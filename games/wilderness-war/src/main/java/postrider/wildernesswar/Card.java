package postrider.wildernesswar;

import java.util.ArrayList;
import java.util.Optional;
import postrider.cards.NamedCard;
import postrider.kernel.ruling.Side;
import postrider.map.Indexed;
import postrider.text.Wording;

/**
 * A strategy card (5.1).
 *
 * @param value its activation value
 * @param side who may use its event; empty if either side may (5.12)
 * @param response whether it may be played in the middle of an action phase (5.13)
 * @param removed whether it leaves the game once played as an event (5.23)
 * @param units the number of units its event brings, if copies differ
 * @param leaders the number of leaders its event brings, if copies differ
 */
public record Card(
        int number,
        String title,
        int value,
        Optional<Side> side,
        Event event,
        boolean response,
        boolean removed,
        int units,
        int leaders)
        implements Indexed, NamedCard {
    @Override
    public int index() {
        return number - 1;
    }

    @Override
    public int ops() {
        return value;
    }

    @Override
    public String label() {
        return number + " (" + title + ")";
    }

    public String id() {
        return "" + number;
    }

    /** What its event does, in a few words. */
    public String effect() {
        return event.effect().formatted(Wording.count(units, "unit"), Wording.count(leaders, "leader"));
    }

    /** "British event; you are asked when it may be played (5.56); land from the sea along an arrow". */
    public String notes() {
        var notes = new ArrayList<String>();
        side.ifPresent(whose -> notes.add(whose + " event"));
        if (response) notes.add("you are asked when it may be played (5.56)");
        notes.add(effect());
        if (removed) notes.add("then the card is out of the game");
        return String.join("; ", notes);
    }

    /** 5.12 */
    public boolean isEventOf(Side who) {
        return side.isEmpty() || side.get() == who;
    }

    @Override
    public int hashCode() {
        return number;
    }

    @Override
    public String toString() {
        return label();
    }
}
