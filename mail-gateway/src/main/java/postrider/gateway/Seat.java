package postrider.gateway;

import java.util.Map;
import java.util.Optional;
import postrider.kernel.ruling.Side;
import postrider.log.Event;
import postrider.log.SigningPolicy;
import postrider.store.GameStore;

/** A player's seat. */
public record Seat(GameStore game, Side side, Event.Player player) {
    public String gameId() {
        return game.id();
    }

    /** Why somebody cannot be enrolled in this seat, as a sentence; empty if they can. */
    public Optional<String> fault(Event.Player next) {
        return next.fingerprint().equalsIgnoreCase(opponent().fingerprint())
                ? Optional.of("Your opponent has that key or address.")
                : SigningPolicy.fault(game.header().options(), next);
    }

    /** Who sits on the other side. */
    public Event.Player opponent() {
        return game.header().players().entrySet().stream()
                .filter(other -> !other.getKey().equals(side))
                .map(Map.Entry::getValue)
                .findFirst()
                .orElseThrow();
    }
}
