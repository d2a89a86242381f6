package postrider.washingtonswar;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import postrider.kernel.Answers;
import postrider.kernel.Chance;
import postrider.kernel.Entry;
import postrider.kernel.Impulse;
import postrider.kernel.Question;
import postrider.kernel.Ruling;
import postrider.kernel.Side;
import postrider.kernel.Source;
import postrider.kernel.Umpire;
import postrider.kernel.Verdict;
import postrider.kernel.View;
import postrider.simulation.Played;
import postrider.simulation.RandomPlayer;
import postrider.simulation.Simulation;

/**
 * Promise 2.5 of the design. Give the opponent other cards, and others to come: neither what a player reads nor what anybody
 * is asked changes by a byte.
 */
class SecrecyTest {
    private static final int GAMES = 8;

    private static final Simulation<Position, Order> SENSIBLE =
            Simulation.of("washingtons-war", RandomGame.WAR, "1775", Map.of(), "sensible");

    /** All that reaches one side of an impulse; of the other's questions, that they were asked. */
    private record Seen(View before, List<String> asked, List<Ruling> report, View after) {}

    private record Run(Seen seen, Set<WarTopic> topics, List<Entry> journal) {}

    @Test
    void whatAPlayerSeesDoesNotDependOnWhatHeCannotSee() {
        int compared = 0;
        var topics = EnumSet.noneOf(WarTopic.class);
        for (long seed = 0; seed < GAMES; seed++)
            for (var played : wars(seed))
                for (var viewer : List.of(Side.AMERICAN, Side.BRITISH)) {
                    var enemy = Box.enemy(viewer);
                    var now = played.before().withTournamentRule(true);
                    var before = seed % 2 == 0 ? allied(now) : nearlyAllied(now);
                    if (before.track().campaignFirst() && enemy == Side.BRITISH)
                        continue; // a claim shows a card (5.3.a)
                    long dice = compared++;
                    var run = run(before, played, viewer, OtherCards.NONE, dice);
                    if (run.isEmpty()) continue; // the French are in the way
                    var journal = run.get().journal;
                    var other = OtherCards.of(before, enemy, seen(journal, viewer), new Random(dice));
                    var again = run(before, played, viewer, other, dice).orElseThrow();
                    assertEquals(run.get().seen, again.seen, () -> "differs after " + journal);
                    topics.addAll(run.get().topics);
                }
        assertTrue(compared > GAMES * 100, compared + " impulses compared");
        assertEquals(EnumSet.allOf(WarTopic.class), topics);
    }

    /** A short war and a long one. */
    private static List<Played<Position, Order>> wars(long seed) {
        return Stream.concat(
                        RandomGame.play(seed).stream(),
                        SENSIBLE.play(seed).impulses().stream().skip(1))
                .toList();
    }

    /** The same on the eve of the alliance. */
    private static Position nearlyAllied(Position now) {
        return now.track().war() == Track.War.NEUTRAL ? now.with(now.track().withAlliance(8)) : now;
    }

    /** The same in the year of the alliance, with the French wherever Americans are. */
    private static Position allied(Position now) {
        var table = new Table(now, new Umpire(List.of(), Chance.NONE, Answers.SILENCE));
        table.track(track -> track.withWar(Track.War.ALLIED));
        for (var space : now.box().spaces())
            if (now.units(Side.AMERICAN, space) > 0) table.add(space, Troops.of(Side.FRENCH, 5));
        return table.now();
    }

    /** Cards that the viewer draws, and those that are laid open. */
    private static Set<String> seen(List<Entry> journal, Side viewer) {
        var seen = new TreeSet<>(OtherCards.drawn(journal, viewer));
        for (var entry : journal) if (entry instanceof Entry.Show show) seen.add(show.card());
        return seen;
    }

    private static Optional<Run> run(
            Position now, Played<Position, Order> played, Side viewer, OtherCards other, long seed) {
        var asked = new ArrayList<String>();
        var topics = EnumSet.noneOf(WarTopic.class);
        var player = new RandomPlayer<Position, Order>(seed);
        Answers answers = question -> {
            boolean mine = question.to() == viewer;
            asked.add(question.to() + " " + question.key() + ": " + question.text() + " " + question.circumstance());
            if (mine || !question.secret()) asked.addAll(question.options());
            if (!mine) topics.add((WarTopic) question.topic());
            return mine || !question.secret() ? player.to(question) : silent(question);
        };
        var before = other.in(now, Box.enemy(viewer));
        var impulse = new Impulse<>(RandomGame.WAR.rules(), before, played.by(), played.order());
        var verdict = impulse.run(List.of(), other.chance(now, seed), answers);
        if (!(verdict instanceof Verdict.Done<Position>(var after, var report, var journal))) return Optional.empty();
        var readable =
                report.stream().filter(ruling -> ruling.readableBy(viewer)).toList();
        var views = List.of(
                RandomGame.WAR.rules().view(before, viewer),
                RandomGame.WAR.rules().view(after, viewer));
        return Optional.of(new Run(new Seen(views.getFirst(), asked, readable, views.getLast()), topics, journal));
    }

    private static Optional<Answers.Given> silent(Question<?> question) {
        return Optional.of(new Answers.Given(question.whenSilent(), Source.LETTER));
    }
}
