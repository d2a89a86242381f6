package postrider.gateway;

import java.io.IOException;
import java.util.Map;
import java.util.Optional;
import postrider.desk.Decree;
import postrider.gateway.mime.MailAddress;
import postrider.kernel.ruling.Side;
import postrider.log.Event;
import postrider.store.GameStore;

/** What the desks for enrolment and tournaments need from the office. */
public interface BackOffice {
    /** A readable game, if it has begun. */
    Optional<GameStore> game(String id);

    void begin(String id, String system, String scenario, Map<String, String> options, Map<Side, Event.Player> players);

    /** Enters a settlement of the referee's, unless the game is over. */
    void settle(GameStore game, Decree decree);

    /** Queues a letter, once. It is on disk when this returns. */
    void lay(String name, MailAddress to, Notice letter) throws IOException;
}
