package postrider.washingtonscrossing.rules;

import static postrider.washingtonscrossing.rules.Faults.when;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import postrider.kernel.Plan;
import postrider.kernel.ruling.Fault;
import postrider.kernel.ruling.Side;
import postrider.kernel.view.Scene;
import postrider.map.Hexes;
import postrider.map.Hexes.Hex;
import postrider.text.Lists;
import postrider.text.Wording;
import postrider.washingtonscrossing.Charts;
import postrider.washingtonscrossing.Leader;
import postrider.washingtonscrossing.Mark;
import postrider.washingtonscrossing.OptionalRule;
import postrider.washingtonscrossing.Order.Statement;
import postrider.washingtonscrossing.Order.Step;
import postrider.washingtonscrossing.Post;
import postrider.washingtonscrossing.Sides;

/** 11.0: a leader or a stack goes from hex to hex, as far as its movement points last. */
final class March {
    /** 11.1: the highest roll on which militia panics. */
    private static final int PANIC = 1;

    /** 9.1: the orange line. */
    private static final int ORANGE_LINE = 21;

    private static final String TRENTON = "Trenton";

    private final PlayerTurn turn;
    private final Table table;
    private final Side side;
    private final boolean reacts;
    private final List<Leader> stack;
    private final List<Hex> gone = new ArrayList<>();
    private List<Integer> untold = List.of();
    private final Hex home;
    private Hex at;
    private int spent;

    /**
     * @param stack all in one hex, each with his movement points
     * @param reacts in reaction to an attack (11.3)
     */
    March(PlayerTurn turn, List<Leader> stack, boolean reacts) {
        this.turn = turn;
        this.table = turn.table;
        this.side = stack.getFirst().side();
        this.reacts = reacts;
        this.stack = new ArrayList<>(stack);
        this.home = table.board().hex(stack.getFirst());
        this.at = home;
    }

    PlayerTurn turn() {
        return turn;
    }

    List<Leader> stack() {
        return List.copyOf(stack);
    }

    Hex at() {
        return at;
    }

    /** Movement points of who has fewest. */
    int left() {
        return stack.stream()
                .mapToInt(leader -> turn.points(leader).orElse(0))
                .min()
                .orElse(0);
    }

    boolean hasMoved() {
        return spent > 0;
    }

    /** Carries its steps out, as many as it can; those that are left are told to its own side. */
    void go(Plan<Statement> plan) {
        boolean goes = true;
        int rolled = left();
        while (goes && plan.peek().filter(Step.class::isInstance).isPresent()) {
            var number = plan.awaits();
            if (number.isPresent() || plan.peek().get() instanceof Step.Parting)
                plan.decide(number.equals(Optional.of("left")) ? left() : rolled, step -> !(step instanceof Step));
            else {
                var next = plan.next();
                goes = carryOut((Step) next.what(), next.part(), plan) && !stack.isEmpty();
            }
        }
        var rest = plan.all(Step.class);
        if (!rest.isEmpty() && !stack.isEmpty())
            table.tell(side, "11.0", "The march ends in %s; what else was ordered of it is not done.", table.name(at));
        if (hasMoved() && !stack.isEmpty())
            table.tell(
                    side,
                    "11.0",
                    "%s in %s: %s left.",
                    Wording.list(stack),
                    table.name(at),
                    Wording.count(left(), "movement point"));
        if (hasMoved() && !stack.isEmpty())
            table.umpire()
                    .show(new Scene.Went(
                            side, Sight.top(stack).name(), table.name(home), table.name(at), Scene.Way.MARCH));
        turn.done.addAll(stack);
    }

    private boolean carryOut(Step step, List<Integer> part, Plan<Statement> plan) {
        return switch (step) {
            case Step.To to -> to(to, part, plan);
            case Step.Join(Leader leader) -> did(join(leader));
            case Step.Drop(List<Leader> leaders) -> did(drop(leaders));
            case Step.Detach detach -> did(detach(detach));
            case Step.Attack attack -> attack(attack, part);
            case Step.LeaveMap() -> did(leaveMap(part));
            case Step.Stop() -> false;
            case Step.ThenAsk() -> ask(plan);
            case Step.Parting parting -> throw new AssertionError("decided before");
        };
    }

