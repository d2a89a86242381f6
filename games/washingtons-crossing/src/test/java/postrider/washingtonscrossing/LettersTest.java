package postrider.washingtonscrossing;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import postrider.dice.UnsealedChance;
import postrider.kernel.Chance;
import postrider.kernel.Entry;
import postrider.kernel.Impulse;
import postrider.kernel.Verdict;
import postrider.kernel.Vocabulary;
import postrider.kernel.question.Answers;
import postrider.kernel.question.Question;
import postrider.kernel.question.Source;
import postrider.kernel.ruling.Side;
import postrider.text.Line;
import postrider.text.Lists;
import postrider.text.Read;
import postrider.washingtonscrossing.game.CrossingBox;
import postrider.washingtonscrossing.table.Advice;
import postrider.words.Clauses;
import postrider.workbench.simulation.Bot;
import postrider.workbench.simulation.Simulation;

/**
 * Counts the letters each side writes per day of the campaign: four orders, and answers to questions in between.
 */
@Tag("long")
class LettersTest {
    private static final int CAMPAIGNS = Integer.getInteger("postrider.correspondences", 2);
    private static final CrossingBox BOX = RandomCampaign.BOX;
    private static final Map<Side, Vocabulary> NAMES =
            Sides.BOTH.stream().collect(Collectors.toMap(Function.identity(), BOX.vocabulary()::of));
    private static final int TURNS = 4;

    /** Answers to every question except how a march goes on, which the player asked for. */
    private static final List<String> STANDING = List.of(
            "deploy: as they stand",
            "raid: the nearest",
            "raided: the strongest",
            "arrive: the nearest",
            "crossing: a detachment crosses",
            "losses: in proportion",
            "react: nobody",
            "retreat: the first way",
            "rout: the first way",
            "otherwise ask");

    /** Topics asked between the enemy's turn and one's own (8.0, 9.3). */
    private static final Set<CrossingTopic> BEFORE_ORDER =
            Set.of(CrossingTopic.RAID, CrossingTopic.RAIDED, CrossingTopic.ARRIVE);

    /** Answers to the questions that cause most days over six letters. */
    private static final List<String> RAIDS = List.of("raid: the nearest", "raided: the strongest");

    /** The number of days of each side, by how many letters it wrote. */
    private record Days(Map<Side, TreeMap<Integer, Integer>> byLetters) {
        Days() {
            this(Map.of(Sides.AMERICAN, new TreeMap<>(), Sides.BRITISH, new TreeMap<>()));
        }

        void add(Side side, int letters) {
            byLetters.get(side).merge(letters, 1, Integer::sum);
        }

        int most(Side side) {
            return byLetters.get(side).lastKey();
        }

        /** The percentage of days with at most this many letters. */
        int upTo(Side side, int letters) {
            var days = byLetters.get(side);
            return 100 * sum(days.headMap(letters, true)) / sum(days);
        }

        private static int sum(Map<Integer, Integer> days) {
            return days.values().stream().mapToInt(Integer::intValue).sum();
        }
    }

    /** A clause that a letter offers below an order, except about men without a free detachment, which is never asked by letter. */
    private static final Pattern OFFERED = Pattern.compile("'if asked ((?!arrive: (?:later|LEADER))[^']+)'");

    /**
     * What a side orders in advance.
     *
     * @param standing standing orders
     * @param below whether each order is followed by all clauses that its letter offers
     * @param goesOn whether the next order is written below the answer to a question just before it
     */
    private record Beforehand(Map<Side, Clauses> standing, boolean below, boolean goesOn) {
        Clauses below(Position now, Side side) {
            if (!below) return Clauses.none(side);
            var offered = OFFERED.matcher(Advice.mayDo(now, side).toString()).results();
            return clauses(
                    side, Source.CLAUSE, offered.map(line -> line.group(1)).toList());
        }
    }

