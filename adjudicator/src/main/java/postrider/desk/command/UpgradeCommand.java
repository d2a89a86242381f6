package postrider.desk.command;

import postrider.gamefile.CorruptGameFile;
import java.util.Optional;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import postrider.desk.GameFolder;
import postrider.desk.Upgrade;

@Command(
        name = "upgrade",
        description =
                "Plays stored games again under the rules and the box that are installed, and tells what would differ. Nothing"
                        + " is written.",
        footer = {
            "",
            "Do this with a new Postrider before you serve with it. A game keeps the box it began with; a difference in the",
            "rules is for you to settle with both players.",
            "Examples:",
            "  postrider upgrade --check",
            "  postrider upgrade --check ww-017 ww-018 --json"
        })
final class UpgradeCommand implements Callable<Integer> {
    private final Setting setting;

    @Mixin
    Help help;

    @Mixin
    Home home;

    @Option(names = "--check", required = true, description = "Compare, and change nothing.")
    boolean check;

    @Parameters(arity = "0..*", paramLabel = "GAME", description = "Ids, or paths of folders. Default: all games.")
    List<String> games = List.of();

    @Option(names = "--json", description = "Print JSON.")
    boolean json;

    UpgradeCommand(Setting setting) {
        this.setting = setting;
    }

    @Override
    public Integer call() {
        var folders = games.isEmpty() ? home.all() : games.stream().map(home::game).toList();
        var found = folders.stream().map(this::checked).toList();
        if (json) setting.out().println(Screen.json(found));
        else if (found.isEmpty()) setting.out().printf("There is no game in %s.%n", home.games());
        else found.forEach(one -> setting.out().print(line(one)));
        return found.stream().allMatch(one -> one.differs().isEmpty()) ? Mistakes.DONE : Mistakes.REFUSED;
    }

    private Upgrade checked(GameFolder folder) {
        try {
            return Upgrade.of(setting.catalog(), folder);
        } catch (CorruptGameFile broken) {
            var why = new Upgrade.Difference(0, broken.entry(), broken.getMessage());
            return new Upgrade(folder.id(), 0, false, Optional.of(why));
        }
    }

    private static String line(Upgrade found) {
        var box = found.sameBox() ? "" : "; the box is another";
        var said = found.differs()
                .map(other -> "differs in impulse %d, entry %d: %s%s"
                        .formatted(other.impulse(), other.entry(), other.how(), box))
                .orElse("the same in all of %s%s".formatted(Screen.count(found.impulses(), "impulse"), box));
        var line = Screen.item("%-12s ".formatted(found.game()), said);
        return Terminal.HERE.judged(found.differs().isEmpty(), line);
    }
}
