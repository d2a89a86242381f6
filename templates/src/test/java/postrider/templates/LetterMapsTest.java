package postrider.templates;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import postrider.kernel.view.Margin;
import postrider.kernel.view.Picture;
import postrider.kernel.view.Picture.Harbour;
import postrider.kernel.view.Picture.Place;
import postrider.kernel.view.Picture.Point;
import postrider.kernel.view.Scene;
import postrider.kernel.view.Sheet;
import postrider.kernel.view.View;
import postrider.letters.Dispatch.OpenQuestion;
import postrider.letters.LetterRenderer.Image;
import postrider.log.LetterKind;
import postrider.text.Lists;

/** Which maps come with which letter: a close-up of what matters, and the whole map only when it is due. */
class LetterMapsTest {
    private static final int CLOSER = 690;
    private static final List<String> ROAD = List.of("Albany", "York", "New York", "Camden", "Augusta", "Savannah");

    /** A long road, three hundred from place to place. */
    private static Picture road() {
        var places = IntStream.range(0, ROAD.size())
                .mapToObj(i -> new Place(
                        ROAD.get(i),
                        ROAD.get(i),
                        new Point(200 + 300 * i, 400),
                        0,
                        new Picture.Shape.Circle(),
                        Harbour.NONE))
                .toList();
        return new Picture(
                new Margin("The Road", List.of(), List.of(), List.of()),
                List.of(Samples.BRITISH, Samples.AMERICAN),
                new Sheet(
                        2000,
                        800,
                        List.of(new Picture.Area("Land", Picture.Ground.LAND, List.of(), Optional.empty())),
                        places,
                        List.of()),
                List.of(new Picture.Piece(places.getLast().at(), Samples.BRITISH, "Howe", "", "5", false)),
                List.of());
    }

    private static Draft letter(LetterKind kind, int impulse) {
        return new Draft(kind, Samples.BRITISH, impulse, "News")
                .situation(new View("1775", List.of(View.section("Forces", View.lines("Howe"))), Optional.of(road())));
    }

    private static Scene.Shown shown(Scene scene) {
        return new Scene.Shown(scene, Optional.empty(), 0, 0);
    }

    /** The places on the map of a letter that shows only a part of the road. */
    private static List<String> seen(Draft letter) {
        var maps = pictures(letter);
        assertEquals(List.of(CLOSER), widths(letter));
        var seen = new ArrayList<String>();
        for (var place : maps.getFirst().sheet().places())
            if (place.at().x() > 0 && place.at().x() < CLOSER) seen.add(place.name());
        return seen;
    }

    private static List<Picture> pictures(Draft letter) {
        return Lists.map(LetterMaps.of(letter.sent()).shown(), LetterMaps.Shown::picture);
    }

    private static List<Integer> widths(Draft letter) {
        return Lists.map(pictures(letter), picture -> picture.sheet().width());
    }

    @Test
    void ifNothingHappensTheReadersArmyIsShown() {
        assertTrue(seen(letter(LetterKind.REPORT, 3)).contains("Savannah"));
    }

    @Test
    void aContinuingSiegeIsShown() {
        assertTrue(seen(letter(LetterKind.REPORT, 3).scenes(shown(new Scene.Told("York", "The siege of York goes on"))))
                .contains("York"));
    }

    /** The question is about New York, not about York. */
    @Test
    void thePlaceOfAQuestionIsShown() {
        var asked = new OpenQuestion("7.8", "intercept", "into New York", "", List.of(), List.of(), "stand");
        var seen = seen(letter(LetterKind.QUESTION, 3)
                .questions(asked)
                .scenes(shown(new Scene.Told("Augusta", "Augusta falls"))));
        assertTrue(seen.contains("New York") && !seen.contains("Augusta"), seen.toString());
    }

    @Test
    void theWholeMapIsShownWhenAYearEndsAndOnRequest() {
        var closed = letter(LetterKind.REPORT, 3).scenes(shown(new Scene.Closed("1775", "1775 is over")));
        for (var letter : List.of(closed, letter(LetterKind.NOTICE, 3)))
            assertEquals(List.of(CLOSER, 2000), widths(letter));
        for (var letter :
                List.of(letter(LetterKind.REPORT, 0), letter(LetterKind.FINAL, 3), letter(LetterKind.WELCOME, 0)))
            assertEquals(List.of(2000), widths(letter));
    }

    /** It comes beside the close-up, and differs from the small one. */
    @Test
    void aReaderMayHaveALargeMapWithEachReport() {
        var small = letter(LetterKind.NOTICE, 3);
        for (var kind : List.of(LetterKind.REPORT, LetterKind.QUESTION)) {
            var large = letter(kind, 3).largeMap();
            assertEquals(List.of(CLOSER, 2000), widths(large));
            assertNotEquals(images(small).getLast(), images(large).getLast());
            assertEquals(
                    images(letter(LetterKind.FINAL, 3)).getLast(), images(large).getLast());
        }
    }

    private static List<Image> images(Draft letter) {
        return Lists.map(LetterMaps.of(letter.sent()).shown(), LetterMaps.Shown::image);
    }
}
