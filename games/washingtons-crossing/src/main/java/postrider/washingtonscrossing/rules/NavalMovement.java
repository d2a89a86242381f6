package postrider.washingtonscrossing.rules;

import static postrider.kernel.ruling.Fault.when;

import java.util.Optional;
import postrider.kernel.ruling.Fault;
import postrider.washingtonscrossing.Order.Action.Sail;
import postrider.washingtonscrossing.Sides;

/** 11.6: naval units move along the hexsides of the Delaware. */
record NavalMovement(PlayerTurn turn) implements AtTable.InTurn {
    static final String AGAIN = "The %s has sailed already.";

    Optional<Fault> fault(Sail order) {
        var country = country();
        var ship = order.ship();
        var at = board().ship(ship);
        var waters = country.waters().get(ship);
        int goal = country.delaware().indexOf(order.to());
        int from = at.map(country.delaware()::indexOf).orElse(goal);
        int sides = Math.abs(goal - from);
        int most = goal < from ? waters.upstream() : waters.downstream();
        var far = "That is %d hexsides; the %s has %d movement points that way.";
        return when(side() != Sides.AMERICAN || at.isEmpty(), "11.6", "You have no %s on the map.", ship)
                .or(() -> when(turn.sailed.contains(ship), "11.6", AGAIN, ship))
                .or(() -> when(turn.carrying.contains(ship), "11.4.3", "The %s has helped to cross this turn.", ship))
                .or(() -> when(!waters.holds(goal), "11.6", "The %s does not go to %s.", ship, order.to()))
                .or(() -> when(sides > most, "2.2.2", far, sides, ship, most));
    }

    /** There must be no {@link #fault}. */
    void sail(Sail order) {
        var there = Optional.of(order.to());
        if (!board().ship(order.ship()).equals(there)) turn.sailed.add(order.ship());
        table().board(board -> board.with(order.ship(), there));
        rule("11.6", "The %s sails to %s.", order.ship(), order.to());
    }
}
