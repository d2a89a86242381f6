package postrider.dispute;

import java.util.ArrayList;
import java.util.List;
import postrider.play.DryRun.Situation;
import postrider.text.Lists;

/**
 * The difference between two positions, as statements of their notation.
 *
 * @param gone statements of the first that are not in the second
 * @param come the other way round
 */
record PositionChange(List<String> gone, List<String> come) {
    static PositionChange of(Situation before, Situation after) {
        var one = before.statements();
        var other = after.statements();
        return new PositionChange(
                Lists.filter(one, line -> !other.contains(line)), Lists.filter(other, line -> !one.contains(line)));
    }

    boolean none() {
        return gone.isEmpty() && come.isEmpty();
    }

    /** A line each, with a sign. Where both have a long list, only the members that differ. */
    List<String> lines() {
        var lines = new ArrayList<String>();
        var left = new ArrayList<>(come);
        for (var line : gone) {
            var same = Lists.find(left, other -> !head(line, other).isEmpty());
            same.ifPresent(left::remove);
            same.ifPresentOrElse(other -> lines.addAll(changed(line, other)), () -> lines.add("- " + line));
        }
        left.forEach(line -> lines.add("+ " + line));
        return lines;
    }

    private static List<String> changed(String line, String other) {
        var head = head(line, other);
        var one = List.of(line.substring(head.length()).split(", "));
        var two = List.of(other.substring(head.length()).split(", "));
        return Lists.concat(
                Lists.map(Lists.filter(one, item -> !two.contains(item)), item -> "- " + head + item),
                Lists.map(Lists.filter(two, item -> !one.contains(item)), item -> "+ " + head + item));
    }

    /** The common beginning, if one of them is a list. */
    private static String head(String line, String other) {
        var head = head(line).isEmpty() ? head(other) : head(line);
        return line.startsWith(head) && other.startsWith(head) ? head : "";
    }

    /** The beginning of a list before its first member; empty if the statement is no list. */
    private static String head(String statement) {
        int comma = statement.indexOf(", ");
        int in = statement.indexOf(" in ");
        if (comma < 0 || in > comma) return "";
        return in < 0 ? statement.replaceFirst("\\d.*", "") : statement.substring(0, in + " in ".length());
    }
}
