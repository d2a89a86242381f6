package postrider.gateway.tournament;

import java.time.ZoneId;
import java.util.Locale;
import java.util.Optional;
import postrider.log.Event;
import postrider.tournament.Rating;

/**
 * Somebody in a tournament: an entrant, the director, the assistant or the eliminator.
 *
 * @param entered the address under which they entered, in lower case; it identifies them in the file even if their address changes
 * @param zone their time zone, in which they are told deadlines
 * @param seed their seed, from 1; empty if their rating decides
 * @param rating their rating before the tournament
 */
public record Participant(String entered, Event.Player player, String zone, Optional<Integer> seed, Rating rating) {
    static Participant of(Event.Player player, String zone, Optional<Integer> seed, Rating rating) {
        return new Participant(player.address().toLowerCase(Locale.ROOT), player, zone, seed, rating);
    }

    Participant with(Event.Player today, String home) {
        return new Participant(entered, today, home, seed, rating);
    }

    public String name() {
        return player.name();
    }

    ZoneId home() {
        return ZoneId.of(zone);
    }

    /** Whether this is the same person: the same key or, if either has none, the same mailbox. */
    boolean is(Event.Player other) {
        return player.fingerprint().isEmpty() || other.fingerprint().isEmpty()
                ? player.address().equalsIgnoreCase(other.address())
                : player.fingerprint().equalsIgnoreCase(other.fingerprint());
    }
}
