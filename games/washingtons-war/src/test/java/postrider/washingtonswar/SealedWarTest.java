package postrider.washingtonswar;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import postrider.americanwar.Sides;
import postrider.dice.Secret;
import postrider.gamefile.Event;
import postrider.gamefile.GameFile;
import postrider.gamefile.Verification;
import postrider.kernel.Impulse;
import postrider.kernel.Rules;
import postrider.kernel.Side;
import postrider.kernel.Verdict;
import postrider.simulation.RandomBot;

/** A whole war with sealed dice and decks, written into a game file and verified from it. */
class SealedWarTest {
    private static final WarBox WAR = RandomGame.WAR;
    private static final Secret SECRET = Secret.of("1775".repeat(16));
    private static final Instant AT = Instant.parse("2026-11-20T12:00:00Z");

    @Test
    void everyDieAndCardOfAWarIsVerified(@TempDir Path folder) {
        var file = folder.resolve("game.yaml");
        try (var game = GameFile.create(file, header(), AT)) {
            play(game, new RandomBot<>(17));
            append(game, new Event.Revealed(SECRET.hex()));
            int impulses = game.log().impulse() - 1;
            var findings = Verification.of(file, Optional.empty(), Optional.empty());
            assertEquals(Optional.empty(), findings.amiss(), findings.text());
            assertEquals(List.of(), findings.sealed());
            assertEquals(
                    impulses,
                    GameFile.read(file).events().stream()
                            .filter(stored -> stored.event() instanceof Event.Letter)
                            .count());
        }
    }

    private static void play(GameFile game, RandomBot<Position, Order> player) {
        var position = run(game, WAR.rules().setUp("1775", Map.of()), Optional.empty(), player);
        while (WAR.rules().ending(position).isEmpty()) {
            var side = WAR.rules().toMove(position).orElseThrow();
            var order = player.order(position, side, WAR.playable().legal(position, side));
            append(game, letter(game, side, WAR.orders().words(order)));
            position = run(game, position, Optional.of(order), player);
        }
    }

    private static Position run(
            GameFile game, Position before, Optional<Order> order, RandomBot<Position, Order> player) {
        var side = WAR.rules().toMove(before).orElse(Sides.AMERICAN);
        var verdict = new Impulse<>(WAR.rules(), before, side, order)
                .run(List.of(), game.log().chance(SECRET), player);
        if (!(verdict instanceof Verdict.Done<Position> done)) throw new AssertionError(verdict);
        append(
                game,
                new Event.Played(
                        game.log().impulse(),
                        done.journal(),
                        List.of(),
                        done.report(),
                        Optional.of(WAR.notation().write(done.position())),
                        WAR.rules().ending(done.position()).map(Rules.Ending::sentence)));
        return done.position();
    }

    private static void append(GameFile game, Event event) {
        game.append(event, List.of(), AT);
    }

    private static Event.Header header() {
        var nobody = new Event.Player("", "", "", "");
        return new Event.Header(
                GameFile.FORMAT,
                "ww-017",
                "washingtons-war",
                "",
                "1775",
                Map.of(),
                Map.of(Sides.AMERICAN, nobody, Sides.BRITISH, nobody),
                "",
                SECRET.commitments("ww-017"),
                Optional.empty());
    }

    private static Event.Letter letter(GameFile game, Side side, List<String> words) {
        var log = game.log();
        var mark = SECRET.mark("ww-017", game.entries() + 1);
        var signed = Event.Letter.byHand(mark) + "impulse %d\n%s".formatted(log.impulse(), String.join("\n", words));
        return new Event.Letter(
                Event.Letter.Purpose.ORDER,
                side,
                log.impulse(),
                "",
                Event.Letter.digest(signed, ""),
                signed,
                "",
                words,
                List.of(),
                Optional.of(log.seal(SECRET, words).root()));
    }
}
