package postrider.gateway.office;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import postrider.gateway.Seat;
import postrider.gateway.mime.MailAddress;
import postrider.gateway.signing.Keyring;
import postrider.log.PendingMotions.Disputed;
import postrider.store.GameStore;

/** Who plays in which game, and what the games wait for. A letter costs one game, however many there are. Thread-safe. */
public interface Seats {
    /**
     * A game in which something is due without a letter.
     *
     * @param settled whether a crash left nothing undone
     * @param dispute the open dispute, if any
     */
    record Due(GameStore game, boolean reminds, boolean settled, Optional<Disputed> dispute) {}

    /** Notices what other processes did to the games, if it is time to look. */
    void keepUp();

    /** Looks at a game that may have changed. */
    void update(GameStore game);

    Keyring keyring();

    /** The seats of a key, in the order of their games. */
    List<Seat> of(String fingerprint);

    /** The seats of an address, in the order of their games. */
    List<Seat> at(String address);

    default boolean knows(MailAddress somebody) {
        return !at(somebody.address()).isEmpty();
    }

    /** The game of this id, even if it is broken. */
    Optional<GameStore> game(String id);

    /** Where the game of this id is, or can be begun. */
    GameStore place(String id);

    boolean isOver(GameStore game);

    /** Why a game is broken; empty if it is not. */
    Optional<String> fault(String game);

    /** How many games are broken or disputed. */
    int stopped();

    /** A broken game whose players are unknown. */
    Optional<String> nameless();

    /**
     * The games with something to do or to send.
     *
     * @param reminder how long a player may take before they are reminded
     */
    List<Due> due(Duration reminder);
}
