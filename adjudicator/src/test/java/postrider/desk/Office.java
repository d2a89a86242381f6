package postrider.desk;

import static postrider.kit.Sides.AMERICAN;
import static postrider.kit.Sides.BRITISH;

import java.nio.file.Path;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import postrider.kernel.ruling.Side;
import postrider.letters.LetterRenderer;
import postrider.log.Event;
import postrider.log.Outgoing;
import postrider.log.Pin;
import postrider.log.StoredEvent;
import postrider.log.Written;
import postrider.play.OpenGame;
import postrider.play.SignedLetter;
import postrider.proof.Verification;
import postrider.store.GameFile;
import postrider.store.GameFolder;
import postrider.store.GameStore;

/** A desk for tests: raids, letters on paper, a clock that stands still, a secret everybody knows. */
public final class Office {
    public static final Instant NOON = Instant.parse("2026-11-20T12:00:00Z");
    public static final String SECRET = "5e".repeat(32);
    public static final LetterRenderer RENDERER = letter -> new LetterRenderer.Printed(letter.toString(), "");

    private static final Map<Side, Event.Player> PLAYERS = Map.of(
            AMERICAN, new Event.Player("Greene", "greene@example.invalid", "aa11", ""),
            BRITISH, new Event.Player("Howe", "howe@example.invalid", "bb22", ""));

    final GameCatalog catalog = new GameCatalog(List.of(new Raids()));
    private final Path home;
    private int count;

    Office(Path home) {
        this.home = home;
    }

    Desk desk() {
        return desk(new PaperTransport());
    }

    Desk desk(Transport post) {
        return new Desk(catalog, RENDERER, post, InstantSource.fixed(NOON));
    }

    /** A letter of the player on its side, who may write as often as they like. */
    public static Outcome receive(Desk desk, GameStore store, SignedLetter letter) {
        return desk.receive(store, letter, store.log().header().players().get(letter.side()), ration -> true);
    }

    NewGame plan(String id, String scenario) {
        return plan(id, scenario, Map.of());
    }

    NewGame plan(String id, String scenario, Map<String, String> options) {
        return plan(new GameFolder(home.resolve(id)), "raids", Optional.of(scenario), options);
    }

    /** A game of Greene and Howe, with the first scenario. */
    static NewGame plan(GameStore place, String system) {
        return plan(place, system, Optional.empty(), Map.of());
    }

    private static NewGame plan(
            GameStore place, String system, Optional<String> scenario, Map<String, String> options) {
        return new NewGame(
                place, system, scenario, options, PLAYERS, "", Collections.emptySortedMap(), Optional.of(SECRET));
    }

    /** The header of such a game, for a log that no store keeps. */
    public static Event.Header header(String game, String system, String scenario) {
        var commitments = Map.of("secret", "0", "dice", "0");
        return new Event.Header(
                2, game, system, Pin.of("b0"), scenario, Map.of(), PLAYERS, "", commitments, Optional.empty());
    }

    /** The cards of a side, in the order drawn. */
    List<String> hand(GameStore game, Side side) {
        var position = catalog.open(game, game.log()).notation();
        return new Raids().open().position(position).hands().get(side);
    }

    /** What is amiss if the game is verified and played again. */
    static Optional<String> amiss(GameCatalog catalog, GameFolder folder) {
        var again = Reopened.of(catalog, folder, folder.header());
        return Verification.of(folder.gameFile(), Optional.of(again), Optional.empty())
                .amiss()
                .map(Exception::getMessage);
    }

    Optional<String> amiss(GameFolder folder) {
        return amiss(catalog, folder);
    }

    OpenGame<?, ?> game(GameFolder folder) {
        return catalog.open(folder, folder.log());
    }

    /** All letters that ever went out. */
    static List<Outgoing> sent(GameFolder folder) {
        return events(folder).stream()
                .flatMap(stored -> stored.outbox().stream())
                .toList();
    }

    static List<StoredEvent> events(GameFolder folder) {
        return GameFile.read(folder.gameFile()).events();
    }

    /** A letter by mail, each with a Message-ID of its own. */
    SignedLetter letter(Side side, String... lines) {
        return letter("<%d@%s>".formatted(++count, side), side, lines);
    }

    static SignedLetter letter(String messageId, Side side, String... lines) {
        var by = SignedLetter.byHand(side, String.join("\n", lines));
        return new SignedLetter(side, messageId, new Written(by.written().signed(), "signature"), by.opened());
    }
}
