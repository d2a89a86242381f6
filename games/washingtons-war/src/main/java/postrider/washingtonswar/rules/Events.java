package postrider.washingtonswar.rules;

import java.util.Optional;
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
import postrider.kernel.ruling.Side;
import postrider.map.Bars;

/**
 * 6.3 Events: whether a card may be played for its event, what each step does, and where the card goes. Each procedure is one method;
 * the card supplies the numbers and places.
 */
public final class Events {
    public static final CardEvents BOOK = new CardEvents(Events::effect, "in a battle");

    private Events() {}

    private static Effect effect(Position now, Side side, Card card, CardStep step) {
        var occupancy = new Occupancy(now);
        var choices = new EventChoices(occupancy, side, card, step);
        return switch (step.procedure()) {
            case PLACE_PC -> choices.place(() -> unmarked(occupancy));
            case DECLARATION_OF_INDEPENDENCE -> OneEach.declaration(now, card.title(), () -> inThirteen(occupancy));
            case DISCARD_RANDOM_CARD ->
                new Effect.Happens(working -> BOOK.lose(
                        working, step.owner(), step.count(), lost -> takeEffect(working, step.owner(), lost)));
            case FRENCH_ALLIANCE ->
                new Effect.Happens(working ->
                        FrenchAlliance.advance(working, card.isSpecial() ? "6.34.C.ii" : "12.1", step.count()));
            case END_REGULARS -> new Effect.Happens(working -> FrenchAlliance.loseRegulars(working, "9.41"));
            case WAR_ENDS -> new Effect.Happens(working -> CardEvents.warEnds(working, card, card.endYear()));
            case BAR_PLACING -> new Effect.Happens(Events::barPlacing);
            case MOVE_NAVY_AWAY -> new Effect.Happens(Events::moveNavyAway);
            default -> choices.effect();
        };
    }

    /** 6.34.B: a lost Special Event takes effect. */
    private static void takeEffect(WorkingPosition working, Side side, Card card) {
        working.rule("6.34.B", "%s takes effect at once.", card.label());
        BOOK.resolve(working, side, card);
    }

    /** 10.12.A */
    private static Bars<Space> unmarked(Occupancy occupancy) {
        return occupancy.bars().bar("10.12.A", occupancy.marked(), "%s has a PC marker already.");
    }

    /** 6.34.C.i: dispersal of the Congress and mutinies do not prevent it. */
    private static Bars<Space> inThirteen(Occupancy occupancy) {
        return occupancy
                .bars()
                .bar("6.34.C.i", occupancy.marked(), "%s has a PC marker already.")
                .bar("6.34.C.i", occupancy.of(Sides.BRITISH).units(), "British CU are in %s.")
                .bar("6.34.C.i", occupancy.canada(), "%s is not in the thirteen colonies.");
    }

    /** 10.11.A.iv */
    private static void barPlacing(WorkingPosition working) {
        working.track(track -> track.with(Track.Mark.MUTINY, true));
        working.rule("10.11.A.iv", "The Americans place no PC marker with an OPS card or a discard this turn.");
    }

    /** 12.3 */
    private static void moveNavyAway(WorkingPosition working) {
        working.board(board -> board.withNavy(Optional.empty()));
        working.rule("12.3", "The French Navy sails away until the next French Naval Phase.");
    }
}
