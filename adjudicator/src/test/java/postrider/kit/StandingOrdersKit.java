package postrider.kit;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import postrider.kernel.Entry;
import postrider.kernel.Game;
import postrider.kernel.Impulse;
import postrider.kernel.Verdict;
import postrider.kernel.Vocabulary;
import postrider.kernel.question.Answers;
import postrider.kernel.question.Source;
import postrider.kernel.ruling.Ruling;
import postrider.kernel.ruling.Side;
import postrider.text.Line;
import postrider.text.Read;
import postrider.words.Clauses;
import postrider.workbench.simulation.Played;
import postrider.workbench.simulation.RandomBot;
import postrider.workbench.simulation.Simulation;

/**
 * Checks that standing orders do not give away their writer's hand. If the writer holds other cards, then until one is laid face up the
 * opponent must read the same, and wait for a letter at the same questions.
 */
@Tag("long")
public abstract class StandingOrdersKit<P, O> {
    private static final int GAMES = 40;
    private static final String LETTER = "asked by letter: ";

    private final Simulation<P, O> games;
    private final HiddenCards<P> hidden;
    private final List<Side> sides;
    private final List<String> lines;
    private final Vocabulary vocabulary;

    /** @param lines standing orders of every kind */
    protected StandingOrdersKit(Game game, Simulation<P, O> games, HiddenCards<P> hidden, List<String> lines) {
        this.games = games;
        this.hidden = hidden;
        this.sides = game.sides();
        this.lines = List.copyOf(lines);
        this.vocabulary = games.box().vocabulary();
    }

    /** The cards that the order itself reveals. */
    protected abstract Set<String> cards(Played<P, O> played);

    /** Whether the rules have already revealed a card. */
    protected boolean shows(P before) {
        return false;
    }

    /** What the opponent learns, in order, and how often a clause answered a question about the hand. */
    private record Told(List<String> story, int secrets, List<Entry> journal) {}

    @Test
    void whetherAPlayerIsAskedByLetterDoesNotDependOnTheirHand() {
        int differing = 0;
        int letters = 0;
        int secrets = 0;
        var random = new Random(1);
        for (long seed = 0; seed < GAMES; seed++)
            for (var played : games.play(seed).impulses()) {
                if (played.journal().stream().noneMatch(Entry.Answer.class::isInstance)) continue;
                var writer = sides.get(random.nextInt(2));
                if (shows(played.before())) continue;
                var standing = standing(writer, random);
                long dice = random.nextLong();
                var told = told(played, standing, OtherCards.none(hidden), dice);
                var seen = new TreeSet<>(cards(played));
                seen.addAll(OtherCards.drawn(told.journal, other(writer)));
                var other = OtherCards.of(hidden, played.before(), writer, seen, new Random(dice));
                var again = told(played, standing, other, dice);
                letters += (int) told.story.stream()
                        .filter(line -> line.startsWith(LETTER))
                        .count();
                secrets += told.secrets;
                if (differ(told.story, again.story, standing)) differing++;
            }
        assertTrue(differing > 10 && letters > 100 && secrets > 40, differing + ", " + letters + ", " + secrets);
    }

    /** Whether the stories differ. Where they first do, neither may go on with a letter: a card has been revealed. */
    private static boolean differ(List<String> one, List<String> two, Clauses standing) {
        int same = (int) IntStream.range(0, Math.min(one.size(), two.size()))
                .takeWhile(i -> one.get(i).equals(two.get(i)))
                .count();
        if (same == one.size() && same == two.size()) return false;
        for (var story : List.of(one, two))
            assertFalse(
                    same == story.size() || story.get(same).startsWith(LETTER),
                    () -> "%s\n%s\n%s".formatted(standing.words(), one, two));
        return true;
    }

    private Side other(Side side) {
        return sides.stream().filter(one -> one != side).findFirst().orElseThrow();
    }

    private Clauses standing(Side writer, Random random) {
        var written = new ArrayList<Line>();
        for (int i = 0; i < 3; i++) {
            var text = lines.get(random.nextInt(lines.size()));
            written.add(new Line(i + 1, text));
            if (text.startsWith("otherwise")) break;
        }
        if (!(Clauses.read(writer, Source.STANDING_ORDER, written, vocabulary)
                instanceof Read.Understood<Clauses>(var clauses))) throw new AssertionError(written);
        return clauses;
    }

    private Told told(Played<P, O> played, Clauses standing, OtherCards<P> other, long dice) {
        var viewer = other(standing.side());
        var impulse = new Impulse<>(
                games.box().rules(), other.in(played.before(), standing.side()), played.by(), played.order());
        var chance = other.chance(played.before(), dice);
        var player = new RandomBot<P, O>(dice);
        var replies = new HashMap<String, Answers.Given>();
        var secrets = new ArrayList<Answers.Given>();
        Answers answers = question -> {
            if (question.to() == viewer) return player.to(question);
            var said = standing.to(question);
            if (question.secret()) said.ifPresent(secrets::add);
            return said.or(() -> Optional.ofNullable(replies.remove(question.key())));
        };
        var story = new ArrayList<String>();
        int read = 0;
        List<Entry> journal = List.of();
        while (true)
            switch (impulse.run(journal, chance, answers)) {
                case Verdict.Done<P> done -> {
                    story.addAll(readable(done.report(), read, viewer));
                    return new Told(story, secrets.size(), done.journal());
                }
                case Verdict.Waiting<P>(var questions, var report, var so, var meanwhile) -> {
                    story.addAll(readable(report, read, viewer));
                    read = report.size();
                    journal = so;
                    for (var question : questions) {
                        story.add(LETTER + question.key());
                        var silent = new Answers.Given(question.whenSilent(), Source.LETTER);
                        replies.put(
                                question.key(),
                                question.secret() ? silent : player.to(question).orElseThrow());
                    }
                }
                case Verdict.Denied<P> denied -> throw new AssertionError(denied);
            }
    }

    private static List<String> readable(List<Ruling> report, int from, Side viewer) {
        return report.subList(from, report.size()).stream()
                .filter(ruling -> ruling.readableBy(viewer))
                .map(Ruling::toString)
                .toList();
    }
}
