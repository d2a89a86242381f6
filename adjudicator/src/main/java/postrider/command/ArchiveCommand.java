package postrider.command;

import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import postrider.store.GameArchive;
import postrider.store.GameStore;
import postrider.text.Lists;
import postrider.text.Wording;

@Command(
        name = "archive",
        description = "Archives finished games, each as one small file that can still be read and verified.",
        footer = {
            "",
            "The file is written to archive/ in the home folder. Of the letters that were sent it keeps only the hashes;"
                    + " reports can be produced again. 'serve' may keep running.",
            "Examples:",
            "  postrider archive ww-017",
            "  postrider archive --finished-before 2026-01-01",
            "  postrider archive --letters-before 2026-01-01",
            "  postrider verify ww-017",
            "  postrider unarchive ww-017"
        })
final class ArchiveCommand extends HomeVerb {
    @Parameters(arity = "0..1", paramLabel = "GAME", description = "The game's id.")
    Optional<String> game = Optional.empty();

    @Option(
            names = "--finished-before",
            paramLabel = "DATE",
            description = "All finished games in which nothing has happened since that day (2026-01-01).")
    Optional<LocalDate> finishedBefore = Optional.empty();

    @Option(
            names = "--letters-before",
            paramLabel = "DATE",
            description = "In all games that stay, keep only the hashes of letters sent before that day.")
    Optional<LocalDate> lettersBefore = Optional.empty();

    @Override
    public Integer call() {
        long named = Stream.of(game, finishedBefore, lettersBefore)
                .filter(Optional::isPresent)
                .count();
        require(named == 1, "Name a game, or a day with --finished-before or --letters-before.");
        if (lettersBefore.isPresent()) {
            forget(lettersBefore.get().atStartOfDay(ZoneOffset.UTC).toInstant());
            return Mistakes.DONE;
        }
        if (game.isPresent()) archive(begun(game.get()));
        else {
            var old = old(finishedBefore.get());
            old.forEach(this::archive);
            if (old.isEmpty()) out().println("There is no such game.");
        }
        return Mistakes.DONE;
    }

    private void forget(Instant before) {
        int letters = 0;
        for (var kept : games()) letters += kept.letters().forget(before);
        out().printf("Only the hash is kept of %s.%n", Wording.count(letters, "letter"));
    }

    private GameStore begun(String id) {
        var games = places();
        require(games.has(id), "There is no game '%s' in %s.".formatted(id, games));
        return games.place(id);
    }

    private List<GameStore> old(LocalDate day) {
        var since = day.atStartOfDay(ZoneOffset.UTC).toInstant();
        return Lists.filter(
                games(),
                kept -> kept.glance().over()
                        && kept.glance().lastMoved().isBefore(since)
                        && kept.letters().unsent().isEmpty());
    }

    private void archive(GameStore kept) {
        if (!kept.log().over())
            throw new IllegalStateException("%s is not over: only a finished game is archived.".formatted(kept.id()));
        int waiting = kept.letters().unsent().size();
        if (waiting > 0)
            throw new IllegalStateException("%s of %s not left yet."
                    .formatted(Wording.count(waiting, "letter"), kept.id() + (waiting == 1 ? " has" : " have")));
        var archive = new GameArchive(home.archive().resolve(kept.id() + GameArchive.SUFFIX));
        int entries = archive.write(kept);
        if (archive.game().events().size() != entries || !places().retire(kept.id(), entries))
            throw new IllegalStateException(
                    "%s has changed meanwhile and was not archived: try again.".formatted(kept.id()));
        out().printf(
                        "%s is in %s, %,d bytes.%n",
                        kept.id(), archive.file(), archive.file().toFile().length());
    }
}
