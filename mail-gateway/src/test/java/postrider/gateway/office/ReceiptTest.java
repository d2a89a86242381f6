package postrider.gateway.office;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static postrider.kit.Sides.BRITISH;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import postrider.desk.Decree;
import postrider.desk.GameCatalog;
import postrider.desk.Raids;
import postrider.gateway.mailbox.Sender;
import postrider.gateway.office.Town.Person;
import postrider.kernel.ruling.Side;
import postrider.log.Event;
import postrider.log.Settlement;
import postrider.store.GameFolder;

/** The receipt of an order leaves before anything is rolled, whatever happens to it on the way. */
class ReceiptTest {
    @TempDir
    private Path home;

    private Town town;
    private GameFolder game;
    private Side mover;
    private Person orders;
    private Person waits;
    private boolean down;
    private String refused = "nobody";
    private int tries;

    @BeforeEach
    void begin() throws IOException {
        town = new Town(home);
        town.catalog = new GameCatalog(List.of(new Raids()));
        town.system = "raids";
        town.sending(mail -> new Sender() {
            @Override
            public void send(byte[] letter) throws IOException {
                if (down) throw new IOException("no connection");
                if (new String(letter, UTF_8).contains("To: " + refused)) {
                    tries++;
                    throw new Refused("550 no such mailbox", true);
                }
                mail.send(letter);
            }

            @Override
            public void close() {
                mail.close();
            }
        });
        game = town.begin("r-1");
        town.round();
        mover = BRITISH;
        orders = town.of(mover);
        waits = town.washington;
        waits.write("game r-1", "standing", "intercept: stand", "bid: bid 0");
        town.round();
    }

    @AfterEach
    void end() {
        town.close();
    }

    private void order() throws IOException {
        var raid = town.catalog.open(game, game.log()).orders().offered(mover).getFirst();
        orders.write("game r-1", "impulse 1", raid, "if asked bid: bid 1");
        town.round();
    }

    private void assertWaits() {
        assertEquals(1, game.log().impulse());
        assertFalse(game.events().getLast().event() instanceof Event.Played);
    }

    private void assertRolled() throws IOException {
        assertEquals(2, game.log().impulse());
        var told = waits.letters();
        assertTrue(told.get(told.size() - 2).contains("order of impulse 1 has come in"), told::toString);
    }

    private Path receipt() throws IOException {
        return receipt(game.path().resolve("outbox"));
    }

    /** A receipt is kept twice until it has left. */
    private Path copy() throws IOException {
        return receipt(game.path().resolve("copies"));
    }

    private static Path receipt(Path where) throws IOException {
        try (var letters = Files.list(where)) {
            return letters.filter(file -> file.getFileName().toString().contains("american.receipt"))
                    .findFirst()
                    .orElseThrow();
        }
    }

    private void passes(Duration time) throws IOException {
        town.now = town.now.plus(time);
        town.round();
    }

    @Test
    void aReceiptIsSentBeforeAnythingIsRolled() throws IOException {
        order();
        assertRolled();
    }

    @Test
    void aReceiptThatVanishedWithItsCopyIsRewritten() throws IOException {
        down = true;
        order();
        Files.delete(receipt());
        Files.delete(copy());
        down = false;
        town.round();
        assertRolled();
    }

    @Test
    void aReceiptTruncatedLikeItsCopyIsRewrittenAndNotSent() throws IOException {
        down = true;
        order();
        var letter = Files.readString(receipt());
        Files.writeString(copy(), letter.substring(0, letter.length() / 3));
        Files.writeString(receipt(), letter.substring(0, letter.length() / 2));
        down = false;
        town.round();
        town.round();
        assertRolled();
        for (var file : waits.letters())
            assertFalse(letter.startsWith(file.strip().substring(0, 400)));
    }

    @Test
    void aReceiptRefusedForGoodIsTriedEveryDayAndTheWriterIsToldOnce() throws IOException {
        refused = waits.self.name();
        order();
        assertWaits();
        for (int hours = 0; hours < 72; hours++) passes(Duration.ofHours(1));
        assertWaits();
        assertEquals(27, tries);
        assertEquals(
                1,
                orders.headlines().stream()
                        .filter(headline -> headline.contains("The receipt of your order cannot be delivered"))
                        .count());
        refused = "nobody";
        passes(Duration.ofHours(25));
        assertRolled();
    }

    @Test
    void aRefusedReceiptIsSentAtOnceToANewAddress() throws IOException {
        refused = waits.self.name();
        order();
        var other = town.new Person("greene", 4);
        try (var office = town.office()) {
            var seat = new Event.Player(
                    "Greene",
                    other.self.address(),
                    waits.player().fingerprint(),
                    waits.player().key());
            office.desk()
                    .settle(
                            game,
                            new Decree(new Settlement.Replace(postrider.kit.Sides.AMERICAN, seat, ""), "he moved", ""));
        }
        town.round();
        waits = other;
        assertRolled();
    }

    @Test
    void aRefusedReceiptIsSentAtOnceWhenItsReaderWrites() throws IOException {
        refused = waits.self.name();
        order();
        refused = "nobody";
        passes(Duration.ofMinutes(1));
        assertWaits();
        waits.write("game r-1", "standing", "intercept: stand", "bid: bid 2");
        town.round();
        assertRolled();
    }
}
