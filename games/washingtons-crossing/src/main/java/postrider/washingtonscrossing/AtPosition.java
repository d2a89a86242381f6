package postrider.washingtonscrossing;

import java.util.List;
import postrider.kernel.ruling.Side;
import postrider.map.Hexes.Hex;
import postrider.text.Lists;
import postrider.text.Wording;

/** Shorthand for what is in a position. */
public interface AtPosition {
    Position now();

    default Country country() {
        return now().country();
    }

    default Charts charts() {
        return now().charts();
    }

    default Board board() {
        return now().board();
    }

    default Track track() {
        return now().track();
    }

    default Leader leader(String name) {
        return now().box().leader(name);
    }

    default boolean has(Mark mark) {
        return track().has(mark);
    }

    default boolean plays(OptionalRule rule) {
        return track().has(rule);
    }

    default int troops(Leader leader) {
        return board().troops(leader);
    }

    /** "Trenton", or the hex number if the hex has no name. */
    default String name(Hex hex) {
        return country().name(hex);
    }

    /** "Trenton, 1927 and 1926". */
    default String names(List<Hex> hexes) {
        return Wording.list(Lists.map(hexes, this::name));
    }

    /** A position from one side's point of view. */
    interface OfSide extends AtPosition {
        Side side();

        default Side enemy() {
            return Sides.enemy(side());
        }
    }
}
