package postrider.command;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

@Command(
        name = "unarchive",
        description = "Brings a game back from the archive to where the games lie.",
        footer = {
            "",
            "Of its letters it knows that they were sent, and their hashes; to read a game, it need not be brought back.",
            "Examples:",
            "  postrider unarchive ww-017"
        })
final class UnarchiveCommand extends HomeVerb {
    @Parameters(paramLabel = "GAME", description = "Its id, or the path of its file.")
    String game;

    @Override
    public Integer call() {
        var archive = home.archived(game)
                .orElseThrow(() ->
                        new IllegalArgumentException("There is no game '%s' in %s.".formatted(game, home.archive())));
        var id = archive.game().header().game();
        archive.restore(places());
        try {
            Files.delete(archive.file());
        } catch (IOException kept) {
            throw new UncheckedIOException("%s cannot be deleted.".formatted(archive.file()), kept);
        }
        out().printf("%s is back.%n", id);
        return Mistakes.DONE;
    }
}
