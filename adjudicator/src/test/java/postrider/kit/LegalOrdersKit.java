package postrider.kit;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import postrider.kernel.ruling.Side;
import postrider.workbench.simulation.Played;
import postrider.workbench.simulation.Simulation;

/**
 * Checks that the list of legal orders, computed for the whole map at once, is what the rules allow when each order is tried.
 *
 * @param <P> a position
 * @param <O> an order
 */
@Tag("long")
public abstract class LegalOrdersKit<P, O> {
    protected static final int GAMES = Math.max(2, Integer.getInteger("postrider.games", 250) / 40);

    private final Simulation<P, O> wars;
    private final int every;

    /** @param every check one position in this many */
    protected LegalOrdersKit(Simulation<P, O> wars, int every) {
        this.wars = wars;
        this.every = every;
    }

    /** Asserts that the list equals what is found the slow way, by trying each order on the code that judges it. */
    protected abstract void same(P position, Side side, String which);

    /** A random position of any shape, even one that no game reaches. */
    protected abstract P position(long seed);

    protected abstract List<Side> sides();

    /** All impulses of a game but the set-up. */
    protected final List<Played<P, O>> play(long seed) {
        var impulses = wars.play(seed).impulses();
        return impulses.subList(1, impulses.size());
    }

    @Test
    void exactlyTheAllowedOrdersAreListed() {
        LongStream.range(0, GAMES).parallel().forEach(seed -> {
            var impulses = play(seed);
            assertTrue(impulses.size() > every, () -> "seed " + seed + " has too few impulses");
            for (int i = (int) (seed % every); i < impulses.size(); i += every)
                same(impulses.get(i).before(), impulses.get(i).by(), "seed " + seed + ", impulse " + i);
        });
    }

    @Test
    void exactlyTheAllowedOrdersAreListedInPositionsOfAnyShape() {
        for (long seed = 0; seed < GAMES * 5; seed += every)
            for (var side : sides()) same(position(seed), side, "positions " + seed);
    }
}
