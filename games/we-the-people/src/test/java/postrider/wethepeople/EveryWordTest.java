package postrider.wethepeople;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import postrider.americanwar.Position;
import postrider.americanwar.WarTopic;
import postrider.americanwar.orders.Order;
import postrider.kernel.question.Topic;
import postrider.kit.EveryWordKit;

class EveryWordTest extends EveryWordKit<Position, Order> {
    private static final List<String> VERBS = List.of(
            "committees",
            "play",
            "discard",
            "activate",
            "take",
            "to",
            "by sea",
            "ask",
            "control",
            "reinforce",
            "event");

    EveryWordTest() {
        super(RandomGame.WARS, 12, VERBS, StandingOrdersTest.LINES);
    }

    /** "Gates to Fort Niagara" */
    @Override
    protected boolean isChain(Topic topic) {
        return topic == WarTopic.NEXT_OPERATION;
    }

    /** Known words that can never be an answer to the question: without a complaint their player would never know. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            march: stop Albany              | 'stop Albany' is no answer to 'march'.
            march: Albany stop              | 'Albany stop' is no answer to 'march'.
            march: activate Howe            | 'activate Howe' is no answer to 'march'.
            march in Albany: stop           | 'march' is about no space and no forces: a clause for it names none and has no 'if'.
            intercept: Greene Washington    | 'Greene Washington' is no answer to 'intercept'.
            intercept to Albany             | 'Albany' is no answer to 'intercept'.
            retreat: Albany York            | 'Albany York' is no answer to 'retreat'.
            claim the first play: Howe      | 'Howe' is no answer to 'claim the first play'.
            first player: American Albany   | 'American Albany' is no answer to 'first player'.
            event: Albany and stop          | 'Albany and stop' is no answer to 'event'.
            otherwise stop Albany           | 'stop Albany' answers nothing that is asked.
            counterattack: yes Howe          | After 'yes' nothing may follow.
            counterattack: Howe              | 'Howe' is no answer to 'counterattack'.
            """)
    void aClauseThatSaysNothingIsRefused(String clause, String complaint) {
        assertEquals(List.of(complaint), complaints(clause));
    }
}
