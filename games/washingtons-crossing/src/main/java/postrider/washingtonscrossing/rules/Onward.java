package postrider.washingtonscrossing.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import postrider.kernel.Fork;
import postrider.kernel.question.Asking;
import postrider.kernel.question.FreeQuestion;
import postrider.kernel.ruling.Fault;
import postrider.map.Hexes.Hex;
import postrider.text.Lists;
import postrider.text.Wording;
import postrider.washingtonscrossing.CrossingTopic;
import postrider.washingtonscrossing.Leader;
import postrider.washingtonscrossing.Order;
import postrider.washingtonscrossing.Order.Action;
import postrider.washingtonscrossing.Order.Statement;
import postrider.washingtonscrossing.Order.Step;
import postrider.washingtonscrossing.Position;
import postrider.washingtonscrossing.Sides;
import postrider.washingtonscrossing.orders.OrderReader;
import postrider.washingtonscrossing.orders.OrderWords;

/** 11.0: asks how a march goes on, where the order says "then ask". */
final class Onward extends FreeQuestion<List<Step>> implements WhatNext {
    private static final String STOP = "stop";

    private final PlayerTurn turn;
    private final Hex at;
    private final List<Leader> leaders;

    Onward(PlayerTurn turn, Company company, Hex at) {
        super(asking(turn.table(), company, at), examples(turn, company, at));
        this.turn = turn;
        this.at = at;
        this.leaders = company.leaders();
    }

    @Override
    public Position now() {
        return turn.now();
    }

    @Override
    public List<Order> ways() {
        return Lists.map(examples(), steps -> new Order(Lists.concat(List.of(new Action.Go(leaders)), steps)));
    }

    private static Asking asking(Table table, Company company, Hex at) {
        var place = table.name(at);
        var text = "%s may go on from %s with %s. Say how, as in an order, or say stop.";
        var who = Wording.list(company.leaders());
        var left = Wording.count(company.pointsLeft(), "movement point");
        return table.asking(company.side(), "11.0", CrossingTopic.ONWARD, "from " + place, text, who, place, left);
    }

    /** Moves and attacks the points allow. Only zones of control of enemies already met count (3.0). */
    private static List<List<Step>> examples(PlayerTurn turn, Company company, Hex at) {
        var now = turn.now();
        var side = company.side();
        var costs = new MovementCosts(now, side);
        var zone = new ZoneOfControl(now, Sides.enemy(side));
        var met = new Sight(now, side).enemiesRound(at);
        int leaving = zone.covers(at) ? 1 : 0;
        var steps = new ArrayList<Step>();
        for (var hex : turn.country().grid().neighbours(at)) {
            int entering = zone.covers(hex, met) ? 1 : 0;
            if (costs.faultNow(at, hex).isEmpty() && costs.cost(at, hex) + leaving + entering <= company.pointsLeft())
                steps.add(new Step.To(hex, false));
        }
        for (var enemy : met)
            if (now.board().isHeld(Sides.enemy(side), enemy)
                    && Attack.price(costs, Attack.Kind.HASTY, at, enemy) <= company.pointsLeft())
                steps.add(new Step.Attack(enemy, true, false));
        var legal = Lists.filter(
                steps, step -> fault(turn, company.leaders(), at, List.of(step)).isEmpty());
        return Lists.with(Lists.map(legal, List::of), List.of());
    }

    @Override
    protected String words(List<Step> steps) {
        return steps.isEmpty() ? STOP : new OrderWords(turn.country()).of(steps);
    }

    private boolean areAll(String names) {
        var index = turn.now().names(leaders.getFirst().side());
        return Set.copyOf(Lists.map(index.parts(names), index::find))
                .equals(Set.copyOf(Lists.map(leaders, Optional::of)));
    }

    /** The answer may name the marching leaders again. */
    private List<Statement> withoutGo(List<Statement> said) {
        boolean named =
                said.getFirst() instanceof Action.Go(var who) && Set.copyOf(who).equals(Set.copyOf(leaders));
        return named ? said.subList(1, said.size()) : said;
    }

    @Override
    protected List<Step> judged(String words) {
        if (words.equalsIgnoreCase(STOP) || staying(words).filter(this::areAll).isPresent()) return List.of();
        var side = leaders.getFirst().side();
        var said = withoutGo(said(OrderReader.steps(words, turn.now(), side), words));
        var steps = Lists.filter(said, Step.class);
        if (steps.size() < said.size()) throw refused(words, "Say how they go on, and nothing else.");
        for (var way : Fork.branches(steps, 0, Judge.BEST)) refuse(words, fault(turn, leaders, at, way.statements()));
        return Lists.filter(steps, step -> !(step instanceof Step.Stop));
    }

    private static Optional<Fault> fault(PlayerTurn turn, List<Leader> leaders, Hex at, List<Step> steps) {
        var route = new Route(turn, leaders, at, turn.rolls(), turn::hasMoved);
        return Lists.first(steps, route::fault);
    }
}
