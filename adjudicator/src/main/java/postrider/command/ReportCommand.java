package postrider.command;

import java.nio.file.Path;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

@Command(
        name = "report",
        description = "Prints the letter that told a player what came of an impulse; without a number, of the last.",
        footer = {
            "",
            "Examples:",
            "  postrider report ww-017 --as american",
            "  postrider report ww-017 --as american --impulse 23 --format html > 23.html",
            "  postrider report ww-017 --as american --svg map.svg"
        })
final class ReportCommand extends GameVerb {
    /** How it is printed. */
    enum Format {
        text,
        html,
        json
    }

    @Option(names = "--as", required = true, paramLabel = "SIDE", description = "Who reads it.")
    String side;

    @Option(names = "--impulse", paramLabel = "N", description = "0 is the set-up.")
    Optional<Integer> impulse = Optional.empty();

    @Option(names = "--format", paramLabel = "FORMAT", description = "${COMPLETION-CANDIDATES}. Default: text.")
    Format format = Format.text;

    @Option(names = "--svg", paramLabel = "FILE", description = "Writes its map there, as SVG.")
    Optional<Path> svg = Optional.empty();

    @Override
    public Integer call() {
        var folder = folder();
        var reader = side(side);
        var report = desk().report(folder, reader, impulse);
        if (svg.isPresent()) {
            Files.overwrite(
                    svg.get(),
                    renderer().svg(report).orElseThrow(() -> new IllegalStateException("That letter has no map.")));
            return Mistakes.DONE;
        }
        out().println(
                        switch (format) {
                            case text -> Terminal.HERE.letter(renderer().text(report));
                            case html -> renderer().print(report).page();
                            case json -> Screen.json(report);
                        });
        return Mistakes.DONE;
    }
}
