package postrider.command;

import java.io.UncheckedIOException;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import postrider.desk.UpgradeCheck;
import postrider.log.CorruptGameFile;
import postrider.store.GameStore;
import postrider.text.Lists;
import postrider.text.Wording;

@Command(
        name = "upgrade",
        description = "Replays stored games under the installed rules and box, without changing anything.",
        footer = {
            "",
            "A game keeps the box and the edition of the rules it began with. Before you serve with a new Postrider, check"
                    + " here which games would have come out differently, from which impulse on, and how.",
            "Examples:",
            "  postrider upgrade --check",
            "  postrider upgrade --check ww-017 ww-018 --json"
        })
final class UpgradeCommand extends HomeVerb {
    @Parameters(paramLabel = "GAME", arity = "0..*", description = "Game ids or paths of folders. Default: all games.")
    List<String> games = List.of();

    @Option(names = "--check", required = true, description = "Replay the games and report what would differ.")
    boolean check;

    @Option(names = "--json", description = "Print JSON.")
    boolean json;

    /** For programs. */
    private record Report(
            String game,
            String playedWith,
            int edition,
            String installed,
            int newest,
            int impulses,
            boolean same,
            Optional<Integer> impulse,
            Optional<Integer> entry,
            Optional<String> how,
            Optional<String> broken) {
        static Report of(UpgradeCheck check) {
            return new Report(
                    check.game(),
                    check.playedWith().box(),
                    check.playedWith().rules().number(),
                    check.installed().box(),
                    check.installed().rules().number(),
                    check.impulses(),
                    check.same(),
                    check.first().map(UpgradeCheck.Difference::impulse),
                    check.first().map(UpgradeCheck.Difference::entry),
                    check.first().map(UpgradeCheck.Difference::how),
                    Optional.empty());
        }

        static Report of(String game, String broken) {
            var none = Optional.<Integer>empty();
            return new Report(game, "", 0, "", 0, 0, false, none, none, Optional.empty(), Optional.of(broken));
        }
    }

    /** What came of one game. */
    private record Row(boolean same, String text, Report report) {}

    @Override
    public Integer call() {
        var folders = games.isEmpty() ? games() : Lists.map(games, name -> game(name));
        var rows = Lists.map(folders, this::checked);
        if (json) out().println(Screen.json(Lists.map(rows, Row::report)));
        else if (rows.isEmpty()) out().printf("There is no game in %s.%n", home.games());
        else rows.forEach(row -> out().print(Terminal.HERE.judged(row.same(), row.text())));
        return rows.stream().allMatch(Row::same) ? Mistakes.DONE : Mistakes.REFUSED;
    }

    /** A game that cannot be replayed does not stop the others. */
    private Row checked(GameStore folder) {
        try {
            var check = UpgradeCheck.of(catalog(), folder);
            return new Row(check.same(), text(check), Report.of(check));
        } catch (CorruptGameFile | IllegalArgumentException | IllegalStateException | UncheckedIOException broken) {
            var text = "%s: cannot be replayed.%n".formatted(folder.id()) + Screen.fact("broken", broken.getMessage());
            return new Row(false, text, Report.of(folder.id(), broken.getMessage()));
        }
    }

    private static String text(UpgradeCheck check) {
        var verdict = check.first()
                .map(first ->
                        "impulse %d would come out differently (entry %d).".formatted(first.impulse(), first.entry()))
                .orElse("the same.");
        var mine = check.playedWith();
        var newest = check.installed();
        var box = mine.box().equals(newest.box())
                ? "the one that is installed"
                : "%.8s of its own; %.8s is installed".formatted(mine.box(), newest.box());
        var rules = mine.rules().equals(newest.rules())
                ? "%s, the newest".formatted(mine.rules())
                : "%s; %s is the newest".formatted(mine.rules(), newest.rules());
        return "%s: %s%n".formatted(check.game(), verdict)
                + Screen.fact("box", box)
                + Screen.fact("rules", rules)
                + Screen.fact(
                        "replayed", Wording.count(check.impulses(), "impulse") + ", each to the position recorded")
                + check.first().map(first -> Screen.fact("how", first.how())).orElse("");
    }
}
