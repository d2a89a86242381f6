package postrider.americanwar.rules;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import postrider.americanwar.Card;
import postrider.americanwar.General;
import postrider.americanwar.Space;
import postrider.americanwar.Troops;
import postrider.kernel.Fault;
import postrider.kernel.Lists;
import postrider.kernel.Refused;
import postrider.kernel.Side;

/**
 * One strategy card being played: what must be remembered until the next one is.
 *
 * @param <M> a general's move
 */
public abstract class PlayedCard<M> {
    private final WorkingPosition working;
    private final Side side;
    private final Card card;
    private final Set<General> activated = new HashSet<>();
    private final Set<General> triedToIntercept = new HashSet<>();
    private Optional<M> moving = Optional.empty();

    protected PlayedCard(WorkingPosition working, Side side, Card card) {
        this.working = working;
        this.side = side;
        this.card = card;
    }

    /** Throws {@link Refused} unless the card is in the hand (5.3 in both books). */
    public static void mustBeHeld(List<Card> hand, Card card) {
        if (hand.contains(card)) return;
        boolean none = card.isOps() && Lists.first(hand, card::like).isEmpty();
        var another = none ? ", nor another %s card".formatted(card.title()) : "";
        throw new Refused("5.3", "You do not hold %s%s.".formatted(card.label(), another), hand);
    }

    /** Throws {@link Refused} unless the card is one to do that with. */
    public final void mustFit(boolean fits, String what, String rule) {
        if (!fits) throw new Refused(rule, "You cannot %s with %s.".formatted(what, card.label()));
    }

    public final WorkingPosition working() {
        return working;
    }

    public final Side side() {
        return side;
    }

    public final Card card() {
        return card;
    }

    public final void activate(General general) {
        activated.add(general);
    }

    /**
     * Why a general cannot be activated; empty if he can.
     *
     * @param once the rule that has no general move twice
     */
    public final Optional<Fault> barred(General general, String rule, String once) {
        if (general.side() != side) return Fault.no(rule, "%s is not yours to move.", general);
        if (working.now().space(general).isEmpty()) return Fault.no(rule, "%s is not on the map.", general);
        return activated.contains(general) ? Fault.no(once, "%s has moved on this card.", general) : Optional.empty();
    }

    /**
     * One attempt for each army on one card, and no retreat before battle after it (7.8.E / 7.2). In the first edition it was one
     * for each general.
     */
    public final boolean triedToIntercept(General general) {
        return working.now().box().edition().since(2)
                ? working.now().space(general).filter(working::hasTried).isPresent()
                : triedToIntercept.contains(general);
    }

    public final void tryToIntercept(General general) {
        triedToIntercept.add(general);
        working.now().space(general).ifPresent(working::tries);
    }

    /** CUs of his side there that a general may take along. */
    public abstract Troops free(Space space);

    /** How many interceptions were tried on this card. */
    public final int tries() {
        return triedToIntercept.size();
    }

    /** The move that is being made, if one is. */
    public final Optional<M> moving() {
        return moving;
    }

    public final void moving(Optional<M> move) {
        moving = move;
    }
}
