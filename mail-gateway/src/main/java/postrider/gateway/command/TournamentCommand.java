package postrider.gateway.command;

import picocli.CommandLine.Command;
import postrider.command.Verb;

@Command(
        name = "tournament",
        synopsisSubcommandLabel = "COMMAND",
        description = "Directs a tournament: pairings, tables, rulings, the closing report.",
        footer = {
            "",
            "docs/tournament.md tells all of it, from the file to the last letter.",
            "Examples:",
            "  postrider tournament new cup.yaml",
            "  postrider tournament pair cup",
            "  postrider tournament status cup"
        })
final class TournamentCommand extends Verb {
    @Override
    public Integer call() {
        throw new IllegalArgumentException(
                "Say what is to be done: 'tournament new', 'pair', 'table', 'status', 'adjudicate', 'late', 'enter', 'change', 'withdraw', 'close' or 'verify'.");
    }
}
