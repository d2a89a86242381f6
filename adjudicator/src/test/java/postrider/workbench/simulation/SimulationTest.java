package postrider.workbench.simulation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import postrider.kernel.Skirmish;
import postrider.kernel.Verdict;
import postrider.kernel.question.Question;
import postrider.kernel.ruling.Ruling;
import postrider.kernel.ruling.Side;
import postrider.rulebook.RuleBook;

class SimulationTest {
    private static final Skirmish RULES = new Skirmish();
    private static final Simulation<Skirmish.Field, Skirmish.Order> RANDOM =
            Simulation.of("skirmish", RULES, "", Map.of(), "random");

    private static Series.Result play(int threads) {
        return new Series<>(RANDOM, 1, 200, 4).play(threads, statistics -> {});
    }

    @Test
    void gamesArePlayedToTheirEndAndCounted() {
        var result = play(1);
        assertEquals(List.of(), result.failed());
        var statistics = result.statistics();
        assertEquals(200, statistics.games());
        assertEquals(
                200,
                statistics.endings().values().stream().mapToLong(count -> count).sum());
        assertTrue(statistics.lengths().lastKey() <= 12, statistics::toString);
        assertTrue(statistics.decisions() > statistics.impulses(), statistics::toString);
        assertTrue(statistics.refusals().get("1.1") > 0, "nobody sent more men than he had");
    }

    @Test
    void threadsChangeNothing() {
        assertEquals(play(1), play(3));
    }

    @Test
    void whatNeverCameUpIsListed() {
        var book = RuleBook.read("""
                - {number: "1.2", title: Falling back, proof: case, landmark: true}
                - {number: "1.2.Example", title: Uphill, proof: case}
                - {number: "8.1", title: Elephants, proof: case}
                - {number: "8.2", title: Camels, proof: case, silent: they never spit}
                - {number: "9.1", title: Remarks, proof: none-needed, why: nothing to prove}
                """);
        var summary = new Summary(
                play(1).statistics(), book, List.of("4 Rum", "7 Elephant"), new TreeSet<>(List.of("1.1", "8.1")));
        assertEquals(List.of("      200  1.2     Falling back", "        0  8.1     Elephants"), summary.everyRule());
        var lines = summary.lines();
        assertEquals(
                List.of(
                        "landmarks, and in how many games:",
                        "      200  1.2     Falling back",
                        "rules met: 1 of 2",
                        "  never met: 8.1 Elephants",
                        "rules that show in no report, and why (rules.yaml):",
                        "  8.2 Camels: they never spit",
                        "refusals met: 1 of the 2 that cases know, and 3 others",
                        "  never refused: 8.1",
                        "cards met: 1 of 2",
                        "        1  under 1.3",
                        "  never met: 7 Elephant",
                        "  met under 1.3 alone: 4 Rum"),
                lines.subList(lines.indexOf("landmarks, and in how many games:"), lines.size()));
    }

    @Test
    void aDirectedPlayerMeetsASectionSooner() {
        var directed = RANDOM.directed(List.of("1.2", "1.3"));
        assertTrue(impulsesBefore(directed, "1.2", 0) < impulsesBefore(RANDOM, "1.2", 0), "even seeds look for 1.2");
        assertTrue(impulsesBefore(directed, "1.3", 1) < impulsesBefore(RANDOM, "1.3", 1), "odd seeds look for 1.3");
    }

    /** The mean number of impulses before a rule came up, over every second seed. */
    private static double impulsesBefore(Simulation<?, ?> games, String rule, int parity) {
        return IntStream.range(0, 50)
                .mapToLong(game -> games.play(2 * game + parity).impulses().stream()
                        .takeWhile(played -> !played.rules().contains(rule))
                        .count())
                .average()
                .orElseThrow();
    }

    /** The dump that a game of this faulty player leaves. */
    private static Dump failing(Bot<Skirmish.Field, Skirmish.Order> wrong) {
        var simulation = new Simulation<>("skirmish", RULES, RULES.setUp("", Map.of()), "wrong", seed -> wrong);
        return assertThrows(Failed.class, () -> simulation.play(7)).dump();
    }

    @Test
    void anOrderThatIsRefusedCanBeReplayed() {
        var dump = failing(new Wrong() {
            @Override
            public Skirmish.Order order(Skirmish.Field field, Side side, List<List<Skirmish.Order>> legal) {
                return new Skirmish.Order.Raid("Mill", 99);
            }
        });
        assertEquals(List.of("raid Mill with 99 men"), dump.order());
        assertEquals(dump, Dump.read(dump.yaml()));
        assertInstanceOf(Verdict.Denied.class, dump.again(RULES, dump.umpire()));
    }

    @Test
    void aFailureInTheMiddleLeavesTheJournalSoFar() {
        var dump = failing(new Wrong() {
            @Override
            public Optional<Given> to(Question<?> question) {
                if (question.topic() == Skirmish.Asked.PURSUE) throw new IllegalStateException("no horses");
                return super.to(question);
            }
        });
        assertEquals("IllegalStateException: no horses", dump.why());
        assertEquals("1.4 defender", dump.journal().getLast().key());
        assertEquals(dump, Dump.read(dump.yaml()));
        assertInstanceOf(Verdict.Waiting.class, dump.again(RULES, dump.umpire()));
    }

    @Test
    void wordsThatMeanAnotherOrderFailAgainWhenReplayed() {
        failsAgain(CheckLevel.CLOSE, "words mean another order", new Skirmish() {
            @Override
            public List<String> words(Order order) {
                return order instanceof Order.Raid ? List.of("rest") : super.words(order);
            }
        });
    }

    @Test
    void aBrokenInvariantFailsAgainWhenReplayed() {
        failsAgain(CheckLevel.REPLAYED, "9.9 men from nowhere", new Skirmish() {
            @Override
            public List<String> brokenInvariants(
                    Field before, Optional<Order> order, Field after, List<Ruling> report) {
                return order.isPresent() ? List.of("9.9 men from nowhere") : List.of();
            }
        });
    }

    private static void failsAgain(CheckLevel level, String why, Skirmish rules) {
        var simulation = Simulation.of("skirmish", rules, "", Map.of(), "random");
        var dump = assertThrows(Failed.class, () -> simulation.play(7, level)).dump();
        assertTrue(dump.why().contains(why), dump.why());
        var again = assertThrows(IllegalStateException.class, () -> dump.again(rules, dump.umpire()));
        assertTrue(again.getMessage().contains(why), again.getMessage());
    }

    @Test
    void otherFilesAreNotDumps() {
        assertThrows(IllegalArgumentException.class, () -> Dump.read("- 1\n- 2\n"));
    }

    /** A random player to be overridden. */
    private abstract static class Wrong implements Bot<Skirmish.Field, Skirmish.Order> {
        private final Bot<Skirmish.Field, Skirmish.Order> random = new RandomBot<>(7);

        @Override
        public Skirmish.Order order(Skirmish.Field field, Side side, List<List<Skirmish.Order>> legal) {
            return random.order(field, side, legal);
        }

        @Override
        public Optional<Given> to(Question<?> question) {
            return random.to(question);
        }
    }
}
