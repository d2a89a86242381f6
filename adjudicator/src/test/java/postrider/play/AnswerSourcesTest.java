package postrider.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static postrider.kit.Sides.AMERICAN;
import static postrider.kit.Sides.BRITISH;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import postrider.desk.Office;
import postrider.kernel.Vocabulary;
import postrider.kernel.question.Answers;
import postrider.kernel.question.Asking;
import postrider.kernel.question.Source;
import postrider.kernel.question.Topic;
import postrider.kernel.ruling.Side;
import postrider.log.Event;
import postrider.log.GameLog;
import postrider.log.Settlement;
import postrider.log.StoredEvent;
import postrider.text.Speech;

class AnswerSourcesTest {
    private static final Optional<Answers.Given> SAID = Optional.of(new Answers.Given("2", Source.CLAUSE));

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

    private final Topic raid = new Topic() {
        @Override
        public String name() {
            return "RAID";
        }

        @Override
        public boolean comesBetweenOrders(Side side) {
            return side == AMERICAN;
        }
    };

    private final Vocabulary names =
            new Vocabulary(List.of(bid, raid), List.of(), List.of(), List.of(), List.of(), List.of(), Speech.PLAIN);

    private static GameLog begun() {
        var header = Office.header("r-1", "raids", "two");
        return GameLog.NOTHING.with(new StoredEvent(1, header, List.of(), Office.NOON, "00"));
    }

    private static Event.Letter letter(Event.Letter.Purpose purpose, Side side, int impulse, String... clauses) {
        var words = purpose == Event.Letter.Purpose.ORDER ? List.of("wait") : List.<String>of();
        return new Event.Letter(
                purpose,
                side,
                impulse,
                "<%d@x>".formatted(impulse),
                "0" + impulse,
                "",
                "s",
                words,
                List.of(clauses),
                Optional.empty());
    }

    private static GameLog ordered(GameLog log, Side by, String... clauses) {
        return log.with(letter(Event.Letter.Purpose.ORDER, by, log.impulse(), clauses));
    }

    private static GameLog played(GameLog log) {
        var position = Optional.of("after " + log.impulse());
        return log.with(new Event.Played(log.impulse(), List.of(), List.of(), List.of(), position, Optional.empty()));
    }

    private Optional<Answers.Given> answer(GameLog log, Side side, Topic topic) {
        return new AnswerSources(log, names)
                .answers()
                .to(new Asking(side, "4.1", topic, "How much?").one(List.of(1, 2)));
    }

    @Test
    void aPlayersWordsAreReadOnceHoweverMuchAnImpulseAsks() {
        var log = begun().with(letter(Event.Letter.Purpose.STANDING, AMERICAN, 1, "bid: 2"));
        var answers = new AnswerSources(log, names).answers();
        var question = new Asking(AMERICAN, "4.1", bid, "How much?").one(List.of(1, 2));
        assertEquals("2", answers.to(question).orElseThrow().words());
        int once = lookedUp;
        for (int i = 0; i < 100; i++) answers.to(question);
        assertEquals(
                100, lookedUp - once, "a letter that came is told by the question's name, and nothing else is read");
    }

    @Test
    void clausesUnderTheLastOrderAnswerWhatComesBetweenOrders() {
        var american = played(ordered(played(begun()), AMERICAN, "raid: 2", "bid: 2", "otherwise ask"));
        assertEquals(SAID, answer(american, AMERICAN, raid));
        assertEquals(Optional.empty(), answer(american, AMERICAN, bid));
        assertEquals(Optional.empty(), answer(american, BRITISH, raid));
        var british = ordered(american, BRITISH, "raid: 1");
        assertEquals(SAID, answer(british, AMERICAN, raid));
        assertEquals(Optional.empty(), answer(played(british), AMERICAN, raid));
        assertEquals(Optional.empty(), answer(played(british), BRITISH, raid));
    }

    @Test
    void clausesOfAnImpulseTakenBackAnswerNothing() {
        var american = played(ordered(played(begun()), AMERICAN, "raid: 2"));
        var british = ordered(american, BRITISH);
        assertEquals(SAID, answer(takenBack(british, 2), AMERICAN, raid));
        assertEquals(Optional.empty(), answer(takenBack(british, 1), AMERICAN, raid));
    }

    private static GameLog takenBack(GameLog log, int impulse) {
        return log.with(
                Event.Settled.unsigned(new Settlement.Rollback(impulse), Optional.of("before"), Optional.empty()));
    }
}
