package postrider.gateway;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.ServiceLoader;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import postrider.desk.Desk;
import postrider.desk.GameCatalog;
import postrider.desk.NewGame;
import postrider.desk.Outcome;
import postrider.desk.PaperTransport;
import postrider.desk.Reopened;
import postrider.dice.UnsealedChance;
import postrider.kernel.Game;
import postrider.kernel.Impulse;
import postrider.kernel.Verdict;
import postrider.kernel.question.Answers;
import postrider.kernel.question.Question;
import postrider.kernel.ruling.Side;
import postrider.kit.Sides;
import postrider.letters.LetterRenderer;
import postrider.log.Event;
import postrider.log.GameLog;
import postrider.needs.Need;
import postrider.needs.Needs;
import postrider.proof.Script;
import postrider.proof.Verification;
import postrider.store.GameFolder;
import postrider.text.Line;
import postrider.text.Read;

/** Plays games by printed letters: the letters of one player alone prove the dice. */
class PlayedByPostTest {
    private static final int LETTERS = 40;

    private final GameCatalog catalog = GameCatalog.installed();
    private final Random random = new Random(1775);

    @TempDir
    Path home;

    @Test
    @Needs(Need.PYTHON)
    void theLettersOfOnePlayerProveTheDice() throws Exception {
        var renderer = ServiceLoader.load(LetterRenderer.class).findFirst().orElseThrow();
        var desk = new Desk(catalog, renderer, new PaperTransport(), InstantSource.fixed(Instant.EPOCH));
        var box = catalog.box(catalog.game("washingtons-war"));
        var folder = (GameFolder) desk.begin(plan());
        for (int i = 0; i < LETTERS; i++) send(desk, folder, box);
        var findings = Verification.of(
                folder.gameFile(), Optional.of(Reopened.of(catalog, folder, folder.header())), Optional.empty());
        assertEquals(Optional.empty(), findings.amiss());
        Script.assertSound(mailed(folder));
    }

    private NewGame plan() {
        var washington = new Event.Player("Washington", "washington@example.invalid", "", "");
        var howe = new Event.Player("Howe", "howe@example.invalid", "", "");
        return new NewGame(
                new GameFolder(home.resolve("ww-017")),
                "washingtons-war",
                Optional.empty(),
                Map.of(),
                Map.of(Sides.AMERICAN, washington, Sides.BRITISH, howe),
                "",
                Collections.emptySortedMap(),
                Optional.of("17".repeat(32)));
    }

    /** The next letter that somebody owes: an order, or answers to questions. */
    private <P, O> void send(Desk desk, GameFolder folder, Game.Box<P, O> box) {
        var log = folder.log();
        var position = box.notation().position(log.position().orElseThrow());
        var by = box.rules().toMove(position).orElseThrow();
        int impulse = log.impulse();
        if (log.open().order().isEmpty()) {
            var legal = box.legal(position, by).stream().flatMap(List::stream).toList();
            var order = box.orders().words(legal.get(random.nextInt(legal.size())));
            deliver(desk, folder, by, impulse, String.join("\n", order));
            return;
        }
        for (var question : asked(log, box, position, by)) {
            var answer = "answer %s: %s".formatted(question.name(), question.whenSilent());
            deliver(desk, folder, question.to(), impulse, answer);
        }
    }

    private static <P, O> List<Question<?>> asked(GameLog log, Game.Box<P, O> box, P position, Side by) {
        var words = log.open().order().orElseThrow().words();
        var lines = IntStream.range(0, words.size())
                .mapToObj(i -> new Line(i + 1, words.get(i)))
                .toList();
        if (!(box.orders().read(lines, position, by) instanceof Read.Understood<O>(var order)))
            throw new AssertionError(words);
        var verdict = new Impulse<>(box.rules(), position, by, Optional.of(order))
                .run(log.open().journal(), new UnsealedChance(1), Answers.SILENCE);
        if (!(verdict instanceof Verdict.Waiting<P> waiting)) throw new AssertionError(verdict);
        return waiting.questions();
    }

    private static void deliver(Desk desk, GameFolder folder, Side by, int impulse, String words) {
        var text = "game ww-017\nimpulse %d\n%s\n".formatted(impulse, words);
        assertEquals(
                Outcome.Fate.ACCEPTED,
                desk.enter(folder, by, text, Optional.empty()).fate(),
                words);
    }

    private Path mailed(GameFolder folder) throws IOException {
        var mail = Files.createDirectories(home.resolve("mail"));
        try (var outbox = Files.list(folder.path().resolve("outbox"))) {
            for (var letter : outbox.toList()) {
                var text = Files.readString(letter);
                if (text.startsWith("To: Howe"))
                    Files.writeString(
                            mail.resolve(letter.getFileName() + ".eml"),
                            "MIME-Version: 1.0\nContent-Type: text/plain; charset=UTF-8\n" + text);
            }
        }
        return mail;
    }
}
