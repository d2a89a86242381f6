package postrider.kernel.ruling;

/** A value for each of the two sides. */
public record PerSide<T>(Side one, T ones, Side other, T others) {

    public T of(Side side) {
        return side == one ? ones : others;
    }

    public PerSide<T> with(Side side, T next) {
        return side == one ? new PerSide<>(one, next, other, others) : new PerSide<>(one, ones, other, next);
    }
}
