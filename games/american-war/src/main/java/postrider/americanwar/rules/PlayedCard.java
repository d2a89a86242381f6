package postrider.americanwar.rules;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import postrider.americanwar.Card;
import postrider.americanwar.General;
import postrider.americanwar.Order;
import postrider.americanwar.Space;
import postrider.americanwar.Troops;
import postrider.kernel.ruling.Fault;
import postrider.kernel.ruling.Refused;
import postrider.kernel.ruling.Side;
import postrider.map.Bars;
import postrider.text.Lists;
import postrider.text.Read;

/** One strategy card being played: what must be remembered until the next one is, and what its book says of operations with it. */
public abstract class PlayedCard {
    /**
     * Where a book has it.
     *
     * @param activation who may be activated
     * @param again nobody is twice on a card; how many operations there are
     * @param units CUs that move along
     * @param step along a line, up to the enemy
     * @param alone a general without CUs beside an enemy general
     * @param stacking no two generals of a side stay in a space
     * @param once no CU moves with two generals on a card; empty if the book lets them
     * @param arnold his line
     * @param sea by sea
     * @param interception the mover may be wary of it
     */
    public record Sections(
            String activation,
            String again,
            String units,
            String step,
            String alone,
            String stacking,
            Optional<String> once,
            String arnold,
            String sea,
            String interception) {}

    /** What an army meets where it comes. */
    public interface Arriving {
        /** By a line: the march as it is after that. */
        March enter(March next);

        void bySea(Space port);
    }

    private final WorkingPosition working;
    private final Side side;
    private final Card card;
    private final Sections sections;
    private final Set<General> activated = new HashSet<>();
    private final Set<General> triedToIntercept = new HashSet<>();
    private final Map<Space, Troops> moved = new HashMap<>();
    private Optional<Movement> moving = Optional.empty();

    protected PlayedCard(WorkingPosition working, Side side, Card card, Sections sections) {
        this.working = working;
        this.side = side;
        this.card = card;
        this.sections = sections;
    }

    /** How far a march may go, and where. */
    public abstract Reach reach();

    protected abstract Arriving arriving(OrderedMove ordered, March march);

    /** 7.2.B: where a party may land; nowhere in the elder book. */
    public Bars<Space> landing() {
        var everywhere = working.occupancy().everywhere();
        return working.occupancy().bars().bar(sections.again, everywhere, "No party lands at %s.");
    }

    /** Lands a party, which was judged before. */
    protected void land(Space port, List<Integer> part) {
        throw new AssertionError(port);
    }

    /** Looks whether the war is won in the middle of things. */
    protected abstract void wonAtOnce();

    /** Looks whether the war is won when an operation is done. */
    protected abstract void won();

    /** What its player says on the way, in their words. */
    protected abstract Read<Order.Onward> onward(String words, Optional<March> march);

    /** Throws {@link Refused} unless the card is in the hand (5.3 in both books). */
    public static void mustBeHeld(List<Card> hand, Card card) {
        if (hand.contains(card)) return;
        boolean none = card.isOps() && Lists.find(hand, card::like).isEmpty();
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

    public final Sections sections() {
        return sections;
    }

    public final void activate(General general) {
        activated.add(general);
    }

    /** Why a general cannot be activated; empty if he can. */
    public final Optional<Fault> barred(General general) {
        if (general.side() != side) return Fault.no(sections.activation, "%s is not yours to move.", general);
        if (working.now().space(general).isEmpty())
            return Fault.no(sections.activation, "%s is not on the map.", general);
        return activated.contains(general)
                ? Fault.no(sections.again, "%s has moved on this card.", general)
                : Optional.empty();
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

    /** CUs in the space that have moved on this card. They never outnumber those still there. */
    public final Troops moved(Space space) {
        var now = moving.map(move -> move.moved(space)).orElse(Troops.NONE);
        return moved.getOrDefault(space, Troops.NONE)
                .plus(now)
                .common(working.now().troops(space));
    }

    public final void markMoved(Space space, Troops troops) {
        moved.merge(space, troops, Troops::plus);
    }

    /** CUs of his side there that a general may take along: none that moved, or none that the one on the move has with him. */
    public final Troops free(Space space) {
        var gone = sections.once.isPresent()
                ? moved(space)
                : moving.map(move -> move.carried(space)).orElse(Troops.NONE);
        return working.now().troops(space).only(side).minus(gone.only(side));
    }

    /** How many interceptions were tried on this card. */
    public final int tries() {
        return triedToIntercept.size();
    }

    /** The move that is being made, if one is. */
    public final Optional<Movement> moving() {
        return moving;
    }

    public final void moving(Optional<Movement> move) {
        moving = move;
    }
}
