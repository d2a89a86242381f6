package postrider.washingtonswar.rules;

import java.util.List;
import java.util.Optional;
import postrider.americanwar.Card;
import postrider.americanwar.General;
import postrider.americanwar.Pile;
import postrider.americanwar.Place;
import postrider.americanwar.Position;
import postrider.americanwar.Track;
import postrider.americanwar.rules.Effect;
import postrider.americanwar.rules.WorkingPosition;
import postrider.kernel.Die;
import postrider.kernel.ruling.Fault;
import postrider.kernel.ruling.Refused;
import postrider.kernel.ruling.Side;
import postrider.washingtonswar.EventStep;

/**
 * 6.3 Events: whether a card may be played for its event, what each step of it does, and where the card goes. A procedure is
 * one method, whatever its parameters; the card says with which numbers and where.
 */
public final class Events {
    private Events() {}

    private static Effect effect(Position now, Side side, Card card, EventStep step) {
        var war = now.track().war();
        var choices = new EventChoices(now, side, card, step);
        return switch (step.procedure()) {
            case CONDITION_NO_ALLIANCE ->
                new Effect.Condition("6.32.A", war == Track.War.NEUTRAL, "France is in the war");
            case CONDITION_EUROPEAN_WAR ->
                new Effect.Condition("6.32.A", war == Track.War.EUROPEAN_WAR, "there is no European War");
            case CONDITION_NO_EUROPEAN_WAR ->
                new Effect.Condition("6.32.A", war != Track.War.EUROPEAN_WAR, "the European War is on");
            case CONDITION_NAVY_ON_MAP ->
                new Effect.Condition("6.32.A", now.board().navy().isPresent(), "the French Navy is not on the map");
            case PLACE_PC -> choices.place();
            case REMOVE_PC -> choices.remove();
            case REMOVE_PC_OR_FLIP_ONE -> choices.removeOrFlipOne();
            case REMOVE_CU -> choices.removeUnits();
            case DECLARATION_OF_INDEPENDENCE -> choices.declaration();
            case DISCARD_RANDOM_CARD ->
                new Effect.Happens(working -> discardAtRandom(working, step.owner(), step.count()));
            case FRENCH_ALLIANCE ->
                new Effect.Happens(working ->
                        FrenchAlliance.advance(working, card.isSpecial() ? "6.34.C.ii" : "12.1", step.count()));
            case END_REGULARS -> new Effect.Happens(working -> FrenchAlliance.loseRegulars(working, "9.41"));
            case WAR_ENDS -> new Effect.Happens(working -> warEnds(working, card));
            case BAR_PLACING -> new Effect.Happens(Events::barPlacing);
            case MOVE_NAVY_AWAY -> new Effect.Happens(Events::moveNavyAway);
            case REMOVE_ARNOLD -> new Effect.Happens(Events::removeArnold);
            case ACTIVATE_GENERAL -> new Effect.Happens(working -> {}); // 7.3.C: an order of its own
        };
    }

    /** 6.3.B, 6.32.A, 6.33.A: empty if {@code side} may play the card for its event now. */
    public static Optional<Fault> mayPlay(Position now, Side side, Card card) {
        if (card.isOps()) return Fault.no("6.2", "%s is no event.", card);
        if (card.playableBy().filter(owner -> owner != side).isPresent())
            return Fault.no("6.3.B", "%s is not your event: you can only discard it.", card);
        if (card.kind() == Card.Kind.BATTLE)
            return Fault.no("6.33.A", "%s is played in a battle; here you can only discard it.", card);
        if (!card.eventKnown())
            return Fault.no("6.32.A", "What %s does is not known to us: you can only discard it.", card);
        return unmet(now, side, card).flatMap(why -> Fault.no("6.32.A", "You can only discard %s: %s.", card, why));
    }

