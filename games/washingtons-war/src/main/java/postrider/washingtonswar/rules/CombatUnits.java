package postrider.washingtonswar.rules;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import postrider.kernel.Choice;
import postrider.kernel.Refusal;
import postrider.kernel.Side;
import postrider.kernel.Topic;
import postrider.washingtonswar.Nation;
import postrider.washingtonswar.Position;
import postrider.washingtonswar.Space;
import postrider.washingtonswar.Troops;

/** CUs of one nation in one space that somebody picks to be removed (6.31, 12.2.B.iii). */
record CombatUnits(Space space, int count) {

    /**
     * Which {@code count} CUs of a nation leave the map, or all if there are fewer.
     *
     * @param text with {@code %d} for how many
     */
    static Decision<CombatUnits> decision(
            Position now,
            List<Space> from,
            Side to,
            String rule,
            Topic topic,
            String about,
            String text,
            Nation nation,
            int count) {
        var there = from.stream()
                .map(space -> new CombatUnits(space, now.troops(space).of(nation)))
                .filter(units -> units.count > 0)
                .toList();
        int all = there.stream().mapToInt(CombatUnits::count).sum();
        int leaving = Math.min(count, all);
        var menu = menu(there, leaving);
        var first = firstOf(there, leaving);
        boolean onlyOneWay = there.size() < 2 || leaving == all;
        var question = Choice.some(to, rule, topic, about, text.formatted(leaving), menu, Math.min(1, leaving), leaving)
                .fitting(
                        picks -> fault(rule, leaving, picks),
                        String.join(", ", first.stream().map(CombatUnits::words).toList()));
        return new Decision<>(
                question,
                onlyOneWay ? Optional.of(first) : Optional.empty(),
                (working, picks) -> remove(working, rule, nation, picks));
    }

    /** Of each, one and more, as far as so many leave. */
    private static Map<String, CombatUnits> menu(List<CombatUnits> there, int leaving) {
        var menu = new LinkedHashMap<String, CombatUnits>();
        for (var units : there)
            for (int some = 1; some <= Math.min(leaving, units.count); some++) {
                var part = new CombatUnits(units.space, some);
                menu.put(part.words(), part);
            }
        return menu;
    }

    private static void remove(WorkingPosition working, String rule, Nation nation, List<CombatUnits> picks) {
        for (var pick : picks) {
            working.remove(pick.space, Troops.of(nation, pick.count));
            working.umpire()
                    .rule(
                            rule,
                            "%d %s CU %s removed from %s.",
                            pick.count,
                            nation,
                            pick.count == 1 ? "is" : "are",
                            pick.space);
        }
    }

    private String words() {
        return count + " CU in " + space;
    }

    private static Optional<Refusal> fault(String rule, int leaving, List<CombatUnits> picks) {
        boolean twice = picks.stream().map(CombatUnits::space).distinct().count() < picks.size();
        int total = picks.stream().mapToInt(CombatUnits::count).sum();
        return twice || total != leaving
                ? Optional.of(new Refusal(rule, "Name %d CU together, each space once.".formatted(leaving)))
                : Optional.empty();
    }

    private static List<CombatUnits> firstOf(List<CombatUnits> there, int leaving) {
        var first = new ArrayList<CombatUnits>();
        int left = leaving;
        for (var units : there) {
            int taken = Math.min(left, units.count);
            if (taken > 0) first.add(new CombatUnits(units.space, taken));
            left -= taken;
        }
        return first;
    }
}
