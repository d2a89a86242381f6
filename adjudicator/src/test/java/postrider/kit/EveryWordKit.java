package postrider.kit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import postrider.kernel.Chance;
import postrider.kernel.Guide;
import postrider.kernel.Impulse;
import postrider.kernel.Verdict;
import postrider.kernel.Vocabulary;
import postrider.kernel.question.Answers;
import postrider.kernel.question.Circumstance;
import postrider.kernel.question.Question;
import postrider.kernel.question.Source;
import postrider.kernel.question.Topic;
import postrider.kernel.ruling.Side;
import postrider.play.AskingRule;
import postrider.text.Complaint;
import postrider.text.Line;
import postrider.text.Lists;
import postrider.text.Read;
import postrider.words.Clauses;
import postrider.workbench.simulation.Bot;
import postrider.workbench.simulation.RandomBot;
import postrider.workbench.simulation.Simulation;

/**
 * Checks that no word of a player is silently dropped. Words added anywhere in a legal order, an answer or a clause must change its meaning
 * or draw a complaint.
 */
@Tag("long")
public abstract class EveryWordKit<P, O> {
    private static final List<String> NONSENSE = List.of("banana", "été", "quickly", "x");

    /** Words that may be ignored within a sentence. At its end they show that something is missing. */
    private static final List<String> JOINTS = List.of("and", "to", "with", "the", "in", "then", "of");

    private static final List<String> GLUE = List.of(" %s ", "; %s; ", ", %s, ", "; %s ", " %s: ", "-%s ", " (%s) ");
    private static final Pattern HINT = Pattern.compile("standing order '((?:(?!standing order).)+?)' would");
    private static final Pattern GAP = Pattern.compile(" |$");

    private final Simulation<P, O> games;
    private final int seeds;
    private final List<String> verbs;
    private final List<String> clauses;
    private final Vocabulary vocabulary;
    private final List<String> names;
    /** How often each verb was tried. */
    private final Map<String, Integer> tried = new HashMap<>();

    private int answers;

    /**
     * @param verbs all words with which a part of an order begins; the games must use each
     * @param clauses standing orders of every kind
     */
    protected EveryWordKit(Simulation<P, O> games, int seeds, List<String> verbs, List<String> clauses) {
        this.games = games;
        this.seeds = seeds;
        this.verbs = List.copyOf(verbs);
        this.clauses = List.copyOf(clauses);
        this.vocabulary = games.box().vocabulary();
        this.names = Lists.concat(vocabulary.places(), Lists.concat(vocabulary.people(), vocabulary.cards()));
    }

    /** Variants of an order that the simulated players never give; they are tried in turn. */
    protected List<String> otherwise(String order) {
        return List.of();
    }

    /** Whether an order with added words is just another way to write the same order. */
    protected boolean isAnotherWayToSay(String said) {
        return false;
    }

    /** Whether a player is ever asked by letter with only one answer left, so that the golden wars contain hints. */
    protected boolean isHinted() {
        return true;
    }

    /** Whether an answer on this topic is a chain that any further name continues, such as a route from hex to hex. */
    protected boolean isChain(Topic topic) {
        return false;
    }

    /** A line with an added word, and whether the word is at the end. */
    private record Added(String text, String word, boolean last) {
        boolean joins() {
            return !last && JOINTS.contains(word);
        }

        boolean isNonsense() {
            return NONSENSE.contains(word);
        }
    }

    @Test
    void everyWordOfAnOrderAndOfAnAnswerCounts() {
        for (long seed = 0; seed < seeds; seed++)
            new Simulation<>(games.game(), games.box(), games.start(), games.player(), Loquacious::new).play(seed);
        var missing = new TreeSet<>(Lists.filter(verbs, verb -> !tried.containsKey(verb)));
        assertEquals(Set.of(), missing);
        assertTrue(answers > 100, answers + " answers");
    }

    @Test
    void everyWordOfAClauseCounts() {
        var random = new Random(1);
        for (var clause : clauses) {
            var known = standing(clause).orElseThrow();
            for (int i = 0; i < 40; i++) {
                var added = added(clause, random);
                if (added.joins()) continue;
                standing(added.text).ifPresent(read -> {
                    assertNotEquals(known, read, () -> "dropped: " + added);
                    assertFalse(added.isNonsense(), () -> "taken: " + added);
                });
            }
        }
    }

