package postrider.wildernesswar.rules;

import static postrider.text.Rewording.idiom;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import postrider.kernel.ruling.Fault;
import postrider.kernel.ruling.Refusal;
import postrider.kernel.ruling.Side;
import postrider.kernel.view.BattleTable;
import postrider.text.Lists;
import postrider.text.Rewording;
import postrider.text.Wording;
import postrider.wildernesswar.Leader;
import postrider.wildernesswar.Place;
import postrider.wildernesswar.Sides;
import postrider.wildernesswar.Space;
import postrider.wildernesswar.Unit;
import postrider.wildernesswar.WarTopic;

/** 7.6: which units lose steps. */
record Losses(WorkingPosition table, Side side, List<Unit> units, Space space, Combat combat)
        implements AtTable.OfSide {
    private static final String SPREAD = "No unit is eliminated while another is at full strength.";

    private static final Rewording TWICE = new Rewording(List.of(
            idiom("(?:one|1|a) step (?:of|from) ", ""),
            idiom("(?:both|two|2) steps (?:of|from) ([^,]+?)(?=,| and |$)", "$1, all of $1"),
            idiom("((?:(?! and )[^,])+?) (?:twice|x ?2|(?:both|two|2) steps)(?=,| and |$)", "$1, all of $1"),
            idiom("(?<=^|, )((?:(?! and )[^,])+) and \\1(?=,| and |$)", "$1, all of $1")));

    /** Where the steps are lost. */
    enum Combat {
        BATTLE("7.2", "7.6"),
        /** Drilled Troops first. */
        ASSAULT("9.13", "9.14"),
        /** The owner chooses. */
        RAID("10.3", "10.31");

        final String die;
        final String loss;

        Combat(String die, String loss) {
            this.die = die;
            this.loss = loss;
        }
    }

    /** 7.6, 7.7: losses to the enemy's fire, of units and of these leaders. Returns the number of steps. */
    int suffer(CombatTable.Fire fire, List<Leader> leaders, BattleTable lines) {
        var lost = take(fire.steps());
        lines.put(side, combat.loss, "steps lost", "%s", Wording.orNone(told(table, lost)));
        // R42
        int caused = combat == Combat.BATTLE || since(2) ? lost.size() : fire.steps();
        boolean endangered = caused > 0 && (fire.natural() == 1 || fire.natural() == 6);
        var otherwise = "The die shows %d and costs %s: no leader is in danger.";
        if (umpire().applies(endangered, "7.7", otherwise, fire.natural(), Wording.count(caused, "step")))
            lines.put(side, "7.7", "leaders lost", "%s", Wording.orNone(leaders(table, "7.7", leaders)));
        return lost.size();
    }

    /** Takes up to {@code most} steps. Returns the units, once for each step. */
    List<Unit> take(int most) {
        int there = Lists.sum(units, board()::steps);
        int count = Math.min(most, there);
        var tokens = tokens(count);
        if (count == 0) return List.of();
        boolean allDrilled = drilledShare(count) == count && drilledSteps() == count;
        boolean open = count < there && units.size() > 1 && !allDrilled;
        var picks = open ? asked(count, tokens) : Lists.map(order(count, List.of()), tokens::get);
        picks.forEach(table::reduce);
        var steps = Wording.count(count, "step");
        rule(combat.loss, "%s lose %s: %s.", Sides.the(side), steps, Wording.list(told(table, picks)));
        return picks;
    }

    /** Each unit once, and whether it is eliminated: "Béarn, Huron (eliminated)". */
    static List<String> told(WorkingPosition table, List<Unit> picks) {
        return Lists.map(
                new LinkedHashSet<>(picks),
                unit -> table.board().place(unit) instanceof Place.Off ? unit + " (eliminated)" : unit.name());
    }

    private List<Unit> asked(int count, Map<String, Unit> tokens) {
        var text = "%s lose %s in %s. Which?";
        var steps = Wording.count(count, "step");
        var asking =
                table.asking(side, combat.loss, WarTopic.LOSSES, "in " + space, text, Sides.the(side), steps, space);
        return umpire().ask(asking.knowing(facts(count))
                .reading(Losses::spelled)
                .some(tokens, count, count)
                .constrainedBy(picks -> fault(picks, count))
                .explaining(said -> said.startsWith("all of ") ? Fault.no("7.63", SPREAD) : Optional.empty())
                .withFacts(table.seen(side, space))
                .ranking(listed -> leading(listed, count))
                .defaultingTo(String.join(", ", order(count, List.of()))));
    }

    /** Spells "22nd twice", "22nd, 22nd" and "both steps of 22nd" as the tokens do: one step, then the rest. */
    private static String spelled(String said) {
        var picks = new ArrayList<String>();
        for (var part : TWICE.of(said).split(",\\s*")) picks.add(picks.contains(part) ? "all of " + part : part);
        return String.join(", ", picks);
    }

    /** Facts for the answer. */
    private List<String> facts(int count) {
        var facts = new ArrayList<String>();
        if (drilledShare(count) > 0) facts.add(drilledFirst(count));
        if (units.stream().anyMatch(unit -> mayLoseBoth(unit, count)))
            facts.add("Who loses both steps is named twice: X, all of X.");
        return facts;
    }

    private String drilledFirst(int count) {
        return "Drilled Troops lose %d of them at least.".formatted(drilledShare(count));
    }

    /** The words for each step. */
    private Map<String, Unit> tokens(int count) {
        var tokens = new LinkedHashMap<String, Unit>();
        for (var unit : units) tokens.put(unit.name(), unit);
        for (var unit : units) if (mayLoseBoth(unit, count)) tokens.put("all of " + unit.name(), unit);
        return tokens;
    }

    private List<Unit> whole() {
        return Lists.filter(units, unit -> board().steps(unit) == 2);
    }

    /** 7.62, 7.63: whether this whole unit may lose both steps. */
    private boolean mayLoseBoth(Unit unit, int count) {
        if (!whole().contains(unit)) return false;
        int drilled = Lists.filter(whole(), Unit::isDrilled).size();
        return count > (combat == Combat.RAID ? 1 : whole().size())
                || unit.isDrilled() && drilledShare(count) > drilled;
    }

    private int drilledSteps() {
        return Lists.sum(Lists.filter(units, Unit::isDrilled), board()::steps);
    }

    /** 7.62, 9.14 */
    private int drilledShare(int count) {
        int share = switch (combat) {
            case BATTLE -> (count + 1) / 2;
            case ASSAULT -> count;
            case RAID -> 0;
        };
        return Math.min(drilledSteps(), share);
    }

    private int left(List<Unit> picks, Unit unit) {
        return board().steps(unit) - Collections.frequency(picks, unit);
    }

    /** 7.62, 7.63 */
    private Optional<Refusal> fault(List<Unit> picks, int count) {
        int drilled = Lists.filter(picks, Unit::isDrilled).size();
        int share = drilledShare(count);
        if (drilled < share)
            return Optional.of(new Refusal(combat == Combat.ASSAULT ? combat.loss : "7.62", drilledFirst(count)));
        if (combat == Combat.RAID) return Optional.empty();
        var dead = Lists.filter(units, unit -> left(picks, unit) == 0);
        var whole = Lists.filter(units, unit -> left(picks, unit) == 2);
        if (dead.isEmpty() || whole.isEmpty()) return Optional.empty();
        boolean spread = whole.stream().noneMatch(Unit::isDrilled)
                && dead.stream().allMatch(Unit::isDrilled)
                && drilled == share;
        return spread ? Optional.empty() : Optional.of(new Refusal("7.63", SPREAD));
    }

    /** The listed units in order, as far as 7.62 and 7.63 allow; empty if none of them is here. */
    private Optional<String> leading(List<String> listed, int count) {
        var first = Ranks.of(listed, units);
        return first.isEmpty() ? Optional.empty() : Optional.of(String.join(", ", order(count, first)));
    }

    /** The Drilled Troops' share, then units at full strength before reduced ones; among these the first listed, then the weakest. */
    private List<String> order(int count, List<Unit> listed) {
        var picks = new ArrayList<String>();
        var left = new LinkedHashMap<Unit, Integer>();
        units.forEach(unit -> left.put(unit, board().steps(unit)));
        var weakest = Comparator.comparing((Unit unit) -> combat == Combat.RAID ? 0 : -left.get(unit))
                .thenComparing(unit -> Ranks.of(unit, listed))
                .thenComparing(unit -> -left.get(unit))
                .thenComparing(Unit::full);
        int share = drilledShare(count);
        for (int i = 0; i < count; i++) {
            boolean first = i < share;
            var able = Lists.filter(units, unit -> left.get(unit) > 0 && (!first || unit.isDrilled()));
            var unit = Collections.min(able, weakest);
            picks.add(picks.contains(unit.name()) ? "all of " + unit.name() : unit.name());
            left.merge(unit, -1, Integer::sum);
        }
        return picks;
    }

    /** 7.7, 7.64: leaders have no steps, but after a natural 1 or 6 that cost a step each may be lost. Returns those lost. */
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
