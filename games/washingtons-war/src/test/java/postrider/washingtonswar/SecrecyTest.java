package postrider.washingtonswar;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import postrider.dice.UnsealedChance;
import postrider.kernel.Answers;
import postrider.kernel.Entry;
import postrider.kernel.Impulse;
import postrider.kernel.Ruling;
import postrider.kernel.Side;
import postrider.kernel.Verdict;
import postrider.kernel.View;
import postrider.simulation.Played;

/**
 * Promise 2.5 of the design. Deal the opponent's hand again from what a player cannot see: neither what he reads nor what is
 * asked changes by a byte.
 */
class SecrecyTest {
    private static final int GAMES = 60;

    /** All that reaches one side of an impulse in which the other says nothing but what silence means. */
    private record Seen(View before, List<String> asked, List<Ruling> report, View after) {}

    @Test
    void whatAPlayerSeesDoesNotDependOnWhatHeCannotSee() {
        int compared = 0;
        for (long seed = 0; seed < GAMES; seed++)
            for (var played : RandomGame.play(seed)) {
                if (played.before().track().campaignFirst()) continue; // a claim shows a card (5.3.a)
                var random = new Random(seed);
                var seen = seen(played.before(), played);
                var resampled = seen(dealtAgain(played.before(), Box.enemy(played.by()), random), played);
                if (seen.isEmpty() || resampled.isEmpty()) continue;
                compared++;
                assertEquals(seen.get(), resampled.get(), () -> "seed " + played.journal());
            }
        assertTrue(compared > GAMES * 20, compared + " impulses compared");
    }

    private static Position dealtAgain(Position now, Side side, Random random) {
        var hidden = new ArrayList<>(now.cards().deck());
        hidden.addAll(now.cards().hand(side));
        Collections.shuffle(hidden, random);
        int hand = now.cards().hand(side).size();
        return now.with(now.cards()
                .withHand(side, hidden.subList(0, hand))
                .withDeck(new TreeSet<>(hidden.subList(hand, hidden.size()))));
    }

    /** Empty where a hidden card is drawn, dealt or turned up: that is seen, and rightly. */
    private static Optional<Seen> seen(Position before, Played<Position, Order> played) {
        var asked = new ArrayList<String>();
        Answers silent = question -> {
            asked.add(question.to() + " " + question.key() + ": " + question.text());
            return Optional.of(new Answers.Given(question.whenSilent(), "letter"));
        };
        var chance = new UnsealedChance(1, List.of(new Entry.Shuffle("", deck(before), "")));
        var impulse = new Impulse<>(RandomGame.RULES, before, played.by(), played.order());
        var verdict = impulse.run(List.of(), chance, silent);
        if (!(verdict instanceof Verdict.Done<Position>(var after, var report, var journal)))
            throw new AssertionError(verdict + " was legal before");
        if (turnsUp(before, played, journal)) return Optional.empty();
        var by = played.by();
        var readable = report.stream().filter(ruling -> ruling.readableBy(by)).toList();
        return Optional.of(
                new Seen(RandomGame.RULES.view(before, by), asked, readable, RandomGame.RULES.view(after, by)));
    }

    private static List<String> deck(Position before) {
        return before.cards().deck().stream().map(Card::id).toList();
    }

    private static boolean turnsUp(Position before, Played<Position, Order> played, List<Entry> journal) {
        var theirs = before.cards().hand(Box.enemy(played.by())).stream()
                .map(Card::id)
                .toList();
        return journal.stream().anyMatch(entry -> switch (entry) {
            case Entry.Draw draw -> true;
            case Entry.Shuffle shuffle -> true;
            case Entry.Show show -> theirs.contains(show.card());
            case Entry.Roll roll -> false;
            case Entry.Answer answer -> false;
            case Entry.Open open -> false;
        });
    }
}
