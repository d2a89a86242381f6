package postrider.templates.map;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import postrider.text.Lists;

/**
 * Where the names of places stand: each tries the sides of its place, on one line or two, until none covers another. What
 * finds no room beside its place stands farther off.
 */
record Names(double size, Free free) {
    private static final int STARTS = 40;
    private static final int SWEEPS = 20;
    private static final double COVERED = 12;
    private static final double[] GAPS = {1, 8, 18};

    /** A name to be placed, round this symbol. */
    record Wanted(String name, Bounds symbol) {}

    /** A name in its place, line by line. */
    record Set(Wanted wanted, List<String> lines, Bounds box) {}

    /** A way to set a name, and what it costs whatever the others do. */
    private record Try(Set set, double price) {}

    /** All of them, in the same order; the room they take is taken. */
    List<Set> placed(List<Wanted> wanted) {
        var tries = Lists.map(wanted, this::tries);
        var near = near(tries);
        var random = new Random(1);
        int[] best = improved(tries, near, new int[tries.size()]);
        for (int start = 0; start < STARTS; start++) {
            int[] next = improved(
                    tries,
                    near,
                    tries.stream().mapToInt(some -> random.nextInt(some.size())).toArray());
            if (price(tries, near, next) < price(tries, near, best)) best = next;
        }
        int[] chosen = best;
        return IntStream.range(0, chosen.length)
                .mapToObj(i -> settled(tries.get(i).get(chosen[i]).set))
                .toList();
    }

    /** Each name takes the best place the others leave, over and over. */
    private static int[] improved(List<List<Try>> tries, int[][] near, int[] chosen) {
        for (int sweep = 0; sweep < SWEEPS; sweep++) {
            boolean better = false;
            for (int i = 0; i < chosen.length; i++) {
                int best = chosen[i];
                double least = price(tries, near, chosen, i, best, Double.MAX_VALUE);
                for (int other = 0; other < tries.get(i).size(); other++) {
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

    /** Of each name those that it could cover. */
    private static int[][] near(List<List<Try>> tries) {
        var rooms = Lists.map(
                tries,
                some -> some.stream()
                        .map(way -> way.set.box)
                        .reduce(Bounds::with)
                        .orElseThrow());
        return IntStream.range(0, rooms.size())
                .mapToObj(name -> IntStream.range(0, rooms.size())
                        .filter(other -> other != name && rooms.get(name).meets(rooms.get(other)))
                        .toArray())
                .toArray(int[][]::new);
    }

    /** What is too dear is not counted to the end. */
    private static double price(List<List<Try>> tries, int[][] near, int[] chosen, int name, int way, double most) {
        var mine = tries.get(name).get(way);
        double price = mine.price;
        for (int i : near[name]) {
            if (price >= most) break;
            price += COVERED * Math.sqrt(mine.set.box.common(tries.get(i).get(chosen[i]).set.box));
        }
        return price;
    }

    private static double price(List<List<Try>> tries, int[][] near, int[] chosen) {
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

    /** The best first. */
    private List<Try> tries(Wanted wanted) {
        var tries = new ArrayList<Try>();
        for (double gap : GAPS)
            for (var lines : layouts(wanted.name))
                for (int side = 0; side < 8; side++) {
                    var box = beside(wanted, lines, side, gap);
                    tries.add(new Try(new Set(wanted, lines, box), free.covered(box) + tries.size() * 0.4));
                }
        return tries;
    }

    /** On one line; a long one of several words on two as well. */
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
        return lines.stream()
                        .mapToDouble(line -> Face.MEDIUM.width(line, size, 0))
                        .max()
                        .orElse(0)
                + 4;
    }

    double height(List<String> lines) {
        return lines.size() * size * 0.86 + 3;
    }
}
