package postrider.washingtonscrossing;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import postrider.dice.UnsealedChance;
import postrider.kernel.Guide;
import postrider.kernel.Impulse;
import postrider.kernel.Suggestion;
import postrider.kernel.Verdict;
import postrider.kernel.question.Answers;
import postrider.kernel.question.Source;
import postrider.kernel.ruling.Ruling;
import postrider.kernel.ruling.Side;
import postrider.kernel.view.View;
import postrider.map.Hexes;
import postrider.map.Hexes.Hex;
import postrider.text.Lists;
import postrider.washingtonscrossing.game.CrossingBox;
import postrider.workbench.simulation.Played;
import postrider.workbench.simulation.RandomBot;
import postrider.workbench.simulation.Simulation;

/**
 * 3.0: swaps strengths, fatigue and hidden leaders of stacks a side is not next to. Its letters, maps, suggestions and everybody's
 * questions stay the same to the byte. For suggestions see {@link SuggestedTest} too.
 */
@Tag("long")
class SecrecyTest {
    private static final int CAMPAIGNS = Integer.getInteger("postrider.secrets", 1);
    private static final CrossingBox BOX = RandomCampaign.BOX;

    /** Everything a side learns of an impulse; of the other side's questions, only that they were asked. */
    private record Seen(
            List<View> views, List<String> asked, List<Ruling> report, List<String> offered, List<Guide> guides) {
        List<String> lines() {
            return Stream.of(
                            views.stream().flatMap(view -> view.sections().stream()),
                            views.stream().flatMap(view -> view.picture().orElseThrow().pieces().stream()),
                            views.stream(),
                            asked.stream(),
                            report.stream(),
                            offered.stream(),
                            guides.stream())
                    .flatMap(each -> each)
                    .map(Object::toString)
                    .toList();
        }
    }

    private record Run(Seen seen, Position after) {}

    @Test
    void lettersDoNotDependOnWhatTheirReaderCannotSee() {
        int compared = 0;
        for (long seed = 0; seed < CAMPAIGNS; seed++)
            for (var games : List.of(RandomCampaign.CAMPAIGNS, RandomCampaign.QUICK)) compared += compare(games, seed);
        int all = compared;
        assertTrue(compared > 100 * CAMPAIGNS, () -> all + " impulses compared");
    }

    private static int compare(Simulation<Position, Order> games, long seed) {
        int compared = 0;
        for (var played :
                Lists.filter(games.play(seed).impulses(), one -> one.order().isPresent()))
            for (var viewer : Sides.BOTH) {
                long dice = seed + compared;
                var before = played.before();
                var run = run(before, played, viewer, dice);
                if (run.isEmpty() || run.get().after.track().isOver()) continue; // at the end everything opens
                var quiet = quiet(played, run.get(), viewer);
                if (quiet.isEmpty()) continue;
                var other = new OtherForces(before, Sides.enemy(viewer), quiet, new Random(dice)).position();
                if (other.equals(before)) continue;
                compared++;
                var again = run(other, played, viewer, dice);
                assertTrue(again.isPresent(), () -> "refused with other men in " + quiet);
                var different = different(run.get().seen, again.get().seen);
                assertTrue(
                        different.isEmpty(),
                        () -> "%s\nreads the %s, after %s, with others in %s\n%s\n%s"
                                .formatted(
                                        String.join("\n", different),
                                        viewer,
                                        BOX.orders().words(played.order().orElseThrow()),
                                        quiet,
                                        BOX.notation().write(before),
                                        BOX.notation().write(other)));
            }
        return compared;
    }

    /** Lines that only one of the two reads. */
    private static List<String> different(Seen one, Seen other) {
        if (one.equals(other)) return List.of();
        var lines = one.lines();
        var others = other.lines();
        var all = Lists.concat(
                Lists.map(Lists.filter(lines, line -> !others.contains(line)), line -> "- " + line),
                Lists.map(Lists.filter(others, line -> !lines.contains(line)), line -> "+ " + line));
        return all.isEmpty() ? List.of("in another order") : all;
    }

    private static Optional<Run> run(Position before, Played<Position, Order> played, Side viewer, long dice) {
        var asked = new ArrayList<String>();
        var player = new RandomBot<Position, Order>(dice);
        Answers answers = question -> {
            boolean mine = question.to() == viewer;
            var circumstance = question.circumstance();
            asked.add("%s %s %s%s".formatted(question.to(), question.key(), circumstance.where(), circumstance.who()));
            if (!mine) return Optional.of(new Answers.Given(question.whenSilent(), Source.LETTER));
            asked.add(question.text()
                    + question.facts()
                    + question.options()
                    + Lists.map(question.options(), question::meaning)
                    + new TreeSet<>(circumstance.states())
                    + new TreeMap<>(circumstance.counts()));
            return player.to(question);
        };
        var impulse = new Impulse<>(BOX.rules(), before, played.by(), played.order());
        var verdict = impulse.run(List.of(), new UnsealedChance(dice), answers);
        if (!(verdict instanceof Verdict.Done<Position> done)) return Optional.empty();
        var after = done.position();
        var seen = new Seen(
                Lists.map(List.of(before, after), position -> BOX.rules().view(position, viewer)),
                asked,
                Lists.filter(done.report(), ruling -> ruling.readableBy(viewer)),
                Stream.of(before, after)
                        .flatMap(position -> Stream.of(
                                BOX.orders().mayDo(position, viewer),
                                Lists.map(BOX.orders().suggested(position, viewer), Suggestion::toString)))
                        .flatMap(List::stream)
                        .toList(),
                BOX.orders().guides(after, viewer));
        return Optional.of(new Run(seen, after));
    }

    /** Enemy stacks the viewer learns nothing about in this impulse: nobody is near, names them or goes to them. */
    private static List<Hex> quiet(Played<Position, Order> played, Run run, Side viewer) {
        var before = played.before();
        var enemy = Sides.enemy(viewer);
        var sentences = new ArrayList<>(run.seen.asked);
        for (var ruling : run.seen.report) sentences.add(ruling.sentence());
        if (played.by() != viewer)
            sentences.addAll(BOX.orders().words(played.order().orElseThrow()));
        var told = String.join("\n", sentences);
        var near = new TreeSet<Integer>();
        for (var hex : before.country().hexes())
            if (names(told, before.country().name(hex))
                    || before.board().hexes(viewer).contains(hex)
                    || run.after.board().hexes(viewer).contains(hex)) near.add(hex.index());
        return Lists.filter(before.board().hexes(enemy), hex -> {
            var stack = before.board().in(enemy, hex);
            boolean same = run.after.board().in(enemy, hex).equals(stack);
            return same
                    && !counts(run.after, hex)
                    && stack.stream().noneMatch(leader -> names(told, leader.name()))
                    && near.stream()
                            .noneMatch(index ->
                                    Hexes.distance(before.country().hexes().get(index), hex) <= 1);
        });
    }

    /** 3.0, 22.1, 22.4: victory points, or their absence, reveal who is in a town. */
    private static boolean counts(Position now, Hex hex) {
        return (now.track().turn().isMidnight() || now.track().isOver())
                && now.country().isTown(hex);
    }

    private static boolean names(String told, String name) {
        return told.contains(name)
                && Pattern.compile("\\b%s\\b".formatted(Pattern.quote(name)))
                        .matcher(told)
                        .find();
    }
}
