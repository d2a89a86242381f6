package postrider.tournament;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Deque;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import postrider.tournament.Blossom.Edge;
import postrider.tournament.Blossom.Label;

/**
 * A perfect matching of greatest weight, by Edmonds' blossoms: trees grow from all unmatched vertices at once along tight edges, an odd
 * cycle shrinks into one blossom, and where no edge is tight the duals move. Only two vertices whose duals, with those of the blossoms
 * around both, leave no slack may be partners in a heaviest matching.
 */
final class HeaviestMatching {
    private final int size;
    /** The other ends of the edges of each vertex. */
    private final int[][] beside;

    private final long[][] twice;
    private final int[] mate;
    private final long[] dual;
    /** The outermost blossom of each vertex. */
    private final Blossom[] top;
    /** All blossoms of more than one vertex, nested ones too. */
    private final Collection<Blossom> blossoms = new ArrayList<>();

    private final Deque<Integer> toScan = new ArrayDeque<>();

    /**
     * @param weights even numbers, so that half of a slack between two trees is whole
     * @param start a matching to begin with, whose tight edges are kept; -1 for a vertex without a partner
     */
    HeaviestMatching(boolean[][] allowed, long[][] weights, int[] start) {
        size = allowed.length;
        beside = Stream.of(allowed)
                .map(edges -> IntStream.range(0, size).filter(v -> edges[v]).toArray())
                .toArray(int[][]::new);
        twice = new long[size][size];
        for (int u = 0; u < size; u++) for (int v : beside[u]) twice[u][v] = 2 * weights[u][v];
        top = IntStream.range(0, size).mapToObj(Blossom::new).toArray(Blossom[]::new);
        mate = new int[size];
        Arrays.fill(mate, -1);
        // The dual of an edge is shared by its ends or belongs to the first alone, whichever keeps more of the start.
        var shared = new long[size];
        var owned = new long[size];
        for (int u = 0; u < size; u++) {
            shared[u] = beside[u].length == 0 ? 0 : Long.MIN_VALUE;
            for (int v : beside[u]) {
                shared[u] = Math.max(shared[u], twice[u][v] / 2);
                if (u < v) owned[u] = Math.max(owned[u], twice[u][v]);
            }
        }
        dual = kept(start, owned) > kept(start, shared) ? owned : shared;
        for (int u = 0; u < size; u++) if (start[u] > u && slack(u, start[u]) == 0) marry(u, start[u]);
        for (int u = 0; u < size; u++) if (mate[u] < 0) settle(u);
    }

    private long kept(int[] start, long[] duals) {
        return IntStream.range(0, size)
                .filter(u -> start[u] > u && duals[u] + duals[start[u]] == twice[u][start[u]])
                .count();
    }

    /** Lowers the dual of a free vertex as far as its edges allow, and matches it if a free vertex is then tight. */
    private void settle(int u) {
        long least = Arrays.stream(beside[u]).mapToLong(v -> slack(u, v)).min().orElse(0);
        dual[u] -= least;
        for (int v : beside[u])
            if (mate[v] < 0 && slack(u, v) == 0) {
                marry(u, v);
                return;
            }
    }

    private void marry(int u, int v) {
        mate[u] = v;
        mate[v] = u;
    }

    /** The slack of an edge between two different outermost blossoms. */
    private long slack(int u, int v) {
        return dual[u] + dual[v] - twice[u][v];
    }

    /** Finds a heaviest perfect matching; returns false if there is no perfect matching. */
    boolean solve() {
        while (Arrays.stream(mate).anyMatch(partner -> partner < 0)) if (!augment()) return false;
        return true;
    }

    int[] mates() {
        return mate.clone();
    }

    /** The vertices of each blossom with a dual: every heaviest matching has exactly one edge out of it. */
    List<int[]> blossoms() {
        return blossoms.stream()
                .filter(blossom -> blossom.dual > 0)
                .map(blossom -> blossom.inside)
                .toList();
    }

    /** The edges that a heaviest matching may have. */
    boolean[][] tightEdges() {
        var within = new long[size][size];
        for (var blossom : blossoms)
            for (int u : blossom.inside) for (int v : blossom.inside) within[u][v] += blossom.dual;
        var tight = new boolean[size][size];
        for (int u = 0; u < size; u++) for (int v : beside[u]) tight[u][v] = slack(u, v) + within[u][v] == 0;
        return tight;
    }

    /** Grows trees until two of them meet; returns false if there is no perfect matching. */
    private boolean augment() {
        for (var blossom : top) blossom.label = Label.NONE;
        toScan.clear();
        for (int u = 0; u < size; u++) if (mate[u] < 0) makeOuter(top[u]);
        while (true) {
            while (!toScan.isEmpty()) if (scan(toScan.poll())) return true;
            if (!moveDuals()) return false;
        }
    }

    private void makeOuter(Blossom blossom) {
        blossom.label = Label.OUTER;
        for (int vertex : blossom.inside) toScan.add(vertex);
    }

