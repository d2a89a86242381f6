package postrider.washingtonscrossing;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import postrider.kernel.ruling.Side;
import postrider.map.Hexes.Hex;
import postrider.text.Lists;
import postrider.washingtonscrossing.Post.Force;
import postrider.washingtonscrossing.rules.Sight;

/**
 * Changes what the enemy cannot see from afar (3.0): men, fatigue and the leaders under the top one of some stacks.
 *
 * @param stacks stacks whose leaders do nothing in the impulse
 */
record OtherForces(Position now, Side side, List<Hex> stacks, Random random) {
    Position position() {
        var board = now.board();
        for (var leader : hidden()) board = board.put(leader, elsewhere(leader));
        for (var hex : stacks)
            for (var leader : board.in(side, hex)) board = board.put(leader, other(leader, board.there(leader)));
        return now.with(board);
    }

    private List<Leader> stack(Hex hex) {
        return now.board().in(side, hex);
    }

    /** The leaders under the top one. */
    private List<Leader> hidden() {
        var hidden = new ArrayList<Leader>();
        for (var hex : stacks) hidden.addAll(Lists.filter(stack(hex), leader -> !leader.equals(Sight.top(stack(hex)))));
        return hidden;
    }

    /** Another stack whose top leader stays on top. */
    private Force elsewhere(Leader leader) {
        var able = Lists.filter(stacks, hex -> Sight.top(stack(hex)).cost() > leader.cost());
        var there = now.board().there(leader);
        return able.isEmpty() ? there : there.at(able.get(random.nextInt(able.size())));
    }

    private Force other(Leader leader, Force there) {
        if (leader.limit() == 0) return there;
        int most = Math.min(leader.limit(), 600);
        var force = there.withTroops(10 * random.nextInt(most / 10 + 1));
        return force.withFatigue(random.nextInt(Force.MOST_FATIGUE + 1));
    }
}
