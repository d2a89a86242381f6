package postrider.text;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class NameIndexTest {
    @Test
    void theLikelyThingIsPreferredIfThereIsExactlyOne() {
        var pieces =
                NameIndex.of("piece", List.of("Mingo 1", "Mingo 2", "Huron")).preferring("Mingo 2"::equals);
        assertEquals(Optional.of("Mingo 2"), pieces.find("Mingo"));
        assertEquals(Optional.of("Huron"), pieces.find("Hur"));
        assertEquals(Optional.of("Mingo 1"), pieces.find("Mingo 1"));
        assertEquals(Optional.empty(), pieces.preferring(name -> true).find("Mingo"));
    }

    private static final NameIndex<String> NAMES = NameIndex.of(
            "space",
            List.of(
                    "Saratoga",
                    "Ninety Six",
                    "Fort Stanwix",
                    "Fort Pitt",
                    "Salisbury",
                    "73 Morgan's Riflemen",
                    "St. Mary's"));

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
    void theNearestNameIsSuggested(String said, String meant) {
        assertEquals(meant, String.join(", ", NAMES.nearest(said)));
    }

    /** The nearest option may be the very one the player rejects. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            don't intercept | ''
            not intercept   | ''
            no intercept    | ''
            intercpt        | intercept
            """)
    void whatAPlayerRejectsIsNotSuggested(String said, String suggested) {
        assertEquals(
                suggested,
                String.join(
                        ", ",
                        NameIndex.of("question", List.of("intercept", "battle card"))
                                .nearest(said)));
    }

    @Test
    void severalMeaningsAreAllNamed() {
        assertEquals(List.of("Fort Stanwix", "Fort Pitt"), NAMES.nearest("Fort"));
    }

    @Test
    void theComplaintNamesLineAndKind() {
        var complaint = NAMES.complaint(new Line(4, "to Saratgoa"), "Saratgoa");
        assertEquals("line 4: 'Saratgoa' is no space.", complaint.toString());
        assertEquals(List.of("Saratoga"), complaint.nearest());
        var several = NAMES.complaint(new Line(4, "to Fort"), "Fort");
        assertEquals("'Fort' could be more than one space.", several.expected());
    }

    @Test
    void severalNamesMayMeanOneThing() {
        var named = new LinkedHashMap<String, Integer>();
        named.put("Fort Stanwix", 1);
        named.put("Ft Stanwix", 1);
        named.put("Fort Pitt", 2);
        var index = new NameIndex<>("fort", named);
        assertEquals(Optional.of(1), index.find("stan"));
        assertEquals(Optional.empty(), index.find("fort"));
        assertEquals(2, index.require("pitt"));
        var none = assertThrows(IllegalArgumentException.class, () -> index.require("Fort Pjtt"));
        assertEquals("'Fort Pjtt' is no fort; nearest: Fort Pitt", none.getMessage());
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            Saratoga, Salisbury and Fort Pitt  | [Saratoga, Salisbury, Fort Pitt]
            Saratoga, and Salisbury            | [Saratoga, Salisbury]
            Wilmington, NC; Saratoga           | [Wilmington NC, Saratoga]
            Lexington and Concord, Saratoga,   | [Lexington and Concord, Saratoga]
            Nowhere and Saratoga               | [Nowhere, Saratoga]
            """)
    void aListIsSplitIntoNames(String list, String parts) {
        var index = NameIndex.of(
                "space",
                List.of(
                        "Saratoga",
                        "Salisbury",
                        "Fort Pitt",
                        "Wilmington DE",
                        "Wilmington NC",
                        "Lexington and Concord"));
        assertEquals(parts, index.parts(list).toString());
    }
}
