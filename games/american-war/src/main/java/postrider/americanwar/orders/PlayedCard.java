package postrider.americanwar.orders;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import postrider.americanwar.AtTable;
import postrider.americanwar.Card;
import postrider.americanwar.General;
import postrider.americanwar.Law.Subject;
import postrider.americanwar.Position;
import postrider.americanwar.Sides;
import postrider.americanwar.Space;
import postrider.americanwar.Troops;
import postrider.americanwar.WorkingPosition;
import postrider.americanwar.rules.CardEvents;
import postrider.kernel.ruling.Fault;
import postrider.kernel.ruling.Refused;
import postrider.kernel.ruling.Side;
import postrider.kernel.view.Scene;
import postrider.map.Bars;
import postrider.text.Lists;

/** A strategy card being played: what must be remembered until the next card, and what its book says about operations. */
public abstract class PlayedCard implements AtTable {
    /**
     * What a book says about a card of this player.
     *
     * @param rating which rating of an American general the die for an interception or a retreat before battle must not exceed
     * @param all whether generals must then take all the CUs they can; otherwise they may leave some behind
     * @param reach how far a march may go
     * @param occupy what an army does in a space it enters
     * @param arrivals the reinforcements that may be brought on
     * @param won ends the war if an operation has won it
     * @param reader reads what the player says on the way
     */
    public record Book(
            CardEvents events,
            General.Rating rating,
            boolean all,
            Reach reach,
            Deed occupy,
            Coming arrivals,
            Consumer<WorkingPosition> won,
            Position.Seen<OrderReader> reader) {
        public interface Deed {
            void by(WorkingPosition working, Side side, Space where);
        }

        public interface Coming {
            Arrivals of(WorkingPosition working, Side side, Card card);
        }
    }

    private final WorkingPosition working;
    private final Side side;
    private final Card card;
    private final Book book;
    private final Set<General> activated = new HashSet<>();
    private final Set<General> triedToIntercept = new HashSet<>();
    private final Map<Space, Troops> moved = new HashMap<>();
    private Optional<Movement> moving = Optional.empty();

    protected PlayedCard(WorkingPosition working, Side side, Card card, Book book) {
        this.working = working;
        this.side = side;
        this.card = card;
        this.book = book;
    }

    /** The encounter of a march that enters a space along a line. */
    protected abstract Encounter entering(Movement move, Space to);

    /** 7.2.B: where a landing party may land; nowhere in the elder book. */
    public Bars<Space> landing() {
        var everywhere = occupancy().everywhere();
        return occupancy().bars().bar(law(Subject.OPERATIONS), everywhere, "No party lands at %s.");
    }

    /** Lands a party that has been judged. */
    protected void land(Space port, List<Integer> part) {
        throw new AssertionError(port);
    }

    /** Where the player may place or flip PC markers with it. */
    protected abstract Bars<Space> markers();

    /** Throws {@link Refused} unless an OPS card activates the general. */
    protected abstract void mustSuffice(General general);

    /** Discards it for nothing; throws {@link Refused} unless that is allowed. */
    protected abstract void discard();

    /** Further uses of an OPS card. */
    protected abstract List<Use> besides();

    /** Uses of discarding a card that need not be played. */
    protected abstract List<List<Use>> discardUses();

    /** Carries out a use that is not in the elder book; throws {@link Refused} unless it is allowed. */
    protected void carryOut(Use.Newer use) {
        throw new AssertionError(use);
    }

    /** 7.1.B.ii: the Operations Queue is used; the elder book has none. */
    protected void useQueue() {}

    /** 7.1.B.iii: the Operations Queue is abandoned; the elder book has none. */
    protected void abandonQueue() {}

    /** Moves by sea are never intercepted (7.8.B). */
    final void sail(Movement move, Space port) {
        var march = move.march();
        var with = march.with();
        working.march(side, Optional.of(march.general()), with, march.at(), port, Scene.Way.SEA);
        move.tell(law(Subject.SEA), "%s sails from %s to %s%s.", march.general(), march.at(), port, with.with());
        if (!with.isEmpty()) occupy(port);
    }