    /** Letters hint at standing orders that would save a question. These must be understood. */
    @Test
    void everyHintInTheGoldenWarsIsUnderstood() throws IOException {
        var hints = new TreeSet<String>();
        try (var files = Files.walk(Path.of("golden"))) {
            for (var file :
                    files.filter(path -> path.toString().endsWith(".txt")).toList())
                HINT.matcher(Files.readString(file).replaceAll("\\s+", " "))
                        .results()
                        .forEach(hint -> hints.add(hint.group(1)));
        }
        assertEquals(isHinted(), !hints.isEmpty());
        for (var hint : hints) assertTrue(standing(hint).isPresent(), hint);
    }

    /** The complaints about a clause. */
    protected final List<String> complaints(String clause) {
        var side = games.box().rules().toMove(games.start()).orElseThrow();
        var lines = List.of(new Line(1, clause));
        return Clauses.read(side, Source.STANDING_ORDER, lines, vocabulary)
                        instanceof Read.NotUnderstood<Clauses>(var complaints)
                ? Lists.map(complaints, Complaint::expected)
                : List.of();
    }

    private Optional<List<String>> standing(String clause) {
        return standing(clause, games.start());
    }

    private Optional<List<String>> standing(String clause, P now) {
        var side = games.box().rules().toMove(games.start());
        var names = vocabulary.in(games.box().orders().season(now));
        return Clauses.read(side.orElseThrow(), Source.STANDING_ORDER, List.of(new Line(1, clause)), names)
                        instanceof Read.Understood<Clauses>(var read)
                ? Optional.of(read.words())
                : Optional.empty();
    }

    private Added added(String line, Random random) {
        var gaps = GAP.matcher(line).results().map(gap -> gap.start()).toList();
        int at = gaps.get(random.nextInt(gaps.size()));
        var word = word(random);
        var glued = GLUE.get(random.nextInt(GLUE.size())).formatted(word);
        var text = "%s%s%s"
                .formatted(line.substring(0, at), glued, line.substring(at).strip());
        return new Added(text.strip(), word, at == line.length());
    }

    private String word(Random random) {
        return switch (random.nextInt(6)) {
            case 0 -> verbs.get(random.nextInt(verbs.size()));
            case 1 -> JOINTS.get(random.nextInt(JOINTS.size()));
            case 2 -> String.valueOf(1 + random.nextInt(9));
            case 3, 4 -> NONSENSE.get(random.nextInt(NONSENSE.size()));
            default -> names.get(random.nextInt(names.size()));
        };
    }

    /** Plays at random, and first tries everything with words added. */
    private final class Loquacious implements Bot<P, O> {
        private final RandomBot<P, O> player;
        private final Random random;
        private final Random advance;
        private int turn;

        Loquacious(long seed) {
            this.player = new RandomBot<>(seed);
            this.random = new Random(seed);
            this.advance = new Random(seed);
        }

        @Override
        public O order(P position, Side side, List<List<O>> legal) {
            var group = legal.get(random.nextInt(legal.size()));
            var order = group.get(random.nextInt(group.size()));
            orders(position, side, order, group.getFirst());
            var ways = otherwise(games.box().orders().words(order).getFirst());
            if (!ways.isEmpty()) {
                var said = List.of(ways.get(turn++ % ways.size()));
                orders(position, side, read(position, side, said).orElseThrow(), group.getFirst());
            }
            if (random.nextInt(20) == 0) helped(position, side);
            return player.order(position, side, legal);
        }

        @Override
        public Optional<Given> to(Question<?> question) {
            var given = player.to(question);
            given.ifPresent(words -> answer(question, words.words()));
            hinted(question);
            answeredInAdvance(question);
            return given;
        }

        /** Every clause and every order that help or a letter suggests must be valid. */
        private void helped(P position, Side side) {
            for (var guide : games.box().orders().guides(position, side)) {
                var lines = guide.lines();
                for (var clause : below(lines, Guide.CLAUSES))
                    assertTrue(standing(clause, position).isPresent(), guide.word() + ": " + clause);
                for (var order : below(lines, Guide.EXAMPLES)) allowed(position, side, order);
            }
            for (var order : games.box().orders().offered(position, side)) allowed(position, side, order);
            for (var one : games.box().orders().suggested(position, side)) allowed(position, side, one.line());
        }

        private List<String> below(List<String> lines, String heading) {
            return lines.contains(heading) ? lines.subList(lines.indexOf(heading) + 1, lines.size()) : List.of();
        }

        private void allowed(P position, Side side, String said) {
            var order = read(position, side, List.of(said));
            assertTrue(order.isPresent(), said);
            var judged = new Impulse<>(games.box().rules(), position, side, order)
                    .run(List.of(), Chance.NONE, Answers.SILENCE);
            assertFalse(judged instanceof Verdict.Denied, said);
        }

