package postrider.kit;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import postrider.dice.Secret;
import postrider.dice.Undone;
import postrider.kernel.Game;
import postrider.kernel.Impulse;
import postrider.kernel.Rules;
import postrider.kernel.Verdict;
import postrider.kernel.ruling.Side;
import postrider.log.Event;
import postrider.log.LetterKind;
import postrider.log.LetterName;
import postrider.log.Outgoing;
import postrider.log.Pin;
import postrider.log.Written;
import postrider.proof.Verification;
import postrider.store.EventLog;
import postrider.store.GameFile;
import postrider.workbench.simulation.RandomBot;

/**
 * Plays a whole game with sealed dice and decks, writes it to a game file, and verifies it from there.
 *
 * @param <P> a position
 * @param <O> an order
 */
public abstract class SealedWarKit<P, O> {
    private static final String ID = "war-17";
    private static final Secret SECRET = Secret.of("1775".repeat(16));
    private static final Instant AT = Instant.parse("2026-11-20T12:00:00Z");

    private final Game game;
    private final Game.Box<P, O> box;
    private final String scenario;

    protected SealedWarKit(Game game, Game.Box<P, O> box, String scenario) {
        this.game = game;
        this.box = box;
        this.scenario = scenario;
    }

    @Test
    void everyDieAndCardOfAWarIsVerified(@TempDir Path folder) {
        var file = folder.resolve("game.yaml");
        try (var war = GameFile.create(file, header(), AT)) {
            play(war, new RandomBot<>(17));
            append(war, new Event.Revealed(SECRET.hex()));
            int impulses = war.standing().log().impulse() - 1;
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

    private void play(GameFile war, RandomBot<P, O> player) {
        var position = run(war, box.rules().setUp(scenario, Map.of()), Optional.empty(), player);
        while (box.rules().ending(position).isEmpty()) {
            var side = box.rules().toMove(position).orElseThrow();
            var order = player.order(position, side, box.legal(position, side));
            war.append(letter(war, side, box.orders().words(order)), List.of(receipt(war, other(side))), AT);
            position = run(war, position, Optional.of(order), player);
        }
    }

    private P run(GameFile war, P before, Optional<O> order, RandomBot<P, O> player) {
        var side = box.rules().toMove(before).orElse(game.sides().getFirst());
        var verdict = new Impulse<>(box.rules(), before, side, order)
                .run(List.of(), war.standing().log().dice().chance(SECRET, Undone.NOTHING), player);
        if (!(verdict instanceof Verdict.Done<P> done)) throw new AssertionError(verdict);
        append(
                war,
                new Event.Played(
                        war.standing().log().impulse(),
                        done.journal(),
                        List.of(),
                        done.report(),
                        Optional.of(box.notation().write(done.position())),
                        box.rules().ending(done.position()).map(Rules.Ending::sentence)));
        return done.position();
    }

    private static void append(GameFile war, Event event) {
        war.append(event, List.of(), AT);
    }

    private Side other(Side side) {
        return side == game.sides().getFirst()
                ? game.sides().getLast()
                : game.sides().getFirst();
    }

    /** The receipt that tells the other player of the order before any dice are rolled. */
    private static Outgoing receipt(GameFile war, Side other) {
        var name = LetterName.next(war.standing().log(), other, LetterKind.RECEIPT);
        return new Outgoing(other, LetterKind.RECEIPT, "<%s@example.org>".formatted(name), "00");
    }

    private Event.Header header() {
        var nobody = new Event.Player("", "", "", "");
        return new Event.Header(
                EventLog.FORMAT,
                ID,
                game.name(),
                Pin.of(""),
                scenario,
                Map.of(),
                game.sides().stream().collect(Collectors.toMap(Function.identity(), side -> nobody)),
                "",
                SECRET.commitments(ID, game.parts()),
                Optional.empty());
    }

    private static Event.Letter letter(GameFile war, Side side, List<String> words) {
        var log = war.standing().log();
        var mark = SECRET.mark(ID, war.standing().entries() + 1);
        var written = Written.byHand("impulse %d\n%s".formatted(log.impulse(), String.join("\n", words)))
                .marked(mark);
        return new Event.Letter(
                Event.Letter.Purpose.ORDER,
                side,
                log.impulse(),
                "",
                written.digest(),
                written.signed(),
                written.signature(),
                words,
                List.of(),
                Optional.of(log.dice().seal(SECRET, words).root()));
    }
}
