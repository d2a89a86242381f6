package postrider.americanwar.rules;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import postrider.americanwar.Card;
import postrider.americanwar.CardStep;
import postrider.americanwar.Law.Subject;
import postrider.americanwar.Pile;
import postrider.americanwar.Position;
import postrider.americanwar.WorkingPosition;
import postrider.kernel.Die;
import postrider.kernel.ruling.Fault;
import postrider.kernel.ruling.Refused;
import postrider.kernel.ruling.Side;

/**
 * 6.3 / 6.2: whether a card may be played for its event, its steps in turn, and where the card goes.
 *
 * @param where when a battle card is played, in words
 */
public record CardEvents(Steps steps, String where) {
    /** The effect of a step of a card in a position. */
    public interface Steps {
        Effect effect(Position now, Side side, Card card, CardStep step);
    }

    /** Why {@code side} may not play the card for its event now; empty if it may. */
    public Optional<Fault> mayPlay(Position now, Side side, Card card) {
        if (card.isOps()) return Fault.no(now.law(Subject.OPS_CARD), "%s is no event.", card);
        if (card.playableBy().filter(owner -> owner != side).isPresent())
            return Fault.no(now.law(Subject.EVENT_OWNER), "%s is not your event: you can only discard it.", card);
        if (card.kind() == Card.Kind.BATTLE)
            return Fault.no(
                    now.law(Subject.BATTLE_CARD), "%s is played %s; here you can only discard it.", card, where);
        var condition = now.law(Subject.EVENT_CONDITION);
        if (!card.eventKnown())
            return Fault.no(condition, "What %s does is not known to us: you can only discard it.", card);
        return unmet(now, side, card).flatMap(why -> Fault.no(condition, "You can only discard %s: %s.", card, why));
    }

    /** The condition of the card that does not hold now, if there is one. */
    public Optional<String> unmet(Position now, Side side, Card card) {
        for (var step : card.steps())
            if (steps.effect(now, side, card, step) instanceof Effect.Condition(var rule, var holds, var otherwise)
                    && !holds) return Optional.of(otherwise);
        return Optional.empty();
    }

    /** Throws {@link Refused} unless the card may be played for its event with these {@code picks}. */
    public void judge(Position now, Side side, Card card, Optional<String> picks) {
        Fault.refuse(mayPlay(now, side, card));
        if (card.activatesGeneral())
            throw new Refused(
                    now.law(Subject.ACTIVATION_BY_EVENT),
                    "Say which general %s activates, and where he goes.".formatted(card.label()));
        if (picks.isEmpty()) return;
        for (var step : card.steps()) {
            var question = steps.effect(now, side, card, step).question(side);
            if (question.isPresent()) {
                question.get().read(picks.get());
                return;
            }
        }
        throw new Refused(now.law(Subject.EVENT_CHOICE), "%s leaves you nothing to choose.".formatted(card.label()));
    }

    /** Carries out the event step by step, as far as possible. The {@code picks}, already judged, answer the player's first choice. */
    public void play(WorkingPosition working, Side side, Card card, Optional<String> picks) {
        var words = picks;
        for (var step : card.steps())
            words = steps.effect(working.now(), side, card, step).carryOut(working, side, words);
    }

    /** The whole event of a card that has left the hand, without picks, and where the card then goes. */
    public void resolve(WorkingPosition working, Side side, Card card) {
        play(working, side, card, Optional.empty());
        afterPlay(working, card);
    }

    /** Where a card goes after its event; it has left the hand. */
    public void afterPlay(WorkingPosition working, Card card) {
        if (card.reshuffle() == Card.Reshuffle.WHEN_PLAYED) reshuffle(working);
        if (working.now().cards().warEnds().equals(Optional.of(card))) return;
        if (!card.removed()) {
            working.discard(card);
            return;
        }
        working.cards(cards -> cards.plus(Pile.REMOVED, card));
        working.rule(working.law(Subject.CARD_REMOVED), "%s is removed from the game.", card.label());
    }

    /** Discards a card, which may cause a reshuffle (6.1.B). */
    public static void discard(WorkingPosition working, Card card) {
        working.discard(card);
        if (card.reshuffle() == Card.Reshuffle.WHEN_DISCARDED) reshuffle(working);
    }

    /** Never in the elder book. */
    private static void reshuffle(WorkingPosition working) {
        working.cards(cards -> cards.withReshuffle(true));
        working.rule("6.3.D", "The deck is reshuffled at the next Strategy Cards Phase.");
    }

    /** A War Ends card goes into its box; the one already there is discarded (6.34.C.iii / 6.2). */
    public static void warEnds(WorkingPosition working, Card card, int year) {
        working.now().cards().warEnds().ifPresent(working::discard);
        working.cards(cards -> cards.with(Pile.WAR_ENDS, List.of(card)));
        working.rule(working.law(Subject.WAR_ENDS), "The war ends in %d.", year);
    }

    /**
     * A hand loses cards: drawn at random, revealed and discarded one after another (6.1.D, 6.31 / 6.2).
     *
     * @param special what happens to a card that must be played
     */
    public void lose(WorkingPosition working, Side from, int count, Consumer<Card> special) {
        for (int card = 1; card <= count; card++) {
            var hand = working.now().cards().hand(from);
            if (hand.isEmpty()) {
                working.rule(working.law(Subject.EVENT_CHOICE), "The %s hand is empty: no card is lost.", from);
                return;
            }
            var purpose = "the card the %s hand loses".formatted(from);
            int drawn = working.umpire().roll(working.law(Subject.EVENT_CHOICE), purpose, new Die(1, hand.size()));
            var lost = hand.get(drawn - 1);
            working.takeFromHand(from, lost);
            working.reveal(working.law(Subject.LOST_CARD), lost, "The %s hand loses %s.", from, lost);
            if (lost.isSpecial()) special.accept(lost);
            else discard(working, lost);
        }
    }
}
