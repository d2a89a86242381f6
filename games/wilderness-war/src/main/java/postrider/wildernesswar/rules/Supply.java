package postrider.wildernesswar.rules;

import java.util.ArrayDeque;
import java.util.Optional;
import postrider.kernel.Side;
import postrider.map.SpaceSet;
import postrider.wildernesswar.Board;
import postrider.wildernesswar.Country;
import postrider.wildernesswar.Sides;
import postrider.wildernesswar.Space;

/** Chapter 12: supply lines (12.1, 12.2) of one side on one board, looked for once. */
public final class Supply {
    private final Country country;
    private final Board board;
    private final Side side;
    private Optional<SpaceSet<Space>> supplied = Optional.empty();

    public Supply(Country country, Board board, Side side) {
        this.country = country;
        this.board = board;
        this.side = side;
    }

    Board board() {
        return board;
    }

    public Side side() {
        return side;
    }

    /** 12.1 */
    private boolean isSource(Space space) {
        if (space.fortress() && space.isFriendlyTo(side)) return board.controls(side, space);
        return side == Sides.BRITISH && (board.landings().has(space) || space.port() && board.controls(side, space));
    }

    private boolean isBlocked(Space space) {
        return board.isHeld(Sides.enemy(side), space);
    }

    /** 12.21: a link of the chain whatever its connections. */
    private boolean isLink(Space space) {
        return space.isCultivated()
                || board.hasFortification(side, space)
                || side == Sides.BRITISH && board.landings().has(space);
    }

    /** Every space that is supplied. A space reached by water alone passes supply on by water alone. */
    public SpaceSet<Space> supplied() {
        if (supplied.isEmpty()) supplied = Optional.of(found());
        return supplied.get();
    }

    private SpaceSet<Space> found() {
        var reached = country.none();
        var dry = country.none();
        var open = new ArrayDeque<Space>();
        for (var space : country.spaces())
            if (isSource(space)) {
                reached = reached.with(space);
                open.add(space);
            }
        while (!open.isEmpty()) {
            var from = open.remove();
            boolean link = isLink(from);
            for (var to : country.roads().from(from)) {
                boolean water = country.water().joins(from, to);
                if (!link && !water || isBlocked(to)) continue;
                boolean wet = water || isLink(to);
                if (!reached.has(to) || wet && dry.has(to)) {
                    reached = reached.with(to);
                    dry = wet ? dry.without(to) : dry.with(to);
                    if (wet) open.add(to);
                }
            }
        }
        return reached;
    }

    /** Whether Drilled Troops there are in supply: the space itself may hold the besieged enemy. */
    public boolean supplies(Space space) {
        return supplied().has(space);
    }
}
