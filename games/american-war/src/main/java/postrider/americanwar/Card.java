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
 * @param number our own, from 1 and never changed, used in letters; we know few of the printed numbers
 * @param title as printed, or "Unidentified card"
 * @param ops 1 to 3 for an OPS card, else 0
 * @param playableBy whose event it is (6.3.B / 6.2); empty if either side may play it
 * @param eventKnown false if we do not know what the event does; the card can then only be discarded
 * @param steps what the event does, in order, except that a general's activation comes first; empty for OPS and campaign cards.
 *     The +2 of a battle card (9.45) is not a step
 * @param removed leaves the game once played as an event (6.3.C / 6.2)
 * @param reshuffle never in the elder book
 * @param setAsideUntil the year in which it is shuffled in (6.1.E); 0 if from the start, as always in the elder book
 * @param endYear the year a War Ends card names (6.34.C.iii / 6.2), else 0
 * @param doubts what nobody has confirmed about it, in a few words each
 */
public record Card(
        int number,
        String title,
        Kind kind,
        int ops,
        Optional<Side> playableBy,
        boolean eventKnown,
        List<CardStep> steps,
        boolean removed,
        Reshuffle reshuffle,
        int setAsideUntil,
        int endYear,
        List<String> doubts)
        implements Indexed, NamedCard {

    /** The kinds of cards (6.2, 6.3, 6.33, 6.34, 7.2 / 6.1, 6.2, 7.0, 9.0). */
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

    /** When the card causes a reshuffle (6.1.B). */
    public enum Reshuffle {
        NEVER,
        WHEN_PLAYED,
        WHEN_DISCARDED
    }

    /** Has a number and no event. */
    public boolean isOps() {
        return ops > 0;
    }

    /** Every card that is not an OPS card (3.0). */
    public boolean isEvent() {
        return !isOps();
    }

    public boolean isSpecial() {
        return kind == Kind.SPECIAL;
    }

    public boolean isCampaign() {
        return kind == Kind.MINOR_CAMPAIGN || kind == Kind.MAJOR_CAMPAIGN;
    }

    /** 6.33.A / 9.0: {@code side} may play it in a battle. */
    public boolean isBattleCardOf(Side side) {
        return (kind == Kind.BATTLE || kind == Kind.BATTLE_OR_EVENT) && playableBy.equals(Optional.of(side));
    }

    /** How far the general its event activates may go (7.3.C / 7.1); empty if it activates none. */
    public Optional<Integer> march() {
        return Lists.first(steps, CardStep::march);
    }

    public boolean activatesGeneral() {
        return march().isPresent();
    }

    /** The first step with this procedure. */
    public Optional<CardStep> step(CardStep.Procedure procedure) {
        return Lists.find(steps, step -> step.procedure() == procedure);
    }

    public boolean does(CardStep.Procedure procedure) {
        return step(procedure).isPresent();
    }

    /** Its name in dice and decks. */
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

    /** "73 Morgan's Riflemen"; but "3 OPS (40)", because the number of an OPS card hardly matters. */
    @Override
    public String label() {
        return isOps() ? title + " (" + number + ")" : numbered();
    }

    /** Has the same title and so does the same; most OPS cards have several like them. */
    public boolean like(Card other) {
        return title.equals(other.title);
    }

    /** Equal in every run, so that sets are always in the same order. */
    @Override
    public int hashCode() {
        return number;
    }

    @Override
    public String toString() {
        return label();
    }
}
