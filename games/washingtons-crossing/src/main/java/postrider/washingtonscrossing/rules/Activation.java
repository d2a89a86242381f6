package postrider.washingtonscrossing.rules;

import static postrider.kernel.ruling.Fault.when;
import static postrider.washingtonscrossing.rules.Faults.absent;
import static postrider.washingtonscrossing.rules.Faults.unless;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import postrider.kernel.ruling.Fault;
import postrider.map.CheapestWays;
import postrider.map.Hexes;
import postrider.map.Hexes.Hex;
import postrider.text.Lists;
import postrider.text.Wording;
import postrider.washingtonscrossing.Leader;
import postrider.washingtonscrossing.Mark;
import postrider.washingtonscrossing.OptionalRule;
import postrider.washingtonscrossing.Sides;
import postrider.washingtonscrossing.Terrain;

/**
 * 10.1 to 10.5: who may be activated, by whom, and at what cost.
 *
 * @param paid points paid so far for each leader activated by points
 */
record Activation(PlayerTurn turn, Map<Leader, Integer> paid) implements AtTable.InTurn {
    /** 10.2, 11.1: the highest cost of a leader activated by a die, or by the British at night. */
    private static final int CHEAP = 2;

    /** 10.3.B */
    private static final int NEAR = 8;

    private static final String FAR = "%s is not within the command radius of %s, %d.";

    Activation(PlayerTurn turn) {
        this(turn, new HashMap<>());
    }

    /** Activates a leader by points, or others within the span of a leader who is active already. */
    Optional<Fault> activate(Leader leader, List<Leader> with) {
        boolean again = turn.isActive(leader);
        var fault = again
                ? when(with.isEmpty(), "10.1", "%s is activated already, and once is enough.", leader)
                : fault(leader).or(() -> atNight(leader)).or(() -> outOfReach(leader));
        if (!again) turn.activate(leader, Optional.empty());
        var others = with.isEmpty() ? "" : " with " + Wording.list(with);
        return unless(
                fault.or(() -> addAll(leader, with)).or(() -> pay(turn.head(leader))),
                () -> tell("10.1", "%s is activated%s.", leader, others));
    }

    private Optional<Fault> addAll(Leader by, List<Leader> with) {
        return Lists.first(with, leader -> faultUnder(by, leader).or(() -> add(by, leader)));
    }

    /** 10.4, 10.5 */
    private Optional<Fault> faultUnder(Leader by, Leader leader) {
        var head = turn.head(by);
        boolean follows = isBritishNight() && troops(leader) > 0 && troops(head) == 0;
        return unavailable(by, leader)
                .or(() -> when(follows, "11.1", "At night %s, who has no troops, activates nobody who has.", head))
                .or(() -> when(!isInRadius(by, leader), "10.5", FAR, leader, by, by.radius()));
    }

    /** 10.1, 10.4: why one leader may not activate the other, whoever stands between them. */
    private Optional<Fault> unavailable(Leader by, Leader leader) {
        boolean dear = leader.cost() >= by.cost();
        var text = "%s costs %d: %s activates only who costs less than %d.";
        return when(turn.isActive(leader), "10.1", "%s is activated already.", leader)
                .or(() -> fault(leader))
                .or(() -> when(!by.commands(), "10.1", "%s is a subordinate leader and activates nobody.", by))
                .or(() -> when(dear, "10.4", text, leader, leader.cost(), by, by.cost()))
                .or(() -> when(distance(by, leader) > by.radius(), "10.5", FAR, leader, by, by.radius()));
    }

    static Optional<Fault> overSpan(Leader by, int used) {
        return when(used > by.span(), "10.4", "The command span of %s is %d, not %d.", by, by.span(), used);
    }

    private Optional<Fault> add(Leader by, Leader leader) {
        turn.activate(leader, Optional.of(by));
        for (var one = Optional.of(by); one.isPresent(); one = turn.activator(one.get())) {
            int used = Lists.sum(turn.activatedBy(one.get()), this::price);
            var fault = overSpan(one.get(), used);
            if (fault.isPresent()) return fault;
        }
        return Optional.empty();
    }

    /** 10.1, Exceptions: what a leader costs, given the others this leader activates. */
    int price(Leader leader) {
        var others = turn.activatedBy(leader);
        boolean alone = others.isEmpty();
        if (alone && (troops(leader) == 0 || leader.is(Leader.WASHINGTON))) return 0;
        boolean leadsTroops = others.stream().anyMatch(other -> troops(other) > 0);
        return leader.isBrigadier() && !leadsTroops ? 1 : leader.cost();
    }

    /** Tells the side which unconfirmed ratings its activations depended on. */
    void tellCaveats() {
        var caveats = caveats();
        for (var leader : turn.active()) {
            if (price(leader) > 0) caveats.of(leader, "cost");
            turn.activator(leader).ifPresent(by -> {
                caveats.of(by, "span");
                if (board().isApart(by, leader) && distance(by, leader) > 1) caveats.of(by, "radius");
            });
        }
        caveats.tell("10.1");
    }

    /** Pays what the leader costs beyond what was paid already. */
    private Optional<Fault> pay(Leader head) {
        int due = price(head) - paid.getOrDefault(head, 0);
        int had = track().points().of(side());
        if (due > had)
            return Fault.no("10.1", "%s costs %s, and you have %d.", head, Wording.count(due, "activation point"), had);
        paid.merge(head, due, Integer::sum);
        table().track(track -> track.withPoints(side(), had - due));
        return Optional.empty();
    }

