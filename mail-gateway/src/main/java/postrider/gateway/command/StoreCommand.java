package postrider.gateway.command;

import picocli.CommandLine.Command;
import postrider.command.Verb;

@Command(
        name = "store",
        synopsisSubcommandLabel = "COMMAND",
        description = "Carries all games from the folder into the database or back, and compares the two.",
        footer = {
            "",
            "The database stands in postrider.yaml: docs/operator.md, 'Past one machine'.",
            "Examples:",
            "  postrider store key",
            "  postrider store copy folder database",
            "  postrider store compare folder database"
        })
final class StoreCommand extends Verb {
    @Override
    public Integer call() {
        throw new IllegalArgumentException("Say what is to be done: 'store key', 'store copy' or 'store compare'.");
    }
}
