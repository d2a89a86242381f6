package postrider.gateway.command;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;
import postrider.dice.Secret;
import postrider.files.ReadFiles;
import postrider.gateway.tournament.Director;
import postrider.gateway.tournament.Proceedings;
import postrider.gateway.tournament.Recount;
import postrider.store.EventChain;

@Command(
        name = "verify",
        description = "Does a tournament a second time from its file: lots, pairings, results, table, ratings.",
        footer = {
            "",
            "Anybody who has the file of a tournament that is closed can do it. With the files of its games beside it in"
                    + " games/, the results are checked against these.",
            "Examples:",
            "  postrider tournament verify cup",
            "  postrider tournament verify old/tournament.yaml"
        })
final class TournamentVerifyCommand extends TournamentVerb {
    private static final int LARGEST = 50_000_000;

    @Parameters(index = "0", paramLabel = "TOURNAMENT", description = "Its id, or its file.")
    String id;

    @Override
    int done(Director director) throws IOException {
        boolean alone = Files.isRegularFile(Path.of(id));
        var so = alone
                ? Proceedings.of(EventChain.documents(ReadFiles.named(Path.of(id), LARGEST)))
                : director.proceedings(id);
        var secret = alone || so.isClosed()
                ? Optional.<Secret>empty()
                : Optional.of(director.store().secret(so.id()));
        var found = new Recount(so, secret, director.catalog(), director.games()).findings();
        out().println("%s: %s".formatted(so.id(), found.isGood() ? "Nothing is amiss." : "Something is amiss."));
        lines("amiss", found.amiss());
        lines("checked", found.checked());
        lines("unseen", found.unseen());
        return found.isGood() ? 0 : 1;
    }

    private void lines(String head, List<String> lines) {
        for (int i = 0; i < lines.size(); i++) out().printf("  %-9s %s%n", i == 0 ? head : "", lines.get(i));
    }
}
