package postrider.command;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import postrider.kernel.Game;

@Command(
        name = "box",
        description = "Checks the box of a game and lists what nobody has confirmed against a printed copy.",
        footer = {"", "Examples:", "  postrider box THE-GAME", "  postrider box THE-GAME --box my-corrections"})
final class BoxCommand implements Callable<Integer> {
    private final Setting setting;

    @Mixin
    Help help;

    @Parameters(paramLabel = "GAME", description = "What is on the box, as in the examples.")
    String name;

    @Option(names = "--box", paramLabel = "DIR", description = "A corrected box to lay over ours.")
    Path corrected;

    @Option(
            names = "--worksheet",
            paramLabel = "DIR",
            description =
                    "Write a checklist to print and corrections to fill in there; filled in, DIR is a corrected box.")
    Path worksheet;

    @Option(names = "--json", description = "Print JSON.")
    boolean json;

    BoxCommand(Setting setting) {
        this.setting = setting;
    }

    @Override
    public Integer call() {
        var game = setting.catalog().game(name);
        var corrections = Files.corrections(Optional.ofNullable(corrected));
        var box = setting.catalog().box(game, corrections);
        if (json) setting.out().println(Screen.json(new Report(name, game.title(), box.hash(), box.unconfirmed())));
        else tell(game, box);
        if (worksheet != null) write(game.worksheet(game.layers().corrected(corrections)));
        return Mistakes.DONE;
    }

    /** For programs. */
    private record Report(String game, String title, String hash, Map<String, List<String>> unconfirmed) {}

    private void tell(Game game, Game.Box<?, ?> box) {
        var doubts = box.unconfirmed().values().stream().flatMap(List::stream).toList();
        setting.out().printf("%s: the box is sound.%n", game.title());
        setting.out().print(Screen.fact("hash", box.hash()));
        setting.out()
                .print(Screen.fact(
                        "",
                        doubts.isEmpty()
                                ? "Everything in it is confirmed."
                                : "Not confirmed: %s.".formatted(Screen.count(doubts.size(), "record"))));
        doubts.forEach(doubt -> setting.out().print(Screen.item("    - ", doubt)));
    }

    private void write(Map<String, String> sheet) {
        new TreeMap<>(sheet).forEach((file, text) -> {
            var written = Files.write(worksheet.resolve(file), text);
            if (!json) setting.out().print(Screen.fact("wrote", written.toString()));
        });
    }
}
