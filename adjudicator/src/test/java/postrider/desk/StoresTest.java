package postrider.desk;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static postrider.kit.Sides.AMERICAN;
import static postrider.kit.Sides.BRITISH;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import postrider.store.EventLog;
import postrider.store.GameFolder;
import postrider.store.GameInMemory;
import postrider.store.GameStore;
import postrider.store.Outbox;

/** The desk knows no folder: a game in another store is the same game, to the byte. */
class StoresTest {
    @TempDir
    private Path home;

    private GameStore played(GameStore place) {
        var office = new Office(home);
        var desk = office.desk();
        desk.begin(Office.plan(place, "raids"));
        var card = office.hand(place, BRITISH).getFirst();
        var next = "next: raid Boston with " + office.hand(place, AMERICAN).getFirst();
        Office.receive(
                desk, place, Office.letter("<1@x>", BRITISH, "game r-1", "impulse 1", "raid Camden with nothing"));
        Office.receive(desk, place, Office.letter("<2@x>", AMERICAN, "game r-1", "standing", "bid: bid 1"));
        Office.receive(
                desk, place, Office.letter("<3@x>", BRITISH, "game r-1", "impulse 1", "raid Camden with " + card));
        Office.receive(desk, place, Office.letter("<4@x>", AMERICAN, "game r-1", "impulse 1", "stand", next));
        Office.receive(desk, place, Office.letter("<5@x>", BRITISH, "game r-1", "impulse 1", "bid 2"));
        desk.remind(place);
        return place;
    }

    @Test
    void aGameIsTheSameInEveryStore() throws Exception {
        var folder = new GameFolder(home.resolve("r-1"));
        var memory = played(new GameInMemory("r-1"));
        assertEquals(played(folder).events(), memory.events());
        assertArrayEquals(Files.readAllBytes(folder.gameFile()), EventLog.written(memory.events()));
        assertEquals(
                folder.outbox().in(Outbox.State.WAITING),
                memory.outbox().in(Outbox.State.WAITING).stream().sorted().toList());
        for (var id : folder.outbox().in(Outbox.State.WAITING))
            assertArrayEquals(
                    folder.outbox().letter(id).orElseThrow(),
                    memory.outbox().letter(id).orElseThrow());
    }
}
