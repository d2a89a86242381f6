package postrider.map;

import java.util.List;
import java.util.Optional;
import postrider.kernel.ruling.PerSide;
import postrider.kernel.ruling.Side;

/** The markers of two sides on a map, at most one in each space. */
public record Marks<S extends Indexed>(PerSide<SpaceSet<S>> held) {

    public static <S extends Indexed> Marks<S> none(List<S> map, Side one, Side other) {
        return new Marks<>(new PerSide<>(one, SpaceSet.none(map), other, SpaceSet.none(map)));
    }

    public SpaceSet<S> of(Side side) {
        return held.of(side);
    }

    public SpaceSet<S> either() {
        return held.ones().or(held.others());
    }

    public Optional<Side> in(S space) {
        if (held.ones().has(space)) return Optional.of(held.one());
        return held.others().has(space) ? Optional.of(held.other()) : Optional.empty();
    }

    /** Places or flips a marker. */
    public Marks<S> with(S space, Side side) {
        var bare = without(space).held;
        return new Marks<>(bare.with(side, bare.of(side).with(space)));
    }

    public Marks<S> without(S space) {
        return new Marks<>(new PerSide<>(
                held.one(),
                held.ones().without(space),
                held.other(),
                held.others().without(space)));
    }
}
