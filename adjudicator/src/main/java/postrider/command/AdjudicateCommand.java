package postrider.command;

import java.nio.file.Path;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import postrider.desk.Outcome;

@Command(
        name = "adjudicate",
        description = "Enters a player's letter by hand and carries it out: an order, answers or standing orders.",
        footer = {
            "",
            "The game file records that the letter was not signed. No roll can be undone.",
            "If the letter is refused, nothing is entered and only you are told why.",
            "Examples:",
            "  postrider adjudicate ww-017 --as british order.txt --note 'came by telephone'",
            "  echo 'answer intercept into Camden: no' |",
            "    postrider adjudicate ww-017 --as american - --note 'silent too long'"
        })
final class AdjudicateCommand extends GameVerb {
    @Parameters(index = "1", paramLabel = "FILE", description = "The letter; - for standard input.")
    Path file;

    @Option(names = "--as", required = true, paramLabel = "SIDE", description = "Whose letter it is.")
    String side;

    @Option(names = "--note", paramLabel = "WHY", description = "Why it is entered by hand; both players are told.")
    Optional<String> note = Optional.empty();

    @Option(names = "--json", description = "Print JSON.")
    boolean json;

    @Override
    public Integer call() {
        var folder = folder();
        var by = side(side);
        var text = Files.text(file);
        var outcome = desk().enter(folder, by, text, note);
        boolean refused = outcome.fate() == Outcome.Fate.REJECTED;
        if (json) out().println(Screen.json(outcome));
        else {
            outcome.answer()
                    .ifPresent(answer ->
                            out().println(Terminal.HERE.letter(renderer().text(answer))));
            if (refused) out().println("Nothing was entered, and no player is told of it.");
            out().print(standing(folder).lines());
        }
        return refused ? Mistakes.REFUSED : Mistakes.DONE;
    }
}
