package postrider.americanwar.rules;

import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import java.util.function.UnaryOperator;
import postrider.americanwar.Board;
import postrider.americanwar.Country;
import postrider.americanwar.General;
import postrider.americanwar.Place;
import postrider.americanwar.Sides;
import postrider.americanwar.Space;
import postrider.americanwar.Troops;
import postrider.americanwar.WarPosition;
import postrider.kernel.Scene;
import postrider.kernel.Side;
import postrider.kernel.Umpire;

/**
 * The table during one adjudication: the position as it changes, and the umpire beside it. It knows how to lift and put down
 * pieces, but no rule.
 *
 * @param <P> the position of the game
 */
public class WorkingBoard<P extends WarPosition<P>> {
    private P now;
    private Optional<Occupancy<P>> occupancy = Optional.empty();
    private final Set<Space> tried = new HashSet<>();
    private final Umpire umpire;

    protected WorkingBoard(P now, Umpire umpire) {
        this.now = now;
        this.umpire = umpire;
    }

    public final P now() {
        return now;
    }

    protected final void become(P next) {
        now = next;
    }

    public final Umpire umpire() {
        return umpire;
    }

    public final Country country() {
        return now.country();
    }

    /** The position as sets of spaces. */
    public final Occupancy<P> occupancy() {
        if (occupancy.isEmpty() || occupancy.get().now() != now) occupancy = Optional.of(new Occupancy<>(now));
        return occupancy.get();
    }

    /** Reports a ruling to both. */
    public final void rule(String rule, String sentence, Object... args) {
        umpire.rule(rule, sentence, args);
    }

    public final void board(UnaryOperator<Board> change) {
        now = now.with(change.apply(now.board()));
        tried.removeIf(space -> now.units(Sides.AMERICAN, space) == 0);
    }

    /** The American army there tries to intercept: a token lies with it until the card is done. */
    final void tries(Space space) {
        tried.add(space);
    }

    /**
     * Whether the American army there, or one that it joined or was joined by, has tried to intercept. Each part of an army that
     * tried has the token; a general who is sent home leaves it with the others, and one who has lost them all has none.
     */
    final boolean hasTried(Space space) {
        return tried.contains(space);
    }

    public final void add(Space space, Troops more) {
        board(board -> board.withTroops(space, now.troops(space).plus(more)));
    }

    public final void remove(Space space, Troops less) {
        board(board -> board.withTroops(space, now.troops(space).minus(less)));
    }

    public final void place(General general, Space space) {
        place(general, new Place.OnMap(space));
    }

    public final void place(General general, Place place) {
        board(board -> board.withGeneral(general, place));
    }

    /** Moves a general, who may be absent, and troops of a side together. */
    public final void march(Side side, Optional<General> general, Troops troops, Space from, Space to, Scene.Way way) {
        boolean token = side == Sides.AMERICAN && hasTried(from) && !troops.isEmpty();
        general.ifPresent(g -> place(g, to));
        remove(from, troops);
        add(to, troops);
        if (token) tries(to);
        var who = general.map(General::name).orElseGet(troops::words);
        umpire.show(new Scene.Went(side, who, from.name(), to.name(), way));
    }
}
