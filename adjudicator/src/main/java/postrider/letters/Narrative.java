package postrider.letters;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import postrider.dice.Proof;
import postrider.kernel.ruling.Ruling;
import postrider.kernel.ruling.Side;
import postrider.kernel.view.Scene;
import postrider.kernel.view.View.Block;
import postrider.text.Lists;

/**
 * Tells what happened.
 *
 * @param happened rulings and dice, in order
 * @param told how many of them an earlier letter has told
 * @param scenes what was to be seen, with indexes into {@code happened}
 */
public record Narrative(List<Ruling> happened, int told, List<Scene.Shown> scenes) {
    /** A part of the story: a ruling, a battle as a table, or the heading of a new year. */
    public sealed interface Passage {
        record Ruled(Ruling ruling) implements Passage {}

        /** A year is over, and another begins. */
        record Heading(String headline) implements Passage {}

        record Battle(Scene.Fought fought) implements Passage {
            /** A table with a column for each side. */
            public Block.Table table() {
                var head = Lists.concat(List.of("", ""), Lists.map(fought.sides(), Side::word));
                return new Block.Table(
                        head,
                        Lists.map(fought.rows(), row -> Lists.concat(List.of(row.rule(), row.label()), row.cells())));
            }
        }
    }

    /** The passages that no earlier letter has told. */
    List<Passage> passages() {
        var story = new ArrayList<Passage>();
        int at = told;
        for (var shown : scenes) {
            var passage = passage(shown.scene());
            if (passage.isEmpty() || shown.until() <= told) continue;
            story.addAll(said(at, shown.from()));
            story.add(passage.get());
            at = Math.max(at, shown.until());
        }
        story.addAll(said(at, happened.size()));
        return story;
    }

    private static Optional<Passage> passage(Scene scene) {
        return switch (scene) {
            case Scene.Fought fought -> Optional.of(new Passage.Battle(fought));
            case Scene.Closed closed -> Optional.of(new Passage.Heading(closed.headline()));
            case Scene.Went went -> Optional.empty();
            case Scene.Raided raided -> Optional.empty();
            case Scene.Told told -> Optional.empty();
            case Scene.Turned turned -> Optional.empty();
        };
    }

    private List<Passage.Ruled> said(int from, int until) {
        return from < until ? Lists.map(happened.subList(from, until), Passage.Ruled::new) : List.of();
    }

    /** The indentation of sentences, wide enough for the longest section number. */
    int margin() {
        return Math.max(8, 2 + Lists.highest(happened, ruling -> ruling.rule().length()));
    }

    /** A line for each ruling and for each of its proofs. */
    List<String> record() {
        return news().flatMap(Narrative::recorded).toList();
    }

    private static Stream<String> recorded(Ruling ruling) {
        return Stream.concat(Stream.of(Proof.tame(ruling)), Proof.each(ruling.proof()));
    }

    /** The rulings that no earlier letter has told. */
    private Stream<Ruling> news() {
        return happened.stream().skip(told);
    }

    Block.Table dice() {
        return new Block.Table(
                List.of("Roll", "Die for", "Shows"),
                news().flatMap(ruling -> Proof.each(ruling.proof(), Proof.Roll.class))
                        .map(Narrative::row)
                        .toList());
    }

    private static List<String> row(Proof.Roll roll) {
        return List.of(String.valueOf(roll.number()), roll.key(), String.valueOf(roll.value()));
    }
}
