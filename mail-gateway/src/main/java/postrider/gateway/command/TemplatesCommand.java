package postrider.gateway.command;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import postrider.command.Verb;
import postrider.templates.Letterpress;
import postrider.templates.Specimens;

@Command(
        name = "templates",
        description = "Writes the layouts of the letters to a folder, to edit or to look at.",
        footer = {"", "Example:", "  postrider templates export my-layouts"},
        synopsisSubcommandLabel = "(export | specimens)")
final class TemplatesCommand extends Verb {
    @Override
    public Integer call() {
        throw new IllegalArgumentException("Say what to do: 'templates export DIR' or 'templates specimens DIR'.");
    }

    @Command(
            name = "export",
            mixinStandardHelpOptions = true,
            description =
                    "Writes our layouts into a folder, with a page that lists what they can name. Existing files are not"
                            + " overwritten.")
    int export(@Parameters(paramLabel = "DIR", description = "The folder.") Path folder) throws IOException {
        var written = Specimens.export(folder);
        out().printf("%s: %s%n", folder, written.isEmpty() ? "all files already existed" : String.join(", ", written));
        return 0;
    }

    @Command(
            name = "specimens",
            mixinStandardHelpOptions = true,
            description = "Writes a letter of every kind into a folder, as text and as HTML.")
    int specimens(
            @Parameters(paramLabel = "DIR", description = "The folder.") Path folder,
            @Option(names = "--templates", paramLabel = "DIR", description = "Layouts to use instead of ours.")
                    Optional<Path> overlay)
            throws IOException {
        var faults = overlay.map(Letterpress::check).orElse(List.of());
        faults.forEach(setting().err()::println);
        out().printf("%s: %s%n", folder, String.join(", ", Specimens.print(overlay, folder)));
        return faults.isEmpty() ? 0 : 1;
    }
}
