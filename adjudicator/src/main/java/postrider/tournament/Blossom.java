package postrider.tournament;

import java.util.Arrays;
import java.util.Collections;
import java.util.List;

/** Vertices matched among themselves except for one, the base: a single vertex, or an odd cycle of blossoms, the petals. */
final class Blossom {
    enum Label {
        NONE,
        OUTER,
        INNER
    }

    /** From a vertex of one blossom to a vertex of another. */
    record Edge(int from, int to) {
        private static final Edge NONE = new Edge(-1, -1);

        Edge back() {
            return new Edge(to, from);
        }
    }

    /** All its vertices. */
    final int[] inside;
    /** The cycle, beginning with the petal that holds the base; empty for a single vertex. */
    final List<Blossom> petals;
    /** The edges of the cycle, from each petal to the next. */
    final List<Edge> links;

    Label label = Label.NONE;
    /** If it is inner, the edge from it to its parent in the tree. */
    Edge parent = Edge.NONE;

    long dual;

    Blossom(int vertex) {
        inside = new int[] {vertex};
        petals = List.of();
        links = List.of();
    }

    /** Takes ownership of both lists. */
    Blossom(List<Blossom> petals, List<Edge> links) {
        this.petals = petals;
        this.links = links;
        inside = petals.stream()
                .flatMapToInt(petal -> Arrays.stream(petal.inside))
                .toArray();
    }

    int base() {
        return petals.isEmpty() ? inside[0] : petals.getFirst().base();
    }

    private boolean has(int vertex) {
        return Arrays.stream(inside).anyMatch(one -> one == vertex);
    }

    int placeOf(int vertex) {
        int at = 0;
        while (!petals.get(at).has(vertex)) at++;
        return at;
    }

    /** Makes this vertex the base, and rematches all others. */
    void rebase(int vertex, int[] mate) {
        if (petals.isEmpty()) return;
        int turn = -placeOf(vertex);
        Collections.rotate(petals, turn);
        Collections.rotate(links, turn);
        petals.getFirst().rebase(vertex, mate);
        for (int at = 1; at < petals.size(); at += 2) {
            var edge = links.get(at);
            mate[edge.from] = edge.to;
            mate[edge.to] = edge.from;
            petals.get(at).rebase(edge.from, mate);
            petals.get(at + 1).rebase(edge.to, mate);
        }
    }
}
