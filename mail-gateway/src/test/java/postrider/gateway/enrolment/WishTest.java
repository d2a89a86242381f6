package postrider.gateway.enrolment;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import postrider.words.OpenedLetter;

class WishTest {
    private static Optional<Wish> wish(String letter) {
        return Wish.of(OpenedLetter.open(letter));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "I cannot\n",
                "Shall I write\n",
                "press: you might write\n\n",
                "What would come of it if I wrote\n\n",
                "May I play too?\n\n"
            })
    void anUnfinishedSentenceAboveIsNotIgnored(String above) {
        assertEquals(Optional.empty(), wish(above + "join"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Hello referee,\n",
                "My key was stolen!\n",
                "I have thought about it\n\n",
                "We would like to play, too :-)\n\n"
            })
    void aFinishedSentenceAboveIsIgnored(String above) {
        assertEquals(Optional.of(new Wish.Revoke()), wish(above + "revoke my key"));
    }

    @Test
    void aQuotedCommandIsNotACommand() {
        assertEquals(Optional.empty(), wish("Thank you for telling me!\n\n\u201crevoke my key\u201d"));
    }

    @ParameterizedTest
    @CsvSource({"always, true", "ww-3 always, true", "not always, false", "this, false"})
    void onlyAlwaysDeclinesForGood(String about, boolean always) {
        assertEquals(Optional.of(new Wish.Decline(about, always)), wish("decline " + about));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "decline, join",
                "decline,,join",
                "join british,,join american",
                "Yes; join,I have never played it.,decline always",
                "observe ww-1,unobserve ww-1",
                "keep my seat in ww-1,,Thanks!,offer seat ww-1"
            })
    void contradictoryRequestsAreRecognised(String lines) {
        assertInstanceOf(
                Wish.Either.class,
                wish(lines.replace(",", "\n").replace(";", ",")).orElseThrow());
    }

    @ParameterizedTest
    @ValueSource(strings = {"join\n\nYes, join!", "observe ww-1\nobserve ww-2", "games\nhello", "join\n> decline"})
    void otherRequestsDoNotContradict(String lines) {
        assertFalse(wish(lines).orElseThrow() instanceof Wish.Either);
    }
}
