package postrider.americanwar.workbench;

import java.util.List;
import java.util.Set;
import postrider.americanwar.General;
import postrider.americanwar.Position;
import postrider.americanwar.Sides;
import postrider.americanwar.Space;
import postrider.americanwar.Troops;
import postrider.americanwar.orders.Leg;
import postrider.americanwar.orders.Reinforce;
import postrider.kernel.ruling.Side;

/**
 * What markers, arrivals and moves are worth at once to a side, roughly: a PC marker is worth 2. It looks no further ahead.
 *
 * @param won colonies that are the side's already
 * @param winterIsNear few cards are left to play this turn
 */
public record MapWorth(Position now, Side side, Set<String> won, boolean winterIsNear) {
    public static final double MARKER = 2;
    public static final double UNIT = 1;
    private static final double CONGRESS = 8;
    private static final double GENERAL = 5;

    public double markers(List<Space> spaces) {
        return spaces.stream().mapToDouble(this::marker).sum();
    }

    /** A marker there, or an enemy one less. Colonies in dispute and of the enemy count for more (13.2 / 12.0). */
    public double marker(Space space) {
        return MARKER
                + (won.contains(space.colony()) ? 0 : MARKER / 2)
                + (now.controls(Sides.enemy(side), space) ? MARKER / 2 : 0);
    }

    /** The weak are reinforced, and the Congress is guarded. */
    public double of(Reinforce order) {
        int there = now.units(side, order.space());
        double general =
                order.general().isPresent() && now.general(side, order.space()).isEmpty() ? GENERAL / 2 : 0;
        double weak = there > 0 && there < 4 ? MARKER : 0;
        double guard = side == Sides.AMERICAN && now.congressIn(order.space()) ? MARKER : 0;
        return MARKER + order.units() * UNIT + general + weak + guard;
    }

    public double move(General general, List<Leg> legs) {
        var from = now.space(general).orElseThrow();
        var to = from;
        var with = Troops.NONE;
        for (var leg : legs)
            switch (leg) {
                case Leg.To(var space) -> to = space;
                case Leg.BySea(var port) -> to = port;
                case Leg.PickUp(var more) -> with = with.plus(more);
                case Leg.DropOff(var less) -> with = with.minus(less);
                case Leg.StopIfTried stop -> {}
            }
        double worth = with.isEmpty() ? lead(from, to) : march(general, with, to);
        return worth - exposed(from, with);
    }

    /** A general alone goes where CUs have none. */
    private double lead(Space from, Space to) {
        boolean needed = now.units(side, to) > 0 && now.general(side, to).isEmpty();
        return needed && now.units(side, from) == 0 ? GENERAL : -UNIT;
    }

    /** An army attacks with the odds on its side, takes what stands alone, and goes where there is no marker of ours. */
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
        double shelter = to.winterQuarters() && winterIsNear ? 2 * MARKER : 0;
        return prize + shelter + (now.controls(side, to) ? -UNIT : marker(to));
    }

    /** What is lost if these troops leave: the Congress, if the enemy is next to it. */
    private double exposed(Space from, Troops leaving) {
        boolean guarded = side == Sides.AMERICAN
                && now.congressIn(from)
                && leaving.total() > 0
                && leaving.total() >= now.units(side, from);
        boolean threatened =
                now.country().lines().adjacent(from).stream().anyMatch(next -> now.units(Sides.BRITISH, next) > 0);
        return guarded && threatened ? CONGRESS : 0;
    }
}
