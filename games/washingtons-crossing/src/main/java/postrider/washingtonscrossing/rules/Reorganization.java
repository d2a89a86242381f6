package postrider.washingtonscrossing.rules;

import static postrider.washingtonscrossing.rules.Faults.when;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import postrider.kernel.ruling.Fault;
import postrider.kernel.ruling.Side;
import postrider.text.Lists;
import postrider.text.Wording;
import postrider.washingtonscrossing.Leader;
import postrider.washingtonscrossing.Mark;
import postrider.washingtonscrossing.Order.Command.Discharge;
import postrider.washingtonscrossing.Post;
import postrider.washingtonscrossing.Post.Force;
import postrider.washingtonscrossing.Sides;

/** 9.2 and 9.4: the commands are reorganized, and troops go home or are lost. */
record Reorganization(Table table, Side side) {
    /** 9.2.4 */
    private static final int DISEASE = 300;

    /** 9.4.1 */
    private static final int ENLISTMENTS = 2500;

    private static final String NEW_YEAR = "Jan 1 12 am";

    /** 20.0: of Amboy and Brunswick. */
    private static final int GARRISON = 500;

    private static final Set<String> KEPT =
            Set.of("Griffin", "Putnam", "Stephen", "St. Clair", Leader.WASHINGTON, "Mifflin");
    private static final Map<String, Integer> CAPS = Map.of("Cadwalader", 230, "Ewing", 120, "Fermoy", 20);
    private static final List<String> LEAVING = List.of("Dickinson", "Lord Stirling", "Glover", "Sargent");
    private static final String STIRLING = "Stirling";

    private static boolean isNewYear(Table table) {
        return table.turn().is(NEW_YEAR);
    }

    /** 9.2.3, 9.4.1: who may give all of his troops away. */
    static boolean mayBeEmptied(Table table, Leader leader) {
        return leader.side() == Sides.BRITISH
                ? leader.is(STIRLING) && table.has(Mark.CORNWALLIS_COMMANDS)
                : LEAVING.contains(leader.name()) && isNewYear(table);
    }

    /** 9.2.2: Monckton takes over from the Grenadiers. */
    static void monckton(Table table) {
        var monckton = table.box().leader("Monckton");
        var grenadiers = table.box().leader("Grenadiers");
        boolean due = table.has(Mark.CORNWALLIS_COMMANDS) && table.board().post(monckton) == Post.Off.WAITING;
        if (!due || !(table.board().post(grenadiers) instanceof Force force)) return;
        table.put(monckton, force);
        table.put(grenadiers, Post.Off.GONE);
        table.see(monckton, "9.2.2", "Monckton takes command of the Grenadiers in %s.", table.name(force.hex()));
    }

    /** 9.2.1 */
    Optional<Fault> subordinateGrant() {
        var grant = table.box().leader(Leader.GRANT);
        var infantry = table.box().leader("Light Infantry");
        var fault = when(!table.has(Mark.CORNWALLIS_COMMANDS), "9.2.1", "Cornwallis is not there yet.")
                .or(() -> when(!table.board().isOnMap(grant), "9.2.1", "Grant is not on the map."));
        if (fault.isPresent()) return fault;
        var subordinate = table.box().leader(Leader.SUBORDINATE_GRANT);
        table.put(
                subordinate, table.board().force(infantry).orElse(table.board().there(grant)));
        if (table.board().isOnMap(infantry)) table.put(infantry, Post.Off.GONE);
        table.put(grant, Post.Off.GONE);
        table.mark(Mark.GRANT_SUBORDINATE);
        table.see(
                subordinate,
                "9.2.1",
                "Grant becomes a subordinate leader in %s.",
                table.name(table.board().hex(subordinate)));
        return Optional.empty();
    }

    /** How many have to go in this command phase. */
    int due() {
        if (!isNewYear(table)) return 0;
        return side == Sides.BRITISH ? DISEASE : ENLISTMENTS;
    }

    private String rule() {
        return side == Sides.BRITISH ? "9.2.4" : "9.4.1";
    }

    /** 9.2.4, 9.4.1: all that is ordered of it, judged together. */
    Optional<Fault> discharge(List<Discharge> orders) {
        if (due() == 0)
            return orders.isEmpty() ? Optional.empty() : Fault.no(rule(), "Nobody is discharged in this turn.");
        var men = new LinkedHashMap<Leader, Integer>();
        for (var order : orders) men.merge(order.from(), order.troops(), Integer::sum);
        var fault = faults(men);
        if (fault.isPresent()) return fault;
        men.forEach((leader, troops) -> {
            table.change(leader, force -> force.withTroops(force.troops() - troops));
            table.tell(side, rule(), "%s loses %d men.", leader, troops);
            if (leader.isDetachment() && table.troops(leader) == 0) table.put(leader, Post.Off.WAITING);
        });
        table.rule(rule(), "%s lose %d men.", Sides.the(side), sum(men));
        return Optional.empty();
    }

    private static int sum(Map<Leader, Integer> men) {
        return men.values().stream().mapToInt(Integer::intValue).sum();
    }

