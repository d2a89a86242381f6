package postrider.letters;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import postrider.kernel.Die;
import postrider.kernel.Entry;
import postrider.kernel.ruling.Side;
import postrider.kernel.view.Picture;
import postrider.kernel.view.Scene;
import postrider.kernel.view.View;
import postrider.kernel.view.View.Section;
import postrider.text.Lists;

/**
 * A summary of a whole game for its last letter.
 *
 * @param chapters the scenes of each impulse, in order
 * @param dice all rolls of dice that are in the box
 */
public record Chronicle(List<Chapter> chapters, List<Entry.Roll> dice) {
    /** A game in which nothing has happened. */
    public static final Chronicle NONE = new Chronicle(List.of(), List.of());

    /** The most turning points, and the most battles mentioned in each. */
    private static final int POINTS = 3;

    /** The length of the longest bar in characters. With the numbers before it, it fits the width of a telephone, as do two side by side. */
    private static final int BAR = 12;

    private static final String BARS = "\u2588 as expected, \u2593 more, \u2591 fewer";

    public record Chapter(int impulse, List<Scene.Shown> scenes) {
        private <S extends Scene> List<S> scenes(Class<S> kind) {
            return Scene.Shown.all(scenes, kind);
        }

        private Chapter seenBy(Side side) {
            return new Chapter(impulse, Scene.Shown.to(side, scenes));
        }
    }

    /** A battle and when it was. */
    private record Battle(int impulse, Scene.Fought fought) {}

    public Chronicle {
        chapters = List.copyOf(chapters);
        dice = List.copyOf(dice);
    }

    /**
     * The course of the war, both hands, the battles as {@code to} saw them and the dice; then the last situation, without its sections
     * for reference.
     */
    View before(Side to, View last) {
        var seen = new Chronicle(Lists.map(chapters, chapter -> chapter.seenBy(to)), dice);
        var followed = Lists.filter(last.sections(), section -> !section.reference());
        var hands = Lists.filter(followed, Chronicle::isHand);
        var others = Lists.filter(followed, section -> !hands.contains(section));
        return new View(
                "The war and its end",
                Lists.concat(seen.course(), hands, seen.battlesAndDice(), others),
                last.picture().map(picture -> standings().isEmpty() ? picture : picture.withTracks(standings())));
    }

    /** The standing at the end of each year, as tracks beside the last map. */
    private List<Picture.Track> standings() {
        return years().stream()
                .flatMap(year -> year.closed().standing().stream()
                        .map(one ->
                                new Picture.Track(year.closed().period() + " " + one.label(), one.value(), one.of())))
                .toList();
    }

    private record Year(Scene.Closed closed, List<String> news) {
        /** The lead of the first side over the second. */
        int lead() {
            var standing = closed.standing();
            return standing.isEmpty()
                    ? 0
                    : standing.getFirst().value() - standing.getLast().value();
        }
    }

    private List<Year> years() {
        var closed = closed();
        var years = new ArrayList<Year>();
        var news = new ArrayList<String>();
        for (var chapter : chapters) {
            news.addAll(Lists.map(chapter.scenes(Scene.Fought.class), Scene.Fought::headline));
            for (var over : Lists.filter(chapter.scenes(Scene.Closed.class), closed::contains)) {
                years.add(new Year(over, List.copyOf(news)));
                news.clear();
            }
        }
        return years;
    }

    /** The years, or days, at whose end something is counted; all of them if nothing ever is. */
    private List<Scene.Closed> closed() {
        var all = Lists.flatMap(chapters, chapter -> chapter.scenes(Scene.Closed.class));
        var counted = Lists.filter(all, closed -> !closed.standing().isEmpty());
        return counted.isEmpty() ? all : counted;
    }

    /** The years in which the lead changed most, in chronological order, with their last battles. */
    private List<String> turningPoints() {
        var moves = new ArrayList<Map.Entry<Year, Integer>>();
        int lead = years().stream().findFirst().map(Year::lead).orElse(0);
        for (var year : years()) {
            if (year.lead() != lead) moves.add(Map.entry(year, year.lead() - lead));
            lead = year.lead();
        }
        var most = moves.stream()
                .sorted(Comparator.comparingInt(move -> -Math.abs(move.getValue())))
                .limit(POINTS)
                .toList();
        return Lists.map(Lists.filter(moves, most::contains), move -> turn(move.getKey(), move.getValue()));
    }

