package postrider.tournament;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Deque;
import java.util.List;
import java.util.stream.IntStream;

/**
 * A perfect matching of greatest weight, by Edmonds' blossoms: trees grow from all unmatched vertices at once along tight edges, an odd
 * cycle shrinks into one blossom, and where nothing is tight the duals move. Two vertices whose duals, with those of the blossoms
 * around both, leave no slack may be partners in some heaviest matching; all others never are.
 */
final class HeaviestMatching {
    private enum Label {
        NONE,
        OUTER,
        INNER
    }

    /** From a vertex of one blossom to a vertex of another. */
    private record Edge(int from, int to) {
        Edge back() {
            return new Edge(to, from);
        }
    }

    /** The other ends of the edges of each vertex. */
    private final int[][] beside;

    private final long[][] twice;
    private final int size;
    private final int[] mate;
    private long[] dual;
    /** The outermost blossom of each vertex, and of each blossom whether it is one; vertices are blossoms too, the trivial ones. */
    private final int[] top;

    private final int[] around;
    private final Label[] label;
    /** Of an inner blossom, the edge by which its tree reached it, from itself to its parent. */
    private final Edge[] parent;
    /** The cycle of a blossom; the first petal holds its base, the one vertex that is matched outside. */
    private final List<List<Integer>> petals = new ArrayList<>();
    /** All vertices of a blossom. */
    private final int[][] inside;

    /** The edges of the cycle: from each petal to the next. */
    private final List<List<Edge>> links = new ArrayList<>();

    private final Deque<Integer> unused = new ArrayDeque<>();
    private final Deque<Integer> toScan = new ArrayDeque<>();

    /**
     * @param weights even numbers, so that half of a slack between two trees is whole
     * @param start a matching to begin with, of which is kept what is tight; -1 where somebody has no partner
     */
    HeaviestMatching(boolean[][] allowed, long[][] weights, int[] start) {
        size = allowed.length;
        beside = new int[size][];
        for (int u = 0; u < size; u++) {
            var edges = allowed[u];
            beside[u] = IntStream.range(0, size).filter(v -> edges[v]).toArray();
        }
        twice = new long[size][size];
        for (int u = 0; u < size; u++) for (int v : beside[u]) twice[u][v] = 2 * weights[u][v];
        mate = new int[size];
        Arrays.fill(mate, -1);
        top = IntStream.range(0, 2 * size).toArray();
        around = new int[2 * size];
        Arrays.fill(around, -1);
        label = new Label[2 * size];
        Arrays.fill(label, Label.NONE);
        parent = new Edge[2 * size];
        inside = new int[2 * size][];
        for (int blossom = 0; blossom < 2 * size; blossom++) {
            petals.add(List.of());
            links.add(List.of());
            inside[blossom] = blossom < size ? new int[] {blossom} : new int[0];
            if (blossom >= size) unused.add(blossom);
        }
        begin(start);
    }

    /** An edge is paid for by both its ends, or by the first alone: whichever lets more of the start stand. */
    private void begin(int[] start) {
        var shared = new long[2 * size];
        var owned = new long[2 * size];
        for (int u = 0; u < size; u++) {
            int one = u;
            shared[u] = Arrays.stream(beside[u])
                    .mapToLong(v -> twice[one][v] / 2)
                    .max()
                    .orElse(0);
            owned[u] = Arrays.stream(beside[u])
                    .filter(v -> v > one)
                    .mapToLong(v -> Math.max(0, twice[one][v]))
                    .max()
                    .orElse(0);
        }
        dual = standing(start, owned) > standing(start, shared) ? owned : shared;
        for (int u = 0; u < size; u++) if (start[u] > u && slack(u, start[u]) == 0) marry(u, start[u]);
        for (int u = 0; u < size; u++) if (mate[u] < 0) settle(u);
    }

    private long standing(int[] start, long[] duals) {
        return IntStream.range(0, size)
                .filter(u -> start[u] > u && duals[u] + duals[start[u]] == twice[u][start[u]])
                .count();
    }

