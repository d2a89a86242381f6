package postrider.workbench.simulation;

import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import java.util.regex.Pattern;
import postrider.text.Lists;

/**
 * Alters legal words so that they may no longer be legal: changes a name or the numbers, drops a clause, takes a clause or all
 * clauses from another order. It knows no game, only how orders are written: {@code play CARD: clause; clause, clause}.
 *
 * @param names the names of each kind
 */
record OrderMutator(RandomGenerator random, List<List<String>> names) {
    private static final Pattern NUMBER = Pattern.compile("\\d+");
    private static final Pattern HEAD = Pattern.compile("(?<=:) ");
    private static final Pattern CLAUSE = Pattern.compile("(?<=[;,]) ");

    /** {@code line}, altered with parts of {@code other}. */
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

    /** The line up to and including the first colon; empty if there is none. */
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

    /** The names in the line; not York where it says New York. */
    private static List<String> named(String line, List<String> kind) {
        var there = Lists.filter(kind, line::contains);
        return Lists.filter(
                there, name -> there.stream().noneMatch(longer -> !longer.equals(name) && longer.contains(name)));
    }

    private <T> T any(List<T> several) {
        return several.get(random.nextInt(several.size()));
    }
}