    private static void makeInner(Blossom blossom, Edge parent) {
        blossom.label = Label.INNER;
        blossom.parent = parent;
    }

    /** Looks at the edges of an outer vertex; returns true if an augmenting path was found. */
    private boolean scan(int u) {
        for (int v : beside[u]) {
            if (slack(u, v) != 0 || top[u] == top[v]) continue;
            switch (top[v].label) {
                case NONE -> {
                    makeInner(top[v], new Edge(v, u));
                    makeOuter(top[mate[top[v].base()]]);
                }
                case OUTER -> {
                    var left = pathUp(top[u]);
                    var right = pathUp(top[v]);
                    if (left.getLast() != right.getLast()) {
                        flip(u, v);
                        flip(v, u);
                        return true;
                    }
                    shrink(new Edge(u, v), left, right);
                }
                case INNER -> {}
            }
        }
        return false;
    }

    /** The path from an outer blossom to the root of its tree. */
    private List<Blossom> pathUp(Blossom outer) {
        var path = new ArrayList<>(List.of(outer));
        while (mate[path.getLast().base()] >= 0) path.add(top[up(path.getLast()).to()]);
        return path;
    }

    /** The edge from a blossom of a tree to the one above it. */
    private Edge up(Blossom blossom) {
        return blossom.label == Label.INNER ? blossom.parent : new Edge(blossom.base(), mate[blossom.base()]);
    }

    /** Matches an outer vertex to a new partner, and rematches everything above it in its tree. */
    private void flip(int from, int to) {
        for (int u = from, v = to; ; ) {
            int left = mate[top[u].base()];
            mate[u] = v;
            top[u].rebase(u, mate);
            if (left < 0) return;
            var edge = top[left].parent;
            mate[edge.from()] = edge.to();
            top[left].rebase(edge.from(), mate);
            u = edge.to();
            v = edge.from();
        }
    }

    /** Makes one blossom of the odd cycle that an edge between two outer blossoms of one tree closes. */
    private void shrink(Edge closing, List<Blossom> left, List<Blossom> right) {
        var meeting = left.stream().filter(right::contains).findFirst().orElseThrow();
        var cycle = new ArrayList<Blossom>();
        var edges = new ArrayList<Edge>();
        for (var blossom : left.subList(0, left.indexOf(meeting))) {
            cycle.addFirst(blossom);
            edges.addFirst(up(blossom).back());
        }
        cycle.addFirst(meeting);
        edges.add(closing);
        for (var blossom : right.subList(0, right.indexOf(meeting))) {
            cycle.add(blossom);
            edges.add(up(blossom));
        }
        var whole = new Blossom(cycle, edges);
        blossoms.add(whole);
        for (int vertex : whole.inside) top[vertex] = whole;
        makeOuter(whole);
    }

    /** Moves the duals until an edge becomes tight or a blossom expands; returns false if there is no perfect matching. */
    private boolean moveDuals() {
        var outermost = blossoms.stream()
                .filter(blossom -> top[blossom.inside[0]] == blossom)
                .toList();
        long step = Long.MAX_VALUE;
        for (int u = 0; u < size; u++) {
            if (top[u].label != Label.OUTER) continue;
            for (int v : beside[u]) {
                if (top[u] == top[v]) continue;
                if (top[v].label == Label.NONE) step = Math.min(step, slack(u, v));
                if (top[v].label == Label.OUTER) step = Math.min(step, slack(u, v) / 2);
            }
        }
        for (var blossom : outermost) if (blossom.label == Label.INNER) step = Math.min(step, blossom.dual / 2);
        if (step == Long.MAX_VALUE) return false;
        for (int u = 0; u < size; u++)
            switch (top[u].label) {
                case OUTER -> {
                    dual[u] -= step;
                    toScan.add(u);
                }
                case INNER -> dual[u] += step;
                case NONE -> {}
            }
        for (var blossom : outermost)
            switch (blossom.label) {
                case OUTER -> blossom.dual += 2 * step;
                case INNER -> {
                    blossom.dual -= 2 * step;
                    if (blossom.dual == 0) expand(blossom);
                }
                case NONE -> {}
            }
        return true;
    }

    /** Splits an inner blossom whose dual is 0; its tree goes on along the even path from where it entered to the base. */
    private void expand(Blossom blossom) {
        blossoms.remove(blossom);
        for (var petal : blossom.petals) {
            petal.label = Label.NONE;
            for (int vertex : petal.inside) top[vertex] = petal;
        }
        int at = blossom.placeOf(blossom.parent.from());
        int step = at % 2 == 0 ? -1 : 1;
        makeInner(blossom.petals.get(at), blossom.parent);
        while (at != 0) {
            int outer = at + step;
            makeOuter(blossom.petals.get(outer));
            at = (outer + step) % blossom.petals.size();
            makeInner(
                    blossom.petals.get(at),
                    step < 0 ? blossom.links.get(at) : blossom.links.get(outer).back());
        }
    }
}
