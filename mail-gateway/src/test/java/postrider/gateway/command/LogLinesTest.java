package postrider.gateway.command;

import static org.junit.jupiter.api.Assertions.assertEquals;

import ch.qos.logback.classic.LoggerContext;
import ch.qos.logback.classic.util.LogbackMDCAdapter;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.json.JsonMapper;

final class LogLinesTest {
    private final LoggerContext context = new LoggerContext();

    @BeforeEach
    void begun() {
        context.setMDCAdapter(new LogbackMDCAdapter());
    }

    /** The log, without dates and times. */
    private String logged(Runnable events) {
        var error = System.err;
        var bytes = new ByteArrayOutputStream();
        System.setErr(new PrintStream(bytes, true, StandardCharsets.UTF_8));
        try {
            new LogLines().configure(context);
            events.run();
        } finally {
            System.setErr(error);
            context.stop();
        }
        return bytes.toString(StandardCharsets.UTF_8).replaceAll("(?m)^\\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d:\\d\\d ", "");
    }

    @Test
    void anEventIsALine() {
        var log = context.getLogger("postrider.some.Where");
        assertEquals("WARN  It was cut short.\nERROR It is gone.\n", logged(() -> {
            log.warn("It was {} short.", "cut");
            log.error("It is gone.");
        }));
    }

    @Test
    void aStackTraceIsOneLineToo() {
        var fault = new IllegalStateException("no space", new AssertionError("twice\nover"));
        fault.setStackTrace(new StackTraceElement[] {new StackTraceElement("Some", "where", "Some.java", 7)});
        fault.getCause().setStackTrace(fault.getStackTrace());
        assertEquals(
                "ERROR a fault of ours java.lang.IllegalStateException: no space"
                        + " | at Some.where(Some.java:7)"
                        + " | Caused by: java.lang.AssertionError: twice | over | ... 1 common frames omitted\n",
                logged(() -> context.getLogger("postrider").error("a fault of ours", fault)));
    }

    /** For log collectors; line breaks in a message are escaped. */
    @Test
    void anEventIsAnObjectOfJson() {
        var lines = logged(() -> {
                    LogLines.forPrograms(context);
                    context.getLogger("postrider.some.Where").warn("It was {} short.", "cut \"quite\"\n");
                })
                .lines()
                .toList();
        assertEquals(1, lines.size());
        var event = new JsonMapper().readTree(lines.getFirst());
        assertEquals(
                "It was cut \"quite\"\n short.", event.path("formattedMessage").asString());
        assertEquals("WARN", event.path("level").asString());
        assertEquals("postrider.some.Where", event.path("loggerName").asString());
        assertEquals(
                List.of("timestamp", "level", "threadName", "loggerName", "formattedMessage", "throwable"),
                List.copyOf(event.propertyNames()));
    }

    @Test
    void onlyWarningsAreLogged() {
        assertEquals("", logged(() -> context.getLogger("postrider").info("a letter came")));
    }
}
