package postrider.washingtonswar.rules;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import postrider.americanwar.Card;
import postrider.americanwar.Sides;
import postrider.americanwar.Space;
import postrider.americanwar.Troops;
import postrider.americanwar.rules.PlayedCard;
import postrider.americanwar.rules.WorkingPosition;
import postrider.kernel.Side;

/** One strategy card being played: what must be remembered until the next one is. */
public final class CardPlay extends PlayedCard<Movement> {
    private final Map<Space, Troops> moved = new HashMap<>();
    private boolean landed;
    private final List<Side> replacements = new ArrayList<>();

    public CardPlay(WorkingPosition working, Side side, Card card) {
        super(working, side, card);
    }

    /** Where its player may act on PC markers. */
    MarkerRules markers() {
        return new MarkerRules(working().occupancy(), side());
    }

    /** 7.4.E: CUs in the space that no other general may move on this card. They never outnumber those still there. */
    Troops moved(Space space) {
        var now = moving().map(move -> move.moved(space)).orElse(Troops.NONE);
        return moved.getOrDefault(space, Troops.NONE)
                .plus(now)
                .common(working().now().troops(space));
    }

    /** 7.2.B: a party has landed on this card. */
    public boolean landed() {
        return landed;
    }

    public void land() {
        landed = true;
    }

    public void markMoved(Space space, Troops troops) {
        moved.merge(space, troops, Troops::plus);
    }

    /** CUs there that no other general has moved on this card. */
    @Override
    public Troops free(Space space) {
        return working().now().troops(space).only(side()).minus(moved(space).only(side()));
    }

    /** 6.33.B: a battle card was played and will be replaced after the impulse; whose impulse it is draws first. */
    void replaceLater(Side whose) {
        replacements.add(whose == side() ? 0 : replacements.size(), whose);
    }

    /** 6.33.B: who draws, in this order. */
    List<Side> replacements() {
        return List.copyOf(replacements);
    }

    /** 9.44: no card is left in either hand, and no battle card will bring another (R81). */
    boolean lastOfThePhase() {
        return replacements.isEmpty()
                && working().now().cards().hand(Sides.AMERICAN).isEmpty()
                && working().now().cards().hand(Sides.BRITISH).isEmpty();
    }
}
