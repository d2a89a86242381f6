package postrider.americanwar.table;

import java.util.List;
import postrider.americanwar.General;
import postrider.americanwar.Position;
import postrider.americanwar.Sides;
import postrider.americanwar.Space;
import postrider.americanwar.Troops;
import postrider.americanwar.orders.Activation;
import postrider.americanwar.orders.Control;
import postrider.americanwar.orders.Order;
import postrider.americanwar.orders.Reinforce;
import postrider.americanwar.orders.Step;
import postrider.americanwar.orders.Use;
import postrider.kernel.ruling.Side;

/**
 * Roughly what an order is immediately worth to a side, from its markers, arrivals and moves. A PC marker is worth 2. It does not look
 * ahead.
 *
 * @param won colonies that the side already controls
 */
public record Worth(Position now, Side side, List<String> won) {
    public Worth(Position now, Side side) {
        this(now, side, now.colonies(side));
    }

    private static final double MARKER = 2;
    private static final double UNIT = 1;
    private static final double CONGRESS = 8;
    private static final double GENERAL = 5;
    private static final double LETTER = UNIT / 4;
    private static final double EVENT = 5;
    private static final double WAR = 100;

    public double of(Order order) {
        return switch (order) {
            case Order.Committees(var spaces) -> spaces.size();
            case Order.ForTheKing(var spaces) -> markers(spaces);
            case Order.Play(var exchange, var card, var use) ->
                of(use) + (card.isCampaign() ? MARKER : 0) - (exchange.isPresent() ? MARKER : 0);
        };
    }

    private double of(Use use) {
        return switch (use) {
            case Use.Operate(var steps) ->
                Step.operations(steps).stream().mapToDouble(this::of).sum()
                        - (steps.contains(new Step.ThenAsk()) ? LETTER : 0);
            case Control(var spaces) -> markers(spaces);
            case Reinforce arrival -> of(arrival);
            case Use.Event event -> EVENT;
            case Use.Queue queue -> UNIT;
            case Use.Discard discard -> 0;
            case Use.DiscardToPlace(var space) -> marker(space);
            case Use.DiscardToRemove(var space) -> marker(space);
        };
    }

    public double of(Step.Operation operation) {
        return switch (operation) {
            case Step.LandingParty(var port) -> marker(port);
            case Activation move -> move(move);
        };
    }

    private double markers(List<Space> spaces) {
        return spaces.stream().mapToDouble(this::marker).sum();
    }

    /** A marker there, or an enemy marker fewer. Colonies we do not control count for more (13.2 / 12.0). */
    public double marker(Space space) {
        return MARKER
                + (won.contains(space.colony()) ? 0 : MARKER / 2)
                + (now.controls(Sides.enemy(side), space) ? MARKER / 2 : 0);
    }

    /** Reinforcing weak forces and guarding the Congress count for more. */
    private double of(Reinforce order) {
        int there = now.units(side, order.space());
        double general =
                order.general().isPresent() && now.general(side, order.space()).isEmpty() ? GENERAL / 2 : 0;
        double weak = there > 0 && there < 4 ? MARKER : 0;
        double guard = side == Sides.AMERICAN && now.congressIn(order.space()) ? MARKER : 0;
        return MARKER + order.units() * UNIT + general + weak + guard;
    }

    private double move(Activation move) {
        var from = now.space(move.general()).orElseThrow();
        var to = move.goal().orElse(from);
        var with = move.with();
        double worth = with.isEmpty() ? lead(from, to) : march(move.general(), with, to);
        return worth - exposed(from, with) - lost(from, to, with);
    }

    /** A general alone should go where CUs have no general. */
    private double lead(Space from, Space to) {
        boolean needed = now.units(side, to) > 0 && now.general(side, to).isEmpty();
        return needed && now.units(side, from) == 0 ? GENERAL : -UNIT;
    }

    /** An army should attack with good odds, take what is undefended, and go where we have no marker. */
    private double march(General general, Troops with, Space to) {
        var enemy = Sides.enemy(side);
        int against = now.units(enemy, to);
        double prize = (now.general(enemy, to).isPresent() ? GENERAL : 0)
                + (side == Sides.BRITISH && now.congressIn(to) ? CONGRESS : 0);
        if (against > 0) {
            int led = now.general(enemy, to).map(General::battle).orElse(0);
            double odds = with.total() + general.battle() - against - led;
            return odds < 0 ? 2 * odds : odds + against * UNIT + prize;
        }
        double shelter = to.winterQuarters() && winterIsNear() ? 2 * MARKER : 0;
        return prize + shelter + (now.controls(side, to) ? -UNIT : marker(to));
    }

    /** Few cards are left this turn. */
    private boolean winterIsNear() {
        return now.cards().hand(side).size() < 3;
    }

    /** What leaving exposes: the Congress, if the enemy is next to it. */
    private double exposed(Space from, Troops leaving) {
        boolean guarded = side == Sides.AMERICAN
                && now.congressIn(from)
                && leaving.total() > 0
                && leaving.total() >= now.units(side, from);
        var near = now.country().connections().adjacent(from);
        boolean threatened = now.holds(Sides.BRITISH, near::has);
        return guarded && threatened ? CONGRESS : 0;
    }

    /** What leaving loses: the war, if the last British CUs leave the thirteen colonies (13.1 / 12.0). */
    private double lost(Space from, Space to, Troops leaving) {
        boolean last = side == Sides.BRITISH
                && from.inTheThirteen()
                && !to.inTheThirteen()
                && leaving.total() >= now.units(side, from)
                && !now.holds(side, space -> space.inTheThirteen() && !space.equals(from));
        return last ? WAR : 0;
    }
}
