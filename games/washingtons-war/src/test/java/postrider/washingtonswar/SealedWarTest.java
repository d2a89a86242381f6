package postrider.washingtonswar;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import postrider.dice.Secret;
import postrider.gamefile.Chronicle;
import postrider.gamefile.GameFile;
import postrider.gamefile.Record;
import postrider.gamefile.Verification;
import postrider.kernel.Impulse;
import postrider.kernel.Rules;
import postrider.kernel.Side;
import postrider.kernel.Verdict;
import postrider.simulation.RandomPlayer;

/** A whole war with sealed dice and decks, written into a game file and verified from it. */
class SealedWarTest {
    private static final WarRules RULES = RandomGame.RULES;
    private static final Secret SECRET = Secret.of("1775".repeat(16));
    private static final Instant AT = Instant.parse("2026-11-20T12:00:00Z");

    @Test
    void everyDieAndCardOfAWarIsVerified(@TempDir Path folder) {
        var file = folder.resolve("game.yaml");
        try (var game = GameFile.create(file, header())) {
            int impulses = play(game, new RandomPlayer<>(17));
            game.append(new Record.Revealed(SECRET.hex(), AT));
            var findings = Verification.of(file, Optional.empty(), Optional.empty());
            assertEquals(Optional.empty(), findings.amiss(), findings.text());
            assertEquals(List.of(), findings.sealed());
            assertEquals(
                    impulses,
                    game.records().stream()
                            .filter(Record.Letter.class::isInstance)
                            .count());
        }
    }

    private static int play(GameFile game, RandomPlayer<Position, Order> player) {
        var position = RULES.setUp("1775", Map.of());
        int impulses = 0;
        while (RULES.ending(position).isEmpty()) {
            var side = RULES.toMove(position).orElseThrow();
            var order = player.order(position, side, RULES.legal(position, side));
            game.append(letter(++impulses, side, RULES.words(order)));
            var chance = new Chronicle(game.records()).chance(SECRET, impulses);
            var verdict = new Impulse<>(RULES, position, side, Optional.of(order)).run(List.of(), chance, player);
            if (!(verdict instanceof Verdict.Done<Position> done)) throw new AssertionError(verdict);
            position = done.position();
            game.append(new Record.Played(
                    impulses,
                    done.journal(),
                    List.of(),
                    done.report(),
                    Optional.of(RULES.write(position)),
                    RULES.ending(position).map(Rules.Ending::sentence),
                    List.of(),
                    AT));
        }
        return impulses;
    }

    private static Record.Header header() {
        var nobody = new Record.Player("", "", "", "");
        return new Record.Header(
                "ww-017",
                "washingtons-war",
                "",
                "1775",
                Map.of(),
                Map.of(Side.AMERICAN, nobody, Side.BRITISH, nobody),
                "",
                SECRET.commitments("ww-017"),
                Optional.empty(),
                AT);
    }

    private static Record.Letter letter(int impulse, Side side, List<String> words) {
        var signed = "impulse %d\n%s".formatted(impulse, String.join("\n", words));
        return new Record.Letter(
                "order",
                side,
                impulse,
                "",
                Record.Letter.digest(signed, ""),
                signed,
                "",
                words,
                List.of(),
                List.of(),
                AT);
    }
}
