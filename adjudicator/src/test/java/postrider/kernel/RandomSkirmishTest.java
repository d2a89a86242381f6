package postrider.kernel;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assertions.fail;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import postrider.dice.ScriptedChance;
import postrider.dice.UnsealedChance;
import postrider.kernel.question.Answers;
import postrider.kernel.question.Source;
import postrider.kernel.ruling.Side;
import postrider.text.Complaint;
import postrider.text.Line;
import postrider.text.Read;

/** Random games: an impulse comes out the same, however often it is interrupted. */
class RandomSkirmishTest {
    private static final int GAMES = 300;
    private final Skirmish rules = new Skirmish();
    private int questions;

    @Test
    void anImpulseStoppedAtEveryQuestionComesOutTheSame() {
        for (long seed = 0; seed < GAMES; seed++) play(seed, this::sameWhenStopped);
        assertTrue(questions > 5 * GAMES, "only %d questions were asked".formatted(questions));
    }

    @Test
    void everyImpulseReplaysFromItsJournalAlone() {
        for (long seed = 0; seed < GAMES; seed++) play(seed, this::sameFromJournal);
    }

    @Test
    void anyChangedEntryIsNamed() {
        for (long seed = 0; seed < GAMES / 10; seed++) play(seed, this::driftIsNamed);
    }

    /** One impulse of a random game, and all journal entries before it. */
    private record Stage(
            long seed,
            List<Entry> earlier,
            Impulse<Skirmish.Field, Skirmish.Order> impulse,
            Verdict.Done<Skirmish.Field> done) {}

    private void play(long seed, Consumer<Stage> property) {
        var random = new Random(seed);
        var earlier = new ArrayList<Entry>();
        var field = rules.setUp("", Map.of());
        for (var mover = rules.toMove(field); mover.isPresent(); mover = rules.toMove(field)) {
            var impulse = new Impulse<>(rules, field, mover.get(), Optional.of(order(field, mover.get(), random)));
            var answers = answers(random.nextLong());
            var verdict = impulse.run(List.of(), new UnsealedChance(seed, earlier), answers);
            if (!(verdict instanceof Verdict.Done<Skirmish.Field> done)) {
                fail("seed %d: %s".formatted(seed, verdict));
                return;
            }
            property.accept(new Stage(seed, List.copyOf(earlier), impulse, done));
            assertEquals(done.position(), rules.position(rules.write(done.position())));
            earlier.addAll(done.journal());
            field = done.position();
        }
    }

    private Skirmish.Order order(Skirmish.Field field, Side side, Random random) {
        var legal = rules.legalOrders(field, side);
        var words = legal.get(random.nextInt(legal.size()));
        return switch (rules.read(List.of(new Line(1, words)), field, side)) {
            case Read.Understood<Skirmish.Order>(Skirmish.Order order) -> order;
            case Read.NotUnderstood<Skirmish.Order>(List<Complaint> complaints) -> throw new AssertionError(complaints);
        };
    }

    /** A player whose answer depends only on the seed and the question, not on when it is asked. */
    private static Answers answers(long seed) {
        return question -> {
            var options = question.options();
            var random = new Random(seed ^ question.key().hashCode());
            return Optional.of(new Answers.Given(options.get(random.nextInt(options.size())), Source.LETTER));
        };
    }

    private void sameWhenStopped(Stage stage) {
        var answers = new HashMap<String, Answers.Given>();
        stage.done().journal().forEach(entry -> {
            if (entry instanceof Entry.Answer(String key, String words, Source source))
                answers.put(key, new Answers.Given(words, source));
        });
        var arrived = new HashMap<String, Answers.Given>();
        var journal = List.<Entry>of();
        while (true) {
            var before =
                    Stream.concat(stage.earlier().stream(), journal.stream()).toList();
            var chance = new UnsealedChance(stage.seed(), before);
            var verdict = stage.impulse().run(journal, chance, q -> Optional.ofNullable(arrived.get(q.key())));
            if (!(verdict instanceof Verdict.Waiting<Skirmish.Field> waiting)) {
                assertEquals(stage.done(), verdict, () -> "seed " + stage.seed());
                return;
            }
            var key = waiting.questions().getFirst().key();
            arrived.put(key, answers.get(key));
            journal = waiting.journal();
            questions++;
        }
    }

    private void sameFromJournal(Stage stage) {
        var nothing = new ScriptedChance(List.of(), List.of());
        assertEquals(stage.done(), stage.impulse().run(stage.done().journal(), nothing, Answers.SILENCE));
    }

    private void driftIsNamed(Stage stage) {
        var journal = stage.done().journal();
        var strange = new Entry.Roll("9.9 nobody", Die.D6, 1, "");
        for (int i = 0; i <= journal.size(); i++) {
            var more = new ArrayList<>(journal);
            more.add(i, strange);
            assertDrift(i, stage, more);
            if (i == journal.size()) continue;
            var other = new ArrayList<>(journal);
            other.set(i, strange);
            assertDrift(i, stage, other);
        }
    }

    private static void assertDrift(int entry, Stage stage, List<Entry> journal) {
        var nothing = new ScriptedChance(List.of(), List.of());
        var drift = assertThrows(ReplayMismatch.class, () -> stage.impulse().run(journal, nothing, Answers.SILENCE));
        assertTrue(drift.getMessage().startsWith("Entry %d ".formatted(entry + 1)), drift.getMessage());
    }
}
