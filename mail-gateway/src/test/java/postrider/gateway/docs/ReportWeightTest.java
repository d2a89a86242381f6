package postrider.gateway.docs;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Collections;
import java.util.EnumSet;
import java.util.Map;
import java.util.Optional;
import java.util.Queue;
import java.util.Set;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import postrider.desk.Desk;
import postrider.desk.GameCatalog;
import postrider.desk.NewGame;
import postrider.desk.Outcome;
import postrider.desk.Transport;
import postrider.gateway.mime.MailAddress;
import postrider.gateway.office.MailTransport;
import postrider.gateway.signing.SecretKey;
import postrider.kernel.ruling.Side;
import postrider.letters.Dispatch;
import postrider.letters.LetterRenderer.Printed;
import postrider.log.Event;
import postrider.log.GameLog;
import postrider.log.LetterKind;
import postrider.play.OpenGame;
import postrider.store.GameFolder;
import postrider.store.GameStore;
import postrider.store.SealedLetter;
import postrider.templates.Letterpress;
import postrider.text.Lists;

/** Weighs reports as they are sent, signed and with their maps; in transit their pictures are a third larger. */
@Tag("long")
class ReportWeightTest {
    private static final int WITH_A_PART = 120_000;
    private static final int WITH_THE_WHOLE = 250_000;
    private static final int IMPULSES = 6;
    private static final Set<LetterKind> PLAY = EnumSet.of(LetterKind.REPORT, LetterKind.QUESTION);

    @TempDir
    Path folder;

    private final GameCatalog catalog = GameCatalog.installed();
    private final Scales scales = new Scales();
    private final Desk desk =
            new Desk(catalog, new Letterpress(), scales, InstantSource.fixed(Instant.EPOCH.plusSeconds(9)));

    private record Weighed(Dispatch letter, int pictures, int sent) {}

    private static final class Scales implements Transport {
        private final MailTransport mail = new MailTransport(
                new MailAddress("Postrider", "referee@example.org"),
                SecretKey.make("Red <red@example.org>", Instant.EPOCH, new byte[32]),
                letter -> {},
                InstantSource.system());
        private final Queue<Weighed> letters = new ConcurrentLinkedQueue<>();

        @Override
        public SealedLetter seal(GameLog log, Dispatch letter, Printed printed, Instant at) {
            var sealed = mail.seal(log, letter, printed, at);
            if (PLAY.contains(letter.kind()))
                letters.add(new Weighed(letter, printed.images().size(), sealed.bytes().length));
            return sealed;
        }

        @Override
        public void send(GameStore game) {
            mail.send(game);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"washingtons-war", "we-the-people", "wilderness-war", "washingtons-crossing"})
    void aReportIsLight(String system) {
        var store = begun(system);
        var large = catalog.game(system).sides().getFirst();
        enter(store, large, "set map large");
        for (int turn = 0; store.log().impulse() <= IMPULSES; turn++) {
            desk.goOn(store);
            play(store, catalog.open(store, store.log()), turn);
        }
        assertTrue(scales.letters.size() > IMPULSES);
        for (var letter : scales.letters) {
            boolean isPart = letter.pictures() == 1 && letter.letter.impulse() > 0;
            assertTrue(
                    letter.sent <= (isPart ? WITH_A_PART : WITH_THE_WHOLE),
                    () -> "%s: %,d bytes".formatted(letter.letter.subject(), letter.sent));
        }
        assertTrue(scales.letters.stream().anyMatch(letter -> letter.letter.largeMap()));
    }

    private void play(GameStore store, OpenGame<?, ?> game, int turn) {
        var side = Lists.find(game.sides(), game.status()::awaits).orElseThrow();
        var asked = game.status().asked(side);
        var orders = Lists.filter(
                game.orders().offered(side), order -> !order.contains("by sea to Quebec")); // that ends a war
        enter(
                store,
                side,
                asked.isEmpty()
                        ? orders.get(turn % orders.size())
                        : asked.stream()
                                .map(question -> "answer %s: %s".formatted(question.name(), question.whenSilent()))
                                .collect(Collectors.joining("\n")));
    }

    private void enter(GameStore store, Side side, String letter) {
        var outcome = desk.enter(store, side, letter, Optional.empty());
        assertEquals(Outcome.Fate.ACCEPTED, outcome.fate(), () -> letter + "\n" + outcome.answer());
    }

    private GameStore begun(String system) {
        var players = catalog.game(system).sides().stream()
                .collect(Collectors.toMap(
                        side -> side, side -> new Event.Player(side.word(), side.word() + "@example.org", "", "")));
        return desk.begin(new NewGame(
                new GameFolder(folder.resolve("ww-017")),
                system,
                Optional.empty(),
                Map.of(),
                players,
                "",
                Collections.emptySortedMap(),
                Optional.of("42".repeat(32))));
    }
}
