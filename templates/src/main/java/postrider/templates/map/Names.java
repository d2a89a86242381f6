package postrider.templates.map;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Places the names of places. Each tries the sides of its place, on one line or two, until none covers another. A name that finds
 * no room beside its place goes farther away.
 */
record Names(double size, Free free) {
    private static final int STARTS = 40;
    private static final int SWEEPS = 20;
    private static final double COVERED = 12;
    private static final double[] GAPS = {1, 8, 18};

    /** A name to place beside a symbol. */
    record Wanted(String name, Bounds symbol) {}

    /** A name in its place, line by line. */
    record Set(Wanted wanted, List<String> lines, Bounds box) {}

    /** A way to set a name, and its price apart from the other names. */
    private record Try(Set set, double price) {}

    /** Places all names and takes their room. */
    List<Set> placed(List<Wanted> wanted) {
        var tries = wanted.stream().map(this::tries).toArray(Try[][]::new);
        var near = near(tries);
        var random = new Random(1);
        int[] best = improved(tries, near, new int[tries.length]);
        for (int start = 0; start < STARTS; start++) {
            int[] next = improved(
                    tries,
                    near,
                    Stream.of(tries)
                            .mapToInt(some -> random.nextInt(some.length))
                            .toArray());
            if (price(tries, near, next) < price(tries, near, best)) best = next;
        }
        int[] chosen = best;
        return IntStream.range(0, chosen.length)
                .mapToObj(i -> settled(tries[i][chosen[i]].set))
                .toList();
    }

    /** Lets each name take the best place that the others leave, until nothing improves. */
    private static int[] improved(Try[][] tries, int[][] near, int[] chosen) {
        for (int sweep = 0; sweep < SWEEPS; sweep++) {
            boolean better = false;
            for (int i = 0; i < chosen.length; i++) {
                int best = chosen[i];
                double least = price(tries, near, chosen, i, best, Double.MAX_VALUE);
                for (int other = 0; other < tries[i].length; other++) {
                    double price = price(tries, near, chosen, i, other, least);
                    if (price >= least) continue;
                    least = price;
                    best = other;
                }
                better |= best != chosen[i];
                chosen[i] = best;
            }
            if (!better) break;
        }
        return chosen;
    }

    /** For each name, the others that it could cover. */
    private static int[][] near(Try[][] tries) {
        var rooms = Stream.of(tries)
                .map(some -> Stream.of(some)
                        .map(way -> way.set.box)
                        .reduce(Bounds::with)
                        .orElseThrow())
                .toArray(Bounds[]::new);
        return IntStream.range(0, rooms.length)
                .mapToObj(name -> IntStream.range(0, rooms.length)
                        .filter(other -> other != name && rooms[name].meets(rooms[other]))
                        .toArray())
                .toArray(int[][]::new);
    }

    /** The price of a name set in one way, counted only until it reaches {@code most}. */
    private static double price(Try[][] tries, int[][] near, int[] chosen, int name, int way, double most) {
        var mine = tries[name][way];
        double price = mine.price;
        for (int i : near[name]) {
            if (price >= most) break;
            price += COVERED * Math.sqrt(mine.set.box.common(tries[i][chosen[i]].set.box));
        }
        return price;
    }

    private static double price(Try[][] tries, int[][] near, int[] chosen) {
        return IntStream.range(0, chosen.length)
                .mapToDouble(i -> price(tries, near, chosen, i, chosen[i], Double.MAX_VALUE))
                .sum();
    }

    private Set settled(Set set) {
        if (free.isFree(set.box)) {
            free.take(set.box);
            return set;
        }
        var lines = layouts(set.wanted.name).getLast();
        return free.near(set.wanted.symbol, width(lines), height(lines))
                .map(box -> new Set(set.wanted, lines, box))
                .orElse(set);
    }

    private Try[] tries(Wanted wanted) {
        var tries = new ArrayList<Try>();
        var line = List.of(wanted.name);
        var here = free.local(wanted.symbol.wider(GAPS[GAPS.length - 1] + width(line) + 2 * height(line)));
        for (double gap : GAPS)
            for (var lines : layouts(wanted.name))
                for (int side = 0; side < 8; side++) {
                    var box = beside(wanted, lines, side, gap);
                    tries.add(new Try(new Set(wanted, lines, box), here.covered(box) + tries.size() * 0.4));
                }
        return tries.toArray(Try[]::new);
    }

    /** The name on one line; if it is long and has several words, also on two. */
    static List<List<String>> layouts(String name) {
        int middle = name.length() / 2;
        return IntStream.range(1, name.length() - 1)
                .filter(i -> name.charAt(i) == ' ' && name.length() > 9)
                .boxed()
                .min(Comparator.comparingInt(i -> Math.abs(i - middle)))
                .map(i -> List.of(List.of(name), List.of(name.substring(0, i), name.substring(i + 1))))
                .orElse(List.of(List.of(name)));
    }

    private Bounds beside(Wanted wanted, List<String> lines, int side, double gap) {
        double width = width(lines);
        double height = height(lines);
        var symbol = wanted.symbol;
        double right = symbol.right() + gap + width / 2;
        double left = symbol.left() - gap - width / 2;
        double below = symbol.bottom() + gap + height / 2 - 2;
        double above = symbol.top() - gap - height / 2 + 2;
        double half = symbol.height() / 2;
        return switch (side) {
            case 0 -> Bounds.around(right, symbol.y(), width, height);
            case 1 -> Bounds.around(left, symbol.y(), width, height);
            case 2 -> Bounds.around(symbol.x(), below, width, height);
            case 3 -> Bounds.around(symbol.x(), above, width, height);
            case 4 -> Bounds.around(right, symbol.y() + half, width, height);
            case 5 -> Bounds.around(right, symbol.y() - half, width, height);
            case 6 -> Bounds.around(left, symbol.y() + half, width, height);
            default -> Bounds.around(left, symbol.y() - half, width, height);
        };
    }

    double width(List<String> lines) {
        return Face.MEDIUM.widest(lines, size, 0) + 4;
    }

    double height(List<String> lines) {
        return lines.size() * size * 0.86 + 3;
    }
}
