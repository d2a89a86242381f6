package postrider.store;

import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.function.Consumer;
import postrider.dice.Secret;
import postrider.kernel.Layers;
import postrider.log.Event;
import postrider.log.GameLog;
import postrider.log.Glance;
import postrider.log.Outgoing;
import postrider.log.StoredEvent;
import postrider.text.Lists;

/** A game in memory, to try something out on a copy. It ends with the process. */
public final class GameInMemory implements GameStore {
    private final String id;
    private final Map<String, Layers> boxes = new HashMap<>();
    private OutboxInMemory letters = new OutboxInMemory();
    private MailEvents mailEvents = new MailEventsInMemory();
    private Optional<Beginning> begun = Optional.empty();
    private List<StoredEvent> events = List.of();
    private Standing standing = Standing.NOTHING;
    private boolean held;
    private Optional<String> shut = Optional.empty();

    public GameInMemory(String id) {
        this.id = id;
    }

    @Override
    public String id() {
        return id;
    }

    /** Makes the game read-only, for this reason. */
    synchronized void shut(String why) {
        shut = Optional.of(why);
    }

    public synchronized boolean isBegun() {
        return !events.isEmpty();
    }

    @Override
    public Glance glance() {
        return Glance.of(log());
    }

    @Override
    public synchronized GameLog log() {
        requireBegun();
        return standing.log();
    }

    @Override
    public synchronized List<StoredEvent> events() {
        requireBegun();
        return events;
    }

    @Override
    public EventLog contents() {
        return EventLog.read(new String(EventLog.written(events()), StandardCharsets.ISO_8859_1));
    }

    @Override
    public synchronized Secret secret(Event.Header header) {
        return begun.map(Beginning::secret)
                .filter(secret -> secret.isBound(header.game(), header.commitments()))
                .orElseThrow(() ->
                        new IllegalStateException("The players of %s are bound to another secret.".formatted(id)));
    }

    @Override
    public synchronized Outbox outbox() {
        return letters;
    }

    @Override
    public synchronized MailEvents mailEvents() {
        return mailEvents;
    }

    @Override
    public synchronized Optional<Layers> box(String hash) {
        return Optional.ofNullable(boxes.get(hash));
    }

    @Override
    public boolean hasBox(String hash) {
        return box(hash).isPresent();
    }

    @Override
    public synchronized void keepBox(String hash, Layers layers) {
        boxes.put(hash, layers);
    }

    @Override
    public synchronized SortedMap<String, String> corrections() {
        return begun.map(Beginning::corrections).orElse(Collections.emptySortedMap());
    }

    @Override
    public synchronized void requireComplete() {
        requireBegun();
        if (shut.isPresent()) throw new IllegalStateException(shut.get());
    }

    private void requireBegun() {
        if (!isBegun()) throw new IllegalStateException("There is no game %s.".formatted(id));
    }

    @Override
    public void begin(Beginning beginning, Consumer<GameStore> first) {
        lay(beginning);
        try {
            first.accept(this);
        } catch (RuntimeException | Error failed) {
            discard();
            throw failed;
        }
    }

    private synchronized void lay(Beginning beginning) {
        if (begun.isPresent()) throw new IllegalArgumentException("There is a game %s already.".formatted(id));
        begun = Optional.of(beginning);
        write(beginning.header(), List.of(), beginning.at());
    }

    private synchronized void discard() {
        begun = Optional.empty();
        events = List.of();
        standing = Standing.NOTHING;
        letters = new OutboxInMemory();
        mailEvents = new MailEventsInMemory();
        boxes.clear();
    }

    private synchronized StoredEvent write(Event event, List<Outgoing> outbox, Instant at) {
        var stored = standing.whole(standing.sealed(event, outbox, at));
        standing = standing.with(stored);
        events = Lists.with(events, stored);
        return stored;
    }

    @Override
    public synchronized Writing open() {
        requireComplete();
        if (held) throw new Held(id);
        held = true;
        return new Open();
    }

    private final class Open implements Writing {
        private boolean closed;

        @Override
        public Standing standing() {
            return standing;
        }

        @Override
        public StoredEvent append(Event event, List<SealedLetter> sealed, Instant at) {
            var stored = write(event, Lists.map(sealed, SealedLetter::named), at);
            for (var letter : sealed) letters.put(Map.of(letter.named().messageId(), letter.bytes()));
            return stored;
        }

        @Override
        public void copy(StoredEvent stored) {
            write(stored.event(), stored.outbox(), stored.at());
        }

        @Override
        public void close() {
            synchronized (GameInMemory.this) {
                held &= closed;
                closed = true;
            }
        }
    }
}
