package postrider.gateway.command;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import picocli.CommandLine.Option;
import postrider.command.Verb;
import postrider.gateway.enrolment.Drawers;

/** A command about an office. */
abstract class OfficeVerb extends Verb {
    @Option(
            names = "--home",
            paramLabel = "DIR",
            description = "The folder that holds postrider.yaml. Default: where you are.")
    Path home = Path.of("");

    /** What is done with what the office keeps of the people who write to it. */
    interface Work {
        void done(Drawers drawers) throws IOException;
    }

    final int with(Work work) {
        try {
            work.done(Main.drawers(home));
            return 0;
        } catch (IOException unreadable) {
            throw new UncheckedIOException(
                    "The office's folder cannot be read: " + unreadable.getMessage(), unreadable);
        }
    }
}
