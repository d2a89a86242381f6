package postrider.gateway.office;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static postrider.kit.Sides.BRITISH;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.EnumSet;
import java.util.List;
import java.util.TreeMap;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import postrider.desk.GameCatalog;
import postrider.desk.Raids;
import postrider.gateway.office.Town.Person;
import postrider.log.LetterKind;
import postrider.store.GameFolder;

/** Letters of every kind are sent once and as they were entered, whatever happens to them before they leave. */
class DamagedLettersTest {
    @TempDir
    private Path home;

    private Town town;
    private GameFolder game;
    private boolean down;
    private int damaged;

    @BeforeEach
    void open() {
        town = new Town(home);
        town.catalog = new GameCatalog(List.of(new Raids()));
        town.system = "raids";
        town.sending(mail -> letter -> {
            if (down) throw new IOException("no connection");
            mail.send(letter);
        });
    }

    @AfterEach
    void close() {
        town.close();
    }

    /** Waiting letters are truncated, changed or lost; then the connection is back. */
    private void damage() throws IOException {
        try (var letters = Files.list(game.path().resolve("outbox"))) {
            for (var letter : letters.sorted().toList()) {
                var bytes = Files.readAllBytes(letter);
                switch (damaged++ % 4) {
                    case 0 -> Files.write(letter, new byte[0]);
                    case 1 -> Files.writeString(letter, new String(bytes, 0, bytes.length / 2));
                    case 2 -> {
                        bytes[bytes.length / 3]++;
                        Files.write(letter, bytes);
                    }
                    default -> Files.delete(letter);
                }
            }
        }
        down = false;
        assertTrue(town.round());
        assertEquals(0, game.letters().damaged());
        assertEquals(List.of(), game.letters().unsent());
    }

    private void write(Person person, String... lines) throws IOException {
        down = true;
        person.write(lines);
        town.round();
        damage();
    }

    private void passes(Duration time) throws IOException {
        down = true;
        town.now = town.now.plus(time);
        town.round();
        damage();
    }

    @Test
    void everyKindOfLetterIsSentAsItWasEntered() throws IOException {
        down = true;
        game = town.begin("r-1");
        damage();
        write(town.washington, "game r-1", "standing", "intercept: stand", "", "Thanks,", "George");
        for (var lookUp : List.of("help", "status", "standing list", "report", "hello", "banana", "withdraw"))
            write(town.washington, "game r-1", lookUp, "", "Sent from my iPhone");
        var raid = town.catalog.open(game, game.log()).orders().offered(BRITISH).getFirst();
        write(town.howe, "preview", "game r-1", "impulse 1", raid);
        write(town.howe, "game r-1", "impulse 1", "raid Camden with nothing");
        write(town.howe, "game r-1", "offer draw", "", "Best wishes,", "Bill");
        write(town.howe, "game r-1", "press: have you gone home?", "", "Bill");
        write(town.howe, "game r-1", "impulse 1", raid, "", "Bill");
        passes(Duration.ofDays(31));
        write(town.washington, "game r-1", "impulse 1", "bid 1");
        write(town.howe, "game r-1", "impulse 1", "bid 2");
        write(town.howe, "game r-1", "concede", "", "Cheers,", "Bill");

        var entered = new TreeMap<String, String>();
        var kinds = EnumSet.noneOf(LetterKind.class);
        for (var event : game.events())
            for (var letter : event.outbox()) {
                entered.put(letter.messageId(), letter.sha256());
                kinds.add(letter.kind());
            }
        assertEquals(
                EnumSet.complementOf(EnumSet.of(LetterKind.BOARD, LetterKind.BULLETIN)), kinds); // raids have no map
        assertEquals(entered, game.letters().sentLetters());
        assertEquals(
                entered.size(),
                town.washington.letters().size() + town.howe.letters().size());
        try (var copies = Files.list(game.path().resolve("copies"))) {
            assertEquals(List.of(), copies.toList());
        }
    }
}
