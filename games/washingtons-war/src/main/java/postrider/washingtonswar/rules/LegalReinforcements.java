package postrider.washingtonswar.rules;

import java.util.AbstractList;
import java.util.List;
import java.util.Optional;
import java.util.RandomAccess;
import postrider.kernel.Lists;
import postrider.kernel.Side;
import postrider.map.LazyList;
import postrider.map.SpaceSet;
import postrider.washingtonswar.Card;
import postrider.washingtonswar.General;
import postrider.washingtonswar.Order;
import postrider.washingtonswar.Place;
import postrider.washingtonswar.Position;
import postrider.washingtonswar.Sides;
import postrider.washingtonswar.Space;

/** Reinforcements that a card can bring on (8.1, 8.2): each general who waits, and CUs alone, space by space. */
final class LegalReinforcements {
    private final Position now;
    private final Side side;
    private final boolean mayStill;
    private final List<General> waiting;
    private final boolean alone; // no CUs come with the generals: an American card always brings some
    private final SpaceSet<Space> forGenerals;
    private final SpaceSet<Space> forUnits;
    private final List<Order.Use> landings;

    LegalReinforcements(Occupancy ground, Side side) {
        this.now = ground.now();
        this.side = side;
        this.mayStill = Reinforcements.mayStill(now, side);
        var generals = now.generals(side, Place.Box.REINFORCEMENTS);
        this.waiting = Lists.those(generals, general -> !Reinforcements.lands(now, general));
        this.alone = side == Sides.BRITISH && now.board().britishBox() == 0;
        this.forGenerals = Reinforcements.where(ground, side, true, alone).open();
        this.forUnits = alone
                ? now.box().nowhere()
                : Reinforcements.where(ground, side, false, false).open();
        this.landings = landings(ground, Lists.first(generals, general -> Reinforcements.lands(now, general)));
    }

    /** 12.2.B.ii */
    private List<Order.Use> landings(Occupancy ground, Optional<General> rochambeau) {
        return rochambeau.isEmpty()
                ? List.of()
                : LazyList.of(
                        FrenchAlliance.landingPlaces(ground).open(),
                        port -> new Order.Use.Reinforce(port, rochambeau, 0));
    }

    /** What an OPS card can bring on. */
    List<Order.Use> with(Card card) {
        if (!mayStill) return List.of();
        int units = side == Sides.BRITISH ? now.board().britishBox() : card.ops();
        var bySpace = new BySpace(units);
        return landings.isEmpty() ? bySpace : LazyList.joined(List.of(bySpace, landings));
    }

    /** In each space every general who can arrive there, and then the CUs alone. */
    private final class BySpace extends AbstractList<Order.Use> implements RandomAccess {
        private final int units;

        BySpace(int units) {
            this.units = units;
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
