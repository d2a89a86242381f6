package postrider.wethepeople;

import java.util.List;
import java.util.Optional;
import postrider.americanwar.WarCard;
import postrider.kernel.Side;

/**
 * A strategy card (6.0).
 *
 * @param number our own stable handle, 1 to 96, by which letters name it; no printed number is known to us
 * @param title as printed, or "Unidentified card"
 * @param ops 1 to 3 for an OPS card, else 0
 * @param playableBy who may play it (6.2); empty if either
 * @param eventKnown false if we do not know what the event does: it can only be discarded
 * @param steps what the event does, in order but for a general's activation, which comes first; empty for operations and
 *     campaign cards
 * @param removed taken from the game once played as an event (6.2)
 * @param endYear the year a War Ends card names (6.2), else 0
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
        int endYear,
        List<String> doubts)
        implements WarCard {

    /** What sort of card it is (6.1, 6.2, 7.0, 9.0). */
    public enum Kind {
        OPS,
        MINOR_CAMPAIGN,
        MAJOR_CAMPAIGN,
        EVENT,
        BATTLE,
        SPECIAL
    }

    public boolean isSpecial() {
        return kind == Kind.SPECIAL;
    }

    public boolean isCampaign() {
        return kind == Kind.MINOR_CAMPAIGN || kind == Kind.MAJOR_CAMPAIGN;
    }

    /** 9.0: played by {@code side} at the beginning of a battle. */
    public boolean isBattleCardOf(Side side) {
        return kind == Kind.BATTLE && playableBy.equals(Optional.of(side));
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
