package postrider.wethepeople.rules;

import postrider.americanwar.Card;
import postrider.americanwar.CardStep;
import postrider.americanwar.Position;
import postrider.americanwar.Sides;
import postrider.americanwar.Space;
import postrider.americanwar.Track;
import postrider.americanwar.rules.CardEvents;
import postrider.americanwar.rules.Effect;
import postrider.americanwar.rules.EventChoices;
import postrider.americanwar.rules.Occupancy;
import postrider.americanwar.rules.OneEach;
import postrider.americanwar.rules.Turns;
import postrider.americanwar.rules.WorkingPosition;
import postrider.kernel.ruling.Side;
import postrider.map.Bars;
import postrider.wethepeople.EventStep;

/**
 * 6.2 Event strategy cards: whether a card may be played for its event, what each step does, and where the card goes. Each procedure is
 * one method; the card supplies the numbers and places.
 */
public final class Events {
    public static final CardEvents BOOK = new CardEvents(
            Events::effect,
            new CardEvents.Sections(
                    "6.2", "6.1", "6.2", "9.0", "at the beginning of a battle", "6.2", "7.1", "6.2", "6.2", "6.2"));

    private Events() {}

    private static Effect effect(Position now, Side side, Card card, CardStep named) {
        var step = (EventStep) named;
        var occupancy = new Occupancy(now);
        var choices = new EventChoices(occupancy, side, card, step, BOOK.sections());
        return switch (step.procedure()) {
            case CONDITION_NO_ALLIANCE ->
                new Effect.Condition("6.2", !now.track().isAllied(), "France is in the war");
            case PLACE_PC -> choices.place(() -> new MarkerRules(occupancy, step.owner()).byEvent());
            case REMOVE_PC -> choices.remove();
            case DECLARATION_OF_INDEPENDENCE ->
                OneEach.declaration(now, "6.2", card.title(), () -> inThirteen(occupancy));
            case TAKE_RANDOM_CARD ->
                new Effect.Happens(working -> BOOK.lose(
                        working, "6.2", step.owner(), step.count(), lost -> playSpecial(working, side, lost)));
            case DRAW_CARDS -> new Effect.Happens(working -> Dealing.draw(working, side, step.count()));
            case FRENCH_ALLIANCE -> new Effect.Happens(FrenchAlliance::sign);
            case EUROPEAN_WAR ->
                now.track().isAllied()
                        ? FrenchAlliance.europeanWar(now, side, step.count())
                        : new Effect.Happens(working -> Turns.reconstitute(working, "6.0"));
            case WAR_ENDS ->
                new Effect.Happens(working -> CardEvents.warEnds(
                        working,
                        "6.2",
                        card,
                        Math.max(card.endYear(), working.now().track().year())));
            case END_REGULARS -> new Effect.Happens(FrenchAlliance::loseRegulars);
            case BAR_PLACING -> new Effect.Happens(Events::barPlacing);
            case REMOVE_ARNOLD -> new Effect.Happens(working -> CardEvents.removeArnold(working, "6.2"));
            case ACTIVATE_GENERAL -> new Effect.Happens(working -> {}); // 7.1: an order of its own
            case BATTLE_CARDS, CANCEL_BOMBARDMENT -> new Effect.Happens(working -> {}); // 9.1: counted by the battle
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
