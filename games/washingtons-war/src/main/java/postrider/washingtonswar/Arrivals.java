package postrider.washingtonswar;

import java.util.AbstractList;
import java.util.List;
import java.util.Optional;
import java.util.RandomAccess;
import postrider.kernel.Side;

/**
 * Reinforcements that one card can bring on, space by space: each general who waits, and CUs alone. What
 * {@link Reinforcements} judges one by one is found here as sets; {@code LegalOrdersTest} holds the two together.
 */
final class Arrivals extends AbstractList<Order.Use> implements RandomAccess {
    private final List<General> waiting;
    private final int units;
    private final Subset<Space> forGenerals;
    private final Subset<Space> forUnits;

    private Arrivals(List<General> waiting, int units, Subset<Space> forGenerals, Subset<Space> forUnits) {
        this.waiting = waiting;
        this.units = units;
        this.forGenerals = forGenerals;
        this.forUnits = forUnits;
    }

    static List<Order.Use> of(Ground ground, Side side, Card card) {
        var now = ground.now();
        if (!Reinforcements.mayStill(now, side)) return List.of();
        int units = side == Side.BRITISH ? now.board().britishBox() : card.ops();
        var fitting = side == Side.BRITISH ? ground.havens() : ground.clearOfTheBritish();
        var waiting = now.generals(side, Place.Box.REINFORCEMENTS);
        var arrivals = new Arrivals(
                waiting.stream()
                        .filter(general -> !Reinforcements.lands(now, general))
                        .toList(),
                units,
                forGenerals(ground, side, units, fitting),
                units == 0 ? now.box().nowhere() : fitting);
        return Listing.joined(List.of(arrivals, landings(now, waiting)));
    }

    /** 12.2.B.ii */
    private static List<Order.Use> landings(Position now, List<General> waiting) {
        var rochambeau = waiting.stream()
                .filter(general -> Reinforcements.lands(now, general))
                .findFirst();
        return rochambeau.isEmpty()
                ? List.of()
                : Listing.of(FrenchAlliance.landingPlaces(now), port -> new Order.Use.Reinforce(port, rochambeau, 0));
    }

    /** 8.2.C: none in Washington's place; 7.4.A: none alone beside an enemy general. */
    private static Subset<Space> forGenerals(Ground ground, Side side, int units, Subset<Space> fitting) {
        var now = ground.now();
        var spaces = units == 0 ? fitting.minus(ground.enemyOf(side).generals()) : fitting;
        var washington = now.box().washington();
        return side == washington.side()
                ? now.space(washington).map(spaces::without).orElse(spaces)
                : spaces;
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
                if (left < waiting.size()) return new Order.Use.Reinforce(space, Optional.of(waiting.get(left)), units);
                left -= waiting.size();
            }
            if (forUnits.has(space) && left-- == 0) return new Order.Use.Reinforce(space, Optional.empty(), units);
        }
        throw new IndexOutOfBoundsException(index);
    }
}
