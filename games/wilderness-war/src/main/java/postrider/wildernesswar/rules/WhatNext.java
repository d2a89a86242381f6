package postrider.wildernesswar.rules;

import java.util.List;
import postrider.wildernesswar.Order.Operation;
import postrider.wildernesswar.Position;

/** What is asked on the way: how a march goes on (6.51), or who goes next (5.33). */
public sealed interface WhatNext permits NextActivation, Onward {
    Position now();

    /** Of each of its options what is done; nothing to stop, which is the last. */
    List<List<Operation>> ways();
}
