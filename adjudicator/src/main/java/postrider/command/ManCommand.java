package postrider.command;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(
        name = "man",
        description = "Prints the manual page of a command, or writes the pages of all commands.",
        footer = {
            "",
            "A page says the same as --help.",
            "Examples:",
            "  postrider man status | man -l -",
            "  postrider man --to ~/.local/share/man/man1"
        })
final class ManCommand extends Verb {
    @Parameters(arity = "0..*", paramLabel = "COMMAND", description = "The command. Default: postrider itself.")
    List<String> command = List.of();

    @Option(names = "--to", paramLabel = "DIR", description = "Write all pages into this folder, replacing old ones.")
    Optional<Path> folder = Optional.empty();

    @Override
    public Integer call() {
        folder.ifPresentOrElse(this::write, () -> out().print(wanted().roff()));
        return Mistakes.DONE;
    }

    private void write(Path to) {
        ManualPage.all(whole()).forEach(page -> Files.overwrite(to.resolve(page.name() + ".1"), page.roff()));
    }

    private ManualPage wanted() {
        var found = whole();
        for (var word : command) {
            var below = found.getSubcommands();
            if (!below.containsKey(word))
                throw new IllegalArgumentException(
                        "There is no command '%s'.%s".formatted(word, Mistakes.meant(word, below.keySet())));
            found = below.get(word);
        }
        return new ManualPage(found);
    }
}
