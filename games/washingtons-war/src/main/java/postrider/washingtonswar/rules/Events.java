package postrider.washingtonswar.rules;

import java.util.Optional;
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
import postrider.americanwar.rules.WorkingPosition;
import postrider.kernel.ruling.Side;
import postrider.map.Bars;
import postrider.washingtonswar.EventStep;

/**
 * 6.3 Events: whether a card may be played for its event, what each step does, and where the card goes. Each procedure is one method;
 * the card supplies the numbers and places.
 */
public final class Events {
    public static final CardEvents BOOK = new CardEvents(
            Events::effect,
            new CardEvents.Sections(
                    "6.3", "6.2", "6.3.B", "6.33.A", "in a battle", "6.32.A", "7.3.C", "6.31", "10.12.A", "6.3.C"));

    private Events() {}

    private static Effect effect(Position now, Side side, Card card, CardStep named) {
        var step = (EventStep) named;
        var war = now.track().war();
        var occupancy = new Occupancy(now);
        var choices = new EventChoices(occupancy, side, card, step, BOOK.sections());
        return switch (step.procedure()) {
            case CONDITION_NO_ALLIANCE ->
                new Effect.Condition("6.32.A", war == Track.War.NEUTRAL, "France is in the war");
            case CONDITION_EUROPEAN_WAR ->
                new Effect.Condition("6.32.A", war == Track.War.EUROPEAN_WAR, "there is no European War");
            case CONDITION_NO_EUROPEAN_WAR ->
                new Effect.Condition("6.32.A", war != Track.War.EUROPEAN_WAR, "the European War is on");
            case CONDITION_NAVY_ON_MAP ->
                new Effect.Condition("6.32.A", now.board().navy().isPresent(), "the French Navy is not on the map");
            case PLACE_PC -> choices.place(() -> unmarked(occupancy));
            case REMOVE_PC -> choices.remove();
            case REMOVE_PC_OR_FLIP_ONE -> choices.removeOrFlipOne();
            case REMOVE_CU -> choices.removeUnits();
            case DECLARATION_OF_INDEPENDENCE ->
                OneEach.declaration(now, "6.34.C.i", card.title(), () -> inThirteen(occupancy));
            case DISCARD_RANDOM_CARD ->
                new Effect.Happens(working -> BOOK.lose(
                        working, "6.1.D", step.owner(), step.count(), lost -> takeEffect(working, step.owner(), lost)));
            case FRENCH_ALLIANCE ->
                new Effect.Happens(working ->
                        FrenchAlliance.advance(working, card.isSpecial() ? "6.34.C.ii" : "12.1", step.count()));
            case END_REGULARS -> new Effect.Happens(working -> FrenchAlliance.loseRegulars(working, "9.41"));
            case WAR_ENDS ->
                new Effect.Happens(working -> CardEvents.warEnds(working, "6.34.C.iii", card, card.endYear()));
            case BAR_PLACING -> new Effect.Happens(Events::barPlacing);
            case MOVE_NAVY_AWAY -> new Effect.Happens(Events::moveNavyAway);
            case REMOVE_ARNOLD -> new Effect.Happens(working -> CardEvents.removeArnold(working, "6.33"));
            case ACTIVATE_GENERAL -> new Effect.Happens(working -> {}); // 7.3.C: an order of its own
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
