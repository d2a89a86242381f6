package postrider.gateway.postgres;

import java.time.Instant;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import postrider.log.Event;
import postrider.log.Outgoing;
import postrider.log.StoredEvent;
import postrider.store.GameStore;
import postrider.store.Outbox;
import postrider.store.SealedLetter;
import postrider.store.Standing;
import postrider.text.Lists;

/**
 * A game whose row we hold. Each entry is a transaction of its own, with the letters it names. If the database has given the row to somebody
 * else, the next entry's number is already taken, and our write fails as a whole.
 */
final class OpenPostgresGame implements GameStore.Writing {
    private static final Logger LOG = LoggerFactory.getLogger(OpenPostgresGame.class);

    private final PostgresGame game;
    private final Database.Hold hold;
    private final int read;
    private final AtomicBoolean open = new AtomicBoolean(true);
    private GameStanding standing;

    private OpenPostgresGame(PostgresGame game, Database.Hold hold, GameStanding standing) {
        this.game = game;
        this.hold = hold;
        this.standing = standing;
        this.read = standing.now().entries();
    }

    static OpenPostgresGame of(PostgresGame game, Database.Hold hold) {
        try {
            return new OpenPostgresGame(game, hold, game.standing());
        } catch (RuntimeException failed) {
            hold.close();
            throw failed;
        }
    }

    @Override
    public Standing standing() {
        return standing.now();
    }

    @Override
    public StoredEvent append(Event event, List<SealedLetter> letters, Instant at) {
        return write(event, Lists.map(letters, SealedLetter::named), letters, at);
    }

    @Override
    public void copy(StoredEvent stored) {
        write(stored.event(), stored.outbox(), List.of(), stored.at());
    }

    private StoredEvent write(Event event, List<Outgoing> named, List<SealedLetter> letters, Instant at) {
        var document = standing().sealed(event, named, at);
        var stored = standing().whole(document);
        int entry = stored.entry();
        var before = standing().log().header().players();
        var after = standing.with(stored);
        var players = after.now().log().header().players();
        game.database().in(tx -> {
            if (!after.note(game, tx))
                throw new IllegalStateException(
                        "Somebody else has written entry %d of %s.".formatted(entry, game.id()));
            game.add(tx, entry, document);
            for (var letter : letters)
                game.outbox().lay(tx, letter.named().messageId(), Outbox.State.WAITING, letter.bytes());
            if (!players.equals(before)) new GameSeats(game, players).write(tx);
            return stored;
        });
        standing = after;
        LOG.trace("entry {} is in the database: {}", entry, event.getClass().getSimpleName());
        return stored;
    }

    @Override
    public void close() {
        if (!open.getAndSet(false)) return;
        try (hold) {
            if (standing().entries() > read)
                game.database().lightly(tx -> {
                    standing.sumUp(game, tx);
                    return standing;
                });
        }
    }
}
