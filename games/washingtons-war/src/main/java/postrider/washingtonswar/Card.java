package postrider.washingtonswar;

import java.util.List;
import java.util.Optional;
import postrider.americanwar.WarCard;
import postrider.kernel.Side;

/**
 * A strategy card (6.0).
 *
 * @param number our own stable handle, 1 to 110, by which letters name it; printed numbers are mostly unknown to us
 * @param title as printed, or "Unidentified card"
 * @param ops 1 to 3 for an OPS card, else 0
 * @param playableBy whose flag stands beside the title (6.3.B); empty if neither side's or both
 * @param eventKnown false if we do not know what the event does: it can only be discarded
 * @param steps what the event does besides the +2 of a battle card (9.45), in order but for a general's activation, which
 *     comes first; empty for OPS and campaign cards
 * @param removed taken from the game once played as an event (6.3.C)
 * @param setAsideUntil the year it is shuffled in (6.1.E), 0 if from the start
 * @param endYear the year a War Ends card names (6.34.C.iii), else 0
 * @param doubts what nobody has confirmed of it, in a few words each
 */
public record Card(
        int number,
        String title,
        Kind kind,
        int ops,
        Optional<Side> playableBy,
        boolean eventKnown,
        List<EventStep> steps,
        boolean removed,
        Reshuffle reshuffle,
        int setAsideUntil,
        int endYear,
        List<String> doubts)
        implements WarCard {

    /** What sort of card it is (6.2, 6.3, 6.33, 6.34, 7.2). */
    public enum Kind {
        OPS,
        MINOR_CAMPAIGN,
        MAJOR_CAMPAIGN,
        EVENT,
        BATTLE,
        BATTLE_OR_EVENT,
        SPECIAL
    }

    /** When the card has the deck reshuffled (6.1.B). */
    public enum Reshuffle {
        NEVER,
        WHEN_PLAYED,
        WHEN_DISCARDED
    }

    public boolean isSpecial() {
        return kind == Kind.SPECIAL;
    }

    public boolean isCampaign() {
        return kind == Kind.MINOR_CAMPAIGN || kind == Kind.MAJOR_CAMPAIGN;
    }

    /** 6.33.A: a title in a coloured box, played by {@code side} in a battle. */
    public boolean isBattleCardOf(Side side) {
        return (kind == Kind.BATTLE || kind == Kind.BATTLE_OR_EVENT) && playableBy.equals(Optional.of(side));
    }

    /** The first step of this procedure. */
    public Optional<EventStep> step(EventStep.Procedure procedure) {
        for (var step : steps) if (step.procedure() == procedure) return Optional.of(step);
        return Optional.empty();
    }

    /** 7.0: an event that moves a general; the step says how far. */
    public boolean activatesGeneral() {
        return step(EventStep.Procedure.ACTIVATE_GENERAL).isPresent();
    }

    /** The same in every run. */
    @Override
    public int hashCode() {
        return number;
    }

    @Override
    public String toString() {
        return label();
    }
}
