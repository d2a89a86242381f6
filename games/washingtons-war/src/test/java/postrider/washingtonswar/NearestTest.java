package postrider.washingtonswar;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import postrider.americanwar.Card;
import postrider.americanwar.Place;
import postrider.americanwar.Position;
import postrider.americanwar.Sides;
import postrider.americanwar.Space;
import postrider.americanwar.orders.Order;
import postrider.kernel.Chance;
import postrider.kernel.Impulse;
import postrider.kernel.Verdict;
import postrider.kernel.question.Answers;
import postrider.kernel.ruling.Side;
import postrider.text.Line;
import postrider.text.Lists;
import postrider.text.Read;

/** A space that a refusal suggests is allowed: the same order with that space is carried out. */
@Tag("long")
class NearestTest {
    private static final int GAMES = Math.max(2, Integer.getInteger("postrider.games", 250) / 40);
    private static final int EACH = 6;

    @Test
    void aSuggestedSpaceIsAllowed() {
        LongStream.range(0, GAMES).parallel().forEach(seed -> {
            var random = new SplittableRandom(seed);
            int suggested = 0;
            for (var played : RandomGame.play(seed)) {
                var now = played.before();
                var orders = orders(now, played.by());
                var spaces = Lists.map(now.country().spaces(), Space::name);
                for (int i = 0; i < EACH && !orders.isEmpty(); i++) {
                    var order = orders.get(random.nextInt(orders.size()));
                    var space = spaces.get(random.nextInt(spaces.size()));
                    if (judged(now, played.by(), order, space) instanceof Verdict.Denied<?>(var refusals))
                        for (var near : Lists.filter(refusals.getFirst().nearest(), spaces::contains)) {
                            suggested++;
                            assertFalse(
                                    judged(now, played.by(), order, near) instanceof Verdict.Denied<?>,
                                    () -> seed + ": " + order.formatted(space) + ": " + refusals + ": " + near);
                        }
                }
            }
            assertTrue(suggested > 0);
        });
    }

    /** Orders with a gap for a space. */
    private static List<String> orders(Position now, Side side) {
        var orders = new ArrayList<String>();
        for (var card : now.cards().hand(side)) {
            var id = card.id();
            if (card.isOps()) ops(now, side, card, orders);
            if (card.isOps() || card.isCampaign()) moves(now, side, id, orders);
            if (card.isCampaign()) orders.add("play " + id + ": landing party at %s");
            if (card.isEvent())
                orders.addAll(List.of("discard " + id + ": control %s", "discard " + id + ": remove %s"));
        }
        return orders;
    }

    private static void ops(Position now, Side side, Card card, List<String> orders) {
        int units = side == Sides.BRITISH ? now.board().britishBox() : card.ops();
        var comes = "play " + card.id() + ": reinforce %s with ";
        orders.add("play " + card.id() + ": control %s");
        orders.add(comes + units + " CU");
        for (var general : now.generals(side, Place.Box.REINFORCEMENTS))
            orders.addAll(List.of(comes + general, comes + general + " and " + units + " CU"));
    }

    private static void moves(Position now, Side side, String id, List<String> orders) {
        for (var general : now.country().generals(side))
            now.space(general).map(now::troops).ifPresent(troops -> {
                var with = " with " + troops.led().ledBy(side);
                for (var whom : troops.isEmpty() ? List.of("") : List.of("", with))
                    for (var way : List.of("; to %s", "; by sea to %s"))
                        orders.add("play " + id + ": activate " + general + whom + way);
            });
    }

    private static Verdict<Position> judged(Position now, Side side, String order, String space) {
        var read = RandomGame.WAR.orders().read(List.of(new Line(1, order.formatted(space))), now, side);
        var understood = assertInstanceOf(Read.Understood.class, read, order + space);
        return new Impulse<>(RandomGame.WAR.rules(), now, side, Optional.of((Order) understood.order()))
                .run(List.of(), Chance.NONE, Answers.SILENCE);
    }
}
