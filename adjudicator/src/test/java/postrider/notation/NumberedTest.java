package postrider.notation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import org.junit.jupiter.api.Test;
import postrider.kernel.Lists;

/** Five numbered cards, two of one title. */
class NumberedTest {
    private record Card(int number, String title) {}

    private static final List<Card> DECK = List.of(
            new Card(1, "Surprise"),
            new Card(2, "Surprise"),
            new Card(3, "Ambush"),
            new Card(4, "Winter"),
            new Card(5, "Truce"));
    private static final Numbered<Card> CARDS = new Numbered<>(
            "card",
            DECK,
            (words, offered) -> Lists.first(offered, card -> card.title().equalsIgnoreCase(words)));

    @Test
    void numbersRangesAndTitlesAreMixed() {
        assertEquals(List.of(), numbers("none"));
        assertEquals(List.of(3, 4, 5, 1), numbers("3-5, surprise"));
    }

    @Test
    void aTitleMeansTheFirstThatIsNotNamedYet() {
        assertEquals(List.of(1, 2), numbers("surprise, surprise"));
        assertEquals(List.of(1, 3, 2), numbers("1, ambush, surprise"));
    }

    @Test
    void whatIsNoneOfThemIsTold() {
        assertRefused("cards are numbered 1 to 5", "4-6");
        assertRefused("a card is named twice", "2, 1-3");
        assertRefused("no card 'truce of God' is free; name it by number", "truce of God");
        assertRefused("no card 'ambush' is free; name it by number", "ambush, ambush");
    }

    private static void assertRefused(String why, String list) {
        assertEquals(
                why,
                assertThrows(IllegalArgumentException.class, () -> numbers(list))
                        .getMessage());
    }

    private static List<Integer> numbers(String list) {
        return Lists.each(CARDS.list(list, DECK), Card::number);
    }
}
