package postrider.command;

import java.nio.file.Files;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;
import postrider.files.Disk;

@Command(
        name = "unarchive",
        description = "Moves a game from the archive back to the other games.",
        footer = {
            "",
            "Of its letters only the hashes come back. To read or verify a game, leave it in the archive.",
            "Examples:",
            "  postrider unarchive ww-017"
        })
final class UnarchiveCommand extends HomeVerb {
    @Parameters(paramLabel = "GAME", description = "The game's id, or the path of its file.")
    String game;

    @Override
    public Integer call() {
        var archive = home.archived(game)
                .orElseThrow(() ->
                        new IllegalArgumentException("There is no game '%s' in %s.".formatted(game, home.archive())));
        var id = archive.game().header().game();
        archive.restore(places());
        Disk.write("%s cannot be deleted.".formatted(archive.file()), () -> Files.delete(archive.file()));
        out().printf("%s is back.%n", id);
        return Mistakes.DONE;
    }
}
