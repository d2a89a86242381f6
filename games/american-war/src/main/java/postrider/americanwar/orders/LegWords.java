package postrider.americanwar.orders;

import java.util.List;
import java.util.stream.Stream;
import postrider.americanwar.Leg;
import postrider.americanwar.Sides;
import postrider.americanwar.Troops;
import postrider.kernel.ruling.Side;

/** A general's move in canonical words, as {@link LegReader} reads them. */
public final class LegWords {
    private LegWords() {}

    public static String of(Side side, Leg leg) {
        return switch (leg) {
            case Leg.To(var space) -> "to " + space;
            case Leg.BySea(var port) -> "by sea to " + port;
            case Leg.PickUp(var troops) -> "take " + of(side, troops);
            case Leg.DropOff(var troops) -> "drop " + of(side, troops);
            case Leg.StopIfTried stop -> "stop if intercept is tried";
        };
    }

    public static Stream<String> of(Side side, List<Leg> legs) {
        return legs.stream().map(leg -> of(side, leg));
    }

    /** A British general's own CUs need no name; American and French ones stand together and do. */
    private static String of(Side side, Troops troops) {
        boolean his = troops.isEmpty() || side == Sides.BRITISH && troops.equals(troops.only(side));
        return his ? troops.words() : troops.named();
    }
}
