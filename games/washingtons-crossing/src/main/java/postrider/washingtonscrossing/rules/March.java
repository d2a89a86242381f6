package postrider.washingtonscrossing.rules;

import static postrider.kernel.ruling.Fault.when;
import static postrider.washingtonscrossing.rules.Faults.unless;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import postrider.kernel.Plan;
import postrider.kernel.ruling.Fault;
import postrider.kernel.ruling.Side;
import postrider.kernel.view.Scene;
import postrider.map.Hexes.Hex;
import postrider.text.Lists;
import postrider.text.Wording;
import postrider.washingtonscrossing.Leader;
import postrider.washingtonscrossing.OptionalRule;
import postrider.washingtonscrossing.Order.Statement;
import postrider.washingtonscrossing.Order.Step;
import postrider.washingtonscrossing.Post;

/** 11.0: a leader or a stack marches from hex to hex, as far as its movement points last. */
final class March implements AtTable.InTurn {
    private final PlayerTurn turn;
    private final boolean reacts;
    private final Company company;
    private final Caveats caveats;
    private final Hex home;
    private Hex at;

    /** Hexes entered since both sides last heard of the march. */
    private final List<Hex> gone = new ArrayList<>();

    /** The parts of the order to open when they hear of them. */
    private List<Integer> untold = List.of();

    /** 11.4.2: the last attempt to cross a river failed. */
    private boolean stranded;

    /**
     * @param leaders all in one hex, each with movement points
     * @param reacts whether they move in reaction to an attack (11.3)
     */
    March(PlayerTurn turn, List<Leader> leaders, boolean reacts) {
        this.turn = turn;
        this.reacts = reacts;
        this.company = new Company(turn, leaders, reacts ? turn.reacted : turn.moved);
        this.caveats = new Caveats(turn.table(), company.side());
        this.home = turn.board().hex(leaders.getFirst());
        this.at = home;
    }

    @Override
    public PlayerTurn turn() {
        return turn;
    }

    @Override
    public Side side() {
        return company.side();
    }

    /** Carries out as many steps as it can, and tells its own side if any are left. */
    void go(Plan<Statement> plan) {
        int rolled = company.pointsLeft();
        boolean goes = true;
        while (goes && plan.peek().filter(Step.class::isInstance).isPresent()) {
            var number = plan.awaits();
            if (number.isPresent() || plan.peek().get() instanceof Step.Parting)
                plan.decide(
                        number.equals(Optional.of("left")) ? company.pointsLeft() : rolled,
                        step -> !(step instanceof Step));
            else {
                var next = plan.next();
                goes = carryOut((Step) next.what(), next.part(), plan) && !company.isEmpty() || stays(plan);
            }
        }
        caveats.tell("11.0");
        boolean more = !plan.all(Step.class).isEmpty();
        if (company.isEmpty()) return;
        if (more) tell("11.0", "The march ends in %s; what else was ordered of it is not done.", name(at));
        var leaders = company.leaders();
        if (company.hasMoved()) {
            var left = Wording.count(company.pointsLeft(), "movement point");
            tell("11.0", "%s in %s: %s left.", Wording.list(leaders), name(at), left);
        }
        if (!at.equals(home))
            umpire().show(new Scene.Went(side(), Sight.top(leaders).name(), name(home), name(at), Scene.Way.MARCH));
        company.end();
    }

    /** 11.4.2: leaders stopped by the river may go on along this bank, if their player wanted to be asked. */
    private boolean stays(Plan<Statement> plan) {
        boolean may = stranded && company.pointsLeft() > 0;
        stranded = false;
        while (may && plan.peek().filter(Step.class::isInstance).isPresent()) {
            if (plan.peek().get() instanceof Step.ThenAsk) return true;
            plan.next();
        }
        return false;
    }

    private boolean carryOut(Step step, List<Integer> part, Plan<Statement> plan) {
        return switch (step) {
            case Step.To to -> to(to, part, plan);
            case Step.Join(Leader leader) -> did(company.join(leader, at));
            case Step.Drop(List<Leader> leaders) -> did(company.drop(leaders, at));
            case Step.Detach detach -> did(company.detach(detach, at));
            case Step.Attack attack -> attack(attack, part);
            case Step.LeaveMap() -> did(leaveMap(part));
            case Step.Stop() -> false;
            case Step.ThenAsk() -> ask(plan);
            case Step.Parting parting -> throw new AssertionError("decided before");
        };
    }

    /** A fault is told to the side and ends the march. */
    private boolean did(Optional<Fault> fault) {
        tell(fault);
        return fault.isEmpty();
    }

    /** Without points left there is nothing to ask. */
    private boolean ask(Plan<Statement> plan) {
        if (company.pointsLeft() <= 0) return false;
        var steps = umpire().ask(new Onward(turn, company, at));
        plan.first(steps);
        return !steps.isEmpty();
    }

    private boolean to(Step.To to, List<Integer> part, Plan<Statement> plan) {
        if (at.equals(to.hex())) return true;
        var costs = costs();
        var way = costs.way(at, to.hex());
        if (way.isEmpty()) return did(Fault.no("11.0", "There is no way from %s to %s.", name(at), name(to.hex())));
        untold = part;
        var fault = Optional.<Fault>empty();
        var next = plan.left(Statement.class);
        var joining = next.stream()
                .takeWhile(Step.Join.class::isInstance)
                .map(step -> ((Step.Join) step).leader())
                .toList();
        var then = joining.size() < next.size() ? next.get(joining.size()) : new Step.Stop();
        var passage = new Passage(table(), company, to.hex(), joining, then instanceof Step.LeaveMap);
        var ahead = new ArrayList<>(way.get());
        if (then instanceof Step.To on) costs.way(to.hex(), on.hex()).ifPresent(ahead::addAll);
        for (int i = 0; fault.isEmpty() && !company.isEmpty() && i < way.get().size(); i++)
            fault = enter(ahead.get(i), to.boat(), ahead.subList(i + 1, ahead.size()), passage);
        tellWay();
        return did(fault);
    }

