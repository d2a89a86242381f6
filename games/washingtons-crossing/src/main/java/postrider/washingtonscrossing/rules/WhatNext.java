package postrider.washingtonscrossing.rules;

import java.util.List;
import postrider.washingtonscrossing.Looking;
import postrider.washingtonscrossing.Order;

/** What is asked on the way: how a march goes on (11.0), or who comes to the help of whom is attacked (11.3). */
public sealed interface WhatNext extends Looking permits Onward, ReactionWindow {
    /** Each of its options as an order; the last does nothing. */
    List<Order> ways();
}
