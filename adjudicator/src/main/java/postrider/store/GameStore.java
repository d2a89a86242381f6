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
 * Where one game lies: its events, the letters they send, the secret its dice come from, and the boxes it was played with. More the
 * desk does not know of it. Whoever only reads holds up nobody. What cannot be read is an {@link java.io.UncheckedIOException}, and
 * what was changed a {@link postrider.log.CorruptGameFile}.
 */
public interface GameStore {
    String id();

    /** What is known of the game without opening it. */
    Glance glance();

    /** Who plays what. */
    default Event.Header header() {
        return glance().header();
    }

    /** What is on the box. */
    default Optional<String> system() {
        return Optional.of(header().system());
    }

    /** What its events come to. */
    GameLog log();

    /** All of them, in order. */
    List<StoredEvent> events();

    /** All that lies there, read as whoever trusts nobody reads it. */
    EventLog contents();

    /** @throws IllegalStateException if it is not the one that the commitments in the header bind the referee to */
    Secret secret(Event.Header header);

    /** Its letters, those that wait and those that have left. */
    Outbox outbox();

    /** What became of those that have left. */
    Tidings tidings();

    /** Its letters as its events name them. */
    default GameLetters letters() {
        return new GameLetters(this);
    }

    /** The box of this hash, if the game was played with it. */
    Optional<Layers> box(String hash);

    boolean hasBox(String hash);

    /** Keeps a box as it is: tomorrow another may be installed. */
    void keepBox(String hash, Layers layers);

    /** What an owner of the printed game has corrected in its box, files by name; none if it is played with ours. */
    SortedMap<String, String> corrections();

    /** Throws an {@link IllegalStateException} if the game can be read and no more. */
    void requireComplete();

    /**
     * The right to write it; what a crash left half done is taken away.
     *
     * @throws Held if somebody else has it
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
     * Begins a game here with all that has happened in it elsewhere, likewise.
     *
     * @param events of which the header is the first
     * @param more lays beside them what belongs to the game
     */
    default void begin(Beginning beginning, List<StoredEvent> events, Consumer<GameStore> more) {
        begin(beginning, begun -> {
            try (var writing = begun.open()) {
                events.stream().skip(1).forEach(writing::copy);
            }
            more.accept(begun);
        });
    }

    /** What a game begins with. */
    record Beginning(Event.Header header, Secret secret, SortedMap<String, String> corrections, Instant at) {
        /** That of a game whose events are these. */
        public static Beginning of(List<StoredEvent> events, Secret secret, SortedMap<String, String> corrections) {
            var first = events.getFirst();
            return new Beginning((Event.Header) first.event(), secret, corrections, first.at());
        }
    }

    /** One game, to be written by one at a time. */
    interface Writing extends AutoCloseable {
        Standing standing();

        /**
         * Writes an event and lays its letters ready, in one act: both are kept when this returns, or neither ever was. After a failure
         * the game must be opened anew.
         */
        StoredEvent append(Event event, List<SealedLetter> letters, Instant at);

        /** Writes what was written elsewhere. Its letters stay there. */
        void copy(StoredEvent stored);

        @Override
        void close();
    }

    /** Somebody else has the game. */
    final class Held extends IllegalStateException {
        private static final long serialVersionUID = 1;

        public Held(String game) {
            super("Another postrider has the game %s open; stop it first, or wait until it is done.".formatted(game));
        }
    }
}
