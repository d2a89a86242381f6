package postrider.washingtonswar;

import postrider.kernel.Side;

/** What each of the two players has. */
record Each<T>(T american, T british) {

    static <T> Each<T> both(T same) {
        return new Each<>(same, same);
    }

    T of(Side side) {
        return side == Side.BRITISH ? british : american;
    }

    Each<T> with(Side side, T next) {
        return side == Side.BRITISH ? new Each<>(american, next) : new Each<>(next, british);
    }
}
