package postrider.washingtonscrossing.game;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import postrider.kernel.Chance;
import postrider.kernel.Impulse;
import postrider.kernel.Rules;
import postrider.kernel.Verdict;
import postrider.kernel.question.Answers;
import postrider.kernel.ruling.Side;
import postrider.map.Hexes;
import postrider.map.Hexes.Hex;
import postrider.text.Lists;
import postrider.washingtonscrossing.Ferry;
import postrider.washingtonscrossing.Leader;
import postrider.washingtonscrossing.Order;
import postrider.washingtonscrossing.Order.Action;
import postrider.washingtonscrossing.Order.Command;
import postrider.washingtonscrossing.Order.Statement;
import postrider.washingtonscrossing.Order.Step;
import postrider.washingtonscrossing.Position;
import postrider.washingtonscrossing.Sides;
import postrider.washingtonscrossing.rules.Possible;

/** Legal orders, some of every kind: those of one leader and his company, and of several one after the other. */
public record Orders(Position now, Side side, Rules<Position, Order> rules) {
    private static final int SEVERAL = 4;
    private static final int NEAR = 3;
    private static final int OFTEN = 3;

    /** Groups of them, none empty. */
    public List<List<Order>> legal() {
        var must = List.<Statement>copyOf(Possible.discharges(now, side));
        var groups = new ArrayList<List<Order>>();
        groups.add(List.of(new Order(must)));
        var alone = new ArrayList<List<List<Statement>>>();
        for (var leader : Lists.filter(now.board().of(side), this::isHisTurn)) {
            var each = Lists.filter(of(leader), statements -> isLegal(Lists.concat(must, statements)));
            if (!each.isEmpty()) alone.add(each);
        }
        for (var each : alone) groups.add(Lists.map(each, one -> new Order(Lists.concat(must, one))));
        var several = several(must, alone);
        if (!several.isEmpty()) groups.add(several);
        return List.copyOf(groups);
    }

    /** Too many to look at all of them each time. */
    private boolean isHisTurn(Leader leader) {
        return (leader.index() + now.track().turn().number()) % OFTEN == 0;
    }

    private boolean isLegal(List<Statement> statements) {
        var impulse = new Impulse<>(rules, now, side, Optional.of(new Order(statements)));
        return !(impulse.run(List.of(), Chance.NONE, Answers.SILENCE) instanceof Verdict.Denied<Position>);
    }

    /** The first orders of some leaders together: all commands, then all marches, as far as they are legal. */
    private List<Order> several(List<Statement> must, List<List<List<Statement>>> alone) {
        var all = new ArrayList<Order>();
        for (int which = 0; which < SEVERAL; which++) {
            List<Statement> together = List.copyOf(must);
            for (var each : alone) {
                var one = each.get((which * each.size() / SEVERAL + which) % each.size());
                var more = inOrder(Lists.concat(together, one));
                if (isLegal(more)) together = more;
            }
            all.add(new Order(together));
        }
        return List.copyOf(all);
    }

    /** Commands, activation, marches, activation by die, prepared attacks (6.0). */
    private static List<Statement> inOrder(List<Statement> statements) {
        var ranks = new TreeMap<Integer, List<Statement>>();
        int rank = 0;
        for (var statement : statements) {
            rank = rank(statement, rank);
            ranks.computeIfAbsent(rank, first -> new ArrayList<>()).add(statement);
        }
        return ranks.values().stream().flatMap(List::stream).toList();
    }

    private static int rank(Statement statement, int before) {
        return switch (statement) {
            case Command.Activate activate -> 1;
            case Command command -> 0;
            case Step.Detach detach -> before <= 1 ? 0 : before;
            case Step step -> before;
            case Action.Try attempt -> 3;
            case Action.Prepare prepare -> 4;
            case Action.Advance advance -> 4;
            case Action action -> before == 3 ? 3 : 2;
        };
    }

    private List<List<Statement>> of(Leader leader) {
        var all = new ArrayList<List<Statement>>();
        troops(leader, all);
        var company = company(leader);
        var activate = new Command.Activate(leader, Lists.filter(company, one -> !one.equals(leader)));
        for (var march : marches(company)) all.add(Lists.concat(List.of(activate), march));
        if (!now.track().turn().isNight()) {
            for (var enemy : enemiesNextTo(leader))
                all.add(List.of(activate, new Action.Prepare(enemy, company, true), new Action.Advance(company)));
            for (var march : Lists.filter(marches(List.of(leader)), march -> march.size() == 2))
                all.add(Lists.concat(List.of(new Action.Try(leader, List.of())), march));
        }
        all.add(List.of(activate, new Action.Entrench(leader)));
        return all;
    }

    private void troops(Leader leader, List<List<Statement>> all) {
        int men = now.board().troops(leader);
        if (men >= 200) all.add(List.of(new Step.Detach(100, leader, Optional.empty(), false)));
        for (var other : now.board().in(side, now.board().hex(leader))) {
            if (other.isDetachment()) all.add(List.of(new Command.Absorb(other, leader)));
            if (men > 200) all.add(List.of(new Command.Transfer(100, leader, other)));
        }
    }

    /** Who stands with him, as far as his span goes. */
    private List<Leader> company(Leader leader) {
        var company = new ArrayList<Leader>(List.of(leader));
        int span = leader.span();
        for (var other : now.board().in(side, now.board().hex(leader)))
            if (other.cost() < leader.cost() && other.cost() <= span && !other.commands()) {
                company.add(other);
                span -= other.cost();
            }
        return List.copyOf(company);
    }

    private List<List<Statement>> marches(List<Leader> company) {
        var home = now.board().hex(company.getFirst());
        var go = new Action.Go(company);
        var all = new ArrayList<List<Statement>>();
        for (var hex : Possible.steps(now, company.getFirst())) all.add(List.of(go, new Step.To(hex, false)));
        var reached = Possible.reached(now, company.getFirst());
        for (var enemy : nearest(home))
            for (var hex : now.country().grid().neighbours(enemy))
                if (reached.has(hex)) {
                    var to = new Step.To(hex, false);
                    if (now.track().turn().isNight()) all.add(List.of(go, to));
                    else {
                        all.add(List.of(go, to, new Step.Attack(enemy, false, false)));
                        all.add(List.of(
                                new Action.ForceMarch(company, Optional.empty()),
                                go,
                                to,
                                new Step.Attack(enemy, true, true)));
                    }
                    all.add(List.of(go, to, new Step.ThenAsk()));
                    break;
                }
        for (Ferry ferry : now.country().ferries())
            if (ferry.side().borders(home))
                all.add(List.of(go, new Step.To(other(ferry, home), false), new Step.ThenAsk()));
        return all;
    }

    private static Hex other(Ferry ferry, Hex home) {
        var side = ferry.side();
        return side.pennsylvania().equals(home) ? side.newJersey() : side.pennsylvania();
    }

    private List<Hex> enemiesNextTo(Leader leader) {
        return Lists.filter(
                nearest(now.board().hex(leader)),
                hex -> Hexes.distance(hex, now.board().hex(leader)) == 1);
    }

    /** A few enemy stacks with troops, the nearest first. */
    private List<Hex> nearest(Hex home) {
        var enemy = Sides.enemy(side);
        return now.board().hexes(enemy).stream()
                .filter(hex -> now.board().isHeld(enemy, hex))
                .sorted(Comparator.comparingInt(hex -> Hexes.distance(home, hex)))
                .limit(NEAR)
                .toList();
    }
}
