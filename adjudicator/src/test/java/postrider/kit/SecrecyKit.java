package postrider.kit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import postrider.kernel.Entry;
import postrider.kernel.Game;
import postrider.kernel.Impulse;
import postrider.kernel.Suggestion;
import postrider.kernel.Verdict;
import postrider.kernel.question.Answers;
import postrider.kernel.question.Circumstance;
import postrider.kernel.question.Question;
import postrider.kernel.question.Source;
import postrider.kernel.question.Topic;
import postrider.kernel.ruling.Ruling;
import postrider.kernel.ruling.Side;
import postrider.kernel.view.View;
import postrider.text.Lists;
import postrider.workbench.simulation.Played;
import postrider.workbench.simulation.RandomBot;
import postrider.workbench.simulation.Simulation;

/**
 * Checks that secrets stay secret. If the opponent holds other cards and other cards come from the deck, what a player reads and what
 * either side is asked must not change by a byte.
 */
@Tag("long")
public abstract class SecrecyKit<P, O> {
    private static final int FEWEST = 2;
    private static final int MOST = 6;

    private final Game game;
    private final Game.Box<P, O> box;
    private final HiddenCards<P> hidden;
    private final List<Simulation<P, O>> games;

    /** @param games games of several kinds of players; as many are played as it takes to ask about every topic */
    protected SecrecyKit(Game game, Game.Box<P, O> box, HiddenCards<P> hidden, List<Simulation<P, O>> games) {
        this.game = game;
        this.box = box;
        this.hidden = hidden;
        this.games = List.copyOf(games);
    }

    /** The position, perhaps changed so that more is asked. Even and odd seeds may change it in different ways. */
    protected P bent(P before, long seed) {
        return before;
    }

    /** Topics that are asked only before any card is dealt, when there is nothing to hide. */
    protected Set<Topic> beforeTheDeal() {
        return Set.of();
    }

    /** Whether the rules have already revealed a card of this side. */
    protected boolean shows(P before, Side side) {
        return false;
    }

    /**
     * Everything that one side learns of an impulse, including which questions the other was asked, and what an onlooker may see. What is
     * offered after it is also what is offered before the next.
     */
    private record Seen(
            View before, List<String> asked, List<Ruling> report, View after, List<String> offered, View open) {}

    private record Run(Seen seen, Set<Topic> topics, List<Entry> journal) {}

    @Test
    void whatAPlayerSeesDoesNotDependOnHiddenCards() {
        int compared = 0;
        var all = Set.copyOf(box.vocabulary().topics());
        var topics = new HashSet<>(beforeTheDeal());
        for (long seed = 0; seed < FEWEST || seed < MOST && !topics.equals(all); seed++)
            for (var played : impulses(seed))
                for (var viewer : game.sides()) {
                    var enemy = other(viewer);
                    var before = bent(played.before(), seed);
                    if (shows(before, enemy)) continue;
                    long dice = compared++;
                    var run = run(before, played, viewer, OtherCards.none(hidden), dice);
                    if (run.isEmpty()) continue; // impossible in the changed position
                    var journal = run.get().journal;
                    var other = OtherCards.of(hidden, before, enemy, seen(journal, viewer), new Random(dice));
                    var again = run(before, played, viewer, other, dice).orElseThrow();
                    assertEquals(run.get().seen, again.seen, () -> "differs after " + journal);
                    topics.addAll(run.get().topics);
                }
        assertTrue(compared > FEWEST * 100, compared + " impulses compared");
        assertEquals(all, topics);
    }

    private List<Played<P, O>> impulses(long seed) {
        return games.stream()
                .flatMap(sort -> sort.play(seed).impulses().stream().skip(1))
                .toList();
    }

    private Side other(Side side) {
        return game.sides().stream().filter(one -> one != side).findFirst().orElseThrow();
    }

    /** The cards that the viewer draws, and those laid face up. */
    private static Set<String> seen(List<Entry> journal, Side viewer) {
        var seen = new TreeSet<>(OtherCards.drawn(journal, viewer));
        for (var entry : journal) if (entry instanceof Entry.Show show) seen.add(show.card());
        return seen;
    }

    /** The facts that clauses may test. */
    private static String facts(Circumstance seen) {
        return seen.where() + seen.who() + new TreeSet<>(seen.states()) + new TreeMap<>(seen.counts());
    }

    private Optional<Run> run(P now, Played<P, O> played, Side viewer, OtherCards<P> cards, long seed) {
        var asked = new ArrayList<String>();
        var topics = new HashSet<Topic>();
        var player = new RandomBot<P, O>(seed);
        Answers answers = question -> {
            boolean mine = question.to() == viewer;
            asked.add(question.to() + " " + question.key() + ": " + question.text() + " "
                    + facts(question.circumstance()));
            if (mine || !question.secret()) asked.addAll(question.options());
            if (!mine) topics.add(question.topic());
            return mine || !question.secret() ? player.to(question) : silent(question);
        };
        var before = cards.in(now, other(viewer));
        var impulse = new Impulse<>(box.rules(), before, played.by(), played.order());
        var verdict = impulse.run(List.of(), cards.chance(now, seed), answers);
        if (!(verdict instanceof Verdict.Done<P>(var after, var report, var journal))) return Optional.empty();
        var readable =
                report.stream().filter(ruling -> ruling.readableBy(viewer)).toList();
        var offered = Stream.of(
                        box.orders().mayDo(after, viewer),
                        box.orders().offered(after, viewer),
                        Lists.map(box.orders().suggested(after, viewer), Suggestion::toString))
                .flatMap(List::stream)
                .toList();
        var seen = new Seen(
                box.rules().view(before, viewer),
                asked,
                readable,
                box.rules().view(after, viewer),
                offered,
                box.rules().publicView(after));
        return Optional.of(new Run(seen, topics, journal));
    }

    private static Optional<Answers.Given> silent(Question<?> question) {
        return Optional.of(new Answers.Given(question.whenSilent(), Source.LETTER));
    }
}
