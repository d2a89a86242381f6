package postrider.washingtonscrossing.rules;

import static postrider.kernel.ruling.Fault.when;

import java.util.List;
import java.util.Optional;
import postrider.kernel.ruling.Fault;
import postrider.kernel.ruling.Side;
import postrider.map.Hexes.Hex;
import postrider.washingtonscrossing.Leader;
import postrider.washingtonscrossing.Sides;

/** Chapter 20, garrison requirements (20.0). */
record Garrisons(Table table, Side side) implements AtTable.OfSide {
    private static final int TROOPS = 500;

    private boolean isAt(Hex hex) {
        var places = side == Sides.BRITISH ? List.of("Amboy", "Brunswick") : List.of("Philadelphia");
        return places.contains(name(hex));
    }

    /** How many men may leave a hex, or be discharged there. */
    int spare(Hex hex) {
        int men = board().troops(side, hex);
        return isAt(hex) ? Math.max(0, men - TROOPS) : men;
    }

    /** Why these leaders may not march away (R14). */
    Optional<Fault> fault(List<Leader> leaders, Hex from) {
        return fault(board().troops(leaders), from);
    }

    Optional<Fault> fault(int men, Hex from) {
        int spare = spare(from);
        var text = "%s keeps a garrison of %d men: %d may leave, not %d.";
        return when(isAt(from) && men > spare, "20.0", text, name(from), TROOPS, spare, men);
    }
}
