package postrider.gateway.tournament;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import postrider.gateway.tournament.Request.Wish;
import postrider.words.OpenedLetter;

class RequestTest {
    private static Optional<Wish> wish(String letter) {
        return Request.of(OpenedLetter.open(letter)).map(Request::wish);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "withdraw?",
                "withdraw my bid",
                "withdraw if I lose",
                "withdraw, if I lose",
                "withdraw not",
                "withdraw: shall I?"
            })
    void aQuestionOrAConditionIsNotAWithdrawal(String words) {
        assertEquals(Optional.of(new Wish.Unknown(words)), wish("tournament cup: " + words));
    }

    @ParameterizedTest
    @ValueSource(strings = {"Do not\n", "Shall I write\n", "press: you might write\n\n"})
    void anUnfinishedSentenceAboveIsNotIgnored(String above) {
        assertEquals(Optional.empty(), wish(above + "tournament cup: withdraw"));
    }

    @Test
    void aReasonMayFollow() {
        assertEquals(Optional.of(new Wish.Withdraw("")), wish("I am sorry.\ntournament cup: withdraw."));
        assertEquals(Optional.of(new Wish.Withdraw("I have moved")), wish("tournament cup: withdraw: I have moved"));
        assertEquals(
                Optional.of(new Wish.Withdraw("because I have moved")),
                wish("tournament cup: withdraw because I have moved"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "bid british 3|bid american 0",
                "bid british 3||withdraw",
                "withdraw: I have moved||bid british 3",
                "adjudicate 1.2 british, he held Boston||adjudicate 1.2 american, he did not"
            })
    void contradictoryRequestsAreRecognised(String words) {
        var lines = words.replaceAll("(^|\\|)(?=[abw])", "$1tournament cup: ").split("\\|");
        var letter = OpenedLetter.open(String.join("\n", lines));
        assertEquals(
                Optional.of(new Wish.Either(lines[0], lines[lines.length - 1])),
                Request.of(letter).map(Request::wish));
        assertEquals(List.of(), Request.besides(letter));
    }

    @ParameterizedTest
    @ValueSource(strings = {"table", "adjudicate 1.1 british, he held Boston", "lot snow"})
    void aRequestOfAnotherKindIsNotActedOn(String words) {
        var letter = OpenedLetter.open("tournament cup: %s%n%ntournament cup: withdraw".formatted(words));
        assertEquals(List.of("tournament cup: withdraw"), Request.besides(letter));
    }
}