        /** The hint of {@link AskingRule} must answer the question in advance. */
        private void hinted(Question<?> question) {
            var hint = AskingRule.hint(question);
            var said = Clauses.read(question.to(), Source.STANDING_ORDER, List.of(new Line(1, hint)), vocabulary);
            if (!(said instanceof Read.Understood<Clauses>(var clauses))) throw new AssertionError(hint + " " + said);
            assertEquals(
                    Optional.of(question.canonical(question.whenSilent())),
                    clauses.to(question).map(given -> question.canonical(given.words())),
                    hint);
        }

        /** Any legal answer may be given in advance. */
        private void answeredInAdvance(Question<?> question) {
            var options = question.options();
            for (int i = 0; i < 3; i++) {
                var option = options.isEmpty() ? question.example() : options.get(advance.nextInt(options.size()));
                assertTrue(isTaken(question, option), () -> question.topic().words() + ": " + option);
                senseless(question, option);
            }
            assertTrue(isTaken(question, question.whenSilent()), question::name);
            assertEquals(
                    question.circumstance() != Circumstance.NONE,
                    question.topic().hasCircumstance(),
                    question::name);
        }

        private boolean isTaken(Question<?> question, String answer) {
            return Clauses.read(
                            question.to(),
                            Source.STANDING_ORDER,
                            List.of(new Line(1, question.topic().words() + ": " + answer)),
                            vocabulary)
                    instanceof Read.Understood;
        }

        /** An answer next to an unrelated name or verb makes no sense, so no clause may accept it, although each word is known. */
        private void senseless(Question<?> question, String option) {
            var word = advance.nextBoolean() && !isChain(question.topic())
                    ? names.get(advance.nextInt(names.size()))
                    : List.of("stop", "yes", "none", "stand").get(advance.nextInt(4));
            for (var said : List.of(option + " " + word, word + " " + option))
                if (isTaken(question, said) && question.readIfLegal(said).isEmpty())
                    throw new AssertionError(
                            "taken: %s: %s".formatted(question.topic().words(), said));
        }

        private void answer(Question<?> question, String words) {
            var known = question.canonical(words);
            var added = added(words, random);
            answers++;
            if (added.joins() || question.readIfLegal(added.text).isEmpty()) return;
            var read = question.canonical(added.text);
            assertNotEquals(known, read, () -> "dropped of an answer to %s: %s".formatted(question.name(), added));
            assertFalse(added.isNonsense(), () -> "an answer to %s: %s".formatted(question.name(), added));
        }

        private void orders(P position, Side side, O order, O another) {
            var words = games.box().orders().words(order);
            for (var verb : verbs)
                if (words.stream().anyMatch(line -> (" " + line).matches(".*[ ;,]%s\\b.*".formatted(verb))))
                    tried.merge(verb, 1, Integer::sum);
            for (int i = 0; i < 3; i++) {
                var added = added(words.getFirst(), random);
                honoured(position, side, words, Lists.with(words.subList(1, words.size()), added.text), added);
            }
            var parts = new ArrayList<>(Arrays.asList(words.getFirst().split("; ")));
            parts.add(random.nextInt(parts.size()), parts.get(random.nextInt(parts.size())));
            twice(position, side, words, List.of(String.join("; ", parts)));
            twice(position, side, words, Lists.concat(words, words));
            twice(
                    position,
                    side,
                    words,
                    Lists.concat(words, games.box().orders().words(another)));
            twice(position, side, words, Lists.with(words, "and banana"));
        }

        private void twice(P position, Side side, List<String> words, List<String> said) {
            read(position, side, said)
                    .ifPresent(read -> assertNotEquals(
                            words, games.box().orders().words(read), () -> "dropped: " + String.join(" / ", said)));
        }

        private void honoured(P position, Side side, List<String> words, List<String> said, Added added) {
            var read = read(position, side, said);
            if (read.isEmpty() || added.joins() || isAnotherWayToSay(added.text)) return;
            assertNotEquals(words, games.box().orders().words(read.get()), () -> "dropped: " + added);
            if (added.isNonsense())
                assertTrue(
                        new Impulse<>(games.box().rules(), position, side, read)
                                        .run(List.of(), Chance.NONE, Answers.SILENCE)
                                instanceof Verdict.Denied,
                        () -> "not refused: " + added);
        }

        private Optional<O> read(P position, Side side, List<String> said) {
            return games.box().orders().read(Line.numbered(said), position, side)
                            instanceof Read.Understood<O>(var order)
                    ? Optional.of(order)
                    : Optional.empty();
        }
    }
}
