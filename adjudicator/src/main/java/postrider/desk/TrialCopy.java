package postrider.desk;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import postrider.log.Event;
import postrider.log.StoredEvent;
import postrider.store.GameFile;
import postrider.store.GameFolder;

/**
 * A copy of a game, to try out what might be or might have been. Its letters stay behind, and closing it throws it away; of one
 * that was never closed the next takes the place. It has the game's secret, so what it rolls the game would roll.
 */
public record TrialCopy(GameFolder folder) implements AutoCloseable {
    /**
     * Copies a game.
     *
     * @param before the impulse whose order is not in it yet; empty for the game as it stands
     * @param place where it lies meanwhile
     * @throws IllegalArgumentException if nothing was ordered in that impulse
     */
    public static TrialCopy of(GameFolder game, Optional<Integer> before, Path place) {
        new GameFolder(place).discard();
        var events = before.map(impulse -> until(game, impulse)).orElseGet(game::events);
        var copy = GameFolder.lay(place);
        copy.keep(game.secret(game.header()));
        game.box().map(GameFolder::boxFiles).ifPresent(copy::keepBox);
        var box = game.header().box().box();
        game.boxes().of(box).ifPresent(layers -> copy.boxes().keep(box, layers));
        try (var file = GameFile.create(
                copy.gameFile(), game.header(), events.getFirst().at())) {
            events.stream().skip(1).forEach(stored -> file.append(stored.event(), stored.outbox(), stored.at()));
        }
        return new TrialCopy(copy);
    }

    /** Of an impulse that was ordered twice, the last order counts. */
    private static List<StoredEvent> until(GameFolder game, int impulse) {
        var events = game.events();
        for (int end = events.size() - 1; end > 0; end--)
            if (events.get(end).event() instanceof Event.Letter letter
                    && letter.purpose() == Event.Letter.Purpose.ORDER
                    && letter.impulse() == impulse) return events.subList(0, end);
        throw new IllegalArgumentException("Nothing was ordered in impulse %d of %s.".formatted(impulse, game.id()));
    }

    @Override
    public void close() {
        folder.discard();
    }
}
