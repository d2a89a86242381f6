package postrider.desk;

import java.util.List;
import java.util.Optional;
import postrider.log.Event;
import postrider.log.StoredEvent;
import postrider.store.GameInMemory;
import postrider.store.GameStore;

/**
 * A copy of a game in memory, to try out what might be or might have been. It leaves out the letters, and ends with the process. It has
 * the game's secret, so it rolls what the game would roll.
 */
public final class TrialCopy {
    private TrialCopy() {}

    /**
     * Copies a game.
     *
     * @param before the impulse whose order is not in the copy; empty for the game as it is
     * @throws IllegalArgumentException if nothing was ordered in that impulse
     */
    public static GameStore of(GameStore game, Optional<Integer> before) {
        var events = before.map(impulse -> until(game, impulse)).orElseGet(game::events);
        var copy = new GameInMemory(game.id());
        copy.begin(GameStore.Beginning.of(events, game.secret(game.header()), game.corrections()), events, begun -> {});
        var played = copy.header().box().box();
        game.box(played).ifPresent(layers -> copy.keepBox(played, layers));
        return copy;
    }

    /** The events before an impulse's order; of several orders, the last. */
    private static List<StoredEvent> until(GameStore game, int impulse) {
        var events = game.events();
        for (int end = events.size() - 1; end > 0; end--)
            if (events.get(end).event() instanceof Event.Letter letter
                    && letter.orders()
                    && letter.impulse() == impulse) return events.subList(0, end);
        throw new IllegalArgumentException("Nothing was ordered in impulse %d of %s.".formatted(impulse, game.id()));
    }
}
