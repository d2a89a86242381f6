package postrider.kit;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import postrider.kernel.Playable;
import postrider.kernel.Side;
import postrider.simulation.Played;
import postrider.simulation.Simulation;

/**
 * What is listed for the whole map at once is what the rules allow when each order is tried.
 *
 * @param <P> a position
 * @param <O> an order
 */
public abstract class LegalOrdersKit<P, O> {
    protected static final int GAMES = Integer.getInteger("postrider.games", 1500) / 40;

    private final Simulation<P, O> wars;
    private final Playable<P, O> listed;

    protected LegalOrdersKit(Simulation<P, O> wars, Playable<P, O> listed) {
        this.wars = wars;
        this.listed = listed;
    }

    /** The same found the slow way: each is tried on the code that judges it. */
    protected abstract List<List<O>> tried(P position, Side side);

    /** Of any shape: one that no game comes to, too. */
    protected abstract P position(long seed);

    protected abstract List<Side> sides();

    /** All impulses of a war but the set-up. */
    protected final List<Played<P, O>> play(long seed) {
        var impulses = wars.play(seed).impulses();
        return impulses.subList(1, impulses.size());
    }

    @Test
    void everyOrderListedIsAllowedAndEveryOneAllowedIsListed() {
        LongStream.range(0, GAMES).parallel().forEach(seed -> {
            for (var played : play(seed)) same(played.before(), played.by(), "seed " + seed);
        });
    }

    @Test
    void soItIsInPositionsOfEveryShape() {
        for (long seed = 0; seed < GAMES * 5; seed++)
            for (var side : sides()) same(position(seed), side, "positions " + seed);
    }

    protected final void same(P position, Side side, String which) {
        assertEquals(tried(position, side), listed.legal(position, side), which);
    }
}
