package postrider.americanwar.orders;

/** What is carried out one after the other: operations, and within a move its legs. Each is a part of the order. */
public sealed interface Part permits Leg, Step {}
