package postrider.americanwar;

/** One part of a general's move. */
public sealed interface Leg extends Part {
    /** 7.3.B / 7.1: along a line into an adjacent space. */
    record To(Space space) implements Leg {}

    /** 7.5 / 7.1 */
    record BySea(Space port) implements Leg {}

    /** 7.3.A / 7.1 */
    record PickUp(Troops troops) implements Leg {}

    /** 7.3.A / 7.1 */
    record DropOff(Troops troops) implements Leg {}

    /** 7.8 / 7.2: he goes no further than where an interception is tried. */
    record StopIfTried() implements Leg {}
}