    /** Tells both sides where the top leader goes (3.0). */
    private void tellWay() {
        if (gone.isEmpty() || company.isEmpty()) return;
        var top = Sight.top(company.leaders());
        umpire().carryOut(untold, "11.0", "%s goes %s.", top, table().way(gone));
        table().spot(top);
        untold = List.of();
        gone.clear();
    }

    /**
     * Enters an adjacent hex.
     *
     * @param ahead the hexes to follow
     */
    private Optional<Fault> enter(Hex to, boolean boat, List<Hex> ahead, Passage passage) {
        var costs = costs();
        if (costs.crosses(at, to, boat))
            return leaving().or(() -> cross(new DelawareCrossing(turn, at, to), to, ahead, passage));
        boolean ferry = reacts && country().isAmboyFerry(at, to);
        var fault = costs.faultNow(at, to)
                .or(() -> when(ferry, "11.3", "Nobody takes the Amboy ferry in reaction."))
                .or(this::leaving);
        if (fault.isPresent()) return fault;
        int cost = costs.cost(at, to) + costs.zones(at, to) + passage.surcharge(to);
        fault = tooDear("To go to " + name(to), cost, !costs.isFerry(at, to)).or(() -> passage.fault(to, ahead, cost));
        return unless(fault, () -> {
            company.pay(Math.min(cost, company.pointsLeft()));
            caveats.step(at, to);
            arrive(to);
        });
    }

    /** 20.0 */
    private Optional<Fault> leaving() {
        return at.equals(home) ? garrisons().fault(company.leaders(), home) : Optional.empty();
    }

    /** 11.0: a march with any point left may always go one hex, but not over a ferry. */
    private Optional<Fault> tooDear(String what, int cost, boolean first) {
        int left = company.pointsLeft();
        boolean enough = cost <= left || first && company.mayAlwaysStep();
        var points = Wording.count(cost, "movement point");
        return when(!enough, "11.0", "%s takes %s, and there %s %d.", what, points, left == 1 ? "is" : "are", left);
    }

    private void arrive(Hex to) {
        boolean panics = table().turn().isNight()
                && plays(OptionalRule.NIGHT_PANIC)
                && enemyZone().covers(at);
        at = to;
        gone.add(to);
        new Arrival(turn, company.leaders(), this::tellWay).at(to);
        if (panics) panic();
    }

    /** 11.1, Optional Rule: militia that leaves an enemy zone of control at night. */
    private void panic() {
        for (var leader : Lists.filter(board().armed(company.leaders()), Leader::isMilitia)) {
            tellWay();
            if (new Rout(turn).panics(leader)) company.leave(leader);
        }
    }

    /** 11.4.2, 11.4.3 */
    private Optional<Fault> cross(DelawareCrossing crossing, Hex to, List<Hex> ahead, Passage passage) {
        int beyond = crossing.landing() + costs().zones(at, to);
        var fault = crossing.fault(reacts)
                .or(() -> tooDear("To cross to " + name(to), DelawareCrossing.ATTEMPT + beyond, false));
        if (fault.isPresent()) return fault;
        company.pay(DelawareCrossing.ATTEMPT);
        caveats.cross(at, to);
        var across = crossing.cross(company.leaders());
        stranded = across.isEmpty();
        if (stranded) return Fault.no("11.4", "Nobody crosses to %s.", name(to));
        company.across(across);
        int cost = beyond + passage.surcharge(to);
        return unless(passage.fault(to, ahead, cost), () -> {
            company.pay(cost);
            arrive(to);
        });
    }

    /** 11.5, 5.0 */
    private Optional<Fault> leaveMap(List<Integer> part) {
        int cost = costs().leaving(at);
        var fault =
                Route.noExit(table(), side(), at).or(this::leaving).or(() -> tooDear("To leave the map", cost, false));
        if (fault.isPresent()) return fault;
        caveats.ground(at);
        var leaders = company.leaders();
        umpire().carryOut(part, "11.5", "%s leaves the map at %s.", Sight.top(leaders), name(at));
        var snapshot = snapshot();
        for (var leader : leaders) table().put(leader, Post.Off.GONE);
        table().takeOff(Sight.top(leaders), Post.Off.GONE);
        snapshot.revealLosses();
        company.keep(List.of());
        return Optional.empty();
    }

    /** 16.2: hasty and normal attacks; after a victory the march goes on. */
    private boolean attack(Step.Attack order, List<Integer> part) {
        var target = order.target();
        var attack = Attack.onTheWay(turn, company.leaders(), order);
        int cost = attack.cost();
        var fault = when(reacts, "11.3", "Nobody attacks in reaction.")
                .or(attack::fault)
                .or(this::leaving)
                .or(() -> tooDear("To attack " + name(target), cost, false));
        if (fault.isPresent()) return did(fault);
        company.pay(cost);
        caveats.step(at, target);
        var attacker = Sight.top(company.leaders());
        var kind = attack.kind().reason();
        umpire().carryOut(part, "16.2", "%s makes a %s on %s.", attacker, kind, name(target));
        boolean won = new Battle(attack.afterReaction()).fight();
        company.keep(Lists.concat(board().in(side(), at), board().in(side(), target)));
        if (!won || company.isEmpty()) return false;
        arrive(target);
        tellWay();
        return true;
    }
}
