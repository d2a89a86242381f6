package postrider.gateway.office;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.read.ListAppender;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.slf4j.LoggerFactory;

/** Counts how often a letter and its game are read while an order is accepted and runs to its end. */
class ReadOnceTest {
    @TempDir
    private Path home;

    @Test
    void anAcceptedOrderIsReadOnceAndPlayedTwice() throws IOException {
        try (var town = new Town(home)) {
            var game = town.begin("ww-1");
            assertEquals(1, game.log().impulse());
            town.washington.write(
                    "game ww-1",
                    "impulse 1",
                    "committees: Concord, Barnstable, Newport, Hartford, Albany, Morristown, Reading, Wilmington DE,",
                    "  Baltimore, Richmond, Charlotte, Camden, Savannah");
            var steps = new ArrayList<String>();
            try (var office = town.office()) {
                var log = watched();
                assertTrue(office.post().round());
                log.list.forEach(step -> steps.add(step.getFormattedMessage()));
                stop(log);
            }
            assertEquals(2, game.log().impulse());
            assertEquals(1, count(steps, "\\d+ bytes are parsed"), steps::toString);
            assertEquals(1, count(steps, "the game file .*/ww-1/game.yaml is open.*"), steps::toString);
            assertEquals(0, count(steps, "the whole of .* is read"), steps::toString);
            assertEquals(1, count(steps, "an order of impulse 1 is read"), steps::toString);
            assertEquals(2, count(steps, "impulse 1 is run"), steps::toString);
        }
    }

    private static ListAppender<ILoggingEvent> watched() {
        var log = new ListAppender<ILoggingEvent>();
        log.start();
        ours().setLevel(Level.TRACE);
        ours().addAppender(log);
        return log;
    }

    private static void stop(ListAppender<ILoggingEvent> log) {
        ours().detachAppender(log);
        ours().setLevel(Level.OFF);
    }

    private static Logger ours() {
        return (Logger) LoggerFactory.getLogger("postrider");
    }

    private static long count(List<String> steps, String kind) {
        return steps.stream().filter(step -> step.matches(kind)).count();
    }
}
