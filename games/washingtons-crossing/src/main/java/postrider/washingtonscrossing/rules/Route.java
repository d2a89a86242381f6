package postrider.washingtonscrossing.rules;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import postrider.kernel.Fork;
import postrider.map.Hexes.Hex;
import postrider.text.Lists;
import postrider.text.Wording;
import postrider.washingtonscrossing.Leader;
import postrider.washingtonscrossing.Order;
import postrider.washingtonscrossing.Order.Action;
import postrider.washingtonscrossing.Order.Statement;
import postrider.washingtonscrossing.Order.Step;

/** 11.0: tells a side the way of its march and each hex's cost before any die is rolled, without zones of control (R29). */
final class Route implements AtTable.InTurn {
    private final PlayerTurn turn;
    private final MovementCosts costs;
    private final Caveats caveats;
    private final List<String> passed = new ArrayList<>();

    /** 4.0: hexes where the march would have to stop but cannot, as things stand. */
    private final Set<Hex> full = new LinkedHashSet<>();

    private final Hex home;
    private final Map<Hex, Integer> others;
    private int men;
    private Hex at;
    private int total;

    /** @param others changes in each hex's men by earlier marches; this march adds its own */
    private Route(PlayerTurn turn, List<Leader> leaders, Map<Hex, Integer> others) {
        this.turn = turn;
        this.costs = turn.costs();
        this.caveats = turn.caveats();
        this.men = turn.board().troops(leaders);
        this.home = turn.board().hex(leaders.getFirst());
        this.at = home;
        this.others = others;
    }

    /** Whether a march goes only to its own hex. */
    static boolean stays(Hex home, List<Step> steps) {
        return !steps.isEmpty()
                && steps.stream()
                        .allMatch(step -> step instanceof Step.To to && to.hex().equals(home));
    }

    static void tell(PlayerTurn turn, List<Statement> statements) {
        var board = turn.board();
        var others = new HashMap<Hex, Integer>();
        for (int i = 0; i < statements.size(); i++)
            if (statements.get(i) instanceof Action.Go(var leaders) && board.isOnMap(leaders.getFirst()))
                for (var way : Fork.branches(Order.steps(statements, i), 0, Judge.BEST))
                    tell(turn, leaders, way, others);
    }

    private static void tell(PlayerTurn turn, List<Leader> leaders, Fork.Branch<Step> way, Map<Hex, Integer> others) {
        var from = turn.board().hex(leaders.getFirst());
        var when = way.with().isEmpty() ? "" : ", %s".formatted(Wording.list(way.with()));
        if (stays(from, way.statements())) turn.tell("11.0", "%s stays in %s.", Sight.top(leaders), turn.name(from));
        var route = new Route(turn, leaders, others);
        var words = route.words(way.statements());
        if (words.isEmpty()) return;
        turn.tell("11.0", "%s from %s%s: %s", Sight.top(leaders), turn.name(from), when, words.get());
        var text = "%s would hold more than 3,000 men: they stop before it, unless others leave it first.";
        for (var hex : route.full) turn.tell("4.0", text, turn.name(hex));
        var foot = Lists.filter(leaders, leader -> turn.isActive(leader) && !turn.isMounted(leader));
        for (var leader : foot) route.caveats.of(turn.head(leader), "rating");
        route.caveats.tell("11.0");
    }

    @Override
    public PlayerTurn turn() {
        return turn;
    }

    /** "1434 1, 1433 1; 2 movement points"; empty if they go nowhere. */
    private Optional<String> words(List<Step> steps) {
        for (int i = 0; i < steps.size(); i++)
            switch (steps.get(i)) {
                case Step.To(Hex hex, boolean boat) -> {
                    to(hex, boat);
                    if (!goesOn(steps.subList(i + 1, steps.size()))) stay();
                }
                case Step.Join(var leader) -> join(leader);
                case Step.Attack attack -> attack(attack);
                case Step.LeaveMap leave -> leave();
                case Step.Drop(var leaders) -> men -= board().troops(leaders);
                case Step.Detach detach -> detach(detach);
                case Step.Stop stop -> {}
                case Step.Parting parting -> {}
                case Step.ThenAsk ask -> {}
            }
        others.merge(home, -men, Integer::sum);
        others.merge(at, men, Integer::sum);
        return passed.isEmpty()
                ? Optional.empty()
                : Optional.of("%s; %s in all, zones of control not counted."
                        .formatted(String.join(", ", passed), Wording.count(total, "movement point")));
    }

    /** Whether the march goes on at once, or after others have joined. */
    private static boolean goesOn(List<Step> after) {
        var next = Lists.find(after, step -> !(step instanceof Step.Join));
        return next.filter(step -> step instanceof Step.To || step instanceof Step.LeaveMap)
                .isPresent();
    }

    /** 4.0: records a full hex in which the march would stop. */
    private void stay() {
        if (!at.equals(home) && board().isFull(side(), at, men + others.getOrDefault(at, 0))) full.add(at);
    }

    private void join(Leader leader) {
        pay(leader + " joins", 1);
        men += board().troops(leader);
    }

    private void detach(Step.Detach order) {
        men -= order.goesOn() ? board().troops(order.from()) - order.troops() : order.troops();
    }

    private void pay(String what, int cost) {
        passed.add(what + " " + cost);
        total += cost;
    }

    /** 16.2: the march goes on from the hex attacked. */
    private void attack(Step.Attack attack) {
        var target = attack.target();
        if (costs.fault(at, target).isEmpty()) caveats.step(at, target);
        pay("attack on " + name(target), Attack.price(costs, Attack.Kind.of(attack), at, target));
        at = target;
    }

    private void leave() {
        pay("off the map", costs.leaving(at));
        caveats.ground(at);
    }

    private void to(Hex goal, boolean boat) {
        if (at.equals(goal)) return;
        costs.way(at, goal)
                .ifPresentOrElse(hexes -> hexes.forEach(hex -> enter(hex, boat)), () -> passed.add(barred(goal)));
        at = goal;
    }

    private String barred(Hex goal) {
        boolean held = board().hexes(enemy()).contains(goal);
        return "no way to %s%s".formatted(name(goal), held ? ", where enemies are" : "");
    }

    private void enter(Hex hex, boolean boat) {
        if (costs.crosses(at, hex, boat)) {
            stay();
            pay(
                    name(hex) + " over the Delaware",
                    DelawareCrossing.ATTEMPT + new DelawareCrossing(turn, at, hex).landing());
            caveats.cross(at, hex);
        } else if (costs.fault(at, hex).isEmpty()) {
            pay(name(hex), costs.cost(at, hex));
            caveats.step(at, hex);
        }
        at = hex;
    }
}
