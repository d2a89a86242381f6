package postrider.gateway.tournament;

import java.time.ZoneId;
import java.util.Locale;
import java.util.Optional;
import postrider.log.Event;
import postrider.tournament.Rating;

/**
 * Somebody in a tournament: who plays, directs, assists, or stands in for the one that odd numbers leave over.
 *
 * @param entered the address under which they entered, in small letters: it names them in the file, whatever theirs is today
 * @param zone where they live; deadlines are told by its clocks
 * @param seed where they stand before the first round, from 1; empty if their rating says so
 * @param rating before the tournament
 */
public record Participant(String entered, Event.Player player, String zone, Optional<Integer> seed, Rating rating) {
    static Participant of(Event.Player player, String zone, Optional<Integer> seed, Rating rating) {
        return new Participant(player.address().toLowerCase(Locale.ROOT), player, zone, seed, rating);
    }

    /** With another address or key. */
    Participant with(Event.Player today, String home) {
        return new Participant(entered, today, home, seed, rating);
    }

    public String name() {
        return player.name();
    }

    ZoneId home() {
        return ZoneId.of(zone);
    }

    /** Whether this is the same person: one key or, where one of them has none, one mailbox. */
    boolean is(Event.Player other) {
        return player.fingerprint().isEmpty() || other.fingerprint().isEmpty()
                ? player.address().equalsIgnoreCase(other.address())
                : player.fingerprint().equalsIgnoreCase(other.fingerprint());
    }
}
