package postrider.wethepeople.rules;

import postrider.americanwar.Card;
import postrider.americanwar.CardStep;
import postrider.americanwar.Occupancy;
import postrider.americanwar.Position;
import postrider.americanwar.Sides;
import postrider.americanwar.Space;
import postrider.americanwar.Track;
import postrider.americanwar.WorkingPosition;
import postrider.americanwar.rules.CardEvents;
import postrider.americanwar.rules.Effect;
import postrider.americanwar.rules.EventChoices;
import postrider.americanwar.rules.OneEach;
import postrider.americanwar.rules.Turns;
import postrider.kernel.ruling.Side;
import postrider.map.Bars;

/**
 * 6.2 Event strategy cards: whether a card may be played for its event, what each step does, and where the card goes. Each procedure is
 * one method; the card supplies the numbers and places.
 */
public final class Events {
    public static final CardEvents BOOK = new CardEvents(Events::effect, "at the beginning of a battle");

    private Events() {}

    private static Effect effect(Position now, Side side, Card card, CardStep step) {
        var occupancy = new Occupancy(now);
        var choices = new EventChoices(occupancy, side, card, step);
        return switch (step.procedure()) {
            case PLACE_PC -> choices.place(() -> new MarkerRules(occupancy, step.owner()).byEvent());
            case DECLARATION_OF_INDEPENDENCE -> OneEach.declaration(now, card.title(), () -> inThirteen(occupancy));
            case TAKE_RANDOM_CARD ->
                new Effect.Happens(working ->
                        BOOK.lose(working, step.owner(), step.count(), lost -> playSpecial(working, side, lost)));
            case DRAW_CARDS -> new Effect.Happens(working -> Dealing.draw(working, side, step.count()));
            case FRENCH_ALLIANCE -> new Effect.Happens(FrenchAlliance::sign);
            case EUROPEAN_WAR ->
                now.track().isAllied()
                        ? FrenchAlliance.europeanWar(now, side, step.count())
                        : new Effect.Happens(working -> Turns.reconstitute(working, "6.0"));
            case WAR_ENDS ->
                new Effect.Happens(working -> CardEvents.warEnds(
                        working,
                        card,
                        Math.max(card.endYear(), working.now().track().year())));
            case END_REGULARS -> new Effect.Happens(FrenchAlliance::loseRegulars);
            case BAR_PLACING -> new Effect.Happens(Events::barPlacing);
            default -> choices.effect();
        };
    }

    /** Whoever takes a special card plays it at once. */
    private static void playSpecial(WorkingPosition working, Side side, Card card) {
        working.rule("6.2", "%s play %s at once.", Sides.the(side), card);
        BOOK.resolve(working, side, card);
    }

    /** Dispersal of the Congress and mutiny do not prevent it (10.1). */
    private static Bars<Space> inThirteen(Occupancy occupancy) {
        return new MarkerRules(occupancy, Sides.AMERICAN)
                .byEvent()
                .bar("6.2", occupancy.canada(), "%s is not in the thirteen colonies.");
    }

    /** 10.1 */
    private static void barPlacing(WorkingPosition working) {
        working.track(track -> track.with(Track.Mark.MUTINY, true));
        working.rule("10.1", "The Americans place no PC marker with an operations card this turn.");
    }
}
