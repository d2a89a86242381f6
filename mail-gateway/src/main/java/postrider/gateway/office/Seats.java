package postrider.gateway.office;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import postrider.gateway.Seat;
import postrider.gateway.mime.MailAddress;
import postrider.gateway.signing.Keyring;
import postrider.log.PendingMotions.Disputed;
import postrider.store.GameStore;

/** Who plays in which game, and what the games wait for. However many there are, a letter costs one. Several threads may ask. */
public interface Seats {
    /**
     * A game in which the referee has something to do without a letter.
     *
     * @param reminds whether somebody is to be reminded
     * @param settled whether a crash left nothing undone
     * @param dispute what is disputed, and not settled or withdrawn
     */
    record Due(GameStore game, boolean reminds, boolean settled, Optional<Disputed> dispute) {}

    /** Finds out what was done to the games elsewhere, if it is time to. */
    void keepUp();

    /** Looks at a game in which something was done. */
    void update(GameStore game);

    /** The keys of all players. */
    Keyring keyring();

    /** The seats of whoever holds this key, in the order of their games. */
    List<Seat> of(String fingerprint);

    /** The seats whose letters go to this address, in the order of their games. */
    List<Seat> at(String address);

    /** Whether a player has this address. */
    default boolean knows(MailAddress somebody) {
        return !at(somebody.address()).isEmpty();
    }

    /** A game of this id, be it broken. */
    Optional<GameStore> game(String id);

    /** Where the game of this id lies, or can be begun. */
    GameStore place(String id);

    boolean isOver(GameStore game);

    /** Why nothing can be done in a game until it is mended; empty if it is well. */
    Optional<String> fault(String game);

    /** How many games are broken, or wait for the referee to settle a dispute. */
    int stopped();

    /** A broken game of which nobody knows any more who plays it. */
    Optional<String> nameless();

    /**
     * The games in which there is something to do, or to send.
     *
     * @param reminder how long a player may take before they are reminded
     */
    List<Due> due(Duration reminder);
}
