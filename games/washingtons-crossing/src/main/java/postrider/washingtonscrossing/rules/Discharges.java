package postrider.washingtonscrossing.rules;

import static postrider.kernel.ruling.Fault.when;
import static postrider.washingtonscrossing.rules.Faults.absent;

import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
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
import postrider.washingtonscrossing.OptionalRule;
import postrider.washingtonscrossing.Order.Command.Discharge;
import postrider.washingtonscrossing.Post;
import postrider.washingtonscrossing.Sides;

/** 9.2.4 and 9.4.1: on New Year's night the British lose troops to disease, and American enlistments end. */
record Discharges(Table table, Side side) implements AtTable.OfSide {
    private static final int DISEASE = 300;
    private static final int ENLISTMENTS = 2500;

    private static final Set<String> KEPT =
            Set.of("Griffin", "Putnam", "Stephen", "St. Clair", Leader.WASHINGTON, "Mifflin");
    private static final Map<String, Integer> CAPS = Map.of("Cadwalader", 230, "Ewing", 120, "Fermoy", 20);

    private boolean isBritish() {
        return side == Sides.BRITISH;
    }

    private String rule() {
        return isBritish() ? "9.2.4" : "9.4.1";
    }

    private List<Leader> all() {
        return board().of(side);
    }

    private int most() {
        return isBritish() ? DISEASE : ENLISTMENTS;
    }

    /** How many men have to go in this command phase, or all there are. */
    int due() {
        return sum(shares().values());
    }

    /** Judges all discharges together and carries them out. */
    Optional<Fault> carryOut(List<Discharge> orders) {
        if (!table.turn().isNewYear()) return when(!orders.isEmpty(), rule(), "Nobody is discharged in this turn.");
        var men = new LinkedHashMap<Leader, Integer>();
        for (var order : orders) men.merge(order.from(), order.troops(), Integer::sum);
        var fault = fault(men);
        if (fault.isPresent() || men.isEmpty()) return fault;
        var snapshot = snapshot();
        men.forEach((leader, troops) -> {
            table.change(leader, force -> force.withTroops(force.troops() - troops));
            tell(rule(), "%s loses %d men.", leader, troops);
            if (leader.isDetachment() && troops(leader) == 0) table.put(leader, Post.Off.WAITING);
        });
        rule(rule(), "%s lose %d men.", Sides.the(side), sum(men.values()));
        snapshot.revealLosses();
        return Optional.empty();
    }

    private static int sum(Collection<Integer> men) {
        return Lists.sum(men, Integer::intValue);
    }

    private Optional<Fault> fault(Map<Leader, Integer> men) {
        var fault = Lists.first(men.keySet(), leader -> fault(leader, men.get(leader)));
        int sum = sum(men.values());
        int due = due();
        var text = "%d men have to go, not %d: add for example 'discharge %d from %s'.";
        int more = Math.max(10, due - sum);
        var able = Wording.or(Lists.filter(all(), leader -> mayLose(leader) > 0), 5);
        return fault.or(() -> when(sum != due && sum != most(), rule(), text, due, sum, more, able))
                .or(() -> isBritish() ? garrisons(men) : restrictions(men));
    }

    private Optional<Fault> fault(Leader leader, int troops) {
        int has = troops(leader);
        boolean few = leader.isDetachment() && has != troops && has - troops < Detachments.LEAST;
        return absent(rule(), board(), leader)
                .or(() -> when(troops % 10 != 0, rule(), "Men are counted by tens, not %d.", troops))
                .or(() -> when(troops > has, rule(), "%s has %d men, not %d.", leader, has, troops))
                .or(() -> when(few, rule(), "%s keeps 100 men, or none and leaves the map.", leader));
    }

    /** 9.2.4, 20.0: Amboy and Brunswick keep 500 men each, as long as others can go (R14). */
    private Optional<Fault> garrisons(Map<Leader, Integer> men) {
        if (sum(beyondGarrisons().values()) < DISEASE) return Optional.empty();
        var garrisons = garrisons();
        var groups = Lists.grouped(men.keySet(), board()::hex);
        var bare = Lists.find(groups.keySet(), hex -> Lists.sum(groups.get(hex), men::get) > garrisons.spare(hex));
        return bare.flatMap(hex -> Fault.no("9.2.4", "The garrison of %s keeps 500 men.", name(hex)));
    }

    /** 9.4.1: how many of a leader's men may go while the restrictions hold. */
    private static int cap(Leader leader) {
        return KEPT.contains(leader.name()) ? 0 : CAPS.getOrDefault(leader.name(), Integer.MAX_VALUE);
    }

    private int mayLose(Leader leader) {
        int troops = troops(leader);
        if (isBritish()) return troops;
        return leader.isDetachment() ? 0 : Math.min(troops, cap(leader));
    }

