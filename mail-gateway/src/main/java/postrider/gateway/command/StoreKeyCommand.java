package postrider.gateway.command;

import java.io.IOException;
import java.nio.file.Path;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import postrider.command.Verb;
import postrider.gateway.postgres.AtRest;

@Command(
        name = "key",
        description = "Makes the key that hands, dice and letters are sealed with in the database.",
        footer = {"", "Example:", "  postrider store key"})
final class StoreKeyCommand extends Verb {
    @Option(
            names = "--out",
            paramLabel = "FILE",
            description = "Where it goes; nobody else may read it. Default: ${DEFAULT-VALUE}.")
    Path file = Path.of("store.key");

    @Override
    public Integer call() throws IOException {
        AtRest.make(file);
        out().printf(
                        "The key is in %s. Without it the database tells nothing: keep a copy where no copy of the database is.%n",
                        file);
        return 0;
    }
}
