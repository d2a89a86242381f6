package postrider.wildernesswar.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import postrider.kernel.Lists;
import postrider.wildernesswar.Order;
import postrider.wildernesswar.Place;
import postrider.wildernesswar.Position;
import postrider.wildernesswar.Sides;
import postrider.wildernesswar.Unit;

/** What no impulse may break. */
public final class Invariants {
    private Invariants() {}

    public static List<String> broken(Position before, Optional<Order> order, Position after) {
        var broken = new ArrayList<String>();
        var board = after.board();
        if (!after.cards().hold(after.box().cards())) broken.add("5.2 A card is lost or doubled.");
        for (var piece : after.country().pieces()) {
            if (before.board().place(piece) == Place.Off.GONE && board.place(piece) != Place.Off.GONE)
                broken.add("7.61 %s has come back.".formatted(piece));
            if (board.space(piece)
                    .filter(space -> !board.pieces(space).contains(piece))
                    .isPresent()) broken.add("3.0 %s is in two places.".formatted(piece));
        }
        for (var space : after.country().spaces()) {
            var french = board.units(Sides.FRENCH, space);
            var british = board.units(Sides.BRITISH, space);
            if (!french.isEmpty() && !british.isEmpty() && !board.isBesieged(space))
                broken.add("6.51 Both sides stand in %s.".formatted(space));
            if (Lists.those(board.pieces(space), Unit.class).stream().anyMatch(unit -> unit.is(Unit.Kind.MILITIA)))
                broken.add("7.91 Militia stays in %s.".formatted(space));
            if (board.isBesieged(space) && board.stronghold(space).isEmpty())
                broken.add("8.21 Nothing is besieged in %s.".formatted(space));
            boolean stronghold = board.stronghold(space)
                    .filter(side -> !board.units(Sides.enemy(side), space).isEmpty())
                    .isPresent();
            if (stronghold != board.isBesieged(space))
                broken.add("8.21 The siege of %s is not marked.".formatted(space));
            if (space.fortress() && board.works().containsKey(space))
                broken.add("5.43 Something is built in the fortress of %s.".formatted(space));
        }
        for (var space : board.captured())
            if (board.units(Sides.enemy(space.friendlyTo().orElseThrow()), space)
                            .isEmpty()
                    && !board.landings().has(space)) broken.add("8.24 Nobody holds %s.".formatted(space));
        return broken;
    }
}
