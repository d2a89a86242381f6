package postrider.wethepeople.rules;

import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import postrider.americanwar.General;
import postrider.americanwar.Sides;
import postrider.americanwar.Space;
import postrider.americanwar.Troops;
import postrider.kernel.Lists;
import postrider.kernel.Side;
import postrider.wethepeople.Card;

/** One strategy card being played: what must be remembered until the next one is. */
public final class CardPlay {
    private final WorkingPosition working;
    private final Side side;
    private final Card card;
    private final boolean lastOfThePhase;
    private final Set<General> activated = new HashSet<>();
    private final Set<General> triedToIntercept = new HashSet<>();
    private Optional<Movement> moving = Optional.empty();

    public CardPlay(WorkingPosition working, Side side, Card card) {
        this.working = working;
        this.side = side;
        this.card = card;
        var cards = working.now().cards();
        this.lastOfThePhase =
                Lists.those(Sides.BOTH, one -> !cards.hand(one).isEmpty()).isEmpty();
    }

    public WorkingPosition working() {
        return working;
    }

    public Side side() {
        return side;
    }

    public Card card() {
        return card;
    }

    /** Where its player may act on PC markers. */
    MarkerRules markers() {
        return new MarkerRules(working.occupancy(), side);
    }

    /** 7.0: no general twice on one card. */
    boolean activated(General general) {
        return activated.contains(general);
    }

    public void activate(General general) {
        activated.add(general);
    }

    /** 7.2: one attempt for each army on one card, and no retreat before battle after it. */
    boolean triedToIntercept(General general) {
        return triedToIntercept.contains(general);
    }

    void tryToIntercept(General general) {
        triedToIntercept.add(general);
    }

    /** How many interceptions were tried on this card. */
    int tries() {
        return triedToIntercept.size();
    }

    /** The move that is being made, if one is. */
    Optional<Movement> moving() {
        return moving;
    }

    void moving(Optional<Movement> move) {
        moving = move;
    }

    /** CUs of his side there, but for those the army on the move has with it. */
    Troops free(Space space) {
        var carried = moving.map(move -> move.carried(space)).orElse(Troops.NONE);
        return working.now().troops(space).only(side).minus(carried);
    }

    /** 5.3, R5: when it was played no other card was left in either hand. */
    boolean lastOfThePhase() {
        return lastOfThePhase;
    }
}
