package postrider.wildernesswar;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import postrider.kit.EveryWordKit;
import postrider.text.Complaint;
import postrider.text.Line;
import postrider.text.Lists;
import postrider.text.Read;
import postrider.wildernesswar.orders.OrderReader;

class EveryWordTest extends EveryWordKit<Position, Order> {
    private static final List<String> VERBS = List.of(
            "play",
            "pass",
            "activate",
            "campaign",
            "go",
            "to",
            "by sea to",
            "land at",
            "drop",
            "then ask",
            "demolish",
            "siege",
            "assault",
            "sortie",
            "build",
            "event",
            "nothing");

    EveryWordTest() {
        super(RandomGame.WARS, 16, VERBS, StandingOrdersTest.LINES);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            pass banana                                       | 'banana' says nothing here: leave it out.
            play 1: event in Southern                         | 'Southern' says nothing here: leave it out.
            play 1: Event: Ticonderoga                        | 'Ticonderoga' says nothing here: leave it out.
            play 1: event and build stockades in Sorel        | 'build stockades in Sorel' says nothing here: leave it out.
            play 1: nothing banana                            | 'banana' says nothing here: leave it out.
            play 1: nothing / play 2: nothing                 | One card in an action phase.
            play 1: activate Wolfe; to Louisbourg; siege now  | 'now' says nothing here: leave it out.
            play 1: activate Wolfe; demolish; to Louisbourg   | The name of a space is missing.
            play 1: activate Wolfe; then ask                  | 'then ask' comes after what is done first.
            play 1: activate Wolfe; to Sorel; then ask now    | 'then ask now' is not understood.
            play 1: activate Wolfe; to Sorel, then ask; to Halifax | 'then ask' comes last: what follows is said when you are asked.
            play 1: campaign Wolfe, Murray; to Sorel; go Wolfe; to Halifax; go Murray; to Halifax | Say who goes: 'to Sorel'.
            """)
    void noWordIsDropped(String said, String complaint) {
        var start = RandomGame.WARS.start();
        var read = OrderReader.read(Line.numbered(List.of(said.split(" / "))), start, Sides.BRITISH);
        assertEquals(
                List.of(complaint),
                read instanceof Read.NotUnderstood<Order>(var complaints)
                        ? Lists.map(complaints, Complaint::expected)
                        : List.of());
    }

    /** Mingo 2 is not on the map. */
    @Test
    void aNameMeansThePieceOnTheMap() {
        var start = RandomGame.WARS.start();
        var order = List.of(new Line(1, "play 1: move Mingo; to Logstown"));
        var read = OrderReader.read(order, start, Sides.FRENCH);
        if (!(read instanceof Read.Understood<Order>(var move))) throw new AssertionError(read);
        assertEquals(
                List.of("play 1 (Campaign): activate Mingo 1; to Logstown"),
                RandomGame.WAR.orders().words(move));
    }

    @Override
    protected List<String> otherwise(String order) {
        if (!order.contains(": activate ")) return List.of("pass");
        return List.of(
                order + "; siege",
                order + "; sortie",
                order + "; land at Louisbourg",
                order + "; by sea to Boston",
                order + "; assault; demolish Albany, Oswego",
                order + "; drop Wolfe, 35th",
                order.replaceFirst(": .*", ": nothing; demolish Albany"));
    }

    /** "Activate Rhode; go Island" is "activate Rhode Island", and "go to Sorel" is "to Sorel". */
    @Override
    protected boolean isAnotherWayToSay(String said) {
        return said.matches(".*(?:: activate \\S+\\W+go \\S|\\bgo (?:by (?:land|boat|sea) )?to \\S).*");
    }

    /** Known words that can never be an answer to the question: without a complaint their player would never know. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            onward: Albany stop              | 'Albany stop' is no answer to 'onward'.
            onward: siege Albany             | 'siege Albany' is no answer to 'onward'.
            next activation: nothing Wolfe   | 'nothing Wolfe' is no answer to 'next activation'.
            next activation: go to Albany    | 'go to Albany' is no answer to 'next activation'.
            next activation in Albany: nothing | 'next activation' is about no space and no forces: a clause for it names none and has no 'if'.
            intercept: Wolfe Albany          | 'Wolfe Albany' is no answer to 'intercept'.
            avoid battle: Wolfe stand        | 'Wolfe stand' is no answer to 'avoid battle'.
            assault: Wolfe                   | 'Wolfe' is no answer to 'assault'.
            retreat: Albany Oswego           | 'Albany Oswego' is no answer to 'retreat'.
            militia: all Albany              | 'all Albany' is no answer to 'militia'.
            bid: accept French               | 'accept French' is no answer to 'bid'.
            otherwise stop Albany            | 'stop Albany' answers nothing that is asked.
            """)
    void aClauseThatSaysNothingIsRefused(String clause, String complaint) {
        assertEquals(List.of(complaint), complaints(clause));
    }

    /** Rarely offered options may be chosen in advance too. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "event: 64 (British Regulars)",
                "event: 48 (Victories in Germany Release Troops & Finances for New World)",
                "event: take 64 (British Regulars)",
                "event: Wolfe",
                "event: Caughnawaga 2, Mississauga, restore Caughnawaga 1 and Potawatomi",
                "retreat: each by itself"
            })
    void rareOptionsAreAccepted(String clause) {
        assertEquals(List.of(), complaints(clause));
    }
}