    /** 10.1, 10.3: why nobody may activate a leader. */
    private Optional<Fault> fault(Leader leader) {
        var absent = absent("10.1", board(), leader);
        if (absent.isPresent()) return absent;
        var there = board().there(leader);
        boolean leaves = new Reorganization(table()).leaves(leader);
        return when(leaves, "10.1", "%s leaves the army.", leader)
                .or(() -> when(there.isRouted(), "10.1", "%s is routed.", leader))
                .or(() -> when(there.isExhausted(), "10.1", "%s has fatigue %d.", leader, there.fatigue()))
                .or(() -> when(!mayRespond(leader), "10.3", "%s does not know yet that the Americans come.", leader));
    }

    /** 10.3: only some British leaders respond at first. */
    boolean mayRespond(Leader leader) {
        var now = table().turn();
        if (side() == Sides.AMERICAN || !now.isBefore("Dec 26 12 pm")) return true;
        if (now.isBefore("Dec 26 7 am")) return false;
        if (plays(OptionalRule.BRITISH_RESPONSE)) return true;
        return board().alarmed().has(leader) || isNear(leader) || knowsOfCrossing(leader);
    }

    private boolean isNear(Leader leader) {
        var home = board().hex(leader);
        return board().hexes(Sides.AMERICAN).stream()
                .anyMatch(hex -> Hexes.distance(home, hex) <= NEAR && !country().hasDelawareBetween(home, hex));
    }

    /** 10.3.C; Detachment 2 is the Hessian one (R12). */
    private boolean knowsOfCrossing(Leader leader) {
        return has(Mark.LOWER_FERRIES_CROSSED)
                && List.of("von Donop", "Stirling", "Hessian Detachment 2").contains(leader.name());
    }

    /** 11.1: at night the British activate one cheap leader with troops. */
    private Optional<Fault> atNight(Leader leader) {
        if (!isBritishNight() || troops(leader) == 0) return Optional.empty();
        var other = Lists.find(turn.active(), one -> turn.activator(one).isEmpty() && troops(one) > 0);
        return when(leader.cost() > CHEAP, "11.1", "At night the British activate nobody who costs more than 2.")
                .or(() -> other.flatMap(one -> Fault.no(
                        "11.1", "At night the British activate one leader with troops, and that is %s.", one)));
    }

    private boolean isBritishNight() {
        return side() == Sides.BRITISH && table().turn().isNight();
    }

    /** 10.1: no points for a leader two or more hexes from every road and clear hex. */
    private Optional<Fault> outOfReach(Leader leader) {
        var home = board().hex(leader);
        boolean far =
                !isOpen(home) && country().grid().neighbours(home).stream().noneMatch(this::isOpen);
        return when(far, "10.1", "%s is two hexes or more from a road or clear hex: no points reach him.", leader);
    }

    private boolean isOpen(Hex hex) {
        return country().hasRoad(hex) || country().terrain(hex) == Terrain.CLEAR;
    }

    private int distance(Leader one, Leader other) {
        return Hexes.distance(board().hex(one), board().hex(other));
    }

    /** 10.5, judged by what the player sees (3.0, R61). */
    boolean isInRadius(Leader by, Leader leader) {
        var from = board().hex(by);
        var to = board().hex(leader);
        if (distance(by, leader) <= 1) return true;
        var shut = new ZoneOfControl(sight().known(), enemy())
                .hexes()
                .withAll(board().hexes(enemy()))
                .where(hex -> !hex.equals(to) && board().troops(side(), hex) < ZoneOfControl.TROOPS);
        var prices = costs().prices();
        return new CheapestWays<>(prices, from, by.radius(), shut).leadsTo(to);
    }

    /** 10.2: why this leader and company cannot be activated by a die now. */
    Optional<Fault> faultByDie(Leader leader, List<Leader> with) {
        return faultByDie(leader)
                .or(() -> Lists.first(with, one -> unavailable(leader, one)))
                .or(() -> overSpan(leader, Lists.sum(with, this::price)));
    }

    Optional<Fault> faultByDie(Leader leader) {
        return when(turn.isActive(leader), "10.2", "%s is activated already.", leader)
                .or(() -> fault(leader))
                .or(() -> when(table().turn().isNight(), "10.2", "Nobody is activated by a die at night."))
                .or(() -> when(leader.cost() > CHEAP, "10.2", "%s costs %d, more than 2.", leader, leader.cost()));
    }

    /** 10.2: rolls to activate a leader and those within span; there must be no {@link #faultByDie}. */
    Optional<Fault> attempt(Leader leader, List<Leader> with) {
        var place = name(board().hex(leader));
        int die = table().roll("10.2", "activating a leader in " + place);
        boolean heeds = die <= leader.rating();
        var result = heeds ? "activated" : "not activated";
        rule("10.2", "The leader in %s is %s.", place, result);
        tell("10.2", "%s, whose rating is %d, is %s.", leader, leader.rating(), result);
        caveats().of(leader, "rating").tell("10.2");
        if (!heeds) return Optional.empty();
        turn.activate(leader, Optional.empty());
        return addAll(leader, with);
    }
}
