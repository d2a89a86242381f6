package postrider.wildernesswar.rules;

import java.util.List;
import postrider.wildernesswar.Order.Operation;
import postrider.wildernesswar.Position;

/** A question on the way: how a march goes on (6.51), or who goes next (5.33). */
public sealed interface WhatNext permits NextActivation, Onward {
    Position now();

    /** What each option does. The last option is to stop, which does nothing. */
    List<List<Operation>> ways();
}