    /** What cannot be done is told to whom it concerns, and ends the march. */
    private boolean did(Optional<Fault> fault) {
        fault.ifPresent(why -> table.tell(side, why.rule(), "%s", why.sentence()));
        return fault.isEmpty();
    }

    private boolean ask(Plan<Statement> plan) {
        var steps = table.umpire().ask(new Onward(this));
        plan.first(steps);
        return !steps.isEmpty();
    }

    /** By the cheapest way, on which enemy zones of control do not count: nobody has seen them yet. */
    private Optional<List<Hex>> way(Hex from, Hex to) {
        return Hexes.distance(from, to) == 1
                ? Optional.of(List.of(to))
                : new MovementCosts(table.now(), side).way(from, to);
    }

    private boolean to(Step.To to, List<Integer> part, Plan<Statement> plan) {
        if (at.equals(to.hex())) return true;
        var way = way(at, to.hex());
        if (way.isEmpty())
            return did(Fault.no("11.0", "There is no way from %s to %s.", table.name(at), table.name(to.hex())));
        untold = part;
        var fault = Optional.<Fault>empty();
        var ahead = new ArrayList<>(way.get());
        if (plan.peek().orElse(to) instanceof Step.To next)
            way(to.hex(), next.hex()).ifPresent(ahead::addAll);
        for (int i = 0; fault.isEmpty() && !stack.isEmpty() && i < way.get().size(); i++)
            fault = enter(ahead.get(i), to.boat(), ahead.subList(i + 1, ahead.size()));
        tellWay();
        return did(fault);
    }

    /** What both see of a march: where the top leader goes (3.0). */
    private void tellWay() {
        if (gone.isEmpty() || stack.isEmpty()) return;
        var before = Lists.map(gone.subList(0, gone.size() - 1), table::name);
        var by = before.isEmpty() ? "" : "by %s ".formatted(Wording.list(before));
        table.umpire().carryOut(untold, "11.0", "%s goes %sto %s.", Sight.top(stack), by, table.name(gone.getLast()));
        untold = List.of();
        gone.clear();
    }

    /**
     * Enters a hex next to it.
     *
     * @param ahead where it is to go on from there
     */
    private Optional<Fault> enter(Hex to, boolean boat, List<Hex> ahead) {
        var costs = new MovementCosts(table.now(), side);
        boolean frozen = table.track().ground() == Charts.Ground.FROZEN;
        boolean ferry = boat || !frozen && table.country().ferry(at, to).isPresent();
        if (ferry) return cross(new DelawareCrossing(turn, at, to), to);
        var fault = costs.faultNow(at, to)
                .or(() -> when(
                        reacts && table.country().isAmboyFerry(at, to),
                        "11.3",
                        "Nobody takes the Amboy ferry in reaction."));
        if (fault.isPresent()) return fault;
        int over = isFull(to) ? 1 : 0; // 4.0
        int cost = costs.cost(at, to) + costs.zones(at, to) + over;
        return tooDear(cost, !table.country().isAmboyFerry(at, to))
                .or(() -> when(
                        over > 0 && !leadsOn(to, ahead, left() - cost),
                        "4.0",
                        "%s would hold more than 3,000 men.",
                        table.name(to)))
                .or(() -> {
                    pay(Math.min(cost, left()));
                    arrive(to);
                    return Optional.empty();
                });
    }

    /** 4.0: whether it comes out of a hex that is full to one that is not. */
    private boolean leadsOn(Hex from, List<Hex> ahead, int left) {
        if (ahead.isEmpty() || Hexes.distance(from, ahead.getFirst()) != 1) return false;
        var costs = new MovementCosts(table.now(), side);
        var next = ahead.getFirst();
        if (costs.faultNow(from, next).isPresent()) return false;
        int over = isFull(next) ? 1 : 0;
        int rest = left - costs.cost(from, next) - costs.zones(from, next) - over;
        return rest >= 0 && (over == 0 || leadsOn(next, ahead.subList(1, ahead.size()), rest));
    }

    private boolean isFull(Hex to) {
        return Stacking.isFull(table.board(), side, to, table.board().troops(stack));
    }

    /** 11.0: with a point at least one may always go one hex, though not over a ferry. */
    private Optional<Fault> tooDear(int cost, boolean first) {
        boolean enough = cost <= left() || first && !hasMoved() && left() > 0;
        return when(
                !enough, "11.0", "That takes %s, and there %s.", Wording.count(cost, "movement point"), are(left()));
    }

