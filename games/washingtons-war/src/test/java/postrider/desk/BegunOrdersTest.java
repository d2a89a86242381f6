package postrider.desk;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import postrider.americanwar.Sides;
import postrider.dice.Secret;
import postrider.kernel.Parts;
import postrider.log.Event;
import postrider.log.GameLog;
import postrider.log.Pin;
import postrider.log.StoredEvent;
import postrider.log.Written;
import postrider.play.OpenGame;
import postrider.play.SignedLetter;
import postrider.text.Lists;
import postrider.washingtonswar.game.WashingtonsWar;

/** A player who leaves out the card is told every card in hand with which the order would be allowed, and no other. */
class BegunOrdersTest {
    private static final String BOARD = """
            year 1777
            phase strategy
            British to move
            American PC in Saratoga
            British PC in Ticonderoga, New York
            Burgoyne + 5 CU in Ticonderoga
            British hand 40, 63, 3, 76
            """;

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            move Burgoyne with 5 CU; to Saratoga | play 3 OPS (40): move Burgoyne with 5 CU; to Saratoga / play 63 Minor Campaign: move Burgoyne with 5 CU; to Saratoga
            control Saratoga           | play CARD: ... / discard CARD
            queue                      | play 1 OPS (3): queue
            """)
    void anOrderWithoutItsCardIsAnsweredWithThePossibleCards(String said, String hints) {
        for (var header : List.of("game ww-1\nimpulse 1\n", "")) {
            var letter = SignedLetter.byHand(Sides.BRITISH, header + said);
            var mailed = new SignedLetter(
                    Sides.BRITISH, "<1@x>", new Written(letter.written().signed(), "signature"), letter.opened());
            if (!(Intake.of(game(), mailed) instanceof Decision.Reject(var refusal))) throw new AssertionError(said);
            var nearest = Lists.filter(refusal.faults(), fault -> fault.line() > 0)
                    .getFirst()
                    .nearest();
            assertEquals(hints, String.join(" / ", nearest));
        }
    }

    static OpenGame<?, ?> game() {
        var secret = Secret.of("17".repeat(32));
        var player = new Event.Player("Somebody", "somebody@example.invalid", "aa", "");
        var header = new Event.Header(
                2,
                "ww-1",
                "washingtons-war",
                Pin.of("b0"),
                "1775",
                Map.of(),
                Map.of(Sides.AMERICAN, player, Sides.BRITISH, player),
                "",
                secret.commitments("ww-1", Parts.FEW),
                Optional.empty());
        var log = GameLog.NOTHING
                .with(new StoredEvent(1, header, List.of(), Instant.parse("2026-11-20T12:00:00Z"), "00"))
                .with(new Event.Posted("welcome"))
                .with(new Event.Played(0, List.of(), List.of(), List.of(), Optional.of(BOARD), Optional.empty()));
        var game = new WashingtonsWar();
        return OpenGame.of(game, game.open(), log);
    }
}
