package postrider.washingtonswar;

import postrider.kernel.Side;

/** What each of the two players has. */
public record PerSide<T>(T american, T british) {

    public static <T> PerSide<T> both(T same) {
        return new PerSide<>(same, same);
    }

    public T of(Side side) {
        return side == Sides.BRITISH ? british : american;
    }

    public PerSide<T> with(Side side, T next) {
        return side == Sides.BRITISH ? new PerSide<>(american, next) : new PerSide<>(next, british);
    }
}
