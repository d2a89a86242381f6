package postrider.gateway.office;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import postrider.desk.GameFolder;
import postrider.desk.Ledger;
import postrider.gamefile.Record;
import postrider.gateway.Correspondent;
import postrider.gateway.Keyring;
import postrider.kernel.Side;

/** Who plays in which game: the seats of all games in a folder, in the order of their names. */
record Register(List<Seat> seats) {
    private static final Logger LOG = LoggerFactory.getLogger(Register.class);

    /** A player's seat. */
    record Seat(GameFolder game, boolean over, Side side, Record.Player player) {
        boolean isOf(String fingerprint) {
            return player.fingerprint().equalsIgnoreCase(fingerprint);
        }
    }

    /** The games in {@code home}, a folder each. */
    static List<GameFolder> games(Path home) {
        try (var folders = Files.list(home)) {
            return folders.map(GameFolder::new)
                    .filter(folder -> Files.isRegularFile(folder.gameFile()))
                    .sorted((one, other) -> one.id().compareTo(other.id()))
                    .toList();
        } catch (IOException unreadable) {
            throw new UncheckedIOException("The folder of games %s cannot be read.".formatted(home), unreadable);
        }
    }

    /** Reads the games in {@code home}. One that cannot be read is left out and logged. */
    static Register of(Path home) {
        return new Register(games(home).stream().flatMap(Register::seats).toList());
    }

    private static Stream<Seat> seats(GameFolder folder) {
        try {
            var ledger = new Ledger(folder.records());
            return ledger.header().players().entrySet().stream()
                    .map(seat -> new Seat(folder, ledger.over(), seat.getKey(), seat.getValue()));
        } catch (RuntimeException broken) {
            LOG.error("game {} is left out: {}", folder.id(), broken.getMessage());
            return Stream.of();
        }
    }

    Keyring keyring() {
        return new Keyring(seats.stream()
                .map(seat -> seat.player().key())
                .filter(key -> !key.isEmpty())
                .distinct()
                .toList());
    }

    /** The seats of whoever holds this key. */
    List<Seat> of(String fingerprint) {
        return seats.stream().filter(seat -> seat.isOf(fingerprint)).toList();
    }

    boolean knows(Correspondent somebody) {
        return seats.stream()
                .map(seat -> new Correspondent("", seat.player().address()))
                .anyMatch(somebody::sameAs);
    }

    boolean hasGame(String id) {
        return seats.stream().anyMatch(seat -> seat.game().id().equals(id));
    }
}