    /** 9.4.1: unrestricted men go first, then detachments; others only when neither can lose more (R49). */
    private Optional<Fault> restrictions(Map<Leader, Integer> men) {
        var early = early(men);
        if (early.isEmpty()) return Optional.empty();
        var spared = Lists.filter(all(), leader -> men.getOrDefault(leader, 0) < mayLose(leader));
        var others = Lists.filter(men.keySet(), leader -> !leader.isDetachment() && men.get(leader) > mayLose(leader));
        int instead = Lists.sum(others, leader -> men.get(leader) - mayLose(leader));
        var more = Lists.find(all(), leader -> leader.isDetachment() && canLose(leader, men, instead));
        var text = "%s may lose %d men while %s can lose more.";
        return when(!spared.isEmpty(), "9.4.1", text, early.get(), most(early.get()), Wording.list(spared))
                .or(() -> Lists.first(
                        others,
                        leader -> more.flatMap(
                                any -> Fault.no("9.4.1", "%s loses no more while there are detachments.", leader))));
    }

    /** Whether a detachment can lose ten more men, or all it has left in place of others. */
    private boolean canLose(Leader detachment, Map<Leader, Integer> men, int instead) {
        int keeps = troops(detachment) - men.getOrDefault(detachment, 0);
        return keeps > Detachments.LEAST || keeps > 0 && keeps <= instead;
    }

    private int most(Leader leader) {
        if (!leader.isDetachment()) return mayLose(leader);
        return troops(leader) - untraced(leader, troops(leader), caps(Map.of()));
    }

    /** How many of each leader's men may still go. */
    private Map<Leader, Integer> caps(Map<Leader, Integer> men) {
        var left = new HashMap<Leader, Integer>();
        for (var leader : table.box().leaders()) left.put(leader, cap(leader) - men.getOrDefault(leader, 0));
        return left;
    }

    /** The first leader to lose more men than the restrictions allow, counting men in detachments under the optional rule. */
    private Optional<Leader> early(Map<Leader, Integer> men) {
        var left = caps(men);
        return Lists.find(
                men.keySet(),
                leader -> leader.isDetachment()
                        ? untraced(leader, men.get(leader), left) > 0
                        : men.get(leader) > mayLose(leader));
    }

    /** 9.4.1, Optional Rule: how many of these men came from leaders who may not lose them. */
    private int untraced(Leader detachment, int men, Map<Leader, Integer> left) {
        if (!plays(OptionalRule.TRACED_ENLISTMENTS)) return men;
        var origins = board().origins(detachment);
        var order = Comparator.<Leader, Integer>comparing(left::get).reversed().thenComparing(Leader::index);
        int more = men;
        for (var origin : Lists.sorted(origins.keySet(), order)) {
            int taken = Math.min(more, Math.min(origins.get(origin), Math.max(0, left.get(origin))));
            left.merge(origin, -taken, Integer::sum);
            more -= taken;
        }
        return more;
    }

    /** A legal choice of the men who have to go, those of departing leaders first. */
    Map<Leader, Integer> shares() {
        if (!table.turn().isNewYear()) return Map.of();
        return isBritish() ? sick() : enlisted();
    }

    /** Men beyond the garrisons first (R14). */
    private Map<Leader, Integer> sick() {
        var shares = beyondGarrisons();
        for (var leader : all()) take(shares, leader, troops(leader));
        return shares;
    }

    private Map<Leader, Integer> beyondGarrisons() {
        var garrisons = garrisons();
        var shares = new LinkedHashMap<Leader, Integer>();
        for (var hex : board().hexes(side)) {
            int spare = garrisons.spare(hex);
            for (var leader : board().in(side, hex)) spare -= take(shares, leader, spare);
        }
        return shares;
    }

    private Map<Leader, Integer> enlisted() {
        var shares = new LinkedHashMap<Leader, Integer>();
        var leaving = Lists.filter(all(), new Reorganization(table)::leaves);
        for (var leader : Lists.concat(leaving, all())) take(shares, leader, mayLose(leader));
        for (var leader : Lists.filter(all(), Leader::isDetachment)) take(shares, leader, troops(leader));
        for (var leader : all()) take(shares, leader, troops(leader));
        return shares;
    }

    /** Adds as many of a leader's men as can go, up to {@code most} in all; a detachment keeps 100 men or none. */
    private int take(Map<Leader, Integer> shares, Leader leader, int most) {
        int had = shares.getOrDefault(leader, 0);
        int has = troops(leader);
        int goes = Math.min(had + most() - sum(shares.values()), Math.min(most, has));
        if (leader.isDetachment() && goes < has) goes = Math.min(goes, has - Detachments.LEAST);
        if (goes <= had) return 0;
        shares.put(leader, goes);
        return goes - had;
    }
}
