package postrider.store;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.function.Consumer;
import postrider.dice.Secret;
import postrider.kernel.Layers;
import postrider.log.Event;
import postrider.log.GameLog;
import postrider.log.Glance;
import postrider.log.StoredEvent;

/**
 * The store of one game: its events, the letters they send, the secret of its dice, and the boxes it was played with. The desk knows
 * nothing else about storage. Readers hold up nobody. What cannot be read is an {@link java.io.UncheckedIOException}, what was changed
 * a {@link postrider.log.CorruptGameFile}.
 */
public interface GameStore {
    String id();

    /** What is known of the game without opening it. */
    Glance glance();

    /** The header as it applies now: players, box and rules. */
    default Event.Header header() {
        return glance().header();
    }

    default Optional<String> system() {
        return Optional.of(header().system());
    }

    GameLog log();

    List<StoredEvent> events();

    /** Everything stored, read without trusting anything. */
    EventLog contents();

    /** @throws IllegalStateException if it does not match the header's commitments */
    Secret secret(Event.Header header);

    Outbox outbox();

    /** The reports on letters that have left. */
    MailEvents mailEvents();

    /** Its letters as its events name them. */
    default GameLetters letters() {
        return new GameLetters(this);
    }

    Optional<Layers> box(String hash);

    boolean hasBox(String hash);

    /** Keeps a box as it is now; another may be installed later. */
    void keepBox(String hash, Layers layers);

    /** The corrections by an owner of the printed game, files by name; none if the game is played with our box. */
    SortedMap<String, String> corrections();

    /** Throws an {@link IllegalStateException} if the game is read-only. */
    void requireComplete();

    /**
     * Opens the game for writing, and cleans up what a crash left half done.
     *
     * @throws Held if another process has it
     */
    Writing open();

    /**
     * Begins a game here. When this returns all of it is kept; if it throws, nothing is.
     *
     * @param first writes what follows the header, as if the game were here
     * @throws IllegalArgumentException if there is a game here already
     */
    void begin(Beginning beginning, Consumer<GameStore> first);

    /**
     * Begins a game here with everything that has happened in it elsewhere.
     *
     * @param events of which the header is the first
     * @param more adds whatever else belongs to the game
     */
    default void begin(Beginning beginning, List<StoredEvent> events, Consumer<GameStore> more) {
        begin(beginning, begun -> {
            try (var writing = begun.open()) {
                events.stream().skip(1).forEach(writing::copy);
            }
            more.accept(begun);
        });
    }

    record Beginning(Event.Header header, Secret secret, SortedMap<String, String> corrections, Instant at) {
        public static Beginning of(List<StoredEvent> events, Secret secret, SortedMap<String, String> corrections) {
            var first = events.getFirst();
            return new Beginning((Event.Header) first.event(), secret, corrections, first.at());
        }
    }

    /** One game, open for a single writer. */
    interface Writing extends AutoCloseable {
        Standing standing();

        /**
         * Writes an event and puts its letters into the outbox, in one act: when this returns both are kept, otherwise neither is.
         * After a failure the game must be opened again.
         */
        StoredEvent append(Event event, List<SealedLetter> letters, Instant at);

        /** Copies an event that was written elsewhere, without its letters. */
        void copy(StoredEvent stored);

        @Override
        void close();
    }

    /** Thrown if another process has the game. */
    final class Held extends IllegalStateException {
        private static final long serialVersionUID = 1;

        public Held(String game) {
            super("Another postrider has the game %s open; stop it first, or wait until it is done.".formatted(game));
        }
    }
}
