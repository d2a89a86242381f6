package postrider.washingtonscrossing.table;

import static postrider.washingtonscrossing.table.Vantage.POINT;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import postrider.kernel.ruling.Side;
import postrider.map.CheapestWays;
import postrider.map.Hexes;
import postrider.map.Hexes.Hex;
import postrider.text.Lists;
import postrider.washingtonscrossing.AtPosition;
import postrider.washingtonscrossing.Leader;
import postrider.washingtonscrossing.Order;
import postrider.washingtonscrossing.Order.Action;
import postrider.washingtonscrossing.Order.Command;
import postrider.washingtonscrossing.Order.Step;
import postrider.washingtonscrossing.Position;
import postrider.washingtonscrossing.Post.Force;
import postrider.washingtonscrossing.Ship;
import postrider.washingtonscrossing.Sides;
import postrider.washingtonscrossing.Turn;
import postrider.washingtonscrossing.Weather;
import postrider.washingtonscrossing.rules.MovementCosts;
import postrider.washingtonscrossing.rules.Possible;

/**
 * Rates an order's immediate worth to a side, roughly, in tenths of a victory point, using only what that side sees (3.0).
 *
 * @param ways the cheapest ways from each starting hex, filled on demand
 */
public record Evaluation(Position now, Side side, Vantage vantage, Map<Hex, CheapestWays<Hex>> ways)
        implements AtPosition.OfSide {
    /** Orders whose worth differs by less are equally good. */
    public static final double INDIFFERENCE = 4;

    /** The worth of an activation point; more when few are left. */
    private static final double ACTIVATION = 3;

    private static final double[] FATIGUE = {0, 1, 3, 6, 14, 40, 60};

    public Evaluation(Position now, Side side) {
        this(now, side, new Vantage(now, side), new HashMap<>());
    }

    private CheapestWays<Hex> ways(Hex home) {
        return ways.computeIfAbsent(home, from -> new MovementCosts(now, side).waysAndFerries(from, Vantage.AHEAD));
    }

    public double of(Order order) {
        double worth = 0;
        var statements = order.statements();
        boolean forced = false;
        double chance = 1;
        for (int i = 0; i < statements.size(); i++) {
            switch (statements.get(i)) {
                case Command.Activate(var leader, var with) -> worth -= price(leader, with);
                case Action.ForceMarch(var leaders, var under) -> {
                    forced = true;
                    worth -= under.isPresent() ? 0 : tiring(leaders, 1);
                }
                case Action.Try(var leader, var with) -> chance = (leader.rating() + 1) / 10.0;
                case Action.Go(var leaders) -> worth += chance * march(leaders, Order.steps(statements, i), forced);
                case Action.Prepare(var target, var leaders, var dawn) ->
                    worth += chance * battle(board().hex(leaders.getFirst()), leaders, target, dawn ? 4 : 1)
                            - tiring(leaders, 2);
                case Action.Entrench(var leader) ->
                    worth += vantage.danger(board().hex(leader), 0) / 2 - POINT / 4 - tiring(List.of(leader), 1);
                case Command.Absorb absorb -> worth += POINT / 2;
                case Command.Remove remove -> worth -= POINT;
                default -> {}
            }
        }
        return worth;
    }

    private double price(Leader leader, List<Leader> with) {
        int price = Possible.price(now, leader, with);
        int had = track().points().of(side);
        return ACTIVATION * price * (had > 20 ? Vantage.HALF : had > 8 ? 1 : 1 + Vantage.HALF);
    }

    /** What this many more levels of fatigue cost. */
    private double tiring(List<Leader> leaders, int levels) {
        double cost = 0;
        for (var leader : leaders)
            if (board().post(leader) instanceof Force force && force.hasTroops()) {
                int then = Math.min(Force.MOST_FATIGUE, force.fatigue() + levels);
                cost += (FATIGUE[then] - FATIGUE[force.fatigue()]) * force.troops() / 700;
            }
        return cost;
    }

    private double march(List<Leader> leaders, List<Step> steps, boolean forced) {
        int men = board().troops(leaders);
        if (men == 0) return 0;
        var home = board().hex(leaders.getFirst());
        var goal = home;
        var attack = Optional.<Step.Attack>empty();
        double worth = 0;
        for (var step : steps)
            switch (step) {
                case Step.To to -> goal = to.hex();
                case Step.Attack one -> attack = Optional.of(one);
                case Step.LeaveMap leave -> worth -= 5 * POINT;
                case Step.ThenAsk ask -> worth -= POINT / 5;
                default -> {}
            }
        int points = points(leaders) + (forced ? side == Sides.AMERICAN ? 3 : 2 : 0);
        var end = reached(home, goal, points);
        if (!end.equals(home) && board().isFull(side, end, men)) return -POINT;
        double there = vantage.standing(end, men, home);
        var bank = bank(home, end);
        if (bank.isPresent()) {
            double part = crossing(bank.get(), leaders);
            there = part * there + (1 - part) * vantage.standing(bank.get(), men, home);
        }
        worth += there - vantage.standing(home, men, home) - vantage.left(home, men);
        if (end.equals(goal) && attack.isPresent()) {
            var one = attack.get();
            worth += battle(end, leaders, one.target(), (one.hasty() ? -1 : 0) + (one.dawn() ? 3 : 0));
            worth -= tiring(leaders, 1);
        }
        boolean warned =
                now.turn().equals(Turn.FIRST) && Hexes.distance(end, country().hex("Trenton")) == 1;
        return worth - (warned ? 3 * POINT : 0) - (goal.equals(home) ? 0 : tiring(leaders, 1));
    }

    /** Average movement points of the most tired. */
    private int points(List<Leader> leaders) {
        int points = side == Sides.BRITISH ? 6 : now.turn().isNight() ? 9 : 7;
        return Math.max(1, points - board().mostFatigue(leaders) / 2);
    }

    /** Where their points run out on the way to a goal. */
    private Hex reached(Hex home, Hex goal, int points) {
        var ways = ways(home);
        if (goal.equals(home) || !ways.leadsTo(goal)) return home;
        var end = home;
        for (var hex : ways.wayTo(goal)) if (ways.costTo(hex).orElseThrow() <= points) end = hex;
        return end;
    }

    /** The hex from which they cross the Delaware, if they do. */
    private Optional<Hex> bank(Hex home, Hex end) {
        if (!country().hasDelawareBetween(home, end)) return Optional.empty();
        return new MovementCosts(now, side)
                .banks(home, ways(home).wayTo(end)).stream().findFirst();
    }

    /** The share that gets across by ferry, averaged over all dice (11.4.2). */
    private double crossing(Hex bank, List<Leader> leaders) {
        var ferry =
                Lists.find(country().ferries(), one -> one.side().borders(bank)).orElseThrow();
        boolean boats = board().ship(Ship.DURHAM_BOATS).equals(Optional.of(ferry.side()));
        boolean glover = leaders.stream().anyMatch(leader -> leader.is("Glover"));
        boolean cold = track().weather() == Weather.SNOW || track().weather() == Weather.FREEZE;
        int added = (boats ? 2 : 0)
                + (glover ? 1 : 0)
                - (cold ? 2 : 0)
                + (now.turn().isBefore("Dec 28 12 am") ? 1 : 0);
        var chart = charts().crossing().get(ferry.arrows());
        double men = board().troops(leaders);
        return IntStream.range(0, 10)
                .mapToDouble(die -> Math.min(1, chart.at(die + added).value() / men))
                .average()
                .orElseThrow();
    }

    private double battle(Hex from, List<Leader> leaders, Hex target, int surprise) {
        int own = board().troops(leaders);
        if (own == 0) return -POINT;
        int round = Lists.filter(
                        country().grid().neighbours(target),
                        hex -> hex.equals(from) || board().troops(side, hex) >= Vantage.GARRISON)
                .size();
        boolean american = side == Sides.AMERICAN;
        boolean trenton = american
                && now.turn().is("Dec 26 7 am")
                && country().name(target).equals("Trenton");
        boolean snow = american && track().weather() == Weather.SNOW;
        int sudden = surprise + (trenton ? 7 : 0) + (snow ? 2 : 0);
        int combat = (american ? 1 : 0) + Math.max(0, round - 2) - board().mostFatigue(leaders) / 2;
        if (vantage.isEntrenched(target, enemy())) combat -= 2;
        int rating = Lists.highest(leaders, Leader::rating);
        int against = Math.max(50, vantage.enemies(target));
        double won = Vantage.HALF + Math.min(3, vantage.held(target) / POINT / 2);
        return POINT * new Prospect(charts(), own, against, rating, sudden, combat, won).points();
    }
}
