package postrider.gateway.office;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import postrider.gateway.Seat;
import postrider.gateway.office.Seats.Due;
import postrider.log.Glance;
import postrider.store.FileStamp;
import postrider.store.GameFolder;

/**
 * What the register knows about a game in a folder.
 *
 * @param glance of a broken game, the last one there was, if any
 * @param stamps of its files when they were read
 * @param fault why it is broken, if it is
 */
record KnownGame(
        GameFolder folder, Optional<Glance> glance, List<FileStamp> stamps, boolean unsent, Optional<String> fault) {
    boolean isUntouched() {
        return fault.isEmpty() && folder.stamps().equals(stamps);
    }

    Stream<Due> due(Duration reminder, Instant now) {
        return glance.stream()
                .filter(game -> fault.isEmpty())
                .map(game -> new Due(folder, game.reminds(reminder, now), game.settled(), game.dispute()));
    }

    /** When something in it is next to be done or sent. */
    Optional<Instant> when(Duration reminder) {
        if (fault.isPresent() || glance.isEmpty()) return Optional.empty();
        var game = glance.get();
        return unsent || !game.settled() || game.dispute().isPresent()
                ? Optional.of(Agenda.NOW)
                : game.remindsAt(reminder);
    }

    boolean isStopped() {
        return fault.isPresent() || glance.flatMap(Glance::dispute).isPresent();
    }

    List<Seat> seats() {
        return glance.stream()
                .flatMap(game -> game.header().players().entrySet().stream())
                .map(player -> new Seat(folder, player.getKey(), player.getValue()))
                .toList();
    }
}