    /** A campaign played by letter. */
    private static final class Correspondence {
        private final Bot<Position, Order> player;
        private final Beforehand said;
        private final UnsealedChance dice;
        private final Days days;
        private final Map<Side, Integer> today = new HashMap<>();
        private final Map<Side, Clauses> below = new HashMap<>();
        /** An order written below an answer. */
        private Optional<Order> next = Optional.empty();

        private Position position = BOX.rules().setUp("campaign", Map.of());

        Correspondence(Bot<Position, Order> player, Beforehand said, long seed, Days days) {
            this.player = player;
            this.said = said;
            this.dice = new UnsealedChance(seed);
            this.days = days;
        }

        void play() {
            run(position.track().toMove().orElse(Sides.AMERICAN), Optional.empty());
            while (!position.track().isOver()) {
                var date = position.track().turn().date();
                var by = position.track().toMove().orElseThrow();
                var ready = next.filter(order -> isLegal(by, order));
                next = Optional.empty();
                if (ready.isEmpty()) today.merge(by, 1, Integer::sum);
                var order = ready.orElseGet(() -> player.order(position, by, BOX.legal(position, by)));
                below.put(by, said.below(position, by));
                run(by, Optional.of(order));
                if (!position.track().turn().date().equals(date)) endOfDay();
            }
        }

        private void endOfDay() {
            for (var side : Sides.BOTH) days.add(side, today.getOrDefault(side, 0));
            today.clear();
        }

        private void run(Side by, Optional<Order> order) {
            var impulse = new Impulse<>(BOX.rules(), position, by, order);
            var replies = new HashMap<String, Answers.Given>();
            List<Entry> journal = List.of();
            while (true)
                switch (impulse.run(journal, dice, question -> answer(by, question, replies))) {
                    case Verdict.Done<Position> done -> {
                        position = done.position();
                        return;
                    }
                    case Verdict.Waiting<Position>(var questions, var report, var so, var meanwhile) -> {
                        journal = so;
                        var asked = new HashSet<Side>();
                        for (var question : questions) {
                            if (question.topic() != CrossingTopic.ONWARD) asked.add(question.to());
                            replies.put(question.key(), player.to(question).orElseThrow());
                        }
                        for (var side : asked) today.merge(side, 1, Integer::sum);
                        boolean last = Lists.find(questions, question -> !BEFORE_ORDER.contains(question.topic()))
                                .isEmpty();
                        if (said.goesOn && last && asked.equals(Set.of(Sides.enemy(by))))
                            next = foreseen(impulse, journal, Sides.enemy(by));
                    }
                    case Verdict.Denied<Position> denied -> throw new AssertionError(denied);
                }
        }

        /** The order a player would write in advance, without having seen the dice to come. */
        private Optional<Order> foreseen(Impulse<Position, Order> impulse, List<Entry> journal, Side side) {
            Answers silent = question -> Optional.of(new Answers.Given(question.whenSilent(), Source.LETTER));
            if (!(impulse.run(journal, new UnsealedChance(journal.size()), silent)
                    instanceof Verdict.Done<Position> done)) throw new AssertionError("all is answered");
            var then = done.position();
            return Optional.of(then)
                    .filter(position -> position.track().toMove().equals(Optional.of(side)))
                    .map(position -> player.order(position, side, BOX.legal(position, side)));
        }

        private boolean isLegal(Side by, Order order) {
            var impulse = new Impulse<>(BOX.rules(), position, by, Optional.of(order));
            return !(impulse.run(List.of(), Chance.NONE, question -> Optional.empty())
                    instanceof Verdict.Denied<Position>);
        }

        private Optional<Answers.Given> answer(Side by, Question<?> question, Map<String, Answers.Given> replies) {
            var side = question.to();
            var clauses = below.getOrDefault(side, Clauses.none(side));
            return (side == by ? clauses : clauses.betweenOrders())
                    .then(said.standing.getOrDefault(side, Clauses.none(side)))
                    .to(question)
                    .or(() -> Optional.ofNullable(replies.remove(question.key())));
        }
    }

