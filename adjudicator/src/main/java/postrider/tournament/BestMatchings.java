package postrider.tournament;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.IntBinaryOperator;

/**
 * All perfect matchings that are best by a list of criteria, the weightiest first: each criterion keeps, of the matchings left, those
 * with the greatest sum. They are never listed. The matchings left after a criterion are those that have only edges without slack and
 * exactly one edge out of each blossom with a dual ({@link HeaviestMatching}). So the next criterion looks at fewer edges, and pays a
 * price for leaving a blossom that no gain outweighs. In this way weights fit into 64 bits, however many criteria there are.
 */
final class BestMatchings {
    interface Edges {
        boolean has(int one, int other);
    }

    /** The greatest range of weights whose duals, with the price of nested blossoms, still fit into 64 bits. */
    private static final long MOST = 1L << 40;

    private final int size;
    private boolean[][] allowed;
    /** How many blossoms an edge leaves, of those that must be left exactly once. */
    private int[][] leaves;

    /** The criteria not yet applied, as digits of one number. */
    private long[][] pending;

    private long range = 1;
    private int[] mates;

    private BestMatchings(boolean[][] allowed) {
        this.allowed = allowed;
        size = allowed.length;
        leaves = new int[size][size];
        pending = new long[size][size];
        mates = new int[size];
        Arrays.fill(mates, -1);
    }

    /** All perfect matchings; empty if there are none. */
    static Optional<BestMatchings> of(int size, Edges allowed) {
        var edges = new boolean[size][size];
        for (int u = 0; u < size; u++) for (int v = u + 1; v < size; v++) edges[u][v] = edges[v][u] = allowed.has(u, v);
        var all = new BestMatchings(edges);
        return Optional.of(all).filter(BestMatchings::narrow);
    }

    /**
     * Applies a criterion.
     *
     * @param bound no matching has a greater sum
     * @param weight of an edge, given by its ends, the smaller first; 0 or more
     */
    void prefer(int bound, IntBinaryOperator weight) {
        var weights = new long[size][size];
        boolean matters = false;
        for (int u = 0; u < size; u++)
            for (int v = u + 1; v < size; v++)
                if (allowed[u][v]) {
                    weights[u][v] = weights[v][u] = weight.applyAsInt(u, v);
                    matters |= weights[u][v] != 0;
                }
        if (!matters) return;
        if (range > MOST / (bound + 1)) narrow();
        for (int u = 0; u < size; u++)
            for (int v = 0; v < size; v++) pending[u][v] = pending[u][v] * (bound + 1) + weights[u][v];
        range *= bound + 1;
    }

    /** A hint that these two may well be partners, which saves time if it is right. */
    void guess(int one, int other) {
        if (!allowed[one][other]) return;
        for (int end : List.of(one, other)) {
            if (mates[end] >= 0) mates[mates[end]] = -1;
            mates[end] = -1;
        }
        mates[one] = other;
        mates[other] = one;
    }

    /** One of the matchings left: the partner of each vertex. */
    int[] any() {
        if (range > 1 || Arrays.stream(mates).anyMatch(mate -> mate < 0)) narrow();
        return mates.clone();
    }

    private boolean narrow() {
        for (int u = 0; u < size; u++)
            for (int v = 0; v < size; v++) pending[u][v] = 2 * (pending[u][v] - range * leaves[u][v]);
        var heaviest = new HeaviestMatching(allowed, pending, mates);
        if (!heaviest.solve()) return false;
        mates = heaviest.mates();
        allowed = heaviest.tightEdges();
        leaves = new int[size][size];
        for (var blossom : heaviest.blossoms()) {
            var inside = new boolean[size];
            for (int vertex : blossom) inside[vertex] = true;
            for (int u = 0; u < size; u++) for (int v = 0; v < size; v++) if (inside[u] != inside[v]) leaves[u][v]++;
        }
        pending = new long[size][size];
        range = 1;
        return true;
    }
}
