package postrider.command;

import java.nio.file.Path;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

@Command(
        name = "report",
        description = "Prints the letter that reported an impulse to a player; by default, the last impulse.",
        footer = {
            "",
            "Examples:",
            "  postrider report ww-017 --as american",
            "  postrider report ww-017 --as american --impulse 23 --format html > 23.html",
            "  postrider report ww-017 --as american --svg map.svg"
        })
final class ReportCommand extends GameVerb {
    enum Format {
        text,
        html,
        json
    }

    @Option(names = "--as", required = true, paramLabel = "SIDE", description = "Whose letter it is.")
    String side;

    @Option(names = "--impulse", paramLabel = "N", description = "The impulse's number; 0 is the set-up.")
    Optional<Integer> impulse = Optional.empty();

    @Option(names = "--format", paramLabel = "FORMAT", description = "One of ${COMPLETION-CANDIDATES}. Default: text.")
    Format format = Format.text;

    @Option(names = "--svg", paramLabel = "FILE", description = "Write only its map, as SVG, to this file.")
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
