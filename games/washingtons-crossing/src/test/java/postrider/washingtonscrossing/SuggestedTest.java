package postrider.washingtonscrossing;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import postrider.kernel.Chance;
import postrider.kernel.Impulse;
import postrider.kernel.Suggestion;
import postrider.kernel.Verdict;
import postrider.kernel.question.Answers;
import postrider.kernel.ruling.Side;
import postrider.text.Line;
import postrider.text.Lists;
import postrider.text.Read;
import postrider.washingtonscrossing.game.CrossingBox;
import postrider.washingtonscrossing.game.Orders;
import postrider.washingtonscrossing.rules.Possible;
import postrider.words.Boxes;

/** Letters suggest a few good orders, legal as written, each with its effect. */
@Tag("long")
class SuggestedTest {
    private static final CrossingBox BOX = RandomCampaign.BOX;

    @Test
    void aFewOrdersAreSuggestedWithTheirEffects() {
        for (var played : Lists.filter(
                RandomCampaign.QUICK.play(3).impulses(), one -> one.order().isPresent())) {
            var few = BOX.suggested(played.before(), played.by());
            assertTrue(few.size() <= 8 && !few.isEmpty(), few::toString);
            assertEquals(few.size(), new HashSet<>(few).size(), few::toString);
            for (var one : few) {
                assertTrue(one.line().split("activate ").length <= 4, () -> "nobody sends so many: " + one);
                assertTrue(
                        !one.does().isEmpty() && Boxes.note(one.does()).stream().allMatch(line -> line.length() <= 66),
                        one::toString);
                var verdict = judged(played.before(), played.by(), one.line());
                assertFalse(verdict instanceof Verdict.Denied, () -> one + " " + verdict);
            }
            assertEquals(few, BOX.suggested(played.before(), played.by()));
            assertEquals(Lists.map(few, Suggestion::line), BOX.offered(played.before(), played.by()));
        }
    }

    private static Verdict<Position> judged(Position now, Side side, String line) {
        var read = BOX.read(List.of(new Line(1, line)), now, side);
        var order = (Order) assertInstanceOf(Read.Understood.class, read, line).order();
        return new Impulse<>(BOX.rules(), now, side, Optional.of(order)).run(List.of(), Chance.NONE, Answers.SILENCE);
    }

    /** 10.5, 3.0: a zone of control cuts a command radius, but only an adjacent leader knows whether a stack has one. */
    @Test
    void aCommandRadiusRevealsNoHiddenMen() {
        var board =
                "turn Jan 2 7 am; weather freeze; American points 30; Washington 140 in Trenton; St. Clair 320 in 2127; "
                        + "American Detachment 6 480 in 2129; Hessian Detachment 2 %d in 2230; von Donop 1190 in 2329";
        var few = BOX.notation().position(board.formatted(30));
        var many = BOX.notation().position(board.formatted(400));
        assertEquals(BOX.suggested(few, Sides.AMERICAN), BOX.suggested(many, Sides.AMERICAN));
    }

    /** 18.1: neither from the march nor prepared, by points or a die. */
    @Test
    void noAttackByTheDisorderedIsListed() {
        var now = BOX.notation().position("""
                turn Dec 27 7 am; American to move; American points 9
                Washington 140 in 1928; Mercer 700 disordered, Stephen 460 in 1929; Rall 400 in Trenton""");
        for (var group : Orders.legal(now, Sides.AMERICAN))
            for (var order : group)
                assertTrue(Possible.ordered(now, Sides.AMERICAN, order).isPresent(), order::toString);
    }

    /** On Christmas night suggestions cross the river, and lead nowhere pointless. */
    @Test
    void theAmericansCrossTheRiver() {
        var night = Lists.find(
                RandomCampaign.CAMPAIGNS.play(1).impulses(), one -> one.order().isPresent());
        var first = BOX.suggested(night.orElseThrow().before(), Sides.AMERICAN);
        assertTrue(first.toString().contains("over the Delaware"), first::toString);
    }
}
