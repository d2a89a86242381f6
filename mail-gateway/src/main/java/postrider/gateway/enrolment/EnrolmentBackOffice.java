package postrider.gateway.enrolment;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import postrider.desk.Gazette;
import postrider.gateway.BackOffice;
import postrider.gateway.Seat;
import postrider.gateway.mime.MailAddress;
import postrider.letters.Dispatch;
import postrider.log.Event;
import postrider.log.Glance;
import postrider.store.GameStore;

/** What the desks for enrolment also need from the office. */
public interface EnrolmentBackOffice extends BackOffice {
    /** Whether there is such a game, even if it is broken. */
    boolean hasGame(String id);

    /** A readable game, as it is known without opening it. */
    default Optional<Glance> glance(String game) {
        return game(game).map(GameStore::glance);
    }

    /** What observers may read of a game; empty if it may not be followed. */
    Optional<Gazette> gazette(String game);

    /** The seats of this player's key in running games. */
    List<Seat> of(Event.Player player);

    /** The seats of a running game; none if it is over. */
    List<Seat> in(String game);

    /** The seats in running games whose letters go to this address. */
    List<Seat> at(String address);

    /** Whether the seat's time and grace are over, and both players agreed that it is then open to others. */
    boolean isForfeited(Seat seat);

    /** Why this letter may not make us write to that address today, as a sentence; empty if it may. */
    Optional<String> mayWrite(String from, String to, String letter) throws IOException;

    /** Whether a letter of this name was ever queued. */
    boolean hasLaid(String name);

    /** Queues a letter about a game, once. */
    void lay(String name, MailAddress to, Dispatch letter) throws IOException;

    default void lay(String name, MailAddress to, Reply letter) throws IOException {
        lay(name, to, letter.notice());
    }

    /** Queues a letter to a player. */
    default void lay(String name, Event.Player to, Reply letter) throws IOException {
        lay(name, new MailAddress(to.name(), to.address()), letter);
    }
}
