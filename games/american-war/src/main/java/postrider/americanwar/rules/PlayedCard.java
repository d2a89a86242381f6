package postrider.americanwar.rules;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import postrider.americanwar.General;
import postrider.americanwar.WarCard;
import postrider.kernel.Lists;
import postrider.kernel.Refused;
import postrider.kernel.Side;

/**
 * One strategy card being played: what must be remembered until the next one is.
 *
 * @param <W> the table
 * @param <C> a card
 * @param <M> a general's move
 */
public abstract class PlayedCard<W extends WorkingBoard<?>, C extends WarCard, M> {
    private final W working;
    private final Side side;
    private final C card;
    private final Set<General> activated = new HashSet<>();
    private final Set<General> triedToIntercept = new HashSet<>();
    private Optional<M> moving = Optional.empty();

    protected PlayedCard(W working, Side side, C card) {
        this.working = working;
        this.side = side;
        this.card = card;
    }

    /** Throws {@link Refused} unless the card is in the hand (5.3 in both books). */
    public static void mustBeHeld(List<? extends WarCard> hand, WarCard card) {
        if (hand.contains(card)) return;
        boolean none = card.isOps() && Lists.first(hand, card::like).isEmpty();
        var another = none ? ", nor another %s card".formatted(card.title()) : "";
        throw new Refused("5.3", "You do not hold %s%s.".formatted(card.label(), another), hand);
    }

    /** Throws {@link Refused} unless the card is one to do that with. */
    public final void mustFit(boolean fits, String what, String rule) {
        if (!fits) throw new Refused(rule, "You cannot %s with %s.".formatted(what, card.label()));
    }

    public final W working() {
        return working;
    }

    public final Side side() {
        return side;
    }

    public final C card() {
        return card;
    }

    /** No general twice on one card (7.2.A / 7.0). */
    public final boolean activated(General general) {
        return activated.contains(general);
    }

    public final void activate(General general) {
        activated.add(general);
    }

    /** One attempt for each army on one card, and no retreat before battle after it (7.8.E / 7.2). */
    public final boolean triedToIntercept(General general) {
        return triedToIntercept.contains(general);
    }

    public final void tryToIntercept(General general) {
        triedToIntercept.add(general);
    }

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
