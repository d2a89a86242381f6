package postrider.washingtonscrossing;

import java.util.List;
import postrider.kernel.ruling.Side;
import postrider.map.Hexes.Hex;
import postrider.text.Lists;
import postrider.text.Wording;

/** Who looks at a position: what is there, by one word each. */
public interface Looking {
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

    /** "Trenton", or the number of a hex without a name. */
    default String name(Hex hex) {
        return country().name(hex);
    }

    /** "Trenton, 1927 and 1926". */
    default String names(List<Hex> hexes) {
        return Wording.list(Lists.map(hexes, this::name));
    }

    /** For one side. */
    interface OfSide extends Looking {
        Side side();

        default Side enemy() {
            return Sides.enemy(side());
        }
    }
}