    /** Tells only the card's player. */
    final void tell(String rule, String sentence, Object... args) {
        working.tell(side, rule, sentence, args);
    }

    /** Reveals the card. Nothing may be refused after this. */
    protected void lay(String rule, String sentence, Object... args) {
        working.reveal(rule, card, sentence, args);
    }

    /** "The British play 3 OPS (2) to activate Howe." */
    public final void show(String rule, String what) {
        lay(rule, "%s play %s %s.", Sides.the(side), card, what);
    }

    /** Throws {@link Refused} unless the card {@code fits} this use. */
    public final void mustFit(boolean fits, String what, String rule) {
        if (!fits) throw new Refused(rule, "You cannot %s with %s.".formatted(what, card.label()));
    }

    /** Generals that this many OPS can activate. */
    public final List<General> able(int ops) {
        return Lists.filter(
                country().generals(side),
                general -> general.strategy() <= ops && now().space(general).isPresent());
    }

    /** Generals that the card, with the queue, can still activate. */
    private List<General> others() {
        int ops = card.isOps() ? now().cards().queued(side) + card.ops() : Integer.MAX_VALUE;
        return Lists.filter(able(ops), general -> !activated.contains(general));
    }

    /**
     * Checks for victory in the middle of an operation, which the first edition did not (R34 of the newer book, R33 of the elder).
     *
     * @return whether the war is over, so that nothing more may happen
     */
    public final boolean endsTheWar() {
        if (!working.now().since(2)) return false;
        won();
        return working.isOver();
    }

    @Override
    public final WorkingPosition working() {
        return working;
    }

    public final Side side() {
        return side;
    }

    public final Card card() {
        return card;
    }

    final Book book() {
        return book;
    }

    final void occupy(Space space) {
        book.occupy.by(working, side, space);
    }

    final Arrivals arrivals() {
        return book.arrivals.of(working, side, card);
    }

    final void won() {
        book.won.accept(working);
    }

    public final void activate(General general) {
        activated.add(general);
    }

    /** Why the general cannot be activated; empty if he can. */
    public final Optional<Fault> barred(General general) {
        if (general.side() != side) return Fault.no(law(Subject.ACTIVATION), "%s is not yours to move.", general);
        if (now().space(general).isEmpty())
            return Fault.no(
                    () -> Lists.map(others(), General::name),
                    law(Subject.ACTIVATION),
                    "%s is not on the map.",
                    general);
        return Fault.when(activated.contains(general), law(Subject.OPERATIONS), "%s has moved on this card.", general);
    }

    /**
     * Each army may try once on a card, and may not retreat before battle afterwards (7.8.E / 7.2). In the first edition each general
     * could try once.
     */
    public final boolean triedToIntercept(General general) {
        return now().since(2)
                ? now().space(general).filter(working::hasTried).isPresent()
                : triedToIntercept.contains(general);
    }

    public final void tryToIntercept(General general) {
        triedToIntercept.add(general);
        now().space(general).ifPresent(working::tries);
    }

    /** CUs in the space that have moved on this card when {@code general} is activated, never more than are there now. */
    public final Troops moved(General general, Space space) {
        var now = moving.map(move -> move.moved(general, space)).orElse(Troops.NONE);
        return moved.getOrDefault(space, Troops.NONE).plus(now).common(now().troops(space));
    }

    public final void markMoved(Space space, Troops troops) {
        moved.merge(space, troops, Troops::plus);
    }

    /** CUs there that a general may take along: not those that have moved or, if the book lets CUs move twice, not those already with him. */
    public final Troops free(General general, Space space) {
        var gone = law(Subject.UNITS_ONCE).isEmpty()
                ? moving.map(move -> move.carried(general, space)).orElse(Troops.NONE)
                : moved(general, space);
        return now().troops(side, space).minus(gone.only(side));
    }

    /** The number of interceptions tried on this card. */
    public final int tries() {
        return triedToIntercept.size();
    }

    public final Optional<Movement> moving() {
        return moving;
    }

    public final void moving(Optional<Movement> move) {
        moving = move;
    }
}
