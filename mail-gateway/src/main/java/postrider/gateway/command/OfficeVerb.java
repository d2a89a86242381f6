package postrider.gateway.command;

import java.nio.file.Path;
import picocli.CommandLine.Option;
import postrider.command.Verb;

/** A command about an office. */
abstract class OfficeVerb extends Verb {
    @Option(
            names = "--home",
            paramLabel = "DIR",
            description = "The folder that holds postrider.yaml. Default: where you are.")
    Path home = Path.of("");
}
