package postrider.americanwar.orders;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import postrider.americanwar.Card;
import postrider.americanwar.General;
import postrider.americanwar.Position;
import postrider.americanwar.Sides;
import postrider.americanwar.Space;
import postrider.americanwar.Troops;
import postrider.americanwar.rules.AtTable;
import postrider.americanwar.rules.CardEvents;
import postrider.americanwar.rules.Occupancy;
import postrider.americanwar.rules.WorkingPosition;
import postrider.kernel.ruling.Fault;
import postrider.kernel.ruling.Refused;
import postrider.kernel.ruling.Side;
import postrider.kernel.view.Scene;
import postrider.map.Bars;
import postrider.text.Lists;

/** One strategy card being played: what must be remembered until the next one is, and what its book says of operations with it. */
public abstract class PlayedCard implements AtTable {
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

    /**
     * Where a book has what a card is played for.
     *
     * @param ops an OPS card moves a general, or markers
     * @param control markers of an OPS card
     * @param marker each of them, to be judged
     * @param markers that are placed
     * @param reinforcements that are brought on
     */
    public record Chapters(String ops, String control, String marker, String markers, String reinforcements) {}

    /**
     * What a book says of a card of this player.
     *
     * @param reach how far a march may go
     * @param occupy an army takes what it finds in a space
     * @param arrivals what may be brought on with it
     * @param bringOn puts reinforcements on the map, which were judged before
     * @param won looks whether the war is won when an operation is done
     * @param reader reads what its player says on the way
     */
    public record Book(
            Sections sections,
            Chapters chapters,
            CardEvents events,
            Reach reach,
            Deed<Space> occupy,
            Coming arrivals,
            Deed<Reinforce> bringOn,
            Consumer<WorkingPosition> won,
            BiFunction<Position, Side, OrderReader> reader) {
        /** What a side does. */
        public interface Deed<T> {
            void by(WorkingPosition working, Side side, T what);
        }

        /** What a side may bring on with a card. */
        public interface Coming {
            Arrivals of(Occupancy occupancy, Side side, Card card);
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

    /** What becomes of a march that comes to a space by a line. */
    protected abstract Encounter entering(Movement move, Space to);

    /** 7.2.B: where a party may land; nowhere in the elder book. */
    public Bars<Space> landing() {
        var everywhere = occupancy().everywhere();
        return occupancy().bars().bar(sections().again, everywhere, "No party lands at %s.");
    }

    /** Lands a party, which was judged before. */
    protected void land(Space port, List<Integer> part) {
        throw new AssertionError(port);
    }

    /** Where its player may place or flip PC markers with it. */
    protected abstract Bars<Space> markers();

    /** Throws {@link Refused} unless an OPS card activates the general. */
    protected abstract void mustSuffice(General general);

    /** Judges that it is discarded for nothing, and carries it out. */
    protected abstract void discard();

    /** What an OPS card may be played for besides. */
    protected abstract List<Use> besides();

    /** What a card that need not be played may be discarded for. */
    protected abstract List<List<Use>> discards();

    /** Judges and carries out what the elder book does not have. */
    protected void carryOut(Use.Newer use) {
        throw new AssertionError(use);
    }

    /** 7.1.B.ii: the Operations Queue is used; the elder book has none. */
    protected void useQueue() {}

    /** 7.1.B.iii: the Operations Queue is abandoned; the elder book has none. */
    protected void abandonQueue() {}

    /** Nobody intercepts who comes by sea (7.8.B). */
    final void sail(Movement move, Space port) {
        var march = move.march();
        var with = march.with();
        working.march(side, Optional.of(march.general()), with, march.at(), port, Scene.Way.SEA);
        move.tell(sections().sea, "%s sails from %s to %s%s.", march.general(), march.at(), port, with.with());
        if (!with.isEmpty()) occupy(port);
    }

    /** What only its player hears. */
    final void tell(String rule, String sentence, Object... args) {
        working.tell(side, rule, sentence, args);
    }

    /** Lays the card face up. Nothing is refused from here on. */
    protected void lay(String rule, String sentence, Object... args) {
        working.reveal(rule, card, sentence, args);
    }

    /** "The British play 3 OPS (2) to activate Howe." */
    public final void show(String rule, String what) {
        lay(rule, "%s play %s %s.", Sides.the(side), card, what);
    }

    /** Throws {@link Refused} unless the card is one to do that with. */
    public final void mustFit(boolean fits, String what, String rule) {
        if (!fits) throw new Refused(rule, "You cannot %s with %s.".formatted(what, card.label()));
    }

    /** Generals whom so many OPS suffice for. */
    public final List<General> able(int ops) {
        return Lists.filter(
                country().generals(side),
                general -> general.strategy() <= ops && now().space(general).isPresent());
    }

    /**
     * Looks for it in the middle of things too, where the first edition did not (R34 of the newer book, R33 of the elder).
     *
     * @return whether the war is over, and nothing more is to happen
     */
    public final boolean wonAtOnce() {
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

    public final Sections sections() {
        return book.sections;
    }

    final Book book() {
        return book;
    }

    public final Reach reach() {
        return book.reach;
    }

    final void occupy(Space space) {
        book.occupy.by(working, side, space);
    }

    final Arrivals arrivals() {
        return book.arrivals.of(occupancy(), side, card);
    }

    final void won() {
        book.won.accept(working);
    }

    public final void activate(General general) {
        activated.add(general);
    }

    /** Why a general cannot be activated; empty if he can. */
    public final Optional<Fault> barred(General general) {
        if (general.side() != side) return Fault.no(sections().activation, "%s is not yours to move.", general);
        if (now().space(general).isEmpty())
            return Fault.no(
                    () -> Lists.map(able(Integer.MAX_VALUE), General::name),
                    sections().activation,
                    "%s is not on the map.",
                    general);
        return Fault.when(activated.contains(general), sections().again, "%s has moved on this card.", general);
    }

    /**
     * One attempt for each army on one card, and no retreat before battle after it (7.8.E / 7.2). In the first edition it was one
     * for each general.
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

    /** CUs in the space that have moved on this card. They never outnumber those still there. */
    public final Troops moved(Space space) {
        var now = moving.map(move -> move.moved(space)).orElse(Troops.NONE);
        return moved.getOrDefault(space, Troops.NONE).plus(now).common(now().troops(space));
    }

    public final void markMoved(Space space, Troops troops) {
        moved.merge(space, troops, Troops::plus);
    }

    /** CUs of his side there that a general may take along: none that moved, or none that the one on the move has with him. */
    public final Troops free(Space space) {
        var gone = sections().once.isPresent()
                ? moved(space)
                : moving.map(move -> move.carried(space)).orElse(Troops.NONE);
        return now().troops(side, space).minus(gone.only(side));
    }

    /** How many interceptions were tried on this card. */
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
