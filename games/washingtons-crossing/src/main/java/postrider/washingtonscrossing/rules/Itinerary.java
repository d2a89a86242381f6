package postrider.washingtonscrossing.rules;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import postrider.kernel.ruling.Side;
import postrider.map.Hexes.Hex;
import postrider.text.Lists;
import postrider.text.Wording;
import postrider.washingtonscrossing.Leader;
import postrider.washingtonscrossing.Order.Step;
import postrider.washingtonscrossing.rules.Route.Leg;

/** 11.0: what a march passes and what it costs, told to its side before any die is rolled, without zones of control (R29). */
final class Itinerary implements AtTable.InTurn {
    private final PlayerTurn turn;
    private final List<Leader> company;
    private final Hex home;

    /** Changes in each hex's men by this march and earlier ones. */
    private final Map<Hex, Integer> changes;

    private final MovementCosts costs;
    private final Caveats caveats;
    private final List<String> passed = new ArrayList<>();

    /** 4.0: hexes where the march would have to stop but cannot, as things stand. */
    private final Set<Hex> full = new LinkedHashSet<>();

    private int men;
    private int total;

    Itinerary(PlayerTurn turn, List<Leader> company, Hex home, Map<Hex, Integer> changes) {
        this.turn = turn;
        this.company = company;
        this.home = home;
        this.changes = changes;
        this.costs = costs();
        this.caveats = caveats();
        this.men = board().troops(company);
    }

    @Override
    public PlayerTurn turn() {
        return turn;
    }

    @Override
    public Side side() {
        return company.getFirst().side();
    }

    /**
     * Tells the way: "1434 1, 1433 1; 2 movement points in all".
     *
     * @param goal the hex where the last leg ends
     * @param when the numbers it depends on
     */
    void tell(List<Leg> legs, Hex goal, List<?> when) {
        var top = Sight.top(company);
        if (Route.stays(home, Lists.map(legs, Leg::step))) tell("11.0", "%s stays in %s.", top, name(home));
        walk(legs, goal);
        if (passed.isEmpty()) return;
        var on = when.isEmpty() ? "" : ", %s".formatted(Wording.list(when));
        var all = Wording.count(total, "movement point");
        var text = "%s from %s%s: %s; %s in all, zones of control not counted.";
        tell("11.0", text, top, name(home), on, String.join(", ", passed), all);
        for (var hex : full)
            tell(
                    "4.0",
                    "%s would hold more than 3,000 men: they stop before it, unless others leave it first.",
                    name(hex));
        for (var leader : Lists.filter(company, one -> turn.isActive(one) && !turn.isMounted(one)))
            caveats.of(turn.head(leader), "rating");
        caveats.tell("11.0");
    }

    private void walk(List<Leg> legs, Hex goal) {
        for (int i = 0; i < legs.size(); i++) {
            var from = legs.get(i).from();
            switch (legs.get(i).step()) {
                case Step.To(Hex hex, boolean boat) -> {
                    to(from, hex, boat);
                    if (!goesOn(legs.subList(i + 1, legs.size()))) stay(hex);
                }
                case Step.Join(var leader) -> {
                    pay(leader + " joins", 1);
                    men += troops(leader);
                }
                case Step.Attack attack -> attack(from, attack);
                case Step.LeaveMap leave -> {
                    pay("off the map", costs.leaving(from));
                    caveats.ground(from);
                }
                case Step.Drop(var some) -> men -= board().troops(some);
                case Step.Detach(int troops, var leader, var as, boolean goesOn) ->
                    men -= goesOn ? troops(leader) - troops : troops;
                case Step.Stop stop -> {}
                case Step.Parting parting -> {}
                case Step.ThenAsk ask -> {}
            }
        }
        changes.merge(home, -men, Integer::sum);
        changes.merge(goal, men, Integer::sum);
    }

    /** Whether the march goes on at once, or after others have joined. */
    private static boolean goesOn(List<Leg> after) {
        var next = Lists.find(Lists.map(after, Leg::step), step -> !(step instanceof Step.Join));
        return next.filter(step -> step instanceof Step.To || step instanceof Step.LeaveMap)
                .isPresent();
    }

    /** 4.0: records a full hex in which the march would stop. */
    private void stay(Hex hex) {
        if (!hex.equals(home) && board().isFull(side(), hex, men + changes.getOrDefault(hex, 0))) full.add(hex);
    }

    private void pay(String what, int cost) {
        passed.add(what + " " + cost);
        total += cost;
    }

    private void attack(Hex from, Step.Attack attack) {
        var target = attack.target();
        if (costs.fault(from, target).isEmpty()) caveats.step(from, target);
        pay("attack on " + name(target), Attack.price(costs, Attack.Kind.of(attack), from, target));
    }

    private void to(Hex from, Hex goal, boolean boat) {
        if (from.equals(goal)) return;
        var way = costs.way(from, goal);
        if (way.isEmpty()) passed.add(barred(goal));
        var before = from;
        for (var hex : way.orElse(List.of())) {
            enter(before, hex, boat);
            before = hex;
        }
    }

    private String barred(Hex goal) {
        boolean held = board().hexes(enemy()).contains(goal);
        return "no way to %s%s".formatted(name(goal), held ? ", where enemies are" : "");
    }

    private void enter(Hex from, Hex hex, boolean boat) {
        if (costs.crosses(from, hex, boat)) {
            stay(from);
            int landing = new DelawareCrossing(turn, from, hex).landing();
            pay(name(hex) + " over the Delaware", DelawareCrossing.ATTEMPT + landing);
            caveats.cross(from, hex);
        } else if (costs.fault(from, hex).isEmpty()) {
            pay(name(hex), costs.cost(from, hex));
            caveats.step(from, hex);
        }
    }
}
