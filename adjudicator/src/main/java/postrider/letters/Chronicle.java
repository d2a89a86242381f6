package postrider.letters;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import postrider.kernel.Die;
import postrider.kernel.Entry;
import postrider.kernel.view.Scene;
import postrider.kernel.view.View;
import postrider.kernel.view.View.Section;

/**
 * A whole game in brief, for its last letter.
 *
 * @param chapters what each impulse has shown, in order
 * @param dice all that were rolled
 */
public record Chronicle(List<Chapter> chapters, List<Entry.Roll> dice) {
    /** Of a game in which nothing has happened. */
    public static final Chronicle NONE = new Chronicle(List.of(), List.of());

    /** Characters of the longest bar. */
    private static final int BAR = 24;

    /** An impulse. */
    public record Chapter(int impulse, List<Scene> scenes) {
        private <S extends Scene> Stream<S> scenes(Class<S> kind) {
            return scenes.stream().filter(kind::isInstance).map(kind::cast);
        }
    }

    /** A battle and when it was. */
    private record Battle(int impulse, Scene.Fought fought) {}

    /** How often a face was rolled, and the average of all faces. */
    private record Face(int value, int rolled, double expected, int most) {
        String bar() {
            return "\u2588".repeat(most == 0 ? 0 : rolled * BAR / most);
        }
    }

    public Chronicle {
        chapters = List.copyOf(chapters);
        dice = List.copyOf(dice);
    }

    /** The last situation, with nothing more to be looked up, and before it the years, the battles, the dice. */
    View before(View last) {
        return new View(
                "The war and its end",
                Stream.concat(sections().stream(), last.sections().stream().filter(section -> !section.reference()))
                        .toList(),
                last.picture());
    }

    private List<Section> sections() {
        var sections = new ArrayList<Section>();
        var years = chapters.stream()
                .flatMap(chapter -> chapter.scenes(Scene.Closed.class))
                .map(closed -> closed.headline() + ".")
                .toList();
        if (!years.isEmpty())
            sections.add(View.section("The war year by year", View.lines(years.toArray(String[]::new))));
        sections.add(View.section("The battles", battles()));
        sections.add(View.section("The dice", rolled()));
        return sections;
    }

    private View.Block battles() {
        var all = chapters.stream()
                .flatMap(chapter ->
                        chapter.scenes(Scene.Fought.class).map(fought -> new Battle(chapter.impulse(), fought)))
                .toList();
        return View.table(
                all,
                "Not one was fought.",
                List.of(
                        View.column("Impulse", battle -> String.valueOf(battle.impulse())),
                        View.column("Battle", battle -> battle.fought().headline()),
                        View.column("Odds", battle -> battle.fought().outcome())));
    }

    /** Only dice of one sort can be compared; the games so far have no other. */
    private View.Block rolled() {
        var sixes = dice.stream()
                .filter(roll -> roll.die().equals(Die.D6))
                .map(Entry.Roll::value)
                .toList();
        var counts = IntStream.rangeClosed(Die.D6.low(), Die.D6.high())
                .mapToObj(face -> Collections.frequency(sixes, face))
                .toList();
        int most = Collections.max(counts);
        var faces = IntStream.rangeClosed(Die.D6.low(), Die.D6.high())
                .mapToObj(face -> new Face(face, counts.get(face - 1), sixes.size() / 6.0, most))
                .toList();
        return View.table(
                sixes.isEmpty() ? List.of() : faces,
                "None was rolled.",
                List.of(
                        View.column("Face", face -> Die.face(face.value())),
                        View.column("Rolled", face -> String.valueOf(face.rolled())),
                        View.column("Expected", face -> String.format(Locale.ROOT, "%.1f", face.expected())),
                        View.column("", Face::bar)));
    }
}
