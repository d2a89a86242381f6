package postrider.simulation;

import java.util.List;
import java.util.random.RandomGenerator;
import java.util.regex.Pattern;

/**
 * Makes words that may not be legal out of words that are: another name or number, a clause less, a clause or the second
 * half of another order. He knows no game, only how orders are written: {@code play CARD: clause; clause, clause}.
 */
final class Tinker {
    private static final Pattern NUMBER = Pattern.compile("\\d+");
    private static final Pattern CLAUSE = Pattern.compile("(?<=[:;,]) ");
    private static final Pattern HALF = Pattern.compile("(?<=:) ");

    private final RandomGenerator random;
    private final List<List<String>> names;

    /** @param names names of one kind together */
    Tinker(RandomGenerator random, List<List<String>> names) {
        this.random = random;
        this.names = names.stream().filter(kind -> !kind.isEmpty()).toList();
    }

    /** {@code line}, not as it was, with what {@code other} lends. */
    String tinker(String line, String other) {
        return switch (random.nextInt(5)) {
            case 0 -> renamed(line, other);
            case 1 -> NUMBER.matcher(line).replaceAll(number -> "" + random.nextInt(10));
            case 2 -> without(any(clauses(line)), line);
            case 3 -> line.replaceFirst("[,;]?$", "; ") + any(clauses(other));
            default -> half(line) + " " + secondHalf(other);
        };
    }

    private String renamed(String line, String other) {
        if (names.isEmpty()) return line;
        var kind = any(names);
        var here = named(line, kind);
        var there = named(other, kind);
        if (here.isEmpty()) return line;
        return line.replace(any(here), any(there.isEmpty() || random.nextBoolean() ? kind : there));
    }

    /** Names in the line, but not York for New York. */
    private static List<String> named(String line, List<String> kind) {
        var there = kind.stream().filter(line::contains).toList();
        return there.stream()
                .filter(name -> there.stream().noneMatch(longer -> !longer.equals(name) && longer.contains(name)))
                .toList();
    }

    private static String without(String clause, String line) {
        return line.replace(clause, "").replace("  ", " ").strip().replaceFirst("[,;]$", "");
    }

    private static List<String> clauses(String line) {
        return List.of(CLAUSE.split(line));
    }

    private static String half(String line) {
        var half = HALF.split(line, 2)[0];
        return half.endsWith(":") ? half : half + ":";
    }

    private static String secondHalf(String line) {
        var halves = HALF.split(line, 2);
        return halves[halves.length - 1];
    }

    private <T> T any(List<T> several) {
        return several.get(random.nextInt(several.size()));
    }
}
