package postrider.wildernesswar.rules;

import postrider.kernel.ruling.Side;
import postrider.map.SpaceSet;
import postrider.wildernesswar.Board;
import postrider.wildernesswar.Country;
import postrider.wildernesswar.Sides;
import postrider.wildernesswar.Space;

/**
 * Chapter 12: supply lines (12.1, 12.2) of one side on one board.
 *
 * @param freeSources whether a source must be free of the enemy; in the first edition an Amphib space need not be
 */
public record Supply(Country country, Board board, Side side, boolean freeSources) {
    public Supply(Country country, Board board, Side side) {
        this(country, board, side, true);
    }

    /** Supply by the edition of the game. */
    static Supply of(WorkingPosition table, Board board, Side side) {
        return new Supply(table.country(), board, side, table.since(2));
    }

    /** 12.1 */
    private SpaceSet<Space> sources() {
        var controlled = board.controlled(side);
        if (side != Sides.BRITISH)
            return controlled.and(board.fortifications().built().of(side));
        return controlled
                .where(space -> space.port() || space.isFriendlyTo(side))
                .or(board.landings());
    }

    /** 12.21: links of the chain, whatever their connections. */
    private SpaceSet<Space> links() {
        var links = country.cultivated().or(board.fortifications().all().of(side));
        return side == Sides.BRITISH ? links.or(board.landings()) : links;
    }

    /** All supplied spaces. A space that is not a link and is reached only by land does not pass supply on. */
    public SpaceSet<Space> supplied() {
        var links = links();
        var blocked = board.held(Sides.enemy(side));
        var chain = freeSources ? sources().minus(blocked) : sources();
        var ends = chain;
        for (var last = chain; !last.isEmpty(); chain = chain.or(last)) {
            var byLand = country.roads().from(last.and(links)).minus(blocked);
            var byWater = country.water().from(last).minus(blocked);
            ends = ends.or(byLand);
            last = byWater.or(byLand.and(links)).minus(chain);
        }
        return chain.or(ends);
    }

    /** Whether Drilled Troops there are in supply; the space itself may contain a besieged enemy. */
    public boolean supplies(Space space) {
        return supplied().has(space);
    }
}
