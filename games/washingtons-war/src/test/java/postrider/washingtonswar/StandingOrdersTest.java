package postrider.washingtonswar;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import postrider.kernel.Answers;
import postrider.kernel.Entry;
import postrider.kernel.Impulse;
import postrider.kernel.Line;
import postrider.kernel.Read;
import postrider.kernel.Ruling;
import postrider.kernel.Side;
import postrider.kernel.Source;
import postrider.kernel.Verdict;
import postrider.kernel.Vocabulary;
import postrider.simulation.Played;
import postrider.simulation.RandomPlayer;
import postrider.words.Clauses;

/**
 * Standing orders do not give away the hand they were written for. Give their writer other cards: until one is laid open,
 * his opponent reads the same, and is kept waiting for a letter at the same questions.
 */
class StandingOrdersTest {
    private static final int GAMES = 40;
    private static final String LETTER = "asked by letter: ";
    private static final Vocabulary NAMES = RandomGame.WAR.vocabulary();
    private static final List<String> LINES = List.of(
            "battle card: play \"Morgan's Riflemen\"",
            "battle card: play Hessian, or " + discards(69, 99),
            "battle card: " + discards(80, 90),
            "battle card if defending: discard 90, or discard 91",
            "battle card if outnumbered: none",
            "battle card with Washington: ask",
            "battle card: ask",
            "claim the first play",
            "claim the first play: yes, or ask",
            "intercept if not outnumbered: Greene, or Washington",
            "intercept: ask",
            "retreat before battle if outnumbered to Albany, York, Charlotte",
            "retreat before battle: stand",
            "retreat to Reading, Salem",
            "general to send back: Gates, or Howe",
            "first player: American",
            "otherwise ask",
            "otherwise none",
            "otherwise discard 77");

    private static String discards(int from, int to) {
        return IntStream.range(from, to).mapToObj(card -> "discard " + card).collect(Collectors.joining(", or "));
    }

    /** What the opponent learns, in its order, and how often a clause answered a question on the hand. */
    private record Told(List<String> story, int secrets, List<Entry> journal) {}

    @Test
    void whetherALetterGoesOutDoesNotDependOnAHand() {
        int differing = 0;
        int letters = 0;
        int secrets = 0;
        var random = new Random(1);
        for (long seed = 0; seed < GAMES; seed++)
            for (var played : RandomGame.play(seed)) {
                if (played.journal().stream().noneMatch(Entry.Answer.class::isInstance)) continue;
                var writer = random.nextBoolean() ? Side.AMERICAN : Side.BRITISH;
                if (played.before().track().campaignFirst()) continue; // a claim shows a card (5.3.a)
                var standing = standing(writer, random);
                long dice = random.nextLong();
                var told = told(played, standing, OtherCards.NONE, dice);
                var seen = cards(played);
                seen.addAll(OtherCards.drawn(told.journal, Box.enemy(writer)));
                var other = OtherCards.of(played.before(), writer, seen, new Random(dice));
                var again = told(played, standing, other, dice);
                letters += (int) told.story.stream()
                        .filter(line -> line.startsWith(LETTER))
                        .count();
                secrets += told.secrets;
                if (differ(told.story, again.story, standing)) differing++;
            }
        assertTrue(differing > 10 && letters > 100 && secrets > 40, differing + ", " + letters + ", " + secrets);
    }

    /** Where the stories part, both go on without a letter: a card was laid, or the claim was made. */
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

    private static Clauses standing(Side writer, Random random) {
        var lines = new ArrayList<Line>();
        for (int i = 0; i < 3; i++) {
            var text = LINES.get(random.nextInt(LINES.size()));
            lines.add(new Line(i + 1, text));
            if (text.startsWith("otherwise")) break;
        }
        if (!(Clauses.read(writer, Source.STANDING_ORDER, lines, NAMES)
                instanceof Read.Understood<Clauses>(var clauses))) throw new AssertionError(lines);
        return clauses;
    }

    /** The cards of the order itself. */
    private static Set<String> cards(Played<Position, Order> played) {
        var cards = new TreeSet<String>();
        played.order()
                .filter(Order.Play.class::isInstance)
                .map(Order.Play.class::cast)
                .ifPresent(play -> {
                    cards.add(play.card().id());
                    play.exchange().map(Card::id).ifPresent(cards::add);
                    played.before().cards().exchange().map(Card::id).ifPresent(cards::add);
                });
        return cards;
    }

    private static Told told(Played<Position, Order> played, Clauses standing, OtherCards other, long dice) {
        var viewer = Box.enemy(standing.side());
        var impulse = new Impulse<>(
                RandomGame.WAR.rules(), other.in(played.before(), standing.side()), played.by(), played.order());
        var chance = other.chance(played.before(), dice);
        var player = new RandomPlayer<Position, Order>(dice);
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
                case Verdict.Done<Position> done -> {
                    story.addAll(readable(done.report(), read, viewer));
                    return new Told(story, secrets.size(), done.journal());
                }
                case Verdict.Waiting<Position>(var questions, var report, var so, var meanwhile) -> {
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
                case Verdict.Denied<Position> denied -> throw new AssertionError(denied);
            }
    }

    private static List<String> readable(List<Ruling> report, int from, Side viewer) {
        return report.subList(from, report.size()).stream()
                .filter(ruling -> ruling.readableBy(viewer))
                .map(Ruling::toString)
                .toList();
    }
}
