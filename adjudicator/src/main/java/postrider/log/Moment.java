package postrider.log;

import java.util.ArrayList;
import java.util.List;

/**
 * An entry of a game file, with the game's log before it and after it.
 *
 * @param after the next entry's {@code before}
 */
public record Moment(GameLog before, StoredEvent stored, GameLog after) {
    /** All entries of a game, in order. */
    public static List<Moment> all(List<StoredEvent> events) {
        var all = new ArrayList<Moment>();
        var log = GameLog.NOTHING;
        for (var stored : events) {
            var after = log.with(stored);
            all.add(new Moment(log, stored, after));
            log = after;
        }
        return all;
    }

    public Event event() {
        return stored.event();
    }
}
