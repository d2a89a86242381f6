package postrider.text;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class MatchTest {
    private static final List<String> NAMES = List.of(
            "Ninety Six",
            "Norfolk",
            "Charlotte",
            "Charlottesville",
            "St. Mary's",
            "play 73 Morgan's Riflemen",
            "play 3 Minor Campaign",
            "battle card",
            "retreat before battle",
            "Greene from Newport",
            "to Saint-Léger",
            "Imlaystown",
            "Allentown",
            "Crosswicks",
            "Oneida Castle",
            "none");

    @ParameterizedTest
    @CsvSource({
        "ninety, Ninety Six",
        "NINETY-SIX, Ninety Six",
        "six, Ninety Six",
        "charlotte, Charlotte",
        "charlottes, Charlottesville",
        "to charlotte, Charlotte",
        "charl, several",
        "st mary’s, St. Mary's",
        "saint mary's, St. Mary's",
        "st. leger, to Saint-Léger",
        "play morg, play 73 Morgan's Riflemen",
        "play 7, nothing",
        "play 73, play 73 Morgan's Riflemen",
        "play 3, play 3 Minor Campaign",
        "\"Morgan's Riflemen\", play 73 Morgan's Riflemen",
        "battle, battle card",
        "before, retreat before battle",
        "with Greene, Greene from Newport",
        "to saint-leger, to Saint-Léger",
        "no, none",
        "None, none",
        "one, nothing",
        "-Norfolk, nothing",
        "- Norfolk, nothing",
        "onei, Oneida Castle",
        "oneida, Oneida Castle",
        "n, several",
        "yes, nothing",
        "to, nothing",
        "'', nothing",
        "six ninety, nothing",
        "i, nothing",
        "im, Imlaystown",
        "all, nothing",
        "allen, Allentown",
        "cross, nothing",
        "crossw, Crosswicks"
    })
    void findsTheNameAPlayerMeans(String said, String meant) {
        var found = switch (Match.of(said, NAMES)) {
            case Match.One(String name) -> name;
            case Match.None() -> "nothing";
            case Match.Many(List<String> names) -> "several";
        };
        assertEquals(meant, found);
    }

    @Test
    void allWordsAreMatchedBeforeFillersAreIgnored() {
        assertEquals(new Match.One("with Greene"), Match.of("WITH GREENE", List.of("from Greene", "with Greene")));
    }
}
