package postrider.gateway.command;

import ch.qos.logback.classic.ClassicConstants;
import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.LoggerContext;
import ch.qos.logback.classic.encoder.JsonEncoder;
import ch.qos.logback.classic.encoder.PatternLayoutEncoder;
import ch.qos.logback.classic.spi.Configurator;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.ConsoleAppender;
import ch.qos.logback.core.spi.ContextAwareBase;
import org.slf4j.Logger;

/**
 * Logs to standard error, one line for each event, stack traces included. Configured in Java, because Logback takes longer to read a
 * configuration file than a short command takes to read a game.
 */
public final class LogLines extends ContextAwareBase implements Configurator {
    private static final String LINE =
            "%d{yyyy-MM-dd HH:mm:ss} %-5level %msg%replace(%replace( %ex){'\\s*[\\r\\n]+\\s*', ' | '}){'[ |]+$', ''}%nopex%n";

    private static final String NAME = "lines";

    /** From now on logs each event as a JSON object on a line of its own, unless the operator has configured the log. */
    static void forPrograms(LoggerContext log) {
        if (!(log.getLogger(Logger.ROOT_LOGGER_NAME).getAppender(NAME) instanceof ConsoleAppender<ILoggingEvent> lines))
            return;
        var json = new JsonEncoder();
        json.setContext(log);
        json.setWithFormattedMessage(true);
        json.setWithMessage(false);
        json.setWithArguments(false);
        json.setWithContext(false);
        json.setWithMDC(false);
        json.setWithMarkers(false);
        json.setWithKVPList(false);
        json.setWithNanoseconds(false);
        json.setWithSequenceNumber(false);
        json.start();
        lines.setEncoder(json);
    }

    @Override
    public ExecutionStatus configure(LoggerContext log) {
        if (System.getProperty(ClassicConstants.CONFIG_FILE_PROPERTY) != null)
            return ExecutionStatus.INVOKE_NEXT_IF_ANY; // the operator's own configuration
        var line = new PatternLayoutEncoder();
        line.setContext(log);
        line.setPattern(LINE);
        line.start();
        var lines = new ConsoleAppender<ILoggingEvent>();
        lines.setContext(log);
        lines.setName(NAME);
        lines.setTarget("System.err");
        lines.setEncoder(line);
        lines.start();
        var root = log.getLogger(Logger.ROOT_LOGGER_NAME);
        root.setLevel(Level.WARN);
        root.addAppender(lines);
        return ExecutionStatus.DO_NOT_INVOKE_NEXT_IF_ANY;
    }
}
