package postrider.washingtonscrossing.rules;

import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import postrider.kernel.Plan;
import postrider.kernel.ruling.Refused;
import postrider.kernel.ruling.Side;
import postrider.kernel.view.Picture;
import postrider.kernel.view.Scene;
import postrider.map.SpaceSet;
import postrider.text.Lists;
import postrider.washingtonscrossing.Mark;
import postrider.washingtonscrossing.Order;
import postrider.washingtonscrossing.Order.Statement;
import postrider.washingtonscrossing.Position;
import postrider.washingtonscrossing.Sides;
import postrider.washingtonscrossing.Track;
import postrider.washingtonscrossing.Turn;
import postrider.washingtonscrossing.orders.OrderWords;

/** Chapter 6, the sequence of play (6.0). */
public final class Sequence {
    private Sequence() {}

    /** Phases 4 to 6 or 7 to 9: command, action and recovery of one side. */
    public static void play(Table table, Side side, Order order) {
        var turn = new PlayerTurn(table, side);
        var activation = new Activation(turn);
        var now = table.now();
        var judge = command(turn, activation, order, other -> isLegal(now, side, other));
        activation.tellCaveats();
        judge.tellWays();
        var plan = new Plan<>(order.statements());
        for (int commands = firstAction(order.statements()); commands > 0; commands--) plan.next();
        new Rout(turn).startOfActionPhase();
        new ActionPhase(turn, activation).carryOut(plan);
        new Fatigue(turn).endOfActionPhase();
        new Fatigue(turn).recover();
        new Entrenchments(turn).endOfPlayerTurn();
        Sight.remember(table);
        if (side == Sides.AMERICAN) CommandPhase.begin(table, Sides.BRITISH);
        else endOfTurn(table);
    }

    /**
     * Carries out the command phase and judges the rest of the order, without dice.
     *
     * @param legal whether another order would be accepted
     * @return who has judged the rest
     */
    private static Judge command(PlayerTurn turn, Activation activation, Order order, Predicate<Order> legal) {
        var refusals = new Refusals(order, new OrderWords(turn.country()), legal);
        var statements = order.statements();
        StatementOrder.check(statements, refusals);
        var commands = statements.subList(0, firstAction(statements));
        new CommandPhase(turn, activation).carryOut(commands, refusals);
        var judge = new Judge(turn, activation, refusals);
        judge.judge(statements.subList(commands.size(), statements.size()));
        return judge;
    }

    /** Whether an order is legal. */
    static boolean isLegal(Position now, Side side, Order order) {
        try {
            var turn = new PlayerTurn(Possible.table(now), side);
            command(turn, new Activation(turn), order, other -> false);
            return true;
        } catch (Refused refused) {
            return false;
        }
    }

    private static int firstAction(List<Statement> statements) {
        int first = 0;
        while (first < statements.size() && CommandPhase.includes(statements.get(first))) first++;
        return first;
    }

    /** Phase 10 */
    private static void endOfTurn(Table table) {
        var ended = table.turn();
        if (ended.equals(Turn.LAST)) {
            new Victory(table).end();
            endOfDay(table, ended);
        } else {
            if (!ended.next().isMidnight()) table.umpire().show(new Scene.Closed(ended.toString(), ended + " is over"));
            table.track(track -> track.withTurn(ended.next())
                    .withToMove(Optional.of(Sides.AMERICAN))
                    .with(Mark.WEATHER_TO_COME, true));
        }
    }

    /** Shows the lead after objectives are counted (22.1, 22.4). */
    private static void endOfDay(Table table, Turn last) {
        var points = table.track().victory();
        int lead = Math.abs(points.of(Sides.AMERICAN) - points.of(Sides.BRITISH));
        var leads = table.track()
                .leading()
                .map(side -> "%s lead by %d".formatted(Sides.the(side), lead))
                .orElse("nobody leads");
        var headline = "%s is over: %s".formatted(last.date(), leads);
        var counted = Lists.map(Sides.BOTH, side -> {
            int its = points.of(side);
            return new Picture.Track(side.word(), its, Math.max(Track.MOST_POINTS, its));
        });
        table.umpire().show(new Scene.Closed(last.date(), headline, counted));
    }

    /** Phases 1 to 3, up to the American command phase. */
    public static void advance(Table table) {
        if (!table.has(Mark.WEATHER_TO_COME)) return;
        table.track(track -> track.with(Mark.WEATHER_TO_COME, false));
        new Deployment(table).settle();
        table.rule("6.0", "%s begins.", table.turn());
        new WeatherPhase(table).roll();
        new Victory(table).objectives();
        if (table.turn().isMidnight()) endOfDay(table, table.turn().previous());
        new Raids(table).phase();
        new Reinforcements(table).phase();
        if (table.turn().isMidnight()) watch(table);
        Sight.remember(table);
        CommandPhase.begin(table, Sides.AMERICAN);
    }

    /** 17.2.3: records next to whom Americans are before they move at midnight. */
    private static void watch(Table table) {
        var seen = new Sight(table.now(), Sides.AMERICAN);
        var watched = Lists.filter(
                table.board().of(Sides.BRITISH),
                leader -> seen.isNextTo(table.board().hex(leader)));
        table.board(board -> board.withWatched(SpaceSet.of(board.leaders(), watched)));
    }
}