    private static String are(int left) {
        return left == 1 ? "is 1" : "are " + left;
    }

    private void pay(int cost) {
        spent += cost;
        for (var leader : stack) {
            turn.setPoints(leader, turn.points(leader).orElse(0) - cost);
            went(leader);
        }
    }

    private void went(Leader leader) {
        (reacts ? turn.reacted : turn.moved).add(leader);
    }

    private void arrive(Hex to) {
        var seen = new Sight(table.now(), side);
        var zone = new ZoneOfControl(table.now(), Sides.enemy(side)).hexes();
        boolean left = zone.has(at);
        var before = Lists.filter(table.board().hexes(Sides.enemy(side)), seen::isNextTo);
        var from = at;
        at = to;
        gone.add(to);
        for (var leader : stack) table.change(leader, force -> force.at(to));
        var met = Lists.filter(new Sight(table.now(), side).enemiesRound(to), enemy -> !before.contains(enemy));
        if (!met.isEmpty() || !table.board().in(Sides.enemy(side), to).isEmpty()) tellWay();
        met.forEach(enemy -> Sight.reveal(table, Sides.enemy(side), enemy));
        new Capture(turn).loneLeaders(side, to);
        if (left && !zone.has(to)) panic();
        if (side == Sides.AMERICAN) alarm(from);
    }

    /** 11.1, Optional Rule: militia that leaves an enemy zone of control at night. */
    private void panic() {
        if (!table.plays(OptionalRule.NIGHT_PANIC) || !table.turn().isNight()) return;
        for (var leader : Lists.filter(stack, one -> one.isMilitia() && table.troops(one) > 0)) {
            tellWay();
            if (table.roll("11.1", "panic in " + table.name(at)) > PANIC) continue;
            table.rule("11.1", "The militia in %s panics.", table.name(at));
            stack.remove(leader);
            turn.done.add(leader);
            new Disorder(table).befall(List.of(leader), Charts.Effect.ROUT);
            new Retreat(turn, side, List.of(leader), at, table.troops(leader)).go(Charts.Effect.ROUT.hexes());
        }
    }

    /** 9.1, 10.3.A, 17.2.3: what the British notice. */
    private void alarm(Hex from) {
        if (at.row() == ORANGE_LINE && !table.has(Mark.REINFORCEMENTS_ACCELERATED)) {
            tellWay();
            table.mark(Mark.REINFORCEMENTS_ACCELERATED);
            table.rule("9.1", "%s is across the orange line: British reinforcements are accelerated.", table.name(at));
        }
        if (!table.turn().isBefore("Dec 26 12 pm")) return;
        for (var enemy : new Sight(table.now(), side).enemiesRound(at)) {
            if (!table.country().isApart(at, enemy))
                table.board(board -> board.withAlarmed(board.alarmed().withAll(board.in(Sides.BRITISH, enemy))));
            boolean early = table.turn().isBefore("Dec 26 12 am") && !at.equals(from);
            if (early && table.name(enemy).equals(TRENTON)) table.mark(Mark.TRENTON_WARNED);
        }
    }

    /** 11.4.2, 11.4.3 */
    private Optional<Fault> cross(DelawareCrossing crossing, Hex to) {
        int beyond = crossing.landing() + new MovementCosts(table.now(), side).zones(at, to);
        var fault = crossing.fault(reacts).or(() -> tooDear(DelawareCrossing.ATTEMPT + beyond, false));
        if (fault.isPresent()) return fault;
        pay(DelawareCrossing.ATTEMPT);
        var across = crossing.cross(stack());
        if (across.isEmpty()) return Fault.no("11.4", "Nobody crosses to %s.", table.name(to));
        stack.clear();
        stack.addAll(across);
        if (isFull(to)) return Fault.no("4.0", "%s would hold more than 3,000 men.", table.name(to));
        pay(beyond);
        arrive(to);
        return Optional.empty();
    }

