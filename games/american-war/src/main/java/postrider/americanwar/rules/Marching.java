package postrider.americanwar.rules;

import java.util.Map;
import postrider.americanwar.General;
import postrider.americanwar.Lines;
import postrider.americanwar.Space;
import postrider.americanwar.Troops;
import postrider.kernel.Side;
import postrider.map.SpaceSet;

/** How far a general's army has come (7.3, 7.4 / 7.1). */
public interface Marching {
    PlayedCard<?> play();

    General general();

    Space at();

    /** The CUs that move along. */
    Troops with();

    /** The CUs that may still be taken along, wherever some were taken or dropped. */
    Map<Space, Troops> left();

    /** It has met the enemy. */
    boolean ended();

    default Side side() {
        return play().side();
    }

    default Occupancy.Held enemy() {
        return play().working().occupancy().enemyOf(side());
    }

    default Lines lines() {
        return play().working().country().lines();
    }

    /** CUs there that may be taken along. */
    default Troops free(Space space) {
        return left().containsKey(space) ? left().get(space) : play().free(space);
    }

    default boolean mayStop() {
        return !mayStop(play().working().country().nowhere().with(at())).isEmpty();
    }

    /** Of some spaces those where he may stop: alone not beside an enemy general who is alone (7.4.A / 7.1). */
    default SpaceSet<Space> mayStop(SpaceSet<Space> some) {
        if (!with().isEmpty()) return some;
        return some.minus(
                some.and(enemy().generals()).where(space -> free(space).isEmpty()));
    }
}