    private Optional<Fault> faults(Map<Leader, Integer> men) {
        var fault = Optional.<Fault>empty();
        for (var entry : men.entrySet()) fault = fault.or(() -> fault(entry.getKey(), entry.getValue()));
        int most = side == Sides.BRITISH
                ? DISEASE
                : Math.min(ENLISTMENTS, table.board().troops(all()));
        return fault.or(() -> when(
                        sum(men) != most,
                        rule(),
                        "%d men have to go, not %d: add for example 'discharge %d from %s'.",
                        most,
                        sum(men),
                        Math.max(10, most - sum(men)),
                        Wording.or(eligible(), 5)))
                .or(() -> side == Sides.BRITISH ? Optional.empty() : restrictions(men));
    }

    private List<Leader> all() {
        return table.board().of(side);
    }

    private List<Leader> eligible() {
        return Lists.filter(all(), leader -> mayLose(leader) > 0);
    }

    private Optional<Fault> fault(Leader leader, int troops) {
        int has = table.troops(leader);
        return when(!table.board().isOnMap(leader), rule(), "%s is not on the map.", leader)
                .or(() -> when(troops % 10 != 0, rule(), "Men are counted by tens, not %d.", troops))
                .or(() -> when(troops > has, rule(), "%s has %d men, not %d.", leader, has, troops))
                .or(() -> when(
                        leader.isDetachment() && has != troops && has - troops < Detachments.LEAST,
                        rule(),
                        "%s keeps 100 men, or none and leaves the map.",
                        leader))
                .or(() -> when(
                        isGarrison(leader) && has - troops < GARRISON,
                        rule(),
                        "The garrison of %s keeps 500 men.",
                        table.name(table.board().hex(leader))));
    }

    /** 9.2.4, 20.0: R14, each leader there is judged by himself if nobody else makes up the 500. */
    private boolean isGarrison(Leader leader) {
        if (side != Sides.BRITISH) return false;
        var hex = table.board().hex(leader);
        boolean garrisoned = List.of("Amboy", "Brunswick").contains(table.name(hex));
        return garrisoned && table.board().troops(side, hex) - table.troops(leader) < GARRISON;
    }

    /** 9.4.1: how many of his may go while the restrictions hold. */
    private int mayLose(Leader leader) {
        if (side == Sides.BRITISH) return table.troops(leader);
        if (KEPT.contains(leader.name()) || leader.isDetachment()) return 0;
        return Math.min(table.troops(leader), CAPS.getOrDefault(leader.name(), Integer.MAX_VALUE));
    }

    /** 9.4.1: first those whose time is up, then detachments, and only then whoever is left. */
    private Optional<Fault> restrictions(Map<Leader, Integer> men) {
        var spared = Lists.filter(eligible(), leader -> men.getOrDefault(leader, 0) < mayLose(leader));
        var detachments = Lists.filter(all(), Leader::isDetachment);
        var early = Lists.find(men.keySet(), leader -> men.get(leader) > mayLose(leader));
        if (early.isEmpty()) return Optional.empty();
        boolean keptDetachments = !early.get().isDetachment()
                && detachments.stream().anyMatch(one -> men.getOrDefault(one, 0) < table.troops(one));
        return when(
                        !spared.isEmpty(),
                        "9.4.1",
                        "%s may lose %d men while %s can lose more.",
                        early.get(),
                        mayLose(early.get()),
                        Wording.list(spared))
                .or(() -> when(keptDetachments, "9.4.1", "%s loses no more while there are detachments.", early.get()));
    }

    /** Men who may go, as many as have to: of those who leave first, and as the restrictions have it. */
    Map<Leader, Integer> shares() {
        var shares = new LinkedHashMap<Leader, Integer>();
        int left = Math.min(due(), table.board().troops(all()));
        var leaving = Lists.filter(all(), leader -> LEAVING.contains(leader.name()));
        for (var leader : Lists.concat(leaving, eligible()))
            left -= take(shares, leader, Math.min(left, mayLose(leader)));
        for (var leader : Lists.filter(all(), Leader::isDetachment))
            left -= take(shares, leader, Math.min(left, table.troops(leader)));
        for (var leader : all()) left -= take(shares, leader, Math.min(left, table.troops(leader)));
        return shares;
    }

    private int take(Map<Leader, Integer> shares, Leader leader, int men) {
        int more = Math.min(men, table.troops(leader) - shares.getOrDefault(leader, 0));
        boolean keeps = isGarrison(leader) || leader.isDetachment() && men < table.troops(leader);
        if (more <= 0 || keeps) return 0;
        shares.merge(leader, more, Integer::sum);
        return more;
    }

    /** 9.4.1: four leaders leave; what troops they have left are lost with them (R15). */
    void enlistmentsEnd() {
        if (side != Sides.AMERICAN || !isNewYear(table)) return;
        for (var name : LEAVING) {
            var leader = table.box().leader(name);
            if (!table.board().isOnMap(leader)) continue;
            table.put(leader, Post.Off.GONE);
            table.rule("9.4.1", "%s leaves the army.", leader);
        }
    }

    /** 2.2.1, 9.2.3: a leader without troops leaves the game. */
    Optional<Fault> remove(Leader leader) {
        var fault = when(!table.board().isOnMap(leader), "2.2.1", "%s is not on the map.", leader)
                .or(() -> when(table.troops(leader) > 0, "2.2.1", "%s has troops.", leader));
        if (fault.isPresent()) return fault;
        table.see(leader, "2.2.1", "%s leaves the game.", leader);
        table.put(leader, leader.isDetachment() ? Post.Off.WAITING : Post.Off.GONE);
        return Optional.empty();
    }
}
