package postrider.washingtonswar.rules;

import java.util.Collection;
import java.util.stream.Collectors;
import postrider.kernel.Side;
import postrider.washingtonswar.Names;
import postrider.washingtonswar.Sides;
import postrider.washingtonswar.Space;

/** PC markers put down, flipped and lifted (2.2.D), and the sentences that report it. No rule is judged here. */
final class Markers {
    private Markers() {}

    /** Places a marker of {@code side} in each space, or flips the one that is there. */
    static void put(WorkingPosition working, String rule, Side side, Collection<Space> spaces) {
        var before = working.now();
        var flipped = spaces.stream()
                .collect(
                        Collectors.partitioningBy(space -> before.control(space).isPresent()));
        spaces.forEach(space -> working.control(space, side));
        if (!flipped.get(false).isEmpty())
            working.umpire()
                    .rule(rule, "%s placed in %s.", are("", side, flipped.get(false)), Names.list(flipped.get(false)));
        if (!flipped.get(true).isEmpty())
            working.umpire()
                    .rule(
                            rule,
                            "%s flipped in %s.",
                            are("", Sides.enemy(side), flipped.get(true)),
                            Names.list(flipped.get(true)));
    }

    /** Lifts the markers of {@code side} off the spaces; {@code adjective} tells what was wrong with them, or is empty. */
    static void lift(WorkingPosition working, String rule, String adjective, Side side, Collection<Space> spaces) {
        if (spaces.isEmpty()) return;
        spaces.forEach(working::removeControl);
        working.umpire().rule(rule, "%s removed from %s.", are(adjective, side, spaces), Names.list(spaces));
    }

    /** "An isolated British PC marker is", "British PC markers are". */
    private static String are(String adjective, Side side, Collection<Space> spaces) {
        var what = (adjective + " " + side).strip();
        if (spaces.size() > 1) return capital(what) + " PC markers are";
        return ("AEIOUaeiou".indexOf(what.charAt(0)) >= 0 ? "An " : "A ") + what + " PC marker is";
    }

    private static String capital(String words) {
        return Character.toUpperCase(words.charAt(0)) + words.substring(1);
    }
}
