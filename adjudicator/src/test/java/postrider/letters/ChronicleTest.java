package postrider.letters;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import postrider.kernel.Die;
import postrider.kernel.Entry;
import postrider.kernel.Odds;
import postrider.kernel.view.Margin;
import postrider.kernel.view.Picture;
import postrider.kernel.view.Scene;
import postrider.kernel.view.Sheet;
import postrider.kernel.view.View;
import postrider.kernel.view.View.Block;
import postrider.kit.Sides;
import postrider.text.Lists;

/** Dice of every sort, in the last letter and in their odds. */
class ChronicleTest {
    private static final View LAST = new View("The end", List.of());

    @Test
    void diceOfEachSortAreComparedWithWhatIsExpected() {
        var sixes = IntStream.of(1, 6, 6).mapToObj(value -> roll(Die.D6, value));
        var tens = IntStream.of(0, 9, 9, 9, 5).mapToObj(value -> roll(new Die(0, 10), value));
        var tables = blocks(Stream.concat(sixes, tens).toList());
        assertEquals(3, tables.size());
        var six = (Block.Table) tables.getFirst();
        assertEquals(List.of("Face", "Rolled", "Expected", ""), six.head());
        assertEquals(6, six.rows().size());
        assertEquals(
                List.of("\u2685 6", "2", "0.5", "\u2588".repeat(3) + "\u2593".repeat(9)),
                six.rows().getLast());
        var ten = (Block.Table) tables.get(1);
        assertEquals(List.of("Of 0 to 9", "Rolled", "Expected", ""), ten.head());
        assertEquals(10, ten.rows().size());
        assertEquals(
                List.of("0", "1", "0.5", "\u2588".repeat(2) + "\u2593".repeat(2)),
                ten.rows().getFirst());
        assertEquals(
                List.of("9", "3", "0.5", "\u2588".repeat(2) + "\u2593".repeat(10)),
                ten.rows().getLast());
    }

    @Test
    void aGameWithoutDiceSaysSo() {
        assertEquals(List.of(View.lines("None was rolled.")), blocks(List.of()));
    }

    @ParameterizedTest
    @CsvSource({
        "1, 6, 3, on 3 or less: 50 %",
        "0, 10, 3, on 3 or less: 40 %",
        "0, 10, 9, on 9 or less: 100 %",
        "0, 10, 12, on 9 or less: 100 %",
        "1, 20, -1, on -1 or less: 0 %",
    })
    void oddsAreThoseOfTheDie(int low, int faces, int number, String atMost) {
        assertEquals(atMost, Odds.onAtMost(new Die(low, faces), number));
    }

    private static Chronicle.Chapter year(int year, int american, int british, String... battles) {
        var fought = Stream.of(battles)
                .<Scene>map(headline -> new Scene.Fought("Camden", headline, List.of(), List.of(), ""));
        var standing = List.of(new Picture.Track("American", american, 13), new Picture.Track("British", british, 13));
        var closed = new Scene.Closed("" + year, year + " is over", standing);
        return new Chronicle.Chapter(
                year,
                Stream.concat(fought, Stream.of(closed))
                        .map(scene -> new Scene.Shown(scene, Optional.empty(), 0, 0))
                        .toList());
    }

    /** The course of the war beside the last map, and its turning points. */
    @Test
    void theYearsAreCountedBesideTheMap() {
        var war = new Chronicle(
                List.of(year(1775, 9, 4), year(1776, 9, 3, "Gates wins at Saratoga"), year(1777, 4, 7)), List.of());
        var map = new Picture(
                new Margin("", List.of(), List.of(), List.of()),
                List.of(),
                new Sheet(1, 1, List.of(), List.of(), List.of()),
                List.of(),
                List.of());
        var told = war.before(Sides.AMERICAN, new View("The end", List.of(), Optional.of(map)));
        var counted = told.picture().orElseThrow().margin().tracks();
        assertEquals(
                List.of(
                        "1775 American 9",
                        "1775 British 4",
                        "1776 American 9",
                        "1776 British 3",
                        "1777 American 4",
                        "1777 British 7"),
                counted.stream()
                        .map(track -> track.label() + " " + track.value())
                        .toList());
        var years = told.sections().stream()
                .filter(section -> section.heading().equals("The war year by year"))
                .flatMap(section -> section.blocks().stream())
                .toList();
        assertEquals(
                List.of(new Block.Table(
                        List.of("", "American", "British"),
                        List.of(
                                List.of("1775", "9 " + "\u2588".repeat(8), "4 " + "\u2588".repeat(3)),
                                List.of("1776", "9 " + "\u2588".repeat(8), "3 " + "\u2588".repeat(2)),
                                List.of("1777", "4 " + "\u2588".repeat(3), "7 " + "\u2588".repeat(6))))),
                years);
        assertEquals(
                List.of(View.lines(
                        "1776: the balance moves by 1 to the American side. Gates wins at Saratoga.",
                        "1777: the balance moves by 9 to the British side.")),
                told.sections().stream()
                        .filter(section -> section.heading().equals("The turning points"))
                        .findFirst()
                        .orElseThrow()
                        .blocks());
    }

    /** In a game of days and turns, only those at which something is counted. */
    @Test
    void aGameOfDaysIsToldDayByDay() {
        var standing = List.of(new Picture.Track("American", 6, 30), new Picture.Track("British", 2, 30));
        var scenes = List.of(
                new Scene.Closed("Dec 26 7 am", "Dec 26 7 am is over"),
                new Scene.Closed("Dec 26", "Dec 26 is over: the Americans lead by 4", standing));
        var chapter =
                new Chronicle.Chapter(1, Lists.map(scenes, scene -> new Scene.Shown(scene, Optional.empty(), 0, 0)));
        var told = new Chronicle(List.of(chapter), List.of()).before(Sides.AMERICAN, LAST);
        var days = Lists.find(told.sections(), section -> section.heading().equals("The war day by day"));
        var table = (Block.Table) days.orElseThrow().blocks().getFirst();
        assertEquals(List.of("", "American", "British"), table.head());
        assertEquals(1, table.rows().size());
        assertEquals("Dec 26", table.rows().getFirst().getFirst());
    }

    private static Entry.Roll roll(Die die, int value) {
        return new Entry.Roll("1 die", die, value, "");
    }

    private static List<Block> blocks(List<Entry.Roll> dice) {
        return new Chronicle(List.of(), dice)
                .before(Sides.AMERICAN, LAST).sections().stream()
                        .filter(section -> section.heading().equals("The dice"))
                        .findFirst()
                        .orElseThrow()
                        .blocks();
    }
}
