package postrider.words;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import postrider.kernel.Line;

class NamesTest {
    private static final List<String> NAMES = List.of(
            "Saratoga", "Ninety Six", "Fort Stanwix", "Fort Pitt", "Salisbury", "73 Morgan's Riflemen", "St. Mary's");

    @ParameterizedTest
    @CsvSource({
        "Saratgoa, Saratoga",
        "saratoga springs, ''",
        "Saratoag, Saratoga",
        "ninty six, Ninety Six",
        "Stanwicks, Fort Stanwix",
        "Stanwyx, Fort Stanwix",
        "Morgans Riflmen, 73 Morgan's Riflemen",
        "st marry, St. Mary's",
        "Sailsbury, Salisbury",
        "xyzzy, ''",
        "'', ''"
    })
    void theNearestName(String said, String meant) {
        assertEquals(meant, String.join(", ", Names.nearest(said, NAMES)));
    }

    /** A word for it may be near, but he does not want it. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            don't intercept | ''
            not intercept   | ''
            no intercept    | ''
            intercpt        | intercept
            """)
    void whatHeDeniesIsNotSuggested(String said, String suggested) {
        assertEquals(suggested, String.join(", ", Names.nearest(said, List.of("intercept", "battle card"))));
    }

    @Test
    void severalMeaningsAreAllNamed() {
        assertEquals(List.of("Fort Stanwix", "Fort Pitt"), Names.nearest("Fort", NAMES));
    }

    @Test
    void theComplaintNamesLineAndKind() {
        var complaint = Names.complaint(new Line(4, "to Saratgoa"), "space", "Saratgoa", NAMES);
        assertEquals("line 4: 'Saratgoa' is no space.", complaint.toString());
        assertEquals(List.of("Saratoga"), complaint.nearest());
        var several = Names.complaint(new Line(4, "to Fort"), "space", "Fort", NAMES);
        assertEquals("'Fort' could be more than one space.", several.expected());
    }
}