    /** 11.0, Exception: for a point, a leader who rolled with them and has not gone yet. */
    private Optional<Fault> join(Leader leader) {
        var roll = turn.roll(leader);
        boolean together = roll.isPresent()
                && stack.stream().anyMatch(one -> turn.roll(one).equals(roll));
        var fault = when(!isHere(leader), "11.0", "%s is not in %s.", leader, table.name(at))
                .or(() -> when(!together, "11.0", "%s did not roll with them.", leader))
                .or(() -> when(
                        turn.done.contains(leader) || turn.moved.contains(leader), "11.0", "%s has moved.", leader))
                .or(() -> when(left() < 1, "11.0", "No movement point is left for %s to join.", leader));
        if (fault.isPresent()) return fault;
        pay(1);
        turn.setPoints(leader, Math.min(left(), turn.points(leader).orElse(0) - spent));
        went(leader);
        stack.add(leader);
        table.tell(side, "11.0", "%s joins them.", leader);
        return Optional.empty();
    }

    private boolean isHere(Leader leader) {
        return table.board()
                .force(leader)
                .filter(force -> force.hex().equals(at))
                .isPresent();
    }

    /** 11.0: leaders stay behind, and their move is over. */
    private Optional<Fault> drop(List<Leader> leaders) {
        var absent = Lists.find(leaders, leader -> !stack.contains(leader));
        if (absent.isPresent()) return Fault.no("11.0", "%s does not go with them.", absent.get());
        if (Stacking.isOver(table.board(), side, at))
            return Fault.no("4.0", "More than 3,000 men are in %s: nobody stays.", table.name(at));
        stack.removeAll(leaders);
        turn.done.addAll(leaders);
        table.tell(
                side,
                "11.0",
                "%s %s in %s.",
                Wording.list(leaders),
                leaders.size() == 1 ? "stays" : "stay",
                table.name(at));
        return Optional.empty();
    }

    /** 14.0: one of the two goes on. */
    private Optional<Fault> detach(Step.Detach order) {
        var detachments = new Detachments(table, side);
        var fault = when(!stack.contains(order.from()), "14.0", "%s does not go with them.", order.from())
                .or(() -> when(
                        Stacking.isOver(table.board(), side, at),
                        "4.0",
                        "More than 3,000 men are in %s: nobody stays.",
                        table.name(at)))
                .or(() -> detachments.fault(order));
        if (fault.isPresent()) return fault;
        var detachment = detachments.detach(order);
        turn.inherit(order.from(), detachment);
        if (order.goesOn()) {
            stack.set(stack.indexOf(order.from()), detachment);
            turn.done.add(order.from());
        } else turn.done.add(detachment);
        return Optional.empty();
    }

    /** 11.5 */
    private Optional<Fault> leaveMap(List<Integer> part) {
        int cost = new MovementCosts(table.now(), side).leaving(at);
        var fault = when(
                        !table.country().isExit(side, at),
                        "11.5",
                        "%s is not at an edge that is open to you.",
                        table.name(at))
                .or(() -> tooDear(cost, false));
        if (fault.isPresent()) return fault;
        table.umpire().carryOut(part, "11.5", "%s leaves the map at %s.", Sight.top(stack), table.name(at));
        for (var leader : stack) table.put(leader, Post.Off.GONE);
        stack.clear();
        return Optional.empty();
    }

    /** 16.2: hasty and normal attacks; who wins goes on. */
    private boolean attack(Step.Attack order, List<Integer> part) {
        var attack = Attack.onTheWay(turn, stack(), order);
        int cost = attack.cost();
        var fault = when(reacts, "11.3", "Nobody attacks in reaction.")
                .or(attack::fault)
                .or(() -> tooDear(cost, false));
        if (fault.isPresent()) return did(fault);
        pay(cost);
        table.umpire()
                .carryOut(
                        part,
                        "16.2",
                        "%s makes a %s attack on %s.",
                        Sight.top(stack),
                        attack.kind(),
                        table.name(order.target()));
        boolean won = new Battle(attack).fight();
        stack.removeIf(leader -> !isHereOrAhead(leader, order.target()));
        if (!won || stack.isEmpty()) return false;
        arrive(order.target());
        tellWay();
        return true;
    }

    /** Who still stands where they attacked from. */
    private boolean isHereOrAhead(Leader leader, Hex target) {
        return isHere(leader)
                || table.board()
                        .force(leader)
                        .filter(force -> force.hex().equals(target))
                        .isPresent();
    }
}
