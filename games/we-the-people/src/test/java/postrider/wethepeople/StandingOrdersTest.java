package postrider.wethepeople;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import postrider.americanwar.Position;
import postrider.americanwar.Sides;
import postrider.americanwar.Track;
import postrider.americanwar.orders.Order;
import postrider.kernel.question.Source;
import postrider.kit.StandingOrdersKit;
import postrider.text.Complaint;
import postrider.text.Line;
import postrider.text.Read;
import postrider.wethepeople.game.WeThePeople;
import postrider.words.Clauses;
import postrider.workbench.simulation.Played;

class StandingOrdersTest extends StandingOrdersKit<Position, Order> {
    static final List<String> LINES = List.of(
            "battle event: play \"Henry Knox\"",
            "battle event if attacking: play Thaddeus, or none",
            "battle event if outnumbered: none",
            "battle event with Washington: ask",
            "battle plan if defending: lead Probe; match always; counterattack with 2",
            "battle plan if outnumbered: default",
            "battle plan: ask",
            "claim the first play",
            "claim the first play: yes, or ask",
            "intercept if not outnumbered: Greene, or Washington",
            "intercept: ask",
            "retreat before battle if outnumbered to Albany, York, Charlotte",
            "retreat before battle: stand",
            "retreat to Reading, Salem",
            "general to send back: Gates, or Howe",
            "first player: American",
            "otherwise ask",
            "otherwise none",
            "otherwise default");

    StandingOrdersTest() {
        super(new WeThePeople(), RandomGame.WARS, RandomGame.HIDDEN, LINES);
    }

    /** A claim shows a card (5.3). */
    @Override
    protected boolean shows(Position before) {
        return before.track().has(Track.Mark.CAMPAIGN_FIRST);
    }

    @Override
    protected Set<String> cards(Played<Position, Order> played) {
        var cards = new TreeSet<String>();
        played.order()
                .filter(Order.Play.class::isInstance)
                .map(Order.Play.class::cast)
                .ifPresent(play -> cards.add(play.card().id()));
        return cards;
    }

    /** Otherwise silence would answer for the player, who would never know (docs/players.md, 6). */
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            battle plan: charge                                    | 'charge' is no part of a battle plan: these are lead, match and counterattack.
            battle plan: lead Probe or Flank Left                  | 'Flank Left' is no part of a battle plan: these are lead, match and counterattack.
            battle plan: lead Flank                                | 'Flank' could be more than one battle card.
            battle plan: match all but Cavalry, or ask             | 'Cavalry' is no battle card.
            battle plan: counterattack with 0                      | Counterattack always, never, or with a number of cards left, not 'with 0'.
            lead: Cavalry, or Probe                                | 'Cavalry' is no battle card.
            answer: Flank Lefft, or none                           | 'Flank Lefft' is no battle card.
            """)
    void aClauseThatCanNeverAnswerIsRefused(String clause, String complaint) {
        var line = new Line(1, clause);
        var vocabulary = new WeThePeople().open().vocabulary();
        var read = Clauses.read(Sides.AMERICAN, Source.STANDING_ORDER, List.of(line), vocabulary);
        if (!(read instanceof Read.NotUnderstood<Clauses>(var complaints))) throw new AssertionError(read);
        assertEquals(
                List.of(complaint), complaints.stream().map(Complaint::expected).toList());
    }
}
