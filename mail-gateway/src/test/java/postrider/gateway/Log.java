package postrider.gateway;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.read.ListAppender;
import java.util.stream.Collectors;
import org.slf4j.LoggerFactory;

/** Captures the operator's log while it is open. */
public final class Log implements AutoCloseable {
    private final ListAppender<ILoggingEvent> lines = new ListAppender<>();
    private final Level before = ours().getLevel();

    public Log() {
        lines.start();
        ours().addAppender(lines);
        ours().setLevel(Level.INFO);
    }

    private static Logger ours() {
        return (Logger) LoggerFactory.getLogger("postrider");
    }

    public boolean warns(String beginning) {
        return lines.list.stream()
                .anyMatch(line -> line.getLevel().isGreaterOrEqual(Level.WARN)
                        && line.getFormattedMessage().startsWith(beginning));
    }

    @Override
    public String toString() {
        return lines.list.stream().map(ILoggingEvent::getFormattedMessage).collect(Collectors.joining("\n"));
    }

    @Override
    public void close() {
        ours().detachAppender(lines);
        ours().setLevel(before);
    }
}
