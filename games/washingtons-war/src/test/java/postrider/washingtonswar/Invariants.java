package postrider.washingtonswar;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import postrider.kernel.Side;
import postrider.simulation.Played;

/** What holds at every moment of a game, and from one impulse to the next. */
final class Invariants {
    private static final List<Side> SIDES = List.of(Side.AMERICAN, Side.BRITISH);

    private Invariants() {}

    static void check(Position now) {
        for (var space : now.box().spaces()) checkSpace(now, space);
        checkCards(now);
        checkFrench(now);
        assertTrue(now.track().alliance() >= 0 && now.track().alliance() <= 9, "12.0 the track has ten spaces");
        if (now.track().phase() == Track.Phase.STRATEGY)
            now.track()
                    .toMove()
                    .ifPresent(side -> assertTrue(!now.cards().hand(side).isEmpty(), "5.3 he who plays has a card"));
    }

    private static void checkSpace(Position now, Space space) {
        for (var side : SIDES) assertTrue(now.generals(side, space).size() <= 1, "3.0 one general a side in " + space);
        boolean british = now.units(Side.BRITISH, space) > 0
                || now.general(Side.BRITISH, space).isPresent();
        boolean american = now.units(Side.AMERICAN, space) > 0
                || now.general(Side.AMERICAN, space).isPresent();
        assertTrue(!(british && american), "3.0 both sides in " + space);
    }

    /** Each of the 110 cards is in one place. */
    private static void checkCards(Position now) {
        var cards = now.cards();
        var all = new ArrayList<>(cards.deck());
        for (var side : SIDES) {
            assertTrue(cards.hand(side).size() <= 7, "5.2 hand of " + side);
            assertTrue(cards.reinforcements().get(side).size() <= Reinforcements.allowed(side), "8.0 boxes of " + side);
            all.addAll(cards.hand(side));
            all.addAll(cards.queue(side));
            all.addAll(cards.reinforcements().get(side));
        }
        all.addAll(cards.discards());
        all.addAll(cards.removed());
        all.addAll(cards.setAside());
        cards.warEnds().ifPresent(all::add);
        assertEquals(now.box().cards(), all.stream().sorted().toList(), "6.0 every card is somewhere, once");
    }

    /** 12.2.C: five French CUs, never replaced. */
    private static void checkFrench(Position now) {
        int french = now.board().frenchBox() + sum(now, Side.FRENCH);
        assertTrue(french <= 5, "12.2.C French CUs");
        if (now.track().war() == Track.War.NEUTRAL) assertEquals(5, now.board().frenchBox(), "12.2 the French wait");
    }

    /** No CU comes from nowhere. */
    static void check(Played<Position, Order> played) {
        var before = played.before();
        var after = played.after();
        int arrived =
                after.track().year() > before.track().year() || before.track().phase() != Track.Phase.STRATEGY
                        ? after.box().arrivals().get(after.track().year())
                        : 0;
        if (after.track().winner().isPresent() && arrived > 0) return;
        assertTrue(british(after) <= british(before) + arrived, "8.1.A British CUs come with the year");
        int raised = played.order().orElseThrow()
                        instanceof Order.Play(var exchange, var card, Order.Use.Reinforce reinforce)
                ? reinforce.units()
                : 0;
        assertTrue(
                sum(after, Side.AMERICAN) <= sum(before, Side.AMERICAN) + raised, "8.2.C American CUs come with cards");
        assertTrue(french(after) <= french(before), "12.2.C French CUs are not replaced");
    }

    private static int british(Position now) {
        return now.board().britishBox() + sum(now, Side.BRITISH);
    }

    private static int french(Position now) {
        return now.board().frenchBox() + sum(now, Side.FRENCH);
    }

    private static int sum(Position now, Side nation) {
        return now.board().troops().values().stream()
                .mapToInt(troops -> switch (nation) {
                    case BRITISH -> troops.british();
                    case AMERICAN -> troops.american();
                    case FRENCH -> troops.french();
                })
                .sum();
    }
}
