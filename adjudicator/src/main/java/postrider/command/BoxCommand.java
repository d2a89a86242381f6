package postrider.command;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import postrider.kernel.Game;
import postrider.text.Wording;

@Command(
        name = "box",
        description = "Checks the box of a game and lists what nobody has confirmed against a printed copy.",
        footer = {"", "Examples:", "  postrider box THE-GAME", "  postrider box THE-GAME --box my-corrections"})
final class BoxCommand extends Verb {
    @Parameters(paramLabel = "GAME", description = "The title, as in the examples.")
    String name;

    @Option(names = "--box", paramLabel = "DIR", description = "A folder with corrections to our box.")
    Optional<Path> corrected = Optional.empty();

    @Option(
            names = "--worksheet",
            paramLabel = "DIR",
            description = "Write a checklist to print and files for corrections; filled in, DIR is for --box.")
    Optional<Path> worksheet = Optional.empty();

    @Option(names = "--json", description = "Print JSON.")
    boolean json;

    @Override
    public Integer call() {
        var game = catalog().game(name);
        var corrections = Files.corrections(corrected);
        var box = catalog().box(game, corrections);
        if (json) out().println(Screen.json(new Report(name, game.title(), box.hash(), box.unconfirmed())));
        else tell(game, box);
        worksheet.ifPresent(folder -> write(folder, game.worksheet(game.layers().corrected(corrections))));
        return Mistakes.DONE;
    }

    /** The JSON form. */
    private record Report(String game, String title, String hash, Map<String, List<String>> unconfirmed) {}

    private void tell(Game game, Game.Box<?, ?> box) {
        var doubts = box.unconfirmed().values().stream().flatMap(List::stream).toList();
        out().printf("%s: the box is sound.%n", game.title());
        out().print(Screen.fact("hash", box.hash()));
        out().print(Screen.fact(
                "",
                doubts.isEmpty()
                        ? "Everything in it is confirmed."
                        : "Not confirmed: %s.".formatted(Wording.count(doubts.size(), "record"))));
        out().print(Screen.items("    - ", doubts));
    }

    private void write(Path folder, Map<String, String> sheet) {
        new TreeMap<>(sheet).forEach((file, text) -> {
            var written = Files.write(folder.resolve(file), text);
            if (!json) out().print(Screen.fact("wrote", written.toString()));
        });
    }
}
