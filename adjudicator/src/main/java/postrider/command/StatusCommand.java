package postrider.command;

import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import postrider.files.Disk;
import postrider.files.PrivateFiles;
import postrider.log.CorruptGameFile;
import postrider.store.GameStore;

@Command(
        name = "status",
        description = "Shows how a game stands and whose letter it waits for; by default, all games.",
        footer = {"", "Examples:", "  postrider status", "  postrider status ww-017 --json"})
final class StatusCommand extends HomeVerb {
    @Parameters(arity = "0..1", paramLabel = "GAME", description = "The game's id, or the path of its folder.")
    Optional<String> game = Optional.empty();

    @Option(names = "--json", description = "Print JSON.")
    boolean json;

    @Override
    public Integer call() {
        return game.map(this::one).orElseGet(this::all);
    }

    private int one(String name) {
        var standing = standing(game(name));
        out().print(json ? Screen.json(standing) + "\n" : standing.lines());
        return Mistakes.DONE;
    }

    private int all() {
        var all = games().stream()
                .map(this::listed)
                .sorted(Comparator.comparing(Listed::needsReferee).reversed())
                .toList();
        var faults = setting().equipment().faults(home.folder);
        if (json) out().println(Screen.json(all));
        else print(all, faults);
        return faults.isEmpty() && all.stream().noneMatch(Broken.class::isInstance) ? Mistakes.DONE : Mistakes.REFUSED;
    }

    private void print(List<Listed> all, List<String> faults) {
        if (all.isEmpty()) out().printf("There is no game in %s.%n", home.games());
        all.forEach(listed -> out().print(listed.line()));
        var equipment = setting().equipment();
        tell("Tournaments:", equipment.tournaments(home.folder));
        tell("'serve' cannot open this office:", faults);
        tell(
                "Today's letters that did not affect a game, and how many of them are answered in a day:",
                equipment.counted(home.folder));
        // No fault: whoever only looks needs no password.
        tell(
                "'serve' sends letters only where it has its passwords; here these are missing:",
                equipment.missing(home.folder));
        shutting(home.games())
                .ifPresent(command -> out().printf(
                                "Others can look into %s, which holds hands and secrets; to prevent it: '%s'.%n",
                                home.games(), command));
    }

    private void tell(String heading, List<String> lines) {
        if (!lines.isEmpty()) out().println("\n" + heading);
        out().print(Screen.items("  ", lines));
    }

    /** The command that makes a folder private; empty if it is. */
    private static Optional<String> shutting(Path folder) {
        return Disk.read(
                "%s cannot be read.".formatted(folder),
                () -> Files.notExists(folder) || PrivateFiles.isPrivate(folder)
                        ? Optional.empty()
                        : Optional.of(PrivateFiles.command(folder)));
    }

    private Listed listed(GameStore folder) {
        try {
            catalog().requirePlayable(folder, folder.header());
            return standing(folder);
        } catch (CorruptGameFile | IllegalArgumentException | IllegalStateException | UncheckedIOException broken) {
            return new Broken(folder.id(), broken.getMessage());
        }
    }

    sealed interface Listed permits GameStatus, Broken {
        String line();

        /** Whether the referee must do something before the game goes on. */
        boolean needsReferee();
    }

    /** A game that cannot be opened, and why. */
    record Broken(String game, String broken) implements Listed {
        @Override
        public boolean needsReferee() {
            return true;
        }

        @Override
        public String line() {
            var line = Screen.item("%-12s broken      ".formatted(game), broken);
            return Terminal.HERE.headed(line).replaceFirst("broken", Terminal.HERE.red("broken"));
        }
    }
}
