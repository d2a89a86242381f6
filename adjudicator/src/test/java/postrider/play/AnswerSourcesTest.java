package postrider.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static postrider.kit.Sides.AMERICAN;
import static postrider.kit.Sides.BRITISH;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import postrider.desk.Office;
import postrider.kernel.Vocabulary;
import postrider.kernel.question.Asking;
import postrider.kernel.question.Topic;
import postrider.log.Event;
import postrider.log.GameLog;
import postrider.log.Pin;
import postrider.log.StoredEvent;
import postrider.text.Speech;

class AnswerSourcesTest {
    private int lookedUp;

    private final Topic bid = new Topic() {
        @Override
        public String name() {
            return "BID";
        }

        @Override
        public String words() {
            lookedUp++;
            return "bid";
        }
    };

    @Test
    void whatAPlayerLeftIsReadOnceHoweverMuchAnImpulseAsks() {
        var names = new Vocabulary(List.of(bid), List.of(), List.of(), List.of(), List.of(), List.of(), Speech.PLAIN);
        var standing = new Event.Letter(
                Event.Letter.Purpose.STANDING,
                AMERICAN,
                1,
                "<1@x>",
                "00",
                "",
                "s",
                List.of(),
                List.of("bid: 2"),
                Optional.empty());
        var header = new Event.Header(
                2,
                "r-1",
                "raids",
                Pin.of("b0"),
                "two",
                Map.of(),
                Map.of(
                        AMERICAN, new Event.Player("Greene", "g@example.invalid", "aa", ""),
                        BRITISH, new Event.Player("Howe", "h@example.invalid", "bb", "")),
                "",
                Map.of(),
                Optional.empty());
        var log = GameLog.NOTHING
                .with(new StoredEvent(1, header, List.of(), Office.NOON, "00"))
                .with(standing);
        var answers = new AnswerSources(log, names).answers();
        var question = new Asking(AMERICAN, "4.1", bid, "How much?").one(List.of(1, 2));
        assertEquals("2", answers.to(question).orElseThrow().words());
        int once = lookedUp;
        for (int i = 0; i < 100; i++) answers.to(question);
        assertEquals(
                100, lookedUp - once, "a letter that came is told by the question's name, and nothing else is read");
    }
}
