package postrider.americanwar;

import java.util.List;
import java.util.Optional;
import postrider.cards.NamedCard;
import postrider.kernel.ruling.Side;
import postrider.map.Indexed;
import postrider.text.Lists;

/**
 * A strategy card (6.0).
 *
 * @param number our own stable handle, from 1, by which letters name it; printed numbers are mostly unknown to us
 * @param title as printed, or "Unidentified card"
 * @param ops 1 to 3 for an OPS card, else 0
 * @param playableBy whose event it is (6.3.B / 6.2); empty if either side's
 * @param eventKnown false if we do not know what the event does: it can only be discarded
 * @param steps what the event does, in order but for a general's activation, which comes first; empty for OPS and campaign
 *     cards. The +2 of a battle card (9.45) is none of them
 * @param removed taken from the game once played as an event (6.3.C / 6.2)
 * @param reshuffle never in the elder book
 * @param setAsideUntil the year it is shuffled in (6.1.E), 0 if from the start, as all are in the elder book
 * @param endYear the year a War Ends card names (6.34.C.iii / 6.2), else 0
 * @param doubts what nobody has confirmed of it, in a few words each
 */
public record Card(
        int number,
        String title,
        Kind kind,
        int ops,
        Optional<Side> playableBy,
        boolean eventKnown,
        List<? extends CardStep> steps,
        boolean removed,
        Reshuffle reshuffle,
        int setAsideUntil,
        int endYear,
        List<String> doubts)
        implements Indexed, NamedCard {

    /** What sort of card it is (6.2, 6.3, 6.33, 6.34, 7.2 / 6.1, 6.2, 7.0, 9.0). */
    public enum Kind {
        OPS,
        MINOR_CAMPAIGN,
        MAJOR_CAMPAIGN,
        EVENT,
        BATTLE,
        /** 6.33; the elder book has none. */
        BATTLE_OR_EVENT,
        SPECIAL
    }

    /** When the card has the deck reshuffled (6.1.B). */
    public enum Reshuffle {
        NEVER,
        WHEN_PLAYED,
        WHEN_DISCARDED
    }

    /** It has a number and no event. */
    public boolean isOps() {
        return ops > 0;
    }

    /** Every card that is no OPS card (3.0). */
    public boolean isEvent() {
        return !isOps();
    }

    public boolean isSpecial() {
        return kind == Kind.SPECIAL;
    }

    public boolean isCampaign() {
        return kind == Kind.MINOR_CAMPAIGN || kind == Kind.MAJOR_CAMPAIGN;
    }

    /** 6.33.A / 9.0: played by {@code side} in a battle. */
    public boolean isBattleCardOf(Side side) {
        return (kind == Kind.BATTLE || kind == Kind.BATTLE_OR_EVENT) && playableBy.equals(Optional.of(side));
    }

    /** How far the general goes whom its event activates (7.3.C / 7.1); empty if it activates none. */
    public Optional<Integer> march() {
        return Lists.first(steps, CardStep::march);
    }

    public boolean activatesGeneral() {
        return march().isPresent();
    }

    /** Of its steps the first of this procedure. */
    public Optional<? extends CardStep> step(CardStep.Procedure procedure) {
        return Lists.find(steps, step -> step.procedure() == procedure);
    }

    public boolean does(CardStep.Procedure procedure) {
        return step(procedure).isPresent();
    }

    /** The name under which dice and decks know it. */
    public String id() {
        return Integer.toString(number);
    }

    @Override
    public int index() {
        return number - 1;
    }

    /** "73 Morgan's Riflemen" */
    public String numbered() {
        return number + " " + title;
    }

    /** "73 Morgan's Riflemen", but "3 OPS (40)", where the number hardly matters. */
    @Override
    public String label() {
        return isOps() ? title + " (" + number + ")" : numbered();
    }

    /** Of one title, so that they can do the same: most OPS cards have such others. */
    public boolean like(Card other) {
        return title.equals(other.title);
    }

    /** Equal in every run: no set of them is in another order. */
    @Override
    public int hashCode() {
        return number;
    }

    @Override
    public String toString() {
        return label();
    }
}
