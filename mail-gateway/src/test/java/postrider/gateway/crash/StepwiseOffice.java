package postrider.gateway.crash;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.AppenderBase;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.List;
import java.util.stream.Collectors;
import org.slf4j.LoggerFactory;
import postrider.desk.GameCatalog;
import postrider.gateway.Settings;
import postrider.gateway.mailbox.SmtpSender;
import postrider.gateway.office.Office;
import postrider.gateway.office.Town;

/**
 * The office in a process of its own, which works until all letters are handled. Whatever it logs is a step: it prints the step as a line,
 * and waits for a byte before it goes on. Its arguments are its settings, and a file with what the DNS answers.
 */
final class StepwiseOffice {
    /** The last step. */
    static final String QUIET = "quiet";

    private StepwiseOffice() {}

    public static void main(String[] arguments) throws IOException {
        var catalog = GameCatalog.installed();
        catalog.box(catalog.game(Town.BOX));
        step("awake");
        var settings = Settings.load(Path.of(arguments[0]), System.getenv());
        var log = (Logger) LoggerFactory.getLogger("postrider");
        var steps = new Steps();
        steps.start();
        log.setLevel(Level.TRACE);
        log.addAppender(steps);
        var records = Files.readAllLines(Path.of(arguments[1])).stream()
                .map(line -> line.split("\t"))
                .collect(Collectors.toMap(words -> words[0], words -> List.of(words[1])));
        try (var office = Office.open(
                settings,
                catalog,
                InstantSource.fixed(Town.NOON),
                new Office.Ways(
                        Office.mailbox(settings),
                        new SmtpSender(settings.smtp()),
                        name -> records.getOrDefault(name, List.of())))) {
            while (!office.post().round()) step("again");
            while (!office.post().round()) step("once more"); // for what it has written to the referee
        }
        step(QUIET);
        System.exit(0);
    }

    private static synchronized void step(String what) {
        System.out.println(what.replaceAll("\\p{Cntrl}+", " "));
        try {
            if (System.in.read() < 0) Runtime.getRuntime().halt(1);
        } catch (IOException orphaned) {
            Runtime.getRuntime().halt(1);
        }
    }

    private static final class Steps extends AppenderBase<ILoggingEvent> {
        @Override
        protected void append(ILoggingEvent event) {
            step(event.getFormattedMessage());
        }
    }
}
