package postrider.wildernesswar;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import postrider.kernel.Chance;
import postrider.kernel.Impulse;
import postrider.kernel.Verdict;
import postrider.kernel.question.Answers;
import postrider.kernel.ruling.Refusal;
import postrider.kernel.ruling.Side;
import postrider.text.Line;
import postrider.text.Lists;
import postrider.text.Read;
import postrider.workbench.simulation.CheckLevel;

/** The ways that the refusal of a march suggests may be gone. */
class NearestTest {
    private final SplittableRandom random = new SplittableRandom(1);

    @Test
    void aSuggestedWayIsLegal() {
        int suggested = 0;
        for (var played : RandomGame.WARS.play(7, CheckLevel.NONE).impulses())
            if (played.order().isPresent())
                for (var leader : played.before().country().leaders(played.by()))
                    suggested += suggested(played.before(), played.by(), leader);
        assertNotEquals(0, suggested);
    }

    /** Orders a leader's force to go anywhere; checks what is suggested instead, and returns how many ways that is. */
    private int suggested(Position now, Side side, Leader leader) {
        var card = Lists.find(now.cards().hand(side), one -> one.value() == 3);
        if (card.isEmpty() || now.board().space(leader).isEmpty()) return 0;
        var who = random.nextBoolean() ? Group.most(now.board(), leader) : Group.of(leader);
        var spaces = now.country().spaces();
        var goal = spaces.get(random.nextInt(spaces.size()));
        var head = "play %d: activate %s; ".formatted(card.get().number(), who);
        var ways = Lists.flatMap(refusals(now, side, head + "to " + goal), Refusal::nearest);
        for (var way : ways) assertEquals(List.of(), refusals(now, side, head + way));
        return ways.size();
    }

    private static List<Refusal> refusals(Position now, Side side, String words) {
        var read = RandomGame.WAR.orders().read(List.of(new Line(1, words)), now, side);
        var order = ((Read.Understood<Order>) read).order();
        var impulse = new Impulse<>(RandomGame.WAR.rules(), now, side, Optional.of(order));
        return impulse.run(List.of(), Chance.NONE, Answers.SILENCE) instanceof Verdict.Denied<Position>(var refusals)
                ? refusals
                : List.of();
    }
}
