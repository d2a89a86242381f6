package postrider.americanwar.orders;

/** A part of an order that is carried out in turn: an operation, or a leg of a move. */
public sealed interface Part permits Leg, Step {}
