package postrider.wethepeople.rules;

import java.util.List;
import java.util.Optional;
import postrider.americanwar.Card;
import postrider.americanwar.General;
import postrider.americanwar.Pile;
import postrider.americanwar.Place;
import postrider.americanwar.Position;
import postrider.americanwar.Sides;
import postrider.americanwar.Track;
import postrider.americanwar.rules.Effect;
import postrider.americanwar.rules.WorkingPosition;
import postrider.kernel.Die;
import postrider.kernel.ruling.Fault;
import postrider.kernel.ruling.Refused;
import postrider.kernel.ruling.Side;
import postrider.wethepeople.EventStep;

/**
 * 6.2 Event strategy cards: whether a card may be played for its event, what each step of it does, and where the card goes. A
 * procedure is one method, whatever its parameters; the card says with which numbers and where.
 */
public final class Events {
    private Events() {}

    private static Effect effect(Position now, Side side, Card card, EventStep step) {
        var choices = new EventChoices(now, side, card, step);
        return switch (step.procedure()) {
            case CONDITION_NO_ALLIANCE ->
                new Effect.Condition("6.2", !now.track().isAllied(), "France is in the war");
            case PLACE_PC -> choices.place();
            case REMOVE_PC -> choices.remove();
            case DECLARATION_OF_INDEPENDENCE -> choices.declaration();
            case TAKE_RANDOM_CARD -> new Effect.Happens(working -> take(working, side, step.owner(), step.count()));
            case DRAW_CARDS -> new Effect.Happens(working -> Dealing.draw(working, side, step.count()));
            case FRENCH_ALLIANCE -> new Effect.Happens(FrenchAlliance::sign);
            case EUROPEAN_WAR ->
                now.track().isAllied() ? choices.europeanWar() : new Effect.Happens(Dealing::reconstitute);
            case WAR_ENDS -> new Effect.Happens(working -> warEnds(working, card));
            case END_REGULARS -> new Effect.Happens(FrenchAlliance::loseRegulars);
            case BAR_PLACING -> new Effect.Happens(Events::barPlacing);
            case REMOVE_ARNOLD -> new Effect.Happens(Events::removeArnold);
            case ACTIVATE_GENERAL -> new Effect.Happens(working -> {}); // 7.1: an order of its own
            case BATTLE_CARDS, CANCEL_BOMBARDMENT -> new Effect.Happens(working -> {}); // 9.1: counted by the battle
        };
    }

    /** Empty if {@code side} may play the card for its event now. */
    public static Optional<Fault> mayPlay(Position now, Side side, Card card) {
        if (card.isOps()) return Fault.no("6.1", "%s is no event.", card);
        if (card.playableBy().filter(owner -> owner != side).isPresent())
            return Fault.no("6.2", "%s is not your event: you can only discard it.", card);
        if (card.kind() == Card.Kind.BATTLE)
            return Fault.no("9.0", "%s is played at the beginning of a battle; here you can only discard it.", card);
        if (!card.eventKnown())
            return Fault.no("6.2", "What %s does is not known to us: you can only discard it.", card);
        for (var step : card.steps(EventStep.class))
            if (effect(now, side, card, step) instanceof Effect.Condition(var rule, boolean holds, String otherwise)
                    && !holds) return Fault.no("6.2", "You can only discard %s: %s.", card, otherwise);
        return Optional.empty();
    }

    /** Throws {@link Refused} if the card may not be played for its event, or not with these words. */
    static void judge(Position now, Side side, Card card, Optional<String> picks) {
        Fault.refuse(mayPlay(now, side, card));
        if (card.activatesGeneral())
            throw new Refused("7.1", "Say which general %s activates, and where he goes.".formatted(card.label()));
        if (picks.isEmpty()) return;
        for (var step : card.steps(EventStep.class)) {
            var question = effect(now, side, card, step).question(side);
            if (question.isPresent()) {
                question.get().read(picks.get());
                return;
            }
        }
        throw new Refused("6.2", "%s leaves you nothing to choose.".formatted(card.label()));
    }

    /**
     * Carries the event out, step by step, as far as each can be.
     *
     * @param picks the player's own words for the first choice that is his, judged before
     */
    static void play(WorkingPosition working, Side side, Card card, Optional<String> picks) {
        var words = picks;
        for (var step : card.steps(EventStep.class))
            words = effect(working.now(), side, card, step).carryOut(working, side, words);
    }

    /** Cards drawn from a hand unseen, each shown and discarded; a special one is played at once by who took it. */
    private static void take(WorkingPosition working, Side side, Side from, int count) {
        for (int card = 1; card <= count; card++) {
            var hand = working.now().cards().hand(from);
            if (hand.isEmpty()) {
                working.rule("6.2", "The %s hand is empty: no card is lost.", from);
                return;
            }
            int drawn =
                    working.umpire().roll("6.2", "the card the %s hand loses".formatted(from), new Die(1, hand.size()));
            var lost = hand.get(drawn - 1);
            working.takeFromHand(from, lost);
            working.reveal("6.2", lost, "The %s hand loses %s.", from, lost);
            if (lost.isSpecial()) playSpecial(working, side, lost);
            else working.discard(lost);
        }
    }

    private static void playSpecial(WorkingPosition working, Side side, Card card) {
        working.rule("6.2", "%s play %s at once.", Sides.the(side), card);
        play(working, side, card, Optional.empty());
        afterPlay(working, card);
    }

    private static void warEnds(WorkingPosition working, Card card) {
        working.now().cards().warEnds().ifPresent(working::discard);
        working.cards(cards -> cards.with(Pile.WAR_ENDS, List.of(card)));
        working.rule(
                "6.2",
                "The war ends in %d.",
                Math.max(card.endYear(), working.now().track().year()));
    }

    /** 10.1 */
    private static void barPlacing(WorkingPosition working) {
        working.track(track -> track.with(Track.Mark.MUTINY, true));
        working.rule("10.1", "The Americans place no PC marker with an operations card this turn.");
    }

    /** Wherever he is. */
    private static void removeArnold(WorkingPosition working) {
        working.place(working.country().general(General.ARNOLD), Place.Box.REMOVED);
        working.rule("6.2", "Arnold leaves the game.");
    }

    /** Where a card goes after it was played for its event; it has left the hand before. */
    static void afterPlay(WorkingPosition working, Card card) {
        if (working.now().cards().warEnds().equals(Optional.of(card))) return;
        if (!card.removed()) {
            working.discard(card);
            return;
        }
        working.cards(cards -> cards.plus(Pile.REMOVED, card));
        working.rule("6.2", "%s is removed from the game.", card.label());
    }
}
