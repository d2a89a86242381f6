package postrider.washingtonscrossing;

import postrider.kernel.ruling.Side;

/** An entrenchment marker on the map, complete or half built (19.0). */
public record Works(Side side, boolean complete) {}
