package postrider.gateway.office;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import postrider.gateway.Seat;
import postrider.kernel.ruling.Side;
import postrider.log.Event;
import postrider.store.GameFolder;
import postrider.store.GameFolders;
import postrider.store.GameStore;
import postrider.store.Outbox;

class RegisterTest extends SeatsKit {
    private static final Side NORTH = Side.of("North");

    @TempDir
    private Path home;

    private Path games() {
        return home.resolve("games");
    }

    @Override
    protected GameStore place(String id) {
        return new GameFolder(games().resolve(id));
    }

    @Override
    protected Seats seats(InstantSource clock) throws IOException {
        return new Register(Files.createDirectories(games()), catalog, clock);
    }

    private void minute() {
        now = now.plus(Duration.ofSeconds(61));
    }

    /** A command announces its changes, so that no other game is looked at. */
    @Test
    void changesByOtherProcessesAreNoticedAtOnce() throws IOException {
        var register = new Register(games(), catalog, () -> now);
        var game = new GameFolders(games()).place("r-1");
        assertEquals(List.of("r-1"), due(register));
        for (var letter : game.letters().unsent()) game.outbox().move(letter.messageId(), Outbox.State.SENT);
        register.update(game);
        assertEquals(List.of(), due(register));
        remind(game);
        register.keepUp();
        assertEquals(List.of("r-1"), due(register));
    }

    private static List<String> due(Register register) {
        return register.due(Duration.ofDays(7)).stream()
                .map(due -> due.game().id())
                .toList();
    }

    @Test
    void anArchivedGameIsForgottenAtOnce() throws IOException {
        var register = new Register(games(), catalog, () -> now);
        assertTrue(register.game("r-1").isPresent());
        var folders = new GameFolders(games());
        assertTrue(folders.retire("r-1", folders.place("r-1").events().size()));
        register.keepUp();
        assertEquals(Optional.empty(), register.game("r-1"));
        assertEquals(List.of(), register.of("aa11"));
    }

    /** Changes by hand are not announced. */
    @Test
    void changesByHandAreNoticedWithinAMinute() throws IOException {
        var register = new Register(games(), catalog, () -> now);
        Files.move(games().resolve("r-1"), home.resolve("r-1"));
        minute();
        register.keepUp();
        assertEquals(Optional.empty(), register.game("r-1"));
        Files.move(home.resolve("r-1"), games().resolve("r-1"));
        minute();
        register.keepUp();
        assertEquals(1, register.of("aa11").size());
    }

    @Test
    void aBrokenGameIsLookedAtEachMinute() throws IOException {
        var file = games().resolve("r-1/game.yaml");
        var whole = Files.readString(file);
        Files.delete(games().resolve("r-1/game.index"));
        Files.writeString(file, whole.replaceFirst("greene@|Greene@", "lafayette@"));
        var register = new Register(games(), catalog, () -> now);
        assertTrue(register.fault("r-1").isPresent());
        assertEquals(1, register.stopped());
        assertEquals(Optional.of("r-1"), register.nameless());
        Files.writeString(file, whole);
        minute();
        register.keepUp();
        assertEquals(Optional.empty(), register.fault("r-1"));
        assertEquals(0, register.stopped());
    }

    /** Players who swap sides can be found throughout, and a replaced player cannot. */
    @Test
    void aChangeOfSeatsAffectsOnlyOneGame() {
        var enrolled = new Enrolled();
        var others = IntStream.range(0, 50)
                .mapToObj(number -> seat("g-" + number, "k" + number))
                .toList();
        others.forEach(seat -> enrolled.change(seat.game().id(), List.of(), List.of(seat)));
        var one = seat("g-7", "k7");
        var new7 = seat("g-7", "other");
        enrolled.change("g-7", List.of(one), List.of(new7));
        assertEquals(List.of(), enrolled.of("k7"));
        assertEquals(List.of(new7), enrolled.of("OTHER"));
        assertEquals(List.of(new7), enrolled.at("other@example.org"));
        assertEquals(List.of(others.get(8)), enrolled.of("k8"));
        enrolled.change("g-7", List.of(new7), List.of());
        assertEquals(List.of(), enrolled.at("other@example.org"));
    }

    private Seat seat(String game, String key) {
        return new Seat(
                new GameFolder(games().resolve(game)), NORTH, new Event.Player(key, key + "@example.org", key, ""));
    }
}
