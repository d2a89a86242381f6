package postrider.tournament;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Compared with an enumeration of all perfect matchings. */
class BestMatchingsTest {
    @Test
    void findsTheBestByEachCriterionInTurn() {
        var random = new Random(37);
        int impossible = 0;
        for (int trial = 0; trial < 3000; trial++) {
            int size = 2 * (1 + random.nextInt(5));
            var allowed = new boolean[size][size];
            int density = 30 + random.nextInt(70);
            for (int u = 0; u < size; u++)
                for (int v = u + 1; v < size; v++) allowed[u][v] = allowed[v][u] = random.nextInt(100) < density;
            var criteria = new ArrayList<int[][]>();
            int most = random.nextInt(3) == 0 ? 1000 : 2;
            for (int at = random.nextInt(12); at > 0; at--) criteria.add(weights(size, most, random));
            var all = new ArrayList<int[]>();
            collect(allowed, new int[size], all);
            var found = BestMatchings.of(size, (one, other) -> allowed[one][other]);
            assertEquals(all.isEmpty(), found.isEmpty());
            if (found.isEmpty()) {
                impossible++;
                continue;
            }
            for (var weights : criteria) {
                found.get().prefer(most * size / 2, (one, other) -> weights[one][other]);
                if (random.nextBoolean()) found.get().guess(0, 1 + random.nextInt(size - 1));
            }
            var mates = found.get().any();
            for (int u = 0; u < size; u++) assertTrue(allowed[u][mates[u]] && mates[mates[u]] == u);
            var best = all.stream()
                    .map(one -> sums(one, criteria))
                    .max(Arrays::compare)
                    .orElseThrow();
            assertArrayEquals(best, sums(mates, criteria));
        }
        assertTrue(impossible > 100 && impossible < 1500, () -> "a fair mixture");
    }

    private static int[][] weights(int size, int most, Random random) {
        var weights = new int[size][size];
        for (int u = 0; u < size; u++)
            for (int v = u + 1; v < size; v++) weights[u][v] = weights[v][u] = random.nextInt(most + 1);
        return weights;
    }

    private static int[] sums(int[] mates, List<int[][]> criteria) {
        return criteria.stream()
                .mapToInt(weights -> {
                    int sum = 0;
                    for (int u = 0; u < mates.length; u++) if (u < mates[u]) sum += weights[u][mates[u]];
                    return sum;
                })
                .toArray();
    }

    private static void collect(boolean[][] allowed, int[] mates, List<int[]> all) {
        Arrays.fill(mates, -1);
        collectFrom(0, allowed, mates, all);
    }

    private static void collectFrom(int from, boolean[][] allowed, int[] mates, List<int[]> all) {
        int u = from;
        while (u < mates.length && mates[u] >= 0) u++;
        if (u == mates.length) {
            all.add(mates.clone());
            return;
        }
        for (int v = u + 1; v < mates.length; v++)
            if (mates[v] < 0 && allowed[u][v]) {
                mates[u] = v;
                mates[v] = u;
                collectFrom(u + 1, allowed, mates, all);
                mates[u] = -1;
                mates[v] = -1;
            }
    }
}
