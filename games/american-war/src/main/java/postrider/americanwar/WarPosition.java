package postrider.americanwar;

import java.util.List;
import java.util.Optional;
import postrider.kernel.Forces;
import postrider.kernel.Lists;
import postrider.kernel.Side;

/**
 * A game at one moment, as far as its map goes: what stands where in the country.
 *
 * @param <P> the position of the game
 */
public interface WarPosition<P extends WarPosition<P>> {
    WarContents box();

    default Country country() {
        return box().country();
    }

    Board board();

    P with(Board next);

    /** Whose PC marker is in the space (10.0.A / 3.0). */
    default Optional<Side> control(Space space) {
        return board().control().in(space);
    }

    default boolean controls(Side side, Space space) {
        return board().control().of(side).has(space);
    }

    default Troops troops(Space space) {
        return board().troops().getOrDefault(space, Troops.NONE);
    }

    /** CUs there that fight for {@code side}. */
    default int units(Side side, Space space) {
        return troops(space).of(side);
    }

    default Place place(General general) {
        return board().generals().get(general);
    }

    default Optional<Space> space(General general) {
        return place(general) instanceof Place.OnMap(Space space) ? Optional.of(space) : Optional.empty();
    }

    private boolean isIn(General general, Space space) {
        return place(general) instanceof Place.OnMap(var there) && there.equals(space);
    }

    /** Generals of {@code side} there: one at most, but two while a move ends (3.0 Stacking Limits / 7.1). */
    default List<General> generals(Side side, Space space) {
        return Lists.those(country().generals(side), general -> isIn(general, space));
    }

    default Optional<General> general(Side side, Space space) {
        return Lists.first(country().generals(side), general -> isIn(general, space));
    }

    default List<General> generals(Side side, Place.Box where) {
        return Lists.those(country().generals(side), general -> place(general) == where);
    }

    /** The forces in a space, as {@code side} sees them. */
    default Forces forces(Side side, Space space, boolean attacking) {
        var who = general(side, space).map(General::name).orElse("");
        int enemy = units(Sides.enemy(side), space);
        return new Forces(space.name(), who, units(side, space), enemy, attacking, Troops.UNIT);
    }

    default boolean congressIn(Space space) {
        return board().congress().equals(Optional.of(space));
    }

    /** The French Navy closes the port (12.3 / 5.5). */
    default boolean blockaded(Space space) {
        return space.zone().isPresent() && space.zone().equals(board().navy());
    }
}
