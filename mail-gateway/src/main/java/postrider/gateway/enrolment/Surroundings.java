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

/** What the desks of this package need of the office. */
public interface Surroundings {
    boolean hasGame(String id);

    /** Where a game lies. */
    GameStore place(String id);

    void begin(String id, String system, String scenario, Map<String, String> options, Map<Side, Event.Player> players);

    /** A game that can be read, as it is known without being opened. */
    Optional<Glance> glance(String game);

    /** What anybody may read of it; empty if nobody may. */
    Optional<Gazette> gazette(String game);

    /** Where somebody sits by this key. */
    List<Seat> of(String fingerprint);

    /** Who sits in a game that runs; nobody if it does not. */
    List<Seat> in(String game);

    /** Where letters to somebody go to this address. */
    List<Seat> at(String address);

    /** A sentence on the game: what is played, and how it stands. */
    String about(Seat seat);

    /** Whether its time is over, the grace after it too, and both have agreed that the seat is open to others then. */
    boolean isForfeited(Seat seat);

    /** Why that player cannot be enrolled there, a sentence; empty if they can. */
    Optional<String> fault(Seat seat, Event.Player next);

    /** Has the referee settle that somebody plays on with another key or address. */
    void replace(Seat seat, Event.Player next, String reason);

    /** Why nobody may be written to today because of this letter, a sentence; empty if somebody may. */
    Optional<String> mayWrite(String from, String to, String letter) throws IOException;

    /** Lays a letter ready, once. On the disk when this returns. */
    void lay(String name, MailAddress to, Reply letter) throws IOException;

    /** Whether a letter of this name was ever laid ready. */
    boolean hasLaid(String name);

    /** Lays one ready that tells of a game, likewise. */
    void lay(String name, MailAddress to, Dispatch letter) throws IOException;

    /** Lays one ready for a player. */
    default void lay(String name, Event.Player to, Reply letter) throws IOException {
        lay(name, new MailAddress(to.name(), to.address()), letter);
    }
}