    /** A free vertex gives up what no edge of it needs, and takes a partner who is free and tight. */
    private void settle(int u) {
        long least = Long.MAX_VALUE;
        for (int v : beside[u]) least = Math.min(least, slack(u, v));
        if (least == Long.MAX_VALUE) return;
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

    /** Between two vertices of different outermost blossoms. */
    private long slack(int u, int v) {
        return dual[u] + dual[v] - twice[u][v];
    }

    /** Whether there is a perfect matching; if so it is a heaviest one. */
    boolean solve() {
        while (Arrays.stream(mate).anyMatch(partner -> partner < 0)) if (!augment()) return false;
        return true;
    }

    int[] mates() {
        return mate.clone();
    }

    /** The vertices of each blossom with a dual: every heaviest matching has exactly one edge out of it. */
    List<int[]> blossoms() {
        return IntStream.range(size, 2 * size)
                .filter(blossom -> inside[blossom].length > 0 && dual[blossom] > 0)
                .mapToObj(blossom -> inside[blossom])
                .toList();
    }

    /** What the edges are that a heaviest matching may have. */
    boolean[][] tightEdges() {
        var within = new long[size][size];
        for (int blossom = size; blossom < 2 * size; blossom++)
            for (int u : inside[blossom]) for (int v : inside[blossom]) within[u][v] += dual[blossom];
        var tight = new boolean[size][size];
        for (int u = 0; u < size; u++) for (int v : beside[u]) tight[u][v] = slack(u, v) + within[u][v] == 0;
        return tight;
    }

    /** Grows trees until two of them meet. */
    private boolean augment() {
        Arrays.fill(label, Label.NONE);
        toScan.clear();
        for (int u = 0; u < size; u++) if (mate[u] < 0) makeOuter(top[u]);
        while (true) {
            while (!toScan.isEmpty()) if (scan(toScan.poll())) return true;
            if (!moveDuals()) return false;
        }
    }

    private void makeOuter(int blossom) {
        label[blossom] = Label.OUTER;
        for (int vertex : inside[blossom]) toScan.add(vertex);
    }

    /** Whether an augmenting path was found. */
    private boolean scan(int u) {
        for (int v : beside[u]) {
            if (slack(u, v) != 0 || top[u] == top[v]) continue;
            switch (label[top[v]]) {
                case NONE -> {
                    label[top[v]] = Label.INNER;
                    parent[top[v]] = new Edge(v, u);
                    makeOuter(top[mate[base(top[v])]]);
                }
                case OUTER -> {
                    var left = pathUp(top[u]);
                    var right = pathUp(top[v]);
                    if (!left.getLast().equals(right.getLast())) {
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

    /** From an outer blossom to the root of its tree. */
    private List<Integer> pathUp(int outer) {
        var path = new ArrayList<>(List.of(outer));
        for (int at = outer; mate[base(at)] >= 0; ) {
            path.add(top[mate[base(at)]]);
            at = top[parent[path.getLast()].to];
            path.add(at);
        }
        return path;
    }

    /** From a blossom of a tree to the one above it. */
    private Edge up(int blossom) {
        return label[blossom] == Label.INNER ? parent[blossom] : new Edge(base(blossom), mate[base(blossom)]);
    }

    /** Matches an outer vertex anew, and so all above it in its tree. */
    private void flip(int from, int to) {
        for (int u = from, v = to; ; ) {
            int left = mate[base(top[u])];
            mate[u] = v;
            rebase(top[u], u);
            if (left < 0) return;
            var edge = parent[top[left]];
            mate[edge.from] = edge.to;
            rebase(top[left], edge.from);
            u = edge.to;
            v = edge.from;
        }
    }

    /** Turns a blossom so that this vertex of it is the one that is matched outside. */
    private void rebase(int blossom, int vertex) {
        if (blossom < size) return;
        int petal = vertex;
        while (around[petal] != blossom) petal = around[petal];
        var cycle = new ArrayList<>(petals.get(blossom));
        var edges = new ArrayList<>(links.get(blossom));
        int turn = -cycle.indexOf(petal);
        Collections.rotate(cycle, turn);
        Collections.rotate(edges, turn);
        petals.set(blossom, cycle);
        links.set(blossom, edges);
        rebase(petal, vertex);
        for (int at = 1; at < cycle.size(); at += 2) {
            var edge = edges.get(at);
            marry(edge.from, edge.to);
            rebase(cycle.get(at), edge.from);
            rebase(cycle.get(at + 1), edge.to);
        }
    }

    private int base(int blossom) {
        int at = blossom;
        while (at >= size) at = petals.get(at).getFirst();
        return at;
    }

    /** An edge between two outer blossoms of one tree closes an odd cycle. */
    private void shrink(Edge closing, List<Integer> left, List<Integer> right) {
        int meeting = left.stream().filter(right::contains).findFirst().orElseThrow();
        var cycle = new ArrayList<Integer>();
        var edges = new ArrayList<Edge>();
        for (int blossom : left.subList(0, left.indexOf(meeting))) {
            cycle.addFirst(blossom);
            edges.addFirst(up(blossom).back());
        }
        cycle.addFirst(meeting);
        edges.add(closing);
        for (int blossom : right.subList(0, right.indexOf(meeting))) {
            cycle.add(blossom);
            edges.add(up(blossom));
        }
        int whole = unused.poll();
        petals.set(whole, cycle);
        links.set(whole, edges);
        dual[whole] = 0;
        label[whole] = Label.OUTER;
        for (int petal : cycle) {
            around[petal] = whole;
            if (label[petal] == Label.INNER) for (int vertex : inside[petal]) toScan.add(vertex);
        }
        inside[whole] = cycle.stream()
                .flatMapToInt(petal -> Arrays.stream(inside[petal]))
                .toArray();
        for (int vertex : inside[whole]) top[vertex] = whole;
        around[whole] = -1;
    }

    /** Whether anything came of it: else there is no perfect matching. */
    private boolean moveDuals() {
        long step = Long.MAX_VALUE;
        for (int u = 0; u < size; u++) {
            if (label[top[u]] != Label.OUTER) continue;
            for (int v : beside[u]) {
                if (top[u] == top[v]) continue;
                if (label[top[v]] == Label.NONE) step = Math.min(step, slack(u, v));
                if (label[top[v]] == Label.OUTER) step = Math.min(step, slack(u, v) / 2);
            }
        }
        for (int blossom : outermost()) if (label[blossom] == Label.INNER) step = Math.min(step, dual[blossom] / 2);
        if (step == Long.MAX_VALUE) return false;
        for (int u = 0; u < size; u++)
            switch (label[top[u]]) {
                case OUTER -> {
                    dual[u] -= step;
                    toScan.add(u);
                }
                case INNER -> dual[u] += step;
                case NONE -> {}
            }
        for (int blossom : outermost())
            switch (label[blossom]) {
                case OUTER -> dual[blossom] += 2 * step;
                case INNER -> {
                    dual[blossom] -= 2 * step;
                    if (dual[blossom] == 0) expand(blossom);
                }
                case NONE -> {}
            }
        return true;
    }

    /** Blossoms of more than one vertex that lie in no other. */
    private int[] outermost() {
        return IntStream.range(size, 2 * size)
                .filter(blossom -> inside[blossom].length > 0 && around[blossom] < 0)
                .toArray();
    }

    /** An inner blossom without a dual falls apart; its tree goes on along the even way from where it came in to the base. */
    private void expand(int blossom) {
        var cycle = petals.get(blossom);
        var edges = links.get(blossom);
        var entry = parent[blossom];
        for (int petal : cycle) {
            around[petal] = -1;
            label[petal] = Label.NONE;
            for (int vertex : inside[petal]) top[vertex] = petal;
        }
        petals.set(blossom, List.of());
        links.set(blossom, List.of());
        inside[blossom] = new int[0];
        label[blossom] = Label.NONE;
        unused.add(blossom);
        int at = cycle.indexOf(top[entry.from]);
        int count = cycle.size();
        int step = at % 2 == 0 ? -1 : 1;
        label[cycle.get(at)] = Label.INNER;
        parent[cycle.get(at)] = entry;
        while (at != 0) {
            int outer = at + step;
            makeOuter(cycle.get(outer));
            at = Math.floorMod(outer + step, count);
            label[cycle.get(at)] = Label.INNER;
            parent[cycle.get(at)] = step < 0 ? edges.get(at) : edges.get(outer).back();
        }
    }
}
