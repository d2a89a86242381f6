package postrider.washingtonswar;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import postrider.americanwar.Position;
import postrider.americanwar.Track;
import postrider.americanwar.WarTopic;
import postrider.americanwar.orders.Order;
import postrider.kernel.Chance;
import postrider.kernel.Impulse;
import postrider.kernel.Suggestion;
import postrider.kernel.Verdict;
import postrider.kernel.question.Answers;
import postrider.kernel.ruling.Side;
import postrider.text.Lists;
import postrider.text.Read;
import postrider.words.Boxes;
import postrider.words.Letter;
import postrider.words.OpenedLetter;
import postrider.words.ReadingContext;

/** The orders a letter offers are legal as written; there is one for every card in hand. */
@Tag("long")
class OfferedTest {
    private static final int GAMES = Integer.getInteger("postrider.games", 250) / 60;

    @Test
    void eachLineSentBackIsCarriedOut() {
        LongStream.range(0, GAMES).parallel().forEach(seed -> {
            for (var played : RandomGame.play(seed)) {
                var few = RandomGame.WAR.suggested(played.before(), played.by());
                for (var one : few)
                    assertFalse(
                            judged(played.before(), played.by(), few, one.line()) instanceof Verdict.Denied<?>,
                            one::toString);
            }
        });
    }

    /** The clause as it comes back: quoted and marked, among the others. */
    private static Verdict<?> judged(Position now, Side side, List<Suggestion> few, String line) {
        var marked = Lists.map(
                few,
                one -> String.join("\n", Boxes.note(one.does())) + "\n> "
                        + (one.line().equals(line) ? "(x) " + line : Boxes.offered(one.line())));
        var text = "> game ww-017\n> impulse 23\n> " + String.join("\n> ", marked);
        var context =
                new ReadingContext("ww-017", side, "", RandomGame.WAR.vocabulary(), words -> false, List.of(), false);
        var letter = assertInstanceOf(
                Letter.Order.class, OpenedLetter.open(text).in(context).read(context), line);
        var read = RandomGame.WAR.orders().read(letter.lines(), now, side);
        var order = assertInstanceOf(Read.Understood.class, read, line + read).order();
        return new Impulse<>(RandomGame.WAR.rules(), now, side, Optional.of((Order) order))
                .run(List.of(), Chance.NONE, Answers.SILENCE);
    }

    @Test
    void helpHasEveryTopicAndItsClausesAreRead() {
        var played = RandomGame.play(3).get(9);
        var context = new ReadingContext(
                "ww-017", played.by(), "", RandomGame.WAR.vocabulary(), words -> false, List.of(), false);
        var guides = RandomGame.WAR.guides(played.before(), played.by());
        for (var topic : WarTopic.values()) {
            var guide =
                    Lists.find(guides, one -> one.word().equals(topic.words())).orElseThrow();
            for (var clause : guide.lines().subList(2, guide.lines().size()))
                assertInstanceOf(
                        Letter.Standing.class,
                        OpenedLetter.open("game ww-017\nstanding\n" + clause)
                                .in(context)
                                .read(context),
                        clause);
        }
    }

    /** 6.0: help shows every card in hand that does something, and no other. */
    @Test
    void helpShowsTheUsefulCardsInHand() {
        for (var played : RandomGame.play(3)) {
            if (played.before().track().phase() != Track.Phase.STRATEGY) continue;
            var said = RandomGame.WAR.guides(played.before(), played.by()).toString();
            for (var line : RandomGame.WAR.offered(played.before(), played.by())) assertTrue(said.contains(line), line);
        }
    }

    /** As many as a sensible player would consider, each with what it would do, in one line of a letter. */
    @Test
    void aFewOrdersAreSuggestedWithTheirEffects() {
        for (var played : RandomGame.play(3)) {
            var few = RandomGame.WAR.suggested(played.before(), played.by());
            int legal = RandomGame.WAR.legal(played.before(), played.by()).stream()
                    .mapToInt(List::size)
                    .sum();
            assertTrue(few.size() <= 8 && few.size() >= Math.min(1, legal), few.toString());
            for (var one : few)
                assertTrue(
                        !one.does().isEmpty() && Boxes.note(one.does()).stream().allMatch(line -> line.length() <= 66),
                        one.toString());
            assertEquals(few, RandomGame.WAR.suggested(played.before(), played.by()));
        }
    }

    @Test
    void everyCardInHandHasAnOrderAndThereIsAdvice() {
        for (var played : RandomGame.play(3)) {
            if (played.before().track().phase() != Track.Phase.STRATEGY) continue;
            if (played.before().track().has(Track.Mark.CAMPAIGN_FIRST)) continue;
            var lines = String.join("\n", RandomGame.WAR.offered(played.before(), played.by()));
            for (var card : played.before().cards().hand(played.by()))
                assertTrue(lines.contains(card.label()), card + "\n" + lines);
            var all = RandomGame.WAR.mayDo(played.before(), played.by());
            assertTrue(!all.isEmpty() && all.size() < 12, all.toString());
        }
    }
}
