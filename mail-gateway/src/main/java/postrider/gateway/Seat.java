package postrider.gateway;

import java.util.Map;
import postrider.kernel.ruling.Side;
import postrider.log.Event;
import postrider.store.GameStore;

/** A player's seat. */
public record Seat(GameStore game, Side side, Event.Player player) {
    /** Who sits on the other side. */
    public Event.Player opponent() {
        return game.header().players().entrySet().stream()
                .filter(other -> !other.getKey().equals(side))
                .map(Map.Entry::getValue)
                .findFirst()
                .orElseThrow();
    }
}
