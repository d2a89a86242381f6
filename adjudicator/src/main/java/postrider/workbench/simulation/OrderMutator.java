package postrider.workbench.simulation;

import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import java.util.regex.Pattern;
import postrider.text.Lists;

/**
 * Makes words that may not be legal out of words that are: another name or number, a clause less, a clause or all clauses of
 * another order. It knows no game, only how orders are written: {@code play CARD: clause; clause, clause}.
 *
 * @param names names of one kind together
 */
record OrderMutator(RandomGenerator random, List<List<String>> names) {
    private static final Pattern NUMBER = Pattern.compile("\\d+");
    private static final Pattern HEAD = Pattern.compile("(?<=:) ");
    private static final Pattern CLAUSE = Pattern.compile("(?<=[;,]) ");

    /** {@code line}, not as it was, with what {@code other} lends. */
    String mutate(String line, String other) {
        var head = head(line);
        var clauses = clauses(line);
        switch (random.nextInt(5)) {
            case 0 -> {
                return renamed(line, other);
            }
            case 1 -> clauses.replaceAll(clause -> NUMBER.matcher(clause).replaceAll(n -> "" + random.nextInt(10)));
            case 2 -> clauses.remove(random.nextInt(clauses.size()));
            case 3 -> clauses.add("; " + any(clauses(other)));
            default -> clauses = clauses(other);
        }
        return (head + " " + String.join(" ", clauses))
                .replaceAll("[;,]? ;", ";")
                .replaceFirst("[;,:]?$", "")
                .strip();
    }

    /** What stands before the first colon, with it; empty if there is none. */
    private static String head(String line) {
        var halves = HEAD.split(line, 2);
        return halves.length > 1 ? halves[0] : "";
    }

    private static List<String> clauses(String line) {
        var halves = HEAD.split(line, 2);
        return new ArrayList<>(List.of(CLAUSE.split(halves[halves.length - 1])));
    }

    private String renamed(String line, String other) {
        var kinds = Lists.filter(names, kind -> !named(line, kind).isEmpty());
        if (kinds.isEmpty()) return line;
        var kind = any(kinds);
        var there = named(other, kind);
        return line.replace(any(named(line, kind)), any(there.isEmpty() || random.nextInt(6) == 0 ? kind : there));
    }

    /** Names in the line, but not York for New York. */
    private static List<String> named(String line, List<String> kind) {
        var there = Lists.filter(kind, line::contains);
        return Lists.filter(
                there, name -> there.stream().noneMatch(longer -> !longer.equals(name) && longer.contains(name)));
    }

    private <T> T any(List<T> several) {
        return several.get(random.nextInt(several.size()));
    }
}
