package postrider.gateway.enrolment;

import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import postrider.desk.Gazette;
import postrider.gateway.Seat;
import postrider.gateway.mime.MailAddress;
import postrider.kernel.ruling.Side;
import postrider.letters.Dispatch;
import postrider.log.Event;
import postrider.log.Glance;
import postrider.store.GameStore;

/** What the desks of this package need from the office. */
public interface Surroundings {
    boolean hasGame(String id);

    /** The store of a game. */
    GameStore place(String id);

    void begin(String id, String system, String scenario, Map<String, String> options, Map<Side, Event.Player> players);

    /** A readable game, as it is known without opening it. */
    Optional<Glance> glance(String game);

    /** What observers may read of a game; empty if it may not be followed. */
    Optional<Gazette> gazette(String game);

    /** The seats of whoever has this key. */
    List<Seat> of(String fingerprint);

    /** The seats of a running game; none if it is over. */
    List<Seat> in(String game);

    /** The seats whose letters go to this address. */
    List<Seat> at(String address);

    /** A sentence about the seat's game: what is played, and how it stands. */
    String about(Seat seat);

    /** Whether the seat's time and grace are over, and both players agreed that it is then open to others. */
    boolean isForfeited(Seat seat);

    /** Why that player cannot be enrolled there, as a sentence; empty if they can. */
    Optional<String> fault(Seat seat, Event.Player next);

    /** Has the referee enter a settlement: the seat has a new key, address or player. */
    void replace(Seat seat, Event.Player next, String reason);

    /** Why this letter may not make us write to that address today, as a sentence; empty if it may. */
    Optional<String> mayWrite(String from, String to, String letter) throws IOException;

    /** Queues a letter, once. It is on disk when this returns. */
    void lay(String name, MailAddress to, Reply letter) throws IOException;

    /** Whether a letter of this name was ever queued. */
    boolean hasLaid(String name);

    /** Queues a letter about a game, once. */
    void lay(String name, MailAddress to, Dispatch letter) throws IOException;

    /** Queues a letter to a player. */
    default void lay(String name, Event.Player to, Reply letter) throws IOException {
        lay(name, new MailAddress(to.name(), to.address()), letter);
    }
}