    /** "1778: the balance moves by 4 to the American side. Gates wins at Saratoga; Howe beaten at Monmouth." */
    private static String turn(Year year, int moved) {
        var standing = year.closed().standing();
        var gains = moved > 0 ? standing.getFirst() : standing.getLast();
        var fought = year.news()
                .subList(Math.max(0, year.news().size() - POINTS), year.news().size());
        return "%s: the balance moves by %d to the %s side.%s"
                .formatted(
                        year.closed().period(),
                        Math.abs(moved),
                        gains.label(),
                        fought.isEmpty() ? "" : " " + String.join("; ", fought) + ".");
    }

    private static boolean isHand(Section section) {
        return section.heading().matches("(Your|.*'s) hand");
    }

    private List<Section> course() {
        var sections = new ArrayList<Section>();
        var turns = turningPoints();
        if (!turns.isEmpty())
            sections.add(View.section("The turning points", View.lines(turns.toArray(String[]::new))));
        if (!years().isEmpty()) {
            boolean byYear = closed().stream().allMatch(one -> one.period().matches("\\d{4}"));
            sections.add(View.section(byYear ? "The war year by year" : "The war day by day", yearByYear()));
        }
        return sections;
    }

    /** The standing at the end of each year, in bars; where nothing is counted, its headline. */
    private View.Block yearByYear() {
        var closed = Lists.map(years(), Year::closed);
        var counted = closed.getFirst().standing();
        if (counted.isEmpty())
            return View.lines(closed.stream().map(year -> year.headline() + ".").toArray(String[]::new));
        var columns =
                Lists.map(counted, side -> View.<Scene.Closed>column(side.label(), year -> stood(year, side.label())));
        return View.table(
                closed, "", Lists.concat(List.of(View.<Scene.Closed>column("", Scene.Closed::period)), columns));
    }

    /** "6 \u2588\u2588\u2588\u2588". */
    private static String stood(Scene.Closed year, String side) {
        return year.standing().stream()
                .filter(one -> one.label().equals(side))
                .map(one -> "%d %s".formatted(one.value(), "\u2588".repeat(one.value() * BAR / one.of())))
                .findFirst()
                .orElse("");
    }

    private List<Section> battlesAndDice() {
        return List.of(View.section("The battles", battles()), new Section("The dice", rolled()));
    }

    private View.Block battles() {
        var all = Lists.flatMap(
                chapters,
                chapter ->
                        Lists.map(chapter.scenes(Scene.Fought.class), fought -> new Battle(chapter.impulse(), fought)));
        return View.table(
                all,
                "Not one was fought.",
                View.column("Impulse", battle -> String.valueOf(battle.impulse())),
                View.column("Battle", battle -> battle.fought().headline()),
                View.column("Outcome", battle -> battle.fought().outcome()));
    }

    /** One table for each sort of die, since only dice of one sort can be compared. */
    private List<View.Block> rolled() {
        if (dice.isEmpty()) return List.of(View.lines("None was rolled."));
        return Lists.with(
                Lists.map(
                        Lists.grouped(dice, Entry.Roll::die).entrySet(),
                        sort -> rolled(sort.getKey(), sort.getValue())),
                View.lines(BARS));
    }

    private static View.Block rolled(Die die, List<Entry.Roll> rolls) {
        var values = Lists.map(rolls, Entry.Roll::value);
        var counts = new TreeMap<Integer, Integer>();
        for (int face = die.low(); face <= die.high(); face++) counts.put(face, Collections.frequency(values, face));
        double expected = (double) values.size() / die.faces();
        double most = Math.max(expected, Collections.max(counts.values()));
        return View.table(
                counts.entrySet(),
                "",
                View.column(die.equals(Die.D6) ? "Face" : "Of " + die, face -> die.shown(face.getKey())),
                View.column("Rolled", face -> String.valueOf(face.getValue())),
                View.column("Expected", face -> String.format(Locale.ROOT, "%.1f", expected)),
                View.column("", face -> bar(face.getValue() * BAR / most, expected * BAR / most)));
    }

    /** Shows without colour whether there were more or fewer than expected. */
    private static String bar(double rolled, double expected) {
        long both = Math.round(Math.min(rolled, expected));
        return "\u2588".repeat((int) both)
                + "\u2593".repeat((int) Math.max(0, Math.round(rolled) - both))
                + "\u2591".repeat((int) Math.max(0, Math.round(expected) - both));
    }
}
