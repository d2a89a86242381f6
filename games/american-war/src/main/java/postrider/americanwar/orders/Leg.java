package postrider.americanwar.orders;

import java.util.List;
import postrider.americanwar.Space;
import postrider.americanwar.Troops;
import postrider.kernel.ruling.Side;
import postrider.text.Lists;

/** One part of a general's move. */
public sealed interface Leg extends Part {
    /** In canonical words, as {@link LegReader} reads them. */
    String words(Side side);

    /** 7.3.B / 7.1: along a line into an adjacent space. */
    record To(Space space) implements Leg {
        @Override
        public String words(Side side) {
            return "to " + space;
        }
    }

    /** 7.5 / 7.1 */
    record BySea(Space port) implements Leg {
        @Override
        public String words(Side side) {
            return "by sea to " + port;
        }
    }

    /** 7.3.A / 7.1 */
    record PickUp(Troops troops) implements Leg {
        @Override
        public String words(Side side) {
            return "take " + troops.ledBy(side);
        }
    }

    /** 7.3.A / 7.1 */
    record DropOff(Troops troops) implements Leg {
        @Override
        public String words(Side side) {
            return "drop " + troops.ledBy(side);
        }
    }

    /** 7.8 / 7.2: he goes no further than where an interception is tried. */
    record StopIfTried() implements Leg {
        @Override
        public String words(Side side) {
            return "stop if intercept is tried";
        }
    }

    /** It leads somewhere. */
    default boolean goes() {
        return this instanceof To || this instanceof BySea;
    }

    static String words(Side side, List<Leg> legs) {
        return String.join("; ", Lists.map(legs, leg -> leg.words(side)));
    }
}
