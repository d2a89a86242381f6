package postrider.washingtonswar;

import java.util.AbstractList;
import java.util.List;
import java.util.Optional;
import java.util.RandomAccess;
import postrider.kernel.Lists;
import postrider.kernel.Side;
import postrider.map.LazyList;
import postrider.map.SpaceSet;

/**
 * Reinforcements that a card can bring on: each general who waits, and CUs alone, space by space. What
 * {@link Reinforcements} judges one by one is found here as sets; {@code LegalOrdersTest} holds the two together.
 */
final class Arrivals {
    private final Position now;
    private final Side side;
    private final boolean mayStill;
    private final List<General> waiting;
    private final SpaceSet<Space> fitting;
    private final SpaceSet<Space> forGenerals;
    private final List<Order.Use> landings;

    Arrivals(Occupancy ground, Side side) {
        this.now = ground.now();
        this.side = side;
        this.mayStill = Reinforcements.mayStill(now, side);
        var generals = now.generals(side, Place.Box.REINFORCEMENTS);
        this.waiting = Lists.those(generals, general -> !Reinforcements.lands(now, general));
        this.fitting = side == Side.BRITISH ? ground.havens() : ground.clearOfTheBritish();
        this.forGenerals = forGenerals(ground.enemyOf(side));
        this.landings = landings(Lists.first(generals, general -> Reinforcements.lands(now, general)));
    }

    /** 8.2.C: none in Washington's place; 7.4.A: none alone beside an enemy general. */
    private SpaceSet<Space> forGenerals(Occupancy.Held enemy) {
        var spaces = alone() ? fitting.minus(enemy.generals()) : fitting;
        var washington = now.box().washington();
        return side == washington.side()
                ? now.space(washington).map(spaces::without).orElse(spaces)
                : spaces;
    }

    /** No CUs come with the generals: an American card always brings some. */
    private boolean alone() {
        return side == Side.BRITISH && now.board().britishBox() == 0;
    }

    /** 12.2.B.ii */
    private List<Order.Use> landings(Optional<General> rochambeau) {
        return rochambeau.isEmpty()
                ? List.of()
                : LazyList.of(FrenchAlliance.landingPlaces(now), port -> new Order.Use.Reinforce(port, rochambeau, 0));
    }

    /** What an OPS card can bring on. */
    List<Order.Use> with(Card card) {
        if (!mayStill) return List.of();
        int units = side == Side.BRITISH ? now.board().britishBox() : card.ops();
        var bySpace = new BySpace(units, alone() ? fitting.none() : fitting);
        return landings.isEmpty() ? bySpace : LazyList.joined(List.of(bySpace, landings));
    }

    /** In each space every general who can arrive there, and then the CUs alone. */
    private final class BySpace extends AbstractList<Order.Use> implements RandomAccess {
        private final int units;
        private final SpaceSet<Space> forUnits;

        BySpace(int units, SpaceSet<Space> forUnits) {
            this.units = units;
            this.forUnits = forUnits;
        }

        @Override
        public int size() {
            return waiting.size() * forGenerals.size() + forUnits.size();
        }

        @Override
        public Order.Use get(int index) {
            int left = index;
            for (var space : forGenerals.or(forUnits)) {
                if (forGenerals.has(space)) {
                    if (left < waiting.size())
                        return new Order.Use.Reinforce(space, Optional.of(waiting.get(left)), units);
                    left -= waiting.size();
                }
                if (forUnits.has(space) && left-- == 0) return new Order.Use.Reinforce(space, Optional.empty(), units);
            }
            throw new IndexOutOfBoundsException(index);
        }
    }
}
