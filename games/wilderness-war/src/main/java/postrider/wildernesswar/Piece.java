package postrider.wildernesswar;

import postrider.kernel.ruling.Side;
import postrider.map.Indexed;

/** A unit or a leader (3.0). */
public sealed interface Piece extends Indexed permits Unit, Leader {
    String name();

    Side side();
}