    /** Which condition of the card does not hold now, if any. */
    static Optional<String> unmet(Position now, Side side, Card card) {
        for (var step : card.steps(EventStep.class))
            if (effect(now, side, card, step) instanceof Effect.Condition(var rule, boolean holds, String otherwise)
                    && !holds) return Optional.of(otherwise);
        return Optional.empty();
    }

    /** Throws {@link Refused} if the card may not be played for its event, or not with these words. */
    static void judge(Position now, Side side, Card card, Optional<String> picks) {
        Fault.refuse(mayPlay(now, side, card));
        if (card.activatesGeneral())
            throw new Refused("7.3.C", "Say which general %s activates, and where he goes.".formatted(card.label()));
        if (picks.isEmpty()) return;
        for (var step : card.steps(EventStep.class)) {
            var question = effect(now, side, card, step).question(side);
            if (question.isPresent()) {
                question.get().read(picks.get());
                return;
            }
        }
        throw new Refused("6.31", "%s leaves you nothing to choose.".formatted(card.label()));
    }

    /**
     * Carries the event out, step by step, as far as each can be (6.31).
     *
     * @param picks the player's own words for the first choice that is his, judged before
     */
    public static void play(WorkingPosition working, Side side, Card card, Optional<String> picks) {
        var words = picks;
        for (var step : card.steps(EventStep.class))
            words = effect(working.now(), side, card, step).carryOut(working, side, words);
    }

    /** 6.1.D, 6.31: cards drawn from a hand unseen, each shown and discarded; a Special Event takes effect (6.34.B). */
    private static void discardAtRandom(WorkingPosition working, Side side, int count) {
        for (int card = 1; card <= count; card++) {
            var hand = working.now().cards().hand(side);
            if (hand.isEmpty()) {
                working.rule("6.31", "The %s hand is empty: no card is lost.", side);
                return;
            }
            int drawn = working.umpire()
                    .roll("6.31", "the card the %s hand loses".formatted(side), new Die(1, hand.size()));
            lose(working, side, hand.get(drawn - 1));
        }
    }

    private static void lose(WorkingPosition working, Side side, Card card) {
        working.takeFromHand(side, card);
        working.reveal("6.1.D", card, "The %s hand loses %s.", side, card);
        if (card.isSpecial()) {
            working.rule("6.34.B", "%s takes effect at once.", card.label());
            play(working, side, card, Optional.empty());
            afterPlay(working, card);
        } else {
            discard(working, card);
        }
    }

    /** 6.34.C.iii */
    private static void warEnds(WorkingPosition working, Card card) {
        working.now().cards().warEnds().ifPresent(working::discard);
        working.cards(cards -> cards.with(Pile.WAR_ENDS, List.of(card)));
        working.rule("6.34.C.iii", "The war ends in %d.", card.endYear());
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

    /** 6.33: wherever he is. */
    private static void removeArnold(WorkingPosition working) {
        working.place(working.country().general(General.ARNOLD), Place.Box.REMOVED);
        working.rule("6.33", "Arnold leaves the game.");
    }

    /** 6.3.C, 6.3.D, 6.1.B: where a card goes after it was played for its event; it has left the hand before. */
    public static void afterPlay(WorkingPosition working, Card card) {
        if (card.reshuffle() == Card.Reshuffle.WHEN_PLAYED) reshuffle(working);
        if (working.now().cards().warEnds().equals(Optional.of(card))) return;
        if (!card.removed()) {
            working.discard(card);
            return;
        }
        working.cards(cards -> cards.plus(Pile.REMOVED, card));
        working.rule("6.3.C", "%s is removed from the game.", card.label());
    }

    /** 6.1.B: discards a card that may have the deck reshuffled by it. */
    static void discard(WorkingPosition working, Card card) {
        working.discard(card);
        if (card.reshuffle() == Card.Reshuffle.WHEN_DISCARDED) reshuffle(working);
    }

    private static void reshuffle(WorkingPosition working) {
        working.cards(cards -> cards.withReshuffle(true));
        working.rule("6.3.D", "The deck is reshuffled at the next Strategy Cards Phase.");
    }
}
