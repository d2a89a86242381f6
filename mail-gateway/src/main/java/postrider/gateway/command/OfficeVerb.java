package postrider.gateway.command;

import java.nio.file.Path;
import picocli.CommandLine.Option;
import postrider.command.Verb;

/** A command that works on an office. */
abstract class OfficeVerb extends Verb {
    @Option(
            names = "--home",
            paramLabel = "DIR",
            description = "The folder with postrider.yaml. Default: the current folder.")
    Path home = Path.of("");
}