    private static Stream<Simulation<Position, Order>> players() {
        var sensible = Simulation.of("washingtons-crossing", BOX, "campaign", Map.of(), "sensible");
        return Stream.of(
                RandomCampaign.CAMPAIGNS,
                sensible,
                sensible.directed(List.of("11.3", "11.4.2", "16.3", "17.3", "18.2")));
    }

    private static Days days(Simulation<Position, Order> players, Beforehand said) {
        var days = new Days();
        for (long seed = 0; seed < CAMPAIGNS; seed++)
            new Correspondence(players.players().apply(seed), said, seed, days).play();
        return days;
    }

    /** Standing orders of both sides, for the topics each may be asked. */
    private static Beforehand standing(List<String> orders) {
        return new Beforehand(
                Map.of(
                        Sides.AMERICAN,
                        standing(Sides.AMERICAN, orders),
                        Sides.BRITISH,
                        standing(Sides.BRITISH, orders)),
                false,
                false);
    }

    private static Clauses standing(Side side, List<String> orders) {
        var asked = Lists.filter(
                orders,
                line -> Stream.of(CrossingTopic.values())
                        .allMatch(topic -> topic.asks(side) || !line.startsWith(topic.words())));
        return clauses(side, Source.STANDING_ORDER, asked);
    }

    private static Clauses clauses(Side side, Source source, List<String> lines) {
        if (!(Clauses.read(side, source, Line.numbered(lines), NAMES.get(side))
                instanceof Read.Understood<Clauses>(var clauses))) throw new AssertionError(lines);
        return clauses;
    }

    @ParameterizedTest
    @MethodSource("players")
    void withStandingOrdersOnlyOrdersAreSent(Simulation<Position, Order> players) {
        var days = days(players, standing(STANDING));
        for (var side : Sides.BOTH) assertEquals(TURNS, days.most(side), () -> players.player() + " " + days);
    }

    /** Most of the rest are raids (8.0). */
    @ParameterizedTest
    @MethodSource("players")
    void withoutStandingOrdersMostDaysTakeAtMostSix(Simulation<Position, Order> players) {
        var days = days(players, new Beforehand(Map.of(), false, false));
        print(players.player(), days);
        assertTrue(days.upTo(Sides.AMERICAN, 6) >= 70, () -> players.player() + " " + days);
        assertTrue(days.upTo(Sides.BRITISH, 6) >= 90, () -> players.player() + " " + days);
        for (var side : Sides.BOTH) assertTrue(days.most(side) <= 10, () -> players.player() + " " + days);
    }

    /** 8.0 */
    @ParameterizedTest
    @MethodSource("players")
    void withStandingOrdersOnRaidsHardlyAnyDayTakesMore(Simulation<Position, Order> players) {
        var days = days(players, standing(RAIDS));
        print(players.player() + " with raids", days);
        assertTrue(days.upTo(Sides.AMERICAN, 6) >= 85, () -> players.player() + " " + days);
    }

    @ParameterizedTest
    @MethodSource("players")
    void withOfferedClausesADayTakesAtMostSix(Simulation<Position, Order> players) {
        var days = days(players, new Beforehand(Map.of(), true, false));
        print(players.player() + " with what is offered", days);
        for (var side : Sides.BOTH) assertTrue(days.most(side) <= 6, () -> players.player() + " " + days);
    }

    /** 8.0: the next order is written below the answer about a raid. */
    @ParameterizedTest
    @MethodSource("players")
    void withOrdersBelowAnswersMostDaysTakeAtMostSix(Simulation<Position, Order> players) {
        var days = days(players, new Beforehand(Map.of(), false, true));
        print(players.player() + " with the order below", days);
        assertTrue(days.upTo(Sides.AMERICAN, 6) >= 90, () -> players.player() + " " + days);
    }

    private static void print(String players, Days days) {
        if (CAMPAIGNS > 2) System.out.println(players + " " + days.byLetters);
    }
}
