package postrider.letters;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static postrider.kit.Sides.BRITISH;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import postrider.kernel.ruling.Ruling;
import postrider.kernel.view.Scene;

/** The subject of a letter gives the news, not the card that was played. */
class HeadlineTest {
    private static final List<Ruling> RULINGS = List.of(
            ruling("The British play 39 (Stingy Provincial Assembly) and activate Monckton."),
            ruling("Monckton stays where he is."),
            ruling("Die for the weather: 3."));
    private static final Scene.Told SIEGE = new Scene.Told("Louisbourg", "The siege of Louisbourg fails to advance");
    private static final Scene.Closed YEAR = new Scene.Closed("1757", "1757 is over: French 4 VP");

    private static Ruling ruling(String sentence) {
        return new Ruling("5.26", Optional.empty(), sentence, "");
    }

    private static Scene went(String who, String to) {
        return new Scene.Went(BRITISH, who, "Albany", to, Scene.Way.MARCH);
    }

    private static String of(Scene... scenes) {
        return Headline.of(List.of(scenes), RULINGS);
    }

    @Test
    void aSiegeIsNewsBeforeAMarch() {
        assertEquals(
                "The siege of Louisbourg fails to advance; Webb marches to Hoosic", of(went("Webb", "Hoosic"), SIEGE));
    }

    @Test
    void aCardComesWithItsNews() {
        var card = new Scene.Told("", "French Regulars");
        assertEquals("French Regulars", of(card));
        assertEquals(
                "French Regulars: 2/Berry comes to Québec; Webb marches to Hoosic",
                of(new Scene.Told("Québec", "2/Berry comes to Québec"), card, went("Webb", "Hoosic")));
    }

    @Test
    void withoutScenesARulingIsTheHeadline() {
        assertEquals("Monckton stays where he is", of());
    }

    /** Four battles would fill the line, but the end of a year is always mentioned. */
    @Test
    void aYearThatIsOverIsNeverLeftOut() {
        var battle = new Scene.Fought("Hoosic", "Webb beaten", List.of(), List.of(), "");
        var turned = new Scene.Turned("Hoosic", Optional.empty(), Optional.of(BRITISH));
        assertEquals("Webb beaten; Webb beaten; 1757 is over: French 4 VP", of(battle, battle, battle, YEAR, turned));
        assertEquals("1757 is over: French 4 VP; Webb marches to Hoosic", of(went("Webb", "Hoosic"), YEAR, turned));
    }
}
