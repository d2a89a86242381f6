package postrider.washingtonscrossing;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import postrider.dice.UnsealedChance;
import postrider.kernel.Entry;
import postrider.kernel.Impulse;
import postrider.kernel.Verdict;
import postrider.kernel.Vocabulary;
import postrider.kernel.question.Answers;
import postrider.kernel.question.Source;
import postrider.kernel.question.Topic;
import postrider.kernel.ruling.Ruling;
import postrider.kernel.ruling.Side;
import postrider.map.Hexes.Hex;
import postrider.text.Line;
import postrider.text.Lists;
import postrider.text.Read;
import postrider.washingtonscrossing.game.CrossingBox;
import postrider.washingtonscrossing.rules.Sight;
import postrider.words.Clauses;
import postrider.workbench.simulation.Played;
import postrider.workbench.simulation.RandomBot;

/**
 * Standing orders do not give away the men they were written for. If their writer has other men that the opponent cannot see, the
 * opponent reads the same and waits for letters at the same questions, until something visible happens.
 */
@Tag("long")
class StandingOrdersTest {
    private static final CrossingBox BOX = RandomCampaign.BOX;
    private static final Vocabulary NAMES = BOX.vocabulary();
    private static final String LETTER = "asked by letter: ";
    private static final Set<Topic> RAIDS = Set.of(CrossingTopic.RAID, CrossingTopic.RAIDED);
    private static final List<String> LINES = List.of(
            "react to any attack with Leslie, never below fatigue 2",
            "react to any attack within 4 hexes of Princeton with Light Infantry",
            "react: go Hessian Detachment 2; to the attack; up to fatigue 1",
            "react: go Mercer; to the attack",
            "react: nobody",
            "do not react",
            "losses: in proportion",
            "share losses",
            "raid: Trenton",
            "raided: Rall",
            "retreat: surrender",
            "rout: to the supply base",
            "crossing: a detachment crosses",
            "onward: stop",
            "otherwise ask");

    @Test
    void lettersDoNotDependOnHiddenMen() {
        int differing = 0;
        int letters = 0;
        int compared = 0;
        var random = new Random(1);
        for (long seed = 0; seed < 6; seed++)
            for (var played : RandomCampaign.QUICK.play(seed).impulses()) {
                if (played.journal().stream().noneMatch(Entry.Answer.class::isInstance)) continue;
                var writer = Sides.BOTH.get(random.nextInt(2));
                var other =
                        new OtherForces(played.before(), writer, unseen(played.before(), writer), random).position();
                if (other.equals(played.before())) continue;
                var standing = standing(writer, random);
                long dice = random.nextLong();
                var one = story(played.before(), played, standing, dice);
                var two = story(other, played, standing, dice);
                compared++;
                letters += (int)
                        one.stream().filter(line -> line.startsWith(LETTER)).count();
                if (differ(one, two, standing)) differing++;
            }
        assertTrue(compared > 40 && letters > 20 && differing > 2, compared + ", " + letters + ", " + differing);
    }

    /** Where the stories differ, the letters sent are the same. */
    private static boolean differ(List<String> one, List<String> two, Clauses standing) {
        int same = (int) IntStream.range(0, Math.min(one.size(), two.size()))
                .takeWhile(i -> one.get(i).equals(two.get(i)))
                .count();
        if (same == one.size() && same == two.size()) return false;
        boolean asks = asksAt(one, same) || asksAt(two, same);
        assertTrue(
                !asks || nextLetter(one, same).equals(nextLetter(two, same)),
                () -> "%s\n%s\n%s".formatted(standing.words(), String.join("\n", one), String.join("\n", two)));
        return true;
    }

    private static boolean asksAt(List<String> story, int at) {
        return at < story.size() && story.get(at).startsWith(LETTER);
    }

    private static Optional<String> nextLetter(List<String> story, int from) {
        return Lists.find(story.subList(from, story.size()), line -> line.startsWith(LETTER));
    }

    private static List<Hex> unseen(Position now, Side side) {
        var sight = new Sight(now, Sides.enemy(side));
        return Lists.filter(now.board().hexes(side), hex -> !sight.isNextTo(hex));
    }

    private static Clauses standing(Side writer, Random random) {
        var lines = new ArrayList<Line>();
        for (int i = 0; i < 3; i++) lines.add(new Line(i + 1, LINES.get(random.nextInt(LINES.size() - 1))));
        lines.add(new Line(4, LINES.getLast()));
        if (!(Clauses.read(writer, Source.STANDING_ORDER, lines, NAMES)
                instanceof Read.Understood<Clauses>(var clauses))) throw new AssertionError(lines);
        return clauses;
    }

    /** What the opponent learns from a legal order, in sequence. */
    private static List<String> story(Position before, Played<Position, Order> played, Clauses standing, long dice) {
        var viewer = Sides.enemy(standing.side());
        var player = new RandomBot<Position, Order>(dice);
        var replies = new HashMap<String, Answers.Given>();
        Answers answers = question -> question.to() == viewer
                ? player.to(question)
                : standing.to(question).or(() -> Optional.ofNullable(replies.remove(question.key())));
        var story = new ArrayList<String>();
        var impulse = new Impulse<>(BOX.rules(), before, played.by(), played.order());
        List<Entry> journal = List.of();
        int read = 0;
        while (true)
            switch (impulse.run(journal, new UnsealedChance(dice), answers)) {
                case Verdict.Done<Position> done -> {
                    story.addAll(readable(done.report(), read, viewer));
                    return story;
                }
                case Verdict.Waiting<Position>(var questions, var report, var so, var meanwhile) -> {
                    story.addAll(readable(report, read, viewer));
                    read = report.size();
                    journal = so;
                    for (var question : questions) {
                        // 8.0: whether a raider has men, and one stack in reach or more, shows, as it does where there
                        // is none
                        if (!RAIDS.contains(question.topic())) story.add(LETTER + question.key());
                        replies.put(question.key(), new Answers.Given(question.whenSilent(), Source.LETTER));
                    }
                }
                case Verdict.Denied<Position> denied -> {
                    return List.of("refused");
                }
            }
    }

    private static List<String> readable(List<Ruling> report, int from, Side viewer) {
        return report.subList(from, report.size()).stream()
                .filter(ruling -> ruling.readableBy(viewer))
                .map(Ruling::toString)
                .toList();
    }
}
