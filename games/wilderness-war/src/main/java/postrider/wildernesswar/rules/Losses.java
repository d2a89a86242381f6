package postrider.wildernesswar.rules;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import postrider.kernel.Asking;
import postrider.kernel.Lists;
import postrider.kernel.Refusal;
import postrider.kernel.Side;
import postrider.kernel.Wording;
import postrider.wildernesswar.Leader;
import postrider.wildernesswar.Sides;
import postrider.wildernesswar.Space;
import postrider.wildernesswar.Unit;
import postrider.wildernesswar.WarTopic;

/**
 * 7.6: who loses steps.
 *
 * @param assault all from Drilled Troops first (9.14)
 */
record Losses(WorkingPosition table, Side side, List<Unit> units, Space space, boolean assault) {
    /** Takes so many steps, as far as there are any; each unit once a step. */
    List<Unit> take(String rule, int steps) {
        var tokens = tokens();
        int count = Math.min(steps, tokens.size());
        if (count == 0) return List.of();
        var text = "%s lose %s in %s. Which?".formatted(Sides.the(side), Wording.count(count, "step"), space);
        boolean open = count < tokens.size() && units.size() > 1;
        var picks = open ? asked(rule, count, text, tokens) : picks(order(count), tokens);
        picks.forEach(table::reduce);
        table.rule(rule, "%s lose %s: %s.", Sides.the(side), Wording.count(count, "step"), Wording.list(picks));
        return picks;
    }

    private List<Unit> asked(String rule, int count, String text, Map<String, Unit> tokens) {
        return table.umpire()
                .ask(new Asking(side, rule, WarTopic.LOSSES, table.subject(WarTopic.LOSSES, "in " + space), text)
                        .some(tokens, count, count)
                        .fitting(picks -> fault(picks, count))
                        .given(table.forces(side, space))
                        .silently(defaults(count)));
    }

    private static List<Unit> picks(List<String> words, Map<String, Unit> tokens) {
        return Lists.each(words, tokens::get);
    }

    /** A word for each step. */
    private Map<String, Unit> tokens() {
        var tokens = new LinkedHashMap<String, Unit>();
        for (var unit : units) tokens.put(unit.name(), unit);
        for (var unit : units) if (table.board().steps(unit) == 2) tokens.put("all of " + unit.name(), unit);
        return tokens;
    }

    private int drilledShare(int count) {
        int there = Lists.those(units, Unit::isDrilled).stream()
                .mapToInt(table.board()::steps)
                .sum();
        return Math.min(there, assault ? count : (count + 1) / 2);
    }

    private int left(List<Unit> picks, Unit unit) {
        return table.board().steps(unit)
                - (int) picks.stream().filter(unit::equals).count();
    }

    /** 7.62, 7.63 */
    private Optional<Refusal> fault(List<Unit> picks, int count) {
        int drilled = Lists.those(picks, Unit::isDrilled).size();
        int share = drilledShare(count);
        if (drilled < share)
            return Optional.of(new Refusal(
                    assault ? "9.14" : "7.62", "Drilled Troops lose %d of them at least.".formatted(share)));
        var dead = Lists.those(units, unit -> left(picks, unit) == 0);
        var whole = Lists.those(units, unit -> left(picks, unit) == 2);
        if (dead.isEmpty() || whole.isEmpty()) return Optional.empty();
        boolean spread = whole.stream().noneMatch(Unit::isDrilled)
                && dead.stream().allMatch(Unit::isDrilled)
                && drilled == share;
        return spread
                ? Optional.empty()
                : Optional.of(new Refusal("7.63", "No unit is eliminated while another is at full strength."));
    }

    /** The weakest first: the share of the Drilled Troops, then the whole before the reduced. */
    private List<String> order(int count) {
        var picks = new ArrayList<String>();
        var left = new LinkedHashMap<Unit, Integer>();
        units.forEach(unit -> left.put(unit, table.board().steps(unit)));
        int share = drilledShare(count);
        for (int i = 0; i < count; i++) {
            boolean first = i < share;
            var unit = left.entrySet().stream()
                    .filter(entry ->
                            entry.getValue() > 0 && (!first || entry.getKey().isDrilled()))
                    .min(Comparator.comparing((Map.Entry<Unit, Integer> entry) -> -entry.getValue())
                            .thenComparing(entry -> entry.getKey().full()))
                    .orElseThrow()
                    .getKey();
            picks.add(picks.contains(unit.name()) ? "all of " + unit.name() : unit.name());
            left.merge(unit, -1, Integer::sum);
        }
        return picks;
    }

    private String defaults(int count) {
        return String.join(", ", order(count));
    }

    /** 7.7, 7.64: no step costs a leader; after a natural 1 or 6 that cost a step, each leader may fall; who does. */
    static List<Leader> leaders(WorkingPosition table, String rule, List<Leader> leaders) {
        var killed = new ArrayList<Leader>();
        for (var leader : leaders) {
            int die = table.umpire().roll(rule, leader + " to be killed");
            if (die != 1) continue;
            table.eliminate(leader);
            table.rule(rule, "%s is killed.", leader);
            killed.add(leader);
        }
        return killed;
    }
}
