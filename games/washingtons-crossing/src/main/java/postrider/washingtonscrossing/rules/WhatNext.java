package postrider.washingtonscrossing.rules;

import java.util.List;
import postrider.washingtonscrossing.AtPosition;
import postrider.washingtonscrossing.Order;

/** A question that is answered with steps: how a march goes on (11.0), or who reacts to an attack (11.3). */
public sealed interface WhatNext extends AtPosition permits Onward, ReactionWindow {
    /** The options as orders; the last does nothing. */
    List<Order> ways();
}
