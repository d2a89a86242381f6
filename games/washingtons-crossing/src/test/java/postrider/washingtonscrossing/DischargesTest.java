package postrider.washingtonscrossing;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import postrider.kernel.ruling.Side;
import postrider.text.Lists;
import postrider.washingtonscrossing.Post.Force;
import postrider.washingtonscrossing.rules.Possible;

/** 9.2.4, 9.4.1: discharges listed on New Year's night are legal, however odd the numbers of men. */
class DischargesTest {
    private static final int NIGHTS = 300;

    @Test
    void listedDischargesAreLegal() {
        for (int night = 0; night < NIGHTS; night++) {
            var random = new Random(night);
            var side = Sides.BOTH.get(night % 2);
            var now = night(random, side);
            var discharged = new Order(List.copyOf(Possible.discharges(now, side)));
            assertTrue(
                    Possible.ordered(now, side, discharged).isPresent(),
                    () -> discharged + "\n" + RandomCampaign.BOX.notation().write(now));
        }
    }

    /** A few leaders and detachments with few men each, in garrisons and elsewhere. */
    private static Position night(Random random, Side side) {
        var now = RandomCampaign.BOX
                .notation()
                .position("turn Jan 1 12 am; %s to move".formatted(side == Sides.AMERICAN ? "American" : "British")
                        + (random.nextBoolean() ? "; optional traced-enlistments" : ""));
        var board = now.board();
        var hexes = Lists.map(List.of("Amboy", "Brunswick", "Princeton", "Newtown"), now.country()::hex);
        var leaders = Lists.filter(board.leaders(), leader -> leader.side() == side && leader.limit() > 0);
        var some = IntStream.range(0, 1 + random.nextInt(14))
                .mapToObj(one -> leaders.get(random.nextInt(leaders.size())))
                .distinct()
                .toList();
        for (var leader : some) {
            int least = leader.isDetachment() ? 10 : 0;
            int men = 10 * (least + random.nextInt(leader.limit() / 10 - least + 1));
            var hex = hexes.get(random.nextInt(side == Sides.BRITISH ? 3 : 4));
            board = board.put(leader, new Force(hex, men, 0, Condition.GOOD_ORDER));
        }
        return now.with(board);
    }
}
