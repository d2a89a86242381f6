package postrider.command;

import java.nio.file.Path;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import postrider.desk.Outcome;
import postrider.play.SignedLetter;

@Command(
        name = "preview",
        description = "Judges an order or an answer. Nothing is rolled, asked or written.",
        footer = {
            "",
            "The file holds what the player would write; the game and impulse lines may be left out.",
            "Example:",
            "  postrider preview ww-017 --as british order.txt"
        })
final class PreviewCommand extends GameVerb {
    @Parameters(index = "1", paramLabel = "FILE", description = "The letter; - for standard input.")
    Path file;

    @Option(names = "--as", required = true, paramLabel = "SIDE", description = "Whose letter it is.")
    String side;

    @Option(names = "--json", description = "Print JSON.")
    boolean json;

    @Override
    public Integer call() {
        var folder = folder();
        var by = side(side);
        var outcome = desk().preview(folder, SignedLetter.byHand(by, Files.text(file)));
        var answer = outcome.answer().orElseThrow();
        out().println(
                        json
                                ? Screen.json(outcome)
                                : Terminal.HERE.letter(renderer().text(answer)));
        return outcome.fate() == Outcome.Fate.REJECTED ? Mistakes.REFUSED : Mistakes.DONE;
    }
}
