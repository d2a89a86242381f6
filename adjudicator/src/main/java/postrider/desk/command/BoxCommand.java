package postrider.desk.command;

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

    BoxCommand(Setting setting) {
        this.setting = setting;
    }

    @Override
    public Integer call() {
        var game = setting.catalog().game(name);
        var box = setting.catalog().box(game, Optional.ofNullable(corrected));
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
        if (worksheet != null) write(game.worksheet(Optional.ofNullable(corrected)));
        return Mistakes.DONE;
    }

    private void write(Map<String, String> sheet) {
        new TreeMap<>(sheet)
                .forEach((name, text) -> setting.out()
                        .print(Screen.fact(
                                "wrote",
                                Files.write(worksheet.resolve(name), text).toString())));
    }
}
