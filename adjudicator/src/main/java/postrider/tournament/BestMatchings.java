package postrider.tournament;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.IntBinaryOperator;

/**
 * All perfect matchings that are best by criteria in the order of their weight: each keeps, of those left, the ones with the greatest sum.
 * They are never listed. What is left after a criterion are the matchings that have only edges without slack, and one edge out of each
 * blossom with a dual ({@link HeaviestMatching}); so the next one is asked of fewer edges, at a price for leaving a blossom that no gain
 * makes up for. In this way weights stay numbers of 64 bits, however many criteria there are.
 */
final class BestMatchings {
    interface Edges {
        boolean has(int one, int other);
    }

    /** As much as duals can hold with the price of blossoms in blossoms. */
    private static final long MOST = 1L << 40;

    private final int size;
    private boolean[][] allowed;
    /** How many blossoms an edge leaves, of those that are to be left once. */
    private int[][] leaves;

    /** Criteria that were not asked for yet, as digits of one number. */
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

    /** All there are; empty if there is none. */
    static Optional<BestMatchings> of(int size, Edges allowed) {
        var edges = new boolean[size][size];
        for (int u = 0; u < size; u++) for (int v = u + 1; v < size; v++) edges[u][v] = edges[v][u] = allowed.has(u, v);
        var all = new BestMatchings(edges);
        return Optional.of(all).filter(BestMatchings::narrow);
    }

    /**
     * @param bound no matching has a greater sum
     * @param weight of an edge, the smaller number first: none or more
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

    /** A guess that spares time if it is right: these two may well be partners. */
    void guess(int one, int other) {
        if (!allowed[one][other]) return;
        for (int end : List.of(one, other)) {
            if (mates[end] >= 0) mates[mates[end]] = -1;
            mates[end] = -1;
        }
        mates[one] = other;
        mates[other] = one;
    }

    /** One of those that are left: each one's partner. */
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
